"""A playtest by mouse, by keyboard and by agents alone."""

import json

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.gui.playtest.skirmish import BLOW, WAIT, workspace
from workbench.engine.account import Account
from workbench.engine.ruleset import SetupRefused
from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.model.ref import EntityRef
from workbench.playtest.log import LogLine
from workbench.workspace import Workspace

SIDES = [{"seat": 1, "name": {"en": "Red"}}, {"seat": 2, "name": {"en": "Blue"}}]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_game(qtbot, packs_of):
    """Open a playtest of the skirmish; agents decide at once unless said."""

    def opened(first=None, second="greedy", speed="At once", refuse=(), seed=3):
        packs = packs_of(scenario__duel={"sides": SIDES}, item__potion={"name": {"en": "Potion"}})
        pane = PlaytestPane(Document(workspace(packs, refuse)), EntityRef("test", "scenario", "duel"))
        qtbot.addWidget(pane)
        pane.resize(1100, 700)
        pane.bar.speed.setCurrentIndex(pane.bar.speed.findData(speed))
        pane.bar.seed.setValue(seed)
        pane.bar.seat(1, first)
        pane.bar.seat(2, second)
        pane.show()
        if not refuse:
            pane.new_game()
        QApplication.processEvents()
        return pane

    return opened


def finish(qtbot, pane):
    qtbot.waitUntil(lambda: pane.session.result is not None, timeout=15000)


def click_hex(qtbot, pane, name):
    point = pane.table.canvas.mapFromScene(pane.table.canvas.ground.point(name))
    qtbot.mouseClick(pane.table.canvas.viewport(), LEFT, pos=point)


def lines(pane):
    return [(line.decision, line.text) for line in pane.session.log()]


def test_two_agents_play_to_the_end_without_a_hand(open_game, qtbot):
    pane = open_game("greedy", "random")

    finish(qtbot, pane)

    assert pane.result_banner.isVisible()
    assert "wins" in pane.result_banner.text.text() or "draw" in pane.result_banner.text.text()
    assert pane.prompt.question.text() == "The game is over"
    assert pane.log.list.count() == len(pane.session.log())


def test_same_seed_plays_the_same_game_and_another_does_not(open_game, qtbot):
    pane = open_game("greedy", "greedy")
    games = []
    for seed in (3, 3, 4, 5, 6):
        pane.bar.seed.setValue(seed)
        qtbot.mouseClick(pane.bar.start, LEFT)
        finish(qtbot, pane)
        games.append((pane.session.decisions, [line.faces for line in pane.session.log()]))

    assert games[0] == games[1]
    assert any(game != games[0] for game in games[2:])


def test_person_plays_a_whole_game_by_clicking_what_is_lit(open_game, qtbot):
    pane = open_game(None, "greedy")
    clicked = {"hex": 0, "figure": 0}
    while pane.session.result is None:
        assert pane.session.prompt.seat == 1
        options = {option.action: option for option in pane.match.options()}
        action = BLOW if BLOW in options else pane.session.game.greedy(pane.session.state, list(options), None)
        target = options[action].targets[0]
        clicked[target.partition(":")[0]] += 1
        figures = {figure.id: figure.at for figure in pane.table.scene.figures}
        click_hex(qtbot, pane, figures.get(target, target))
        qtbot.waitUntil(lambda: pane.session.result is not None or pane.session.waits_for_person, timeout=8000)
        QApplication.processEvents()

    assert clicked["hex"] >= 1
    assert clicked["figure"] >= 1
    assert pane.result_banner.isVisible()


def test_hexes_that_stand_for_nothing_do_nothing(open_game, qtbot):
    pane = open_game()
    before = pane.session.position

    click_hex(qtbot, pane, "hex:4,0")

    assert pane.session.position == before


def test_answers_are_buttons_that_choose(open_game, qtbot):
    pane = open_game()
    wait = next(button for button in pane.prompt.buttons if button.accessibleName() == "Wait")

    qtbot.mouseClick(wait, LEFT)
    qtbot.waitUntil(lambda: pane.session.waits_for_person, timeout=8000)

    assert pane.session.decisions[0] == WAIT


