"""From a snapshot to a battle that can be played, or every reason why not."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.api.rules import Lookup, SetupRefused, Snapshot, bare, localised

from .battle import Battle
from .board import Field
from .conditions import Statuses
from .covers import lying
from .figures import add_figures
from .glyphs import add_glyphs
from .judging import prey_of, rates
from .maps import Unreadable, field_from, view
from .markers import add_markers
from .objects import add_objects
from .powers import sequence
from .roster import Roster, statuses_of, take_sides
from .seating import cannot_seat
from .structs.cards import Status
from .structs.views import MapView, ScenarioView
from .variants import may_vary, vary


def compile_battle(snapshot: Snapshot) -> Battle:
    """Return the battle of the snapshot's scenario.

    Raises:
        SetupRefused: with every reason at once.
    """
    reasons: list[str] = []
    where = f"scenario `{snapshot.scenario}`"
    found = snapshot.find("scenario", snapshot.scenario)
    if found is None:
        raise SetupRefused([f"{where} is missing"])
    try:
        scenario = view(ScenarioView, found, where)
    except Unreadable as error:
        raise SetupRefused([str(error)]) from error
    map_, ground = _ground(snapshot, scenario, where, reasons)
    statuses = statuses_of(snapshot, reasons)
    roster = take_sides(snapshot, scenario, statuses, where, reasons)
    if reasons or map_ is None or ground is None:
        raise SetupRefused(reasons)
    words = {lang: localised(scenario.name, lang) for lang in ("en", "it")}
    battle = Battle(snapshot.scenario, words, scenario.rules, ground, [side for side, _ in roster.sides])
    _zones(map_, battle, roster, where, reasons)
    if reasons:
        raise SetupRefused(reasons)
    find: Lookup = lambda kind, ref: snapshot.find(kind, bare(ref))  # noqa: E731 the same for objects and glyphs
    add_objects(battle, map_, find)
    fill_battle(battle, roster, statuses)
    _glyphs(battle, map_, find, statuses)
    battle.vary = vary if may_vary(battle) else None
    return battle


def _glyphs(battle: Battle, map_: MapView, find: Lookup, statuses: Mapping[str, Status]) -> None:
    """Lay the map's glyphs; raises SetupRefused with every reason why they cannot be."""
    try:
        reasons = add_glyphs(battle, map_, find, statuses)
    except Unreadable as error:
        reasons = [str(error)]
    if reasons:
        raise SetupRefused(reasons)


def _ground(
    snapshot: Snapshot, scenario: ScenarioView, where: str, reasons: list[str]
) -> tuple[MapView | None, Field | None]:
    """Read the map and build the board."""
    name = bare(scenario.map)
    found = snapshot.find("map", name)
    if found is None:
        reasons.append(f"{where}: map `{name}` is missing")
        return None, None
    try:
        map_ = view(MapView, found, f"map `{name}`")
        return map_, field_from(map_, lambda kind, ref: snapshot.find(kind, bare(ref)))
    except Unreadable as error:
        reasons.append(str(error))
        return None, None


def fill_battle(battle: Battle, roster: Roster, statuses: Mapping[str, Status], control: int = 0) -> None:
    """Compile statuses, terrains and figures into the battle; `control` is the side whose the neutral figure is now."""
    numbers = Statuses(statuses, battle)
    if len(battle.markers) == 1:
        fill_ground(battle, statuses)
    add_figures(battle, roster, numbers)
    if control:
        battle.owner[battle.neutral] = control
    battle.finish()
    battle.vary, battle.lying = vary, lying
    battle.rates = rates(battle)
    battle.prey = prey_of(battle)


def fill_ground(battle: Battle, statuses: Mapping[str, Status]) -> None:
    """Compile statuses and terrains into the battle."""
    numbers = Statuses(statuses, battle)
    add_markers(battle, statuses, numbers)
    for ground in battle.field.grounds:
        battle.ground_source.append(battle.source_of(f"terrain:{ground.id}", ground.name))
        battle.ground_entry.append(sequence(ground.rules.entry, numbers))
        battle.ground_end.append(sequence(ground.rules.round_end, numbers))


def _zones(map_: MapView, battle: Battle, roster: Roster, where: str, reasons: list[str]) -> None:
    """Give every side its start zone and put the trainer figures up (PS-1V1-01)."""
    zones = {zone.seat: zone for zone in map_.start_zones}
    space, one = battle.field.hexes.space, battle.field.hexes.one
    for (side, team), trainer in zip(roster.sides, roster.trainers, strict=True):
        zone = zones.get(side.seat)
        if zone is None:
            reasons.append(f"{where}: map `{map_.id}` has no start zone for seat {side.seat}")
            continue
        side.tint = zone.color
        mask = sum({one[space(*hex_)] for hex_ in zone.at if space(*hex_) >= 0})
        if side.trainer and trainer is not None and trainer.mode == "figure":
            stand = zone.figure_space or next(iter(zone.at), None)
            side.trainer_at = space(*stand) if stand else -1
            mask &= ~(one[side.trainer_at] if side.trainer_at >= 0 else 0)
        side.zone = mask & battle.field.open
        crowded = cannot_seat(battle.field, side.zone, team, not battle.one_on_one)
        if crowded and not (battle.one_on_one and side.trainer_at >= 0):
            reasons.append(f"{where}: map `{map_.id}` cannot seat side {side.seat}: {crowded}")
