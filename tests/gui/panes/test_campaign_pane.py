"""A campaign in the window, by mouse and by agents."""

import json
import shutil

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.playtest.touring import entities, workspace
from tests.gui.showing import on_screen
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.panes.campaign_pane import CampaignPane
from workbench.model.ref import EntityRef
from workbench.playtest.progress_files import read_progress
from workbench.workspace import Workspace

LEFT = Qt.MouseButton.LeftButton
REF = EntityRef("test", "campaign", "story")


@pytest.fixture
def open_campaign(qtbot, packs_of):
    """Open the campaign of the toy game."""

    def opened(space=None):
        pane = on_screen(qtbot, CampaignPane(Document(space or workspace(packs_of(**entities()))), REF), 1100, 700)
        QApplication.processEvents()
        return pane

    return opened


def press(qtbot, button):
    """Press a button by mouse; it must be in sight."""
    assert button.isVisible()
    qtbot.mouseClick(button, LEFT)
    QApplication.processEvents()


def play_to_the_end(pane):
    """Let agents end the step's game."""
    for seat in (1, 2):
        pane.session.seat_agent(seat, "greedy")
    while pane.session.advance():
        pass
    pane.step.refresh()


def names(pane):
    return [(step.name, step.what) for step in pane.bar.path.steps]


def test_a_campaign_opens_on_its_story_and_begins_with_the_first_scenario(open_campaign, qtbot):
    pane = open_campaign()
    assert names(pane)[0] == ("A first walk", "current")
    assert names(pane)[1:3] == [("Once more (after a defeat)", "next"), ("The hill", "next")]
    assert ("The sea", "later") in names(pane)
    assert pane.page.go.text() == "Begin"
    assert pane.page.kept is None

    press(qtbot, pane.page.go)

    assert pane.session is not None
    assert pane.session.seed == 1
    assert pane.step.bar.seed.value() == 1
    assert pane.stack.currentWidget() is pane.step


def test_a_whole_campaign_is_played_step_by_step_and_the_table_says_what_is_carried(open_campaign, qtbot):
    pane = open_campaign()
    seeds = []
    while pane.campaign.current:
        press(qtbot, pane.page.go)
        seeds.append(pane.session.seed)
        assert not pane.bar.go.isEnabled()
        play_to_the_end(pane)
        press(qtbot, pane.step.result_banner.button)
        assert pane.stack.currentWidget() is pane.page
        assert sorted(text.seat for text in pane.campaign.scene("en").texts) == sorted(pane.page.cards)
    assert len(seeds) == len(set(seeds)) == len(pane.campaign.done)
    assert [what for _, what in names(pane)] == ["done"] * len(seeds)
    assert pane.page.go is None
    assert any("Shift+F5" in label.text() for label in pane.page.findChildren(QLabel)), "what can be done next is told"
    assert read_progress(pane.file) == pane.campaign.saved()
    press(qtbot, pane.bar.buttons["restart"])
    assert pane.page.kept is None


def test_the_button_of_the_bar_goes_on_too_and_players_stay(open_campaign, qtbot):
    pane = open_campaign()
    press(qtbot, pane.page.go)
    play_to_the_end(pane)
    press(qtbot, pane.bar.go)
    assert [record.scenario for record in pane.campaign.done] == ["first"]
    pane.play_on()
    assert pane.session.agents[1] == "greedy"
    assert pane.step.bar.agents() == {1: "greedy", 2: "greedy"}


def test_play_on_begins_a_game_anew_while_it_goes_on(open_campaign, qtbot):
    pane = open_campaign()
    pane.play_on()
    before = pane.session
    pane.play_on()
    assert pane.session is not before
    assert pane.session.decisions == []
    assert pane.campaign.done == ()


def test_what_was_reached_is_offered_when_the_campaign_is_opened_again(open_campaign, qtbot, packs_of):
    pane = open_campaign()
    press(qtbot, pane.page.go)
    play_to_the_end(pane)
    pane.go_on()
    reached = pane.campaign.saved()
    again = open_campaign()
    where = again.texts.name(again.texts.scenario(pane.campaign.current))
    assert again.page.kept.text() == f"Go on at {where}"
    press(qtbot, again.page.kept)
    assert again.campaign.saved() == reached
    assert names(again)[0] == ("A first walk", "done")
    press(qtbot, again.bar.buttons["restart"])
    assert again.campaign.done == ()


def test_a_game_in_the_midst_of_a_step_is_kept_and_offered_again(open_campaign, qtbot, state_folder):
    pane = open_campaign()
    pane.play_on()
    pane.step.choose(pane.session.legal()[0])
    assert pane.step.match.to_lose
    assert pane.keep()
    again = open_campaign()
    press(qtbot, again.page.kept)
    assert again.session.decisions[0] == pane.session.decisions[0]
    assert not again.step.match.to_lose


