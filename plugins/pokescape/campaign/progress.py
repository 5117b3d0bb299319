"""A campaign from scenario to scenario: what is carried over, saved and loaded as values (PS-SCN-07, PS-SCN-10).

Between scenarios the save is a `Progress`; inside one it is the scenario's replay, whose content holds what was
carried.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from workbench.api.rules import BadProgress, Snapshot, bare

from ..structs.campaign import Amount, Boost, Member, Party
from . import growth
from .journey import Journey
from .state import CampaignState

FORMAT = 1
#: Kinds that a carried Pokémon needs, wherever it goes.
_OF_POKEMON = frozenset({"army_card", "evolution_chain", "item", "species", "status", "terrain", "type"})


class Progress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a campaign has come: what is next (empty: it is over), what was played, what each seat has."""

    format: int = FORMAT
    campaign: str
    scenario: str
    done: tuple[str, ...] = ()
    parties: tuple[Party, ...] = ()


def started(campaign: Mapping[str, Any]) -> Progress:
    """Return the progress of a campaign that nobody has played yet."""
    return Progress(campaign=str(campaign["id"]), scenario=bare(str(campaign["start"])))


def to_bytes(progress: Progress) -> bytes:
    """Return a progress as JSON."""
    return msgspec.json.format(msgspec.json.encode(progress), indent=2) + b"\n"


def from_bytes(data: bytes) -> Progress:
    """Return the progress that `to_bytes` wrote.

    Raises:
        BadProgress: it is none, or of a newer format.
    """
    try:
        found = msgspec.json.decode(data, type=Progress)
    except msgspec.MsgspecError as error:
        raise BadProgress(f"this is no campaign progress: {error}") from None
    if found.format > FORMAT:
        raise BadProgress(f"the progress has format `{found.format}`; this version reads up to {FORMAT}")
    return found


# ---------------------------------------------------------------- what is carried


def carried(journey: Journey, state: CampaignState) -> tuple[Party, ...]:
    """Return what every player takes out of a scenario that is over."""
    return tuple(_party(journey, state, seat) for seat in journey.players)


def _party(journey: Journey, state: CampaignState, seat: int) -> Party:
    """Return one player's Pokémon, items and money; borrowed teams stay behind, a prize does not."""
    rules = journey.rules
    first = (seat - 1) * journey.count
    stored = tuple(_member(journey, state, m) for m in state.stored(seat))
    if rules.borrowed:
        kept = journey.seat(seat).kept or Party(seat=seat)
        return msgspec.structs.replace(kept, stored=(*kept.stored, *stored))
    bag = state.bag[first : first + journey.count]
    return Party(
        seat=seat,
        members=tuple(_member(journey, state, m) for m in state.party(seat)),
        stored=stored,
        items=tuple(Amount(item=item.id, count=count) for item, count in zip(journey.items, bag, strict=True) if count),
        money=state.money[seat - 1],
    )


def _member(journey: Journey, state: CampaignState, mon: int) -> Member:
    """Return a Pokémon as a value; healed when the scenario says so (`heal_between`)."""
    heal = journey.rules.heal_between
    names = ["", *sorted(journey.statuses)]
    boosts = [(index, growth.tier(state, mon, n)) for n, index in enumerate(journey.stat_items)]
    return Member(
        species=bare(journey.cards[state.kind[mon]].species),
        wounds=0 if heal else state.hurt[mon],
        status=None if heal or not state.ail[mon] else names[state.ail[mon]],
        markers=state.xp[mon],
        boosts=tuple(Boost(item=journey.items[index].id, tier=tier) for index, tier in boosts if tier),
        held=tuple(item.id for n, item in enumerate(journey.items) if state.held[mon] >> n & 1),
        machines=tuple(item.id for n, item in enumerate(journey.items) if state.taught[mon] >> n & 1),
    )


# ---------------------------------------------------------------- from one scenario to the next


def advanced(
    progress: Progress, campaign: Mapping[str, Any], winner: int | None, parties: tuple[Party, ...]
) -> Progress:
    """Return the progress after a scenario that `winner` won; `when` of a step is about the first seat."""
    how = "drawn" if not winner else "won" if winner == 1 else "lost"
    steps = {bare(str(step["scenario"])): step for step in campaign.get("steps", ())}
    ways = steps.get(progress.scenario, {}).get("next", ())
    to = next((bare(str(way["to"])) for way in ways if way.get("when", "always") in ("always", how)), "")
    done = (*progress.done, progress.scenario)
    return Progress(campaign=progress.campaign, scenario=to, done=done, parties=parties)


def prepared(snapshot: Snapshot, progress: Progress, before: Snapshot | None = None) -> Snapshot:
    """Return the next scenario with the parties of a progress in it.

    `before` is the snapshot of the scenario that was played last: cards and chains of Pokémon that the next one does
    not know come from it. The result is content like any other: replays of it hold all that was carried.
    """
    known = before.entities if before else {}
    entities = {name: data for name, data in known.items() if name.partition(":")[0] in _OF_POKEMON}
    entities.update(snapshot.entities)
    key = f"scenario:{snapshot.scenario}"
    scenario = json.loads(entities[key])
    if progress.parties:
        parties = msgspec.to_builtins(progress.parties)
        scenario["rules"] = {**scenario.get("rules", {}), "parties": parties}
        borrowed = scenario["rules"].get("borrowed")
        for side in () if borrowed else scenario.get("sides", ()):
            if any(party.seat == side.get("seat") for party in progress.parties):
                side.pop("team", None)
    chains = sorted(name.partition(":")[2] for name in entities if name.startswith("evolution_chain:"))
    if scenario.get("rules", {}).get("evolutions"):
        scenario["rules"]["evolutions"] = chains
    entities[key] = json.dumps(scenario, ensure_ascii=False, sort_keys=True).encode()
    return Snapshot(
        snapshot.ruleset, snapshot.scenario, dict(sorted(entities.items())), snapshot.pack, snapshot.pack_version
    )
