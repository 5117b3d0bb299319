"""Slips in content, and what every ruleset must make of it: say what is wrong, refuse or play, never crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from workbench.edits.set_value import SetValue
from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.play import play
from workbench.engine.ruleset import GivesAdvice, Ruleset, SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pluginhost.content_rules import ContentRules
from workbench.workspace import Workspace

Finder = Callable[[PackSet], tuple[Diagnostic, ...]]
#: What somebody may write in the place of anything.
SLIPS = (None, "", "x", "self", "poke_ball", "é∞", 0, 1, -1, 10**30, 1.5, True, [], [None], [[]], [0, 0], [999, 999],
         ["grass"], {}, {"en": 1})  # fmt: skip


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in JSON values but the whole."""
    if at:
        yield at
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inner, (*at, key))


@st.composite
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


def warm(workspace: Workspace) -> Finder:
    """What finds faults in the packs of a workspace, in which there are none yet, at most notes."""
    found = workspace.finder()
    assert {one.severity for one in found(workspace.packs)} <= {Severity.INFO}
    return found


def said_of_any_entity(ruleset: Any, base: PackSet, finder: Finder, data: st.DataObject) -> None:
    """Break one entity of the packs: its checks, card texts and steps come to an end, and what they say is there."""
    ref: EntityRef = data.draw(st.sampled_from([entity.ref for pack in base.packs for entity in pack.all()]))
    broken = data.draw(slipped(base.get(ref).data))
    packs = SetValue(ref, "", broken).apply(base).after
    found = finder(packs)
    assert all(one.message for one in found)
    assert not [one.message for one in found if "The check of the plugin" in one.message]
    find = ContentRules(packs, ruleset).find
    for lang in ("en", "it"):
        ruleset.card_text(ref.kind, broken, find, lang)
    advice = ruleset.advice(ref.kind, broken, find) if isinstance(ruleset, GivesAdvice) else ()
    for pointer, message, _ in (*ruleset.faults(ref.kind, broken, find), *advice):
        assert pointer.startswith("/") or not pointer
        assert message
    if ref.kind == "map":
        ruleset.steps(broken, find)
    finder(base)


def compiled(ruleset: Ruleset, snapshot: Snapshot) -> tuple[Game[Any] | None, list[str]]:
    """The game of a snapshot, or why there is none."""
    try:
        return ruleset.compile(snapshot), []
    except SetupRefused as refused:
        return None, refused.reasons


def refused_or_played(ruleset: Ruleset, found: Snapshot, data: st.DataObject) -> None:
    """Break one entity of a scenario, or leave it out: there are reasons against it, or a game that can be played."""
    key = data.draw(st.sampled_from([f"scenario:{found.scenario}", *found.entities]))
    entities = dict(found.entities)
    if data.draw(st.integers(0, 19)):
        entities[key] = json.dumps(data.draw(slipped(json.loads(entities[key])))).encode()
    else:
        del entities[key]
    game, reasons = compiled(ruleset, Snapshot(found.ruleset, found.scenario, entities))
    assert (game is None) == bool(reasons)
    assert all(reasons)
    if game is None:
        return
    out: list[Event] = []
    state = play(game, ["random"], 1, out, max_decisions=40).state
    assert all(isinstance(game.tell(event, "it") + game.source(event), str) for event in out[-40:])
    assert game.scene(game.observe(state, 1), "en") is not None
    assert all(game.option(state, action, "it").label for action in list(game.legal(state))[:20])