def test_a_folder_for_progress_that_cannot_be_made_is_told(open_campaign, state_folder, monkeypatch):
    pane, told = open_campaign(), []
    pane.file.parent.parent.mkdir(parents=True, exist_ok=True)
    pane.file.parent.write_text("in the way")
    monkeypatch.setattr("workbench.gui.panes.campaign_pane.ask_save", lambda *_: pane.file)
    monkeypatch.setattr("PySide6.QtWidgets.QMessageBox.warning", lambda parent, title, text: told.append(text))
    pane.bar.asked.emit("save")
    assert len(told) == 1


def test_starting_again_leaves_what_was_kept(open_campaign, qtbot):
    pane = open_campaign()
    for _ in range(2):
        press(qtbot, pane.page.go)
        play_to_the_end(pane)
        pane.go_on()
    reached = pane.campaign.saved()
    press(qtbot, pane.bar.buttons["restart"])
    press(qtbot, pane.page.go)
    play_to_the_end(pane)
    pane.go_on()
    former = pane.file.with_name(f"{pane.file.stem}-before.json")
    assert read_progress(pane.file) != reached
    pane.load_from(former)
    assert pane.campaign.saved() == reached


def test_a_game_in_the_midst_of_a_step_is_saved_and_loaded(open_campaign, qtbot, tmp_path):
    pane = open_campaign()
    pane.play_on()
    pane.step.bar.seat(2, None)
    for _ in range(3):
        pane.step.choose(pane.session.legal()[0])
    pane.save_to(tmp_path / "p.json")
    other = open_campaign()
    other.load_from(tmp_path / "p.json")
    assert other.session.decisions == pane.session.decisions
    assert len(other.session.decisions) == 3
    assert other.stack.currentWidget() is other.step
    assert not other.changed_banner.isVisible()


def test_a_game_that_has_ended_is_saved_before_it_is_carried_on(open_campaign, qtbot, tmp_path):
    pane = open_campaign()
    pane.play_on()
    play_to_the_end(pane)
    pane.save_to(tmp_path / "p.json")
    other = open_campaign()
    other.load_from(tmp_path / "p.json")
    press(qtbot, other.bar.go)
    assert [record.scenario for record in other.campaign.done] == ["first"]


def test_changed_content_is_told_with_the_names_of_what_differs(open_campaign, qtbot, tmp_path, packs_of):
    pane = open_campaign()
    pane.save_to(tmp_path / "p.json")
    space = workspace(packs_of(**entities()))
    space.pack.entities["type:plain"] = b'{"new": 1}'
    other = open_campaign(space)
    other.load_from(tmp_path / "p.json")
    assert "type:plain" in other.changed_banner.text.text()
    press(qtbot, other.changed_banner.button)
    assert not other.changed_banner.isVisible()


def test_what_cannot_be_loaded_is_told_and_the_campaign_stays(open_campaign, qtbot, tmp_path):
    (tmp_path / "p.json").write_text("{}")
    pane = open_campaign()
    pane.play_on()
    game, seen = pane.session, []

    def close():
        box = QApplication.activeModalWidget()
        seen.append(box.text())
        box.accept()

    QTimer.singleShot(0, close)
    pane.load_from(tmp_path / "p.json")
    assert "no progress of a campaign" in seen[0]
    assert pane.session is game


def test_nothing_is_saved_into_a_pack(open_campaign, qtbot, tmp_path):
    (tmp_path / "pack.json").write_text("{}")
    pane = open_campaign()
    pane.save_to(tmp_path / "p.json", told=False)
    assert not (tmp_path / "p.json").exists()


def test_a_step_that_cannot_be_played_says_why_and_mended_it_is(open_campaign, qtbot, packs_of):
    space = workspace(packs_of(**entities()))
    space.pack.refused = ["a card is missing"]
    pane = open_campaign(space)
    press(qtbot, pane.page.go)
    assert "a card is missing" in pane.step.refusal.reasons.text()
    space.pack.refused = []
    pane.play_on()
    assert pane.session.result is None


def test_a_campaign_that_the_ruleset_does_not_play_says_so(open_campaign, qtbot, packs_of):
    space = workspace(packs_of(**entities()))

    def refuse(name, seed=1):
        raise ValueError("it plays no campaigns")

    space.campaign = refuse
    pane = open_campaign(space)
    assert "it plays no campaigns" in pane.refusal.reasons.text()
    assert pane.stack.currentWidget() is pane.refusal
    pane.play_on()


