"""A replay of other content in the window: what differs is named, and its own content can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from workbench.edits.set_value import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

DUEL = EntityRef("kanto", "scenario", "intro_one_on_one")
PIKACHU = EntityRef("kanto", "army_card", "pikachu")


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """The first decisions of a game of greedy agents."""
    session = Workspace.open("kanto").session(DUEL.id, 5, {1: "greedy", 2: "greedy"})
    for _ in range(12):
        session.advance()
    file = tmp_path / "r.json"
    file.write_bytes(session.replay().to_bytes())
    return file


@pytest.fixture
def pane(qtbot: Any) -> PlaytestPane:
    """A playtest of the scenario by people."""
    shown = PlaytestPane(Document(Workspace.open("kanto")), DUEL)
    qtbot.addWidget(shown)
    shown.bar.seat(1, None)
    shown.bar.seat(2, None)
    shown.show()
    return shown


def change(pane: PlaytestPane, pointer: str, value: Any) -> None:
    """Edit Pikachu's card."""
    pane.document.workspace.apply(SetValue(PIKACHU, pointer, value))


def test_a_replay_of_the_same_content_says_nothing(pane: PlaytestPane, recorded: Path) -> None:
    pane.load_replay(recorded)
    assert not pane.replay_bar.isVisible()
    assert (pane.match.differs, pane.match.recorded) == ([], False)


def test_what_differs_is_named_and_opens_and_the_recorded_content_can_be_played(
    pane: PlaytestPane, recorded: Path
) -> None:
    life = pane.document.workspace.entity(PIKACHU).data["life"]
    change(pane, "/life", life + 4)
    pane.load_replay(recorded)

    bar, opened = pane.replay_bar, []
    assert bar.isVisible()
    assert 'href="army_card:pikachu">Pikachu (Army card)' in bar.text.text()
    assert life + 4 in pane.session.game.battle.life
    pane.jump.connect(opened.append)
    bar.text.linkActivated.emit("army_card:pikachu")
    assert opened == [PIKACHU]

    assert bar.button.text() == "Play with the recorded content"
    bar.button.click()
    assert pane.match.recorded
    assert len(pane.session.decisions) == 12
    assert life + 4 not in pane.session.game.battle.life
    assert bar.button.text() == "Play with the pack as it is"
    bar.button.click()
    assert life + 4 in pane.session.game.battle.life

    pane.new_game()
    assert not bar.isVisible()


def test_what_the_pack_no_longer_allows_is_played_on_the_recorded_content(pane: PlaytestPane, recorded: Path) -> None:
    change(pane, "/points", 9999)
    pane.load_replay(recorded)
    assert pane.match.recorded
    assert pane.match.differs == ["army_card:pikachu"]
    assert len(pane.session.decisions) == 12
    pane.replay_bar.button.click()
    assert "the limit is 360" in pane.replay_bar.text.text()
    assert pane.match.recorded


def test_a_refused_scenario_names_what_can_be_opened(pane: PlaytestPane) -> None:
    change(pane, "/points", 9999)
    pane.new_game()
    assert 'href="scenario:intro_one_on_one"' in pane.refusal.named.text()
    opened: list[EntityRef] = []
    pane.jump.connect(opened.append)
    pane.refusal.named.linkActivated.emit("scenario:intro_one_on_one")
    assert opened == [DUEL]
