"""Shipped content with slips in it: checked, refused or played, never a crash."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plugins.figure_game.ruleset import RULESET
from tests.plugins.pokescape.test_broken_content import slipped
from workbench.edits.set_value import SetValue
from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.play import play
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pluginhost.content_rules import ContentRules
from workbench.workspace import Workspace

SCENARIOS = ("standard_match", "quick_match", "trick_match", "own_team")


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    """The pack that ships."""
    return Workspace.open("figure_arena")


@pytest.fixture(scope="module")
def finder(workspace: Workspace) -> Callable[[PackSet], tuple[Diagnostic, ...]]:
    """What finds faults, warm."""
    found = workspace.finder()
    assert found(workspace.packs) == ()
    return found


@given(data=st.data())
def test_checks_and_card_texts_say_what_is_wrong_with_any_entity(
    workspace: Workspace, finder: Callable[[PackSet], tuple[Diagnostic, ...]], data: st.DataObject
) -> None:
    base = workspace.packs
    ref: EntityRef = data.draw(st.sampled_from([entity.ref for pack in base.packs for entity in pack.all()]))
    broken = data.draw(st.composite(slipped)(base.get(ref).data))
    packs = SetValue(ref, "", broken).apply(base).after
    found = finder(packs)
    assert all(one.message for one in found)
    assert not [one.message for one in found if "The check of the plugin" in one.message]
    rules = ContentRules(packs, RULESET)
    for lang in ("en", "it"):
        RULESET.card_text(ref.kind, broken, rules.find, lang)
    for pointer, message, _ in (*RULESET.faults(ref.kind, broken, rules.find),
                                *RULESET.advice(ref.kind, broken, rules.find)):  # fmt: skip
        assert pointer.startswith("/") or not pointer
        assert message
    finder(base)


def compiled(snapshot: Snapshot) -> tuple[Game[Any] | None, list[str]]:
    """The game of a snapshot, or why there is none."""
    try:
        return RULESET.compile(snapshot), []
    except SetupRefused as refused:
        return None, refused.reasons


@given(data=st.data())
def test_what_is_played_is_refused_with_reasons_or_goes_on(workspace: Workspace, data: st.DataObject) -> None:
    found = workspace.snapshot(data.draw(st.sampled_from(SCENARIOS)))
    key = data.draw(st.sampled_from([f"scenario:{found.scenario}", *found.entities]))
    entities = dict(found.entities)
    if data.draw(st.integers(0, 19)):
        entities[key] = json.dumps(data.draw(st.composite(slipped)(json.loads(entities[key])))).encode()
    else:
        del entities[key]
    game, reasons = compiled(Snapshot(found.ruleset, found.scenario, entities))
    assert (game is None) == bool(reasons)
    assert all(reasons)
    if game is None:
        return
    out: list[Event] = []
    state = play(game, ["random"], 1, out, max_decisions=40).state
    assert all(isinstance(game.tell(event, "it") + game.source(event), str) for event in out[-40:])
    assert game.scene(game.observe(state, 1), "en") is not None
    assert all(game.option(state, action, "it").label for action in list(game.legal(state))[:20])