def test_a_next_step_that_is_gone_is_told_and_the_progress_stays(open_campaign, qtbot, packs_of):
    space = workspace(packs_of(**entities()))
    pane = open_campaign(space)
    pane.play_on()
    play_to_the_end(pane)
    step = space.pack.step

    def lost(scenario):
        raise KeyError(f"{scenario} is lost")

    space.pack.step = lost
    pane.campaign.content = space.pack.content()
    pane.go_on()
    assert "is lost" in pane.refusal.reasons.text()
    space.pack.step = step
    pane.campaign.content = space.pack.content()
    pane.refusal.again.emit()
    assert pane.stack.currentWidget() is pane.page
    assert len(pane.campaign.done) == 1


def test_it_speaks_italian(open_campaign, qtbot):
    lang.use("it")
    pane = open_campaign()
    assert pane.page.go.text() == "Comincia"
    pane.play_on()
    play_to_the_end(pane)
    assert pane.step.result_banner.button.text() == "Continua la campagna"
    pane.go_on()
    assert "round" in pane.texts.ended(pane.campaign.done[0])
    assert "wins" not in pane.texts.ended(pane.campaign.done[0])


@pytest.fixture
def short_kanto(tmp_path, shipped_content):
    """Kanto, whose road is short: the trainers start between Center and Mart, where a Potion costs nothing."""
    pack = shutil.copytree(shipped_content / "kanto", tmp_path / "kanto")
    zones = [{"seat": seat, "at": [at], "figure_space": at} for seat, at in ((1, [5, 2]), (2, [4, 1]))]
    change(pack / "map" / "route_1.json", lambda data: data.update(start_zones=zones))
    wares = [{"item": "potion", "price": 0}]
    change(pack / "scenario" / "route_1.json", lambda data: data["rules"].update(wares=wares))
    return pack


def change(file, edit):
    """Edit a JSON file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    edit(data)
    file.write_text(json.dumps(data), encoding="utf-8")


def answer(qtbot, pane, label):
    """Let agents decide until a person is asked, then press the answer that begins so."""
    while pane.session.advance():
        pass
    pane.step.refresh()
    QApplication.processEvents()
    press(qtbot, next(button for button in pane.step.prompt.buttons if button.accessibleName().startswith(label)))


def test_kanto_is_played_by_hand_from_the_first_pokemon_to_the_end_of_route_1(short_kanto, qtbot):
    campaign = EntityRef("kanto", "campaign", "kanto")
    pane = on_screen(qtbot, CampaignPane(Document(Workspace.open(short_kanto)), campaign), 1300, 900)
    press(qtbot, pane.page.go)
    pane.step.clock.stop()
    answer(qtbot, pane, "Bulbasaur")
    play_to_the_end(pane)
    press(qtbot, pane.step.result_banner.button)
    assert "Bulbasaur" in pane.page.cards[1].accessibleDescription()

    press(qtbot, pane.page.go)
    pane.step.bar.seat(1, None)
    pane.step.clock.stop()
    answer(qtbot, pane, "Visit the PokéCenter")
    answer(qtbot, pane, "Done")
    answer(qtbot, pane, "Visit the PokéMart")
    answer(qtbot, pane, "Buy Potion for 0")
    answer(qtbot, pane, "Done")
    answer(qtbot, pane, "Step north-west")
    answer(qtbot, pane, "Step north-east")
    while pane.session.advance():
        pass
    pane.step.refresh()
    assert pane.session.result.reason == "arrived"
    press(qtbot, pane.step.result_banner.button)

    assert pane.campaign.current == ""
    assert "Potion, × 3" in pane.page.cards[1].accessibleDescription()
    assert [what for _, what in names(pane)] == ["done", "done"]


def test_a_game_that_ended_is_kept_although_nobody_went_on_from_it(open_campaign, qtbot):
    pane = open_campaign()
    press(qtbot, pane.page.go)
    play_to_the_end(pane)
    again = open_campaign()
    press(qtbot, again.page.kept)
    assert again.session.result == pane.session.result
    press(qtbot, again.step.result_banner.button)
    assert [record.scenario for record in again.campaign.done] == ["first"]


def test_a_campaign_with_a_game_under_way_begins_again_only_when_it_may(open_campaign, qtbot):
    pane = open_campaign()
    pane.play_on()
    asked, answers = [], iter([False, False, True])
    pane.may_drop = lambda which: asked.append(which) or next(answers)
    before = pane.session
    press(qtbot, pane.bar.buttons["restart"])
    pane.play_on()
    assert pane.session is before
    press(qtbot, pane.bar.buttons["restart"])
    assert pane.session is None
    assert asked == [pane] * 3