def test_answers_have_keys(open_game, qtbot):
    pane = open_game(None, None)
    second = pane.prompt.buttons[1].accessibleName()
    pane.activateWindow()
    qtbot.waitUntil(pane.isActiveWindow, timeout=8000)

    qtbot.keyClick(pane, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: bool(pane.session.decisions), timeout=8000)

    assert pane.session.game.option(None, pane.session.decisions[0], "en").label == second


def test_right_button_on_a_figure_opens_what_it_is(open_game, qtbot):
    pane, seen = open_game(), []
    pane.jump.connect(seen.append)
    point = pane.table.canvas.mapFromScene(pane.table.canvas.ground.point("hex:0,1"))

    qtbot.mouseClick(pane.table.canvas.viewport(), Qt.MouseButton.RightButton, pos=point)

    assert seen == [EntityRef("test", "item", "potion")]


def test_pointer_on_an_answer_marks_its_place_and_tells_what_it_does(open_game):
    pane = open_game()
    option = next(each for each in pane.match.options() if each.targets)

    pane.prompt.pointed.emit(option)

    assert len(pane.table.canvas.glow.picked) == 1
    assert pane.prompt.detail.text() == "Grass"


def test_pointer_on_an_attack_draws_the_line_to_its_target(open_game):
    pane = open_game(None, None)
    for action in (6, 8, 7):
        pane.choose(action)
    blow = next(each for each in pane.match.options() if each.action == BLOW)

    pane.prompt.pointed.emit(blow)
    assert len(pane.table.canvas.glow.lines) == 1
    pane.prompt.pointed.emit(None)
    assert pane.table.canvas.glow.lines == []


def test_pointer_on_a_place_tells_figure_ground_and_options(open_game):
    pane = open_game()
    ground = pane.table.canvas.ground

    tip = pane.table.said_at(ground.point("hex:0,1")).text

    for word in ("Figure 1", "2 of 2 life", "Grass", "level 0"):
        assert word in tip
    assert "→ Step to 6" in pane.table.said_at(ground.point("hex:1,1")).text


def test_place_that_stands_for_several_answers_asks_which(open_game, qtbot, monkeypatch):
    pane = open_game()
    shown = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: shown.append([act.text() for act in menu.actions()]))
    scene, (first, *_) = pane.match.scene(), pane.match.options()
    pane.table.show_scene(scene, [first, first], 1)

    click_hex(qtbot, pane, first.targets[0])

    assert len(shown[0]) == 2


def test_undo_goes_back_to_the_person_and_redo_forth(open_game, qtbot):
    pane = open_game()
    before = pane.table.canvas.grab().toImage()
    click_hex(qtbot, pane, "hex:1,1")
    qtbot.waitUntil(lambda: pane.session.waits_for_person, timeout=8000)
    QApplication.processEvents()
    after = lines(pane)

    qtbot.mouseClick(pane.bar.buttons["undo"], LEFT)
    assert lines(pane) == []
    assert pane.log.list.count() == 0
    pane.table._point_at("")
    assert pane.table.canvas.grab().toImage() == before

    qtbot.mouseClick(pane.bar.buttons["redo"], LEFT)
    assert lines(pane) == after


def test_step_lets_one_agent_decide_once(open_game, qtbot):
    pane = open_game("greedy", "greedy", speed="Step by step")
    qtbot.wait(30)
    assert pane.session.decisions == []

    qtbot.mouseClick(pane.bar.buttons["step"], LEFT)

    assert len(pane.session.decisions) == 1


def test_seat_can_change_hands_in_the_middle(open_game, qtbot):
    pane = open_game(None, None)
    assert pane.match.options()

    pane.bar.seat(1, "greedy")
    qtbot.waitUntil(lambda: len(pane.session.decisions) == 1, timeout=8000)

    assert pane.session.prompt.seat == 2
    assert pane.match.view_seat == 2


