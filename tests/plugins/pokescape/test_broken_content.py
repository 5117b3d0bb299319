"""Shipped content with slips in it: checked, refused or played, never a crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plugins.pokescape.ruleset import RULESET
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

SCENARIOS = (
    "intro_one_on_one",
    "training_battle",
    "campaign_starter",
    "route_1",
    "wild_onix_game_master",
    "draft_match",
)
#: What somebody may write in the place of anything.
SLIPS = (None, "", "x", "self", "poke_ball", "é∞", 0, 1, -1, 10**30, 1.5, True, [], [None], [[]], [0, 0], [999, 999],
         ["grass"], {}, {"en": 1})  # fmt: skip


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    """The pack that ships."""
    return Workspace.open("kanto")


@pytest.fixture(scope="module")
def finder(workspace: Workspace) -> Callable[[PackSet], tuple[Diagnostic, ...]]:
    """What finds faults, warm."""
    found = workspace.finder()
    assert found(workspace.packs) == ()
    return found


@pytest.fixture(scope="module")
def snapshots(workspace: Workspace) -> dict[str, Snapshot]:
    """The content of scenarios."""
    return {name: workspace.snapshot(name) for name in SCENARIOS}


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in JSON values but the whole."""
    if at:
        yield at
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inner, (*at, key))


def slipped(draw: st.DrawFn, data: Any) -> Any:
    """The data with one to three slips: something is left out, is of another sort, or stands twice."""
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        if not (there := list(places(data))):
            return data
        *path, last = draw(st.sampled_from(there))
        holder = data
        for key in path:
            holder = holder[key]
        slip = draw(st.sampled_from(("drop", "other", "other", "twice")))
        if slip == "drop":
            del holder[last]
        elif slip == "other" or isinstance(holder, dict):
            holder[last] = copy.deepcopy(draw(st.sampled_from(SLIPS)))
        else:
            holder.append(copy.deepcopy(holder[last]))
    return data


@given(data=st.data())
def test_checks_and_card_texts_say_what_is_wrong_with_any_entity(
    workspace: Workspace, finder: Callable[[PackSet], tuple[Diagnostic, ...]], data: st.DataObject
) -> None:
    base = workspace.packs
    ref: EntityRef = data.draw(st.sampled_from([entity.ref for pack in base.packs for entity in pack.all()]))
    broken = data.draw(st.composite(slipped)(base.get(ref).data))
    packs = SetValue(ref, "", broken).apply(base).after
    assert all(one.message for one in finder(packs))
    rules = ContentRules(packs, RULESET)
    for lang in ("en", "it"):
        RULESET.card_text(ref.kind, broken, rules.find, lang)
    for pointer, message, _ in RULESET.faults(ref.kind, broken, rules.find):
        assert pointer.startswith("/") or not pointer
        assert message
    if ref.kind == "map":
        RULESET.steps(broken, rules.find)
    finder(base)


def compiled(snapshot: Snapshot) -> tuple[Game[Any] | None, list[str]]:
    """The game of a snapshot, or why there is none."""
    try:
        return RULESET.compile(snapshot), []
    except SetupRefused as refused:
        return None, refused.reasons


@given(data=st.data())
def test_what_is_played_is_refused_with_reasons_or_goes_on(snapshots: dict[str, Snapshot], data: st.DataObject) -> None:
    found = snapshots[data.draw(st.sampled_from(SCENARIOS))]
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