def test_log_shows_dice_is_filtered_and_leads_to_what_caused_a_line(open_game, qtbot):
    pane = open_game("greedy", "greedy")
    finish(qtbot, pane)
    seen = []
    pane.jump.connect(seen.append)
    log = pane.log

    log.sort.setCurrentIndex(log.sort.findData("roll"))
    rolls = [log.list.item(row) for row in range(log.list.count()) if not log.list.item(row).isHidden()]
    assert {item.text() for item in rolls} == {"Rolls a die"}
    log.sort.setCurrentIndex(0)
    log.words.setText("loses")
    wounds = [log.list.item(row) for row in range(log.list.count()) if not log.list.item(row).isHidden()]
    log.list.itemActivated.emit(wounds[0])

    assert seen == [EntityRef("test", "item", "potion")]
    assert all(1 <= face <= 6 for line in pane.session.log() if line.kind == "roll" for face in line.faces)
    assert not pane.grab().isNull()


def test_refused_scenario_tells_every_reason_and_can_be_tried_again(open_game, qtbot):
    refused = SetupRefused(["side `1` has no team", "map `x` is missing"])
    pane = open_game(refuse=[refused])

    assert pane.pages.currentWidget() is pane.refusal
    for reason in refused.reasons:
        assert reason in pane.refusal.reasons.text()
    pane.refusal.again.emit()

    assert pane.pages.currentWidget() is pane.table
    assert pane.session is not None


def test_fault_of_a_plugin_does_not_take_the_window_down(open_game):
    pane = open_game(refuse=[ZeroDivisionError("division by zero")])

    assert "division by zero" in pane.refusal.reasons.text()


@pytest.mark.parametrize("method", ["apply", "scene", "tell"])
def test_fault_in_the_middle_of_a_game_is_told_and_can_be_undone(open_game, qtbot, monkeypatch, method):
    pane = open_game(None, None)
    pane.choose(WAIT)
    monkeypatch.setattr(pane.session.game, method, lambda *_: 1 / 0)
    pane.choose(WAIT)
    pane.bar.seat(1, "greedy")
    pane.clock.step()
    assert "ZeroDivisionError" in pane.stale_banner.text.text()

    monkeypatch.undo()
    qtbot.mouseClick(pane.bar.buttons["undo"], LEFT)

    assert pane.session.prompt is not None
    assert pane.table.canvas.figures


def test_changed_pack_is_announced_and_played_by_the_next_game(open_game):
    pane = open_game()
    assert not pane.stale_banner.isVisible()

    pane.document.changed.emit(frozenset({EntityRef("test", "item", "potion")}))
    assert pane.stale_banner.isVisible()
    first = pane.session
    pane.stale_banner.pressed.emit()

    assert pane.session is not first
    assert not pane.stale_banner.isVisible()


def test_changed_pack_can_be_applied_to_the_game_under_way(open_game, qtbot):
    pane = open_game(None, None)
    for action in (6, 8, 7):
        pane.choose(action)
    first = pane.session
    pane.document.changed.emit(frozenset({EntityRef("test", "item", "potion")}))

    qtbot.mouseClick(pane.stale_banner.other, LEFT)

    assert pane.session is not first
    assert pane.session.decisions == [6, 8, 7]
    assert pane.log.list.count() == len(pane.session.log())
    assert not pane.stale_banner.isVisible()


def test_replay_is_saved_and_gone_on_with(open_game, qtbot, tmp_path):
    pane = open_game()
    click_hex(qtbot, pane, "hex:1,1")
    qtbot.waitUntil(lambda: pane.session.waits_for_person, timeout=8000)
    pane.match.save(tmp_path / "game.json")
    before = lines(pane)
    pane.bar.seat(2, "random")
    pane.bar.seed.setValue(77)
    pane.new_game()

    pane.load_replay(tmp_path / "game.json")

    assert lines(pane) == before
    assert pane.bar.seed.value() == 3
    assert pane.bar.agents() == {1: None, 2: "greedy"}


def test_file_that_is_no_replay_is_refused_and_the_game_goes_on(open_game, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr("workbench.gui.panes.playtest_pane.QMessageBox.warning", lambda *args: said.append(args[2]))
    pane = open_game()
    session = pane.session
    (tmp_path / "no.json").write_text("{}", encoding="utf-8")

    pane.load_replay(tmp_path / "no.json")

    assert "replay" in said[0]
    assert pane.session is session


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"agents": {"one": None}}, "names the seat `one`"),
        ({"agents": {"1": "wizard", "2": None}}, "agent `wizard` is none of"),
        ({"dice": [[4, [99]]]}, "shows `99`"),
        ({"decisions": [999]}, "decision 1 is `999`"),
    ],
)
def test_damaged_replay_is_refused_and_the_game_goes_on(open_game, tmp_path, monkeypatch, change, said):
    told = []
    monkeypatch.setattr("workbench.gui.panes.playtest_pane.QMessageBox.warning", lambda *args: told.append(args[2]))
    pane = open_game(None, None)
    for action in (6, 8, 7, BLOW):
        pane.choose(action)
    file = tmp_path / "game.json"
    pane.match.save(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, **change}), encoding="utf-8")
    session = pane.session

    pane.load_replay(file)

    assert said in told[0]
    assert pane.session is session


def test_replay_that_cannot_be_written_is_told(open_game, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr("workbench.gui.playtest.file_dialogs.QMessageBox.warning", lambda *args: told.append(args[2]))
    pane = open_game()
    (tmp_path / "pack.json").write_text("{}", encoding="utf-8")
    for file in (tmp_path / "r.json", tmp_path.parent / "no" / "r.json"):
        monkeypatch.setattr("workbench.gui.panes.playtest_pane.ask_save", lambda *_, file=file: file)
        pane._asked("save")
        assert not file.exists()
    assert "lies in the pack" in told[0]
    assert "No such file" in told[1]


def test_own_dice_are_asked_for_and_decide(open_game, qtbot):
    pane = open_game(None, None)
    pane.own_dice.setChecked(True)
    for action in (6, 8, 7, BLOW):
        pane.choose(action)
    assert pane.dice.isVisible()

    pane.dice.faces.setText("9")
    pane.dice._lay()
    assert "from 1 to 6" in pane.dice.fault.text()
    pane.dice.faces.setText("6")
    qtbot.keyClick(pane.dice.faces, Qt.Key.Key_Return)

    assert not pane.dice.isVisible()
    assert [line.faces for line in pane.session.log() if line.kind == "roll"] == [(6,)]


def test_rulings_in_force_are_listed(open_game):
    assert "A blow lands on 3 or more" in open_game().rulings.toPlainText()


def test_agents_rest_while_the_tab_is_hidden(open_game, qtbot):
    pane = open_game("greedy", "greedy", speed="Slow")
    pane.hide()

    assert not pane.clock.running
    pane.show()
    assert pane.clock.running


def test_texts_of_a_scene_are_no_markup(open_game):
    assert "Round &lt;b&gt;" in open_game().table.texts.text()


def test_dark_theme_repaints_the_table(open_game, monkeypatch):
    pane = open_game()
    before = pane.table.canvas.grab().toImage()
    monkeypatch.setattr(theme, "_now", theme.DARK)
    QApplication.sendEvent(pane, QEvent(QEvent.Type.PaletteChange))
    QApplication.processEvents()

    assert pane.table.canvas.grab().toImage() != before


def test_every_control_has_an_accessible_name(open_game):
    pane = open_game()
    controls = [w for w in pane.findChildren(QWidget) if w.focusPolicy() != Qt.FocusPolicy.NoFocus and w.isVisible()]

    unnamed = [
        w for w in controls if not (w.accessibleName() or getattr(w, "text", str)()) and "qt_" not in w.objectName()
    ]

    assert [type(w).__name__ for w in unnamed] == []


def test_shipped_scenario_plays_from_the_window(qtbot):
    document = Document(Workspace.open("kanto"))
    pane = PlaytestPane(document, EntityRef("kanto", "scenario", "intro_one_on_one"))
    qtbot.addWidget(pane)
    pane.resize(1280, 800)
    pane.bar.seat(1, "greedy")
    pane.show()

    for _ in range(8):
        pane.clock.step()

    assert len(pane.session.decisions) == 8
    assert pane.log.list.count() > 4
    assert pane.table.canvas.figures
    assert {"rock", "water"} <= {look.texture for look in pane.table.canvas.ground.field.looks}


def test_branches_are_listed_and_gone_to_with_enter(open_game, qtbot):
    pane = open_game(None, None)
    pane.choose(6)
    pane.choose(8)
    qtbot.mouseClick(pane.bar.buttons["undo"], LEFT)
    pane.choose(WAIT)
    tree = pane.branches
    start = tree.topLevelItem(0)
    assert [start.child(n).text(0).split("  ·  ")[0] for n in range(2)] == ["2. Step to 8", "2. Wait"]

    tree.setCurrentItem(start.child(0))
    qtbot.keyClick(tree, Qt.Key.Key_Return)

    assert pane.session.decisions == [6, 8]
    assert pane.log.list.count() == len(pane.session.log())


def test_a_line_of_the_log_leads_back_to_its_decision_and_to_its_entity(open_game, qtbot, monkeypatch):
    pane, shown = open_game(None, None), []
    for action in (6, 8, 7):
        pane.choose(action)
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: shown.append(menu))

    pane.log.list.customContextMenuRequested.emit(pane.log.list.visualItemRect(pane.log.list.item(0)).center())
    (back,) = [act for act in shown[0].actions() if "Go back" in act.text()]
    back.trigger()

    assert pane.session.decisions == [6]
    assert pane.session.prompt.seat == 2


def test_dice_that_are_waited_for_say_what_led_to_them_and_own_faces_fall(open_game, qtbot):
    pane = open_game(None, None)
    for action in (6, 8, 7):
        pane.choose(action)
    pane.own_dice.setChecked(True)
    pane.choose(BLOW)
    assert pane.dice.isVisible()
    assert pane.dice.what.text() == "Roll a die of 6 sides"

    qtbot.keyClicks(pane.dice.faces, "2")
    qtbot.keyClick(pane.dice.faces, Qt.Key.Key_Return)

    assert [line.faces for line in pane.session.log() if line.faces] == [(2,)]


def test_who_can_only_pass_does_so_by_itself_step_by_step_too(qtbot):
    document = Document(Workspace.open("master_trainer"))
    pane = PlaytestPane(document, EntityRef("master_trainer", "scenario", "two_trainers"))
    qtbot.addWidget(pane)
    pane.clock.set_speed("Step by step")
    for seat in (1, 2):
        pane.session.seat_agent(seat, None)

    passed = 0
    for _ in range(30):
        before = len(pane.session.decisions)
        pane.choose(pane.session.legal()[0])
        assert pane.session.waits_for_person or pane.session.result
        passed += len(pane.session.decisions) - before - 1

    assert passed > 0


def test_who_acts_puts_the_picture_of_what_was_away(open_game, qtbot):
    pane = open_game(None, None)
    picture = pane.table.picture
    picture.show_lines([LogLine(1, "Ann grows", "grow", "", (), Account("outcome", "Ann grows", moment="grow"))])
    assert not picture.isHidden()
    pane.choose(pane.session.legal()[0])
    assert picture.isHidden()


def test_a_game_that_is_refused_leaves_nothing_of_the_one_before(open_game, monkeypatch):
    pane = open_game(None, None)
    pane.match.play_ahead(6)
    pane.refresh()
    assert pane.log.list.count()

    def refuse(*_):
        raise SetupRefused(["no map"])

    monkeypatch.setattr(pane.match, "start", refuse)
    pane.new_game()
    assert pane.pages.currentWidget() is pane.refusal
    assert pane.log.list.count() == 0
    assert pane.last.isHidden()
    assert pane.goal.isHidden()
