"""From a snapshot to a battle that can be played, or every reason why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from workbench.api.rules import SetupRefused, Snapshot, fault_of, localised, read

from .battle import Battle, Side
from .board import Field, bare, field_of
from .faults import power_faults
from .figures import Roster, add_figures
from .judging import prey_of, rates
from .markers import add_markers, number_statuses
from .powers import sequence
from .structs.cards import ArmyCard, Status
from .structs.rules import ScenarioRules, TrainerRules

#: Colours of the seats, as roles that a painter adapts.
COLORS = ("seat1", "seat2", "seat3", "seat4")


def compile_battle(snapshot: Snapshot) -> Battle:
    """Return the battle of the snapshot's scenario.

    Raises:
        SetupRefused: with every reason at once.
    """
    reasons: list[str] = []
    scenario = snapshot.find("scenario", snapshot.scenario)
    if scenario is None:
        raise SetupRefused([f"scenario `{snapshot.scenario}` is missing"])
    where = f"scenario `{snapshot.scenario}`"
    rules = _read(ScenarioRules, scenario.get("rules", {}), f"{where}, rules", reasons)
    ground = _field(snapshot, scenario, where, reasons)
    statuses = _statuses(snapshot, reasons)
    roster = _roster(snapshot, scenario, statuses, where, reasons)
    if rules is not None:
        _limits(scenario, roster, rules, where, reasons)
    if reasons or ground is None or rules is None:
        raise SetupRefused(reasons)
    words = {lang: localised(scenario.get("name"), lang) for lang in ("en", "it")}
    battle = Battle(snapshot.scenario, words, rules, ground, [side for side, _ in roster.sides])
    _zones(snapshot, scenario, battle, roster, where, reasons)
    if reasons:
        raise SetupRefused(reasons)
    _fill(battle, roster, statuses)
    return battle


def _fill(battle: Battle, roster: Roster, statuses: Mapping[str, Status]) -> None:
    """Compile statuses, terrains and figures into the battle."""
    numbers = number_statuses(statuses)
    add_markers(battle, statuses, numbers)
    for ground in battle.field.grounds:
        battle.ground_source.append(battle.source_of(f"terrain:{ground.id}", ground.name))
        battle.ground_entry.append(sequence(ground.rules.entry, numbers))
        battle.ground_end.append(sequence(ground.rules.round_end, numbers))
    add_figures(battle, roster, numbers)
    battle.finish()
    battle.rates = rates(battle)
    battle.prey = prey_of(battle)


def _read(struct: Any, data: Any, where: str, reasons: list[str]) -> Any:
    """Read data through a struct; what does not fit becomes a reason."""
    try:
        return read(struct, data)
    except msgspec.ValidationError as error:
        fault = fault_of(error)
        reasons.append(f"{where} at `{fault.pointer}`: {fault.message}")
        return None


def _field(snapshot: Snapshot, scenario: Mapping[str, Any], where: str, reasons: list[str]) -> Field | None:
    """Build the board."""
    name = bare(scenario.get("map", ""))
    found = snapshot.find("map", name)
    if found is None:
        reasons.append(f"{where}: map `{name}` is missing")
        return None
    try:
        return field_of(found, lambda kind, ref: snapshot.find(kind, bare(ref)))
    except (ValueError, KeyError, IndexError, TypeError) as error:
        reasons.append(f"map `{name}`: {error}")
        return None


def _statuses(snapshot: Snapshot, reasons: list[str]) -> dict[str, Status]:
    """Read every status of the snapshot."""
    found = {}
    for name in snapshot.ids("status"):
        status = _read(Status, snapshot.find("status", name), f"status `{name}`", reasons)
        if status is not None:
            found[name] = status
    for name, status in found.items():
        reasons.extend(f"status `{name}` at `{at}`: {say}" for at, say, _ in power_faults(status, set(found)))
    return found


def _roster(
    snapshot: Snapshot, scenario: Mapping[str, Any], statuses: Mapping[str, Status], where: str, reasons: list[str]
) -> Roster:
    """Find the card of every Pokémon and the trainer of every side."""
    cards: dict[str, list[str]] = {}
    for name in snapshot.ids("army_card"):
        data = snapshot.find("army_card", name)
        cards.setdefault(bare(str(data.get("species", ""))), []).append(name)
    roster = Roster()
    entries = sorted(scenario.get("sides", ()), key=lambda entry: entry.get("seat", 0))
    if [entry.get("seat") for entry in entries] != list(range(1, len(entries) + 1)):
        reasons.append(f"{where}: seats are {[entry.get('seat') for entry in entries]}, expected 1, 2 … without a gap")
    for seat, entry in enumerate(entries, 1):
        side = Side(seat, {k: v for k, v in (entry.get("name") or {}).items() if v}, color=COLORS[(seat - 1) % 4])
        team = []
        for species in entry.get("team", ()):
            card = _card(snapshot, cards.get(bare(species), []), species, statuses, f"{where}, side {seat}", reasons)
            if card is not None:
                team.append(card)
        if not entry.get("team"):
            reasons.append(f"{where}, side {seat}: the team is empty")
        _trainer(snapshot, entry, side, roster, statuses, f"{where}, side {seat}", reasons)
        roster.sides.append((side, team))
        for species in entry.get("team", ()):
            data = snapshot.find("species", bare(species)) or {}
            roster.species.setdefault(bare(species), data)
    if len(roster.sides) < 2:
        reasons.append(f"{where}: a battle needs two sides, there are {len(roster.sides)}")
    return roster


def _card(
    snapshot: Snapshot, names: list[str], species: str, statuses: Mapping[str, Status], where: str, reasons: list[str]
) -> ArmyCard | None:
    """Return the army card of a species."""
    if not names:
        reasons.append(f"{where}: species `{species}` has no army card")
        return None
    name = bare(species) if bare(species) in names else names[0]
    card: ArmyCard | None = _read(ArmyCard, snapshot.find("army_card", name), f"army card `{name}`", reasons)
    if card is not None:
        for at, say, _ in power_faults(card, set(statuses)):
            reason = f"army card `{name}` at `{at}`: {say}"
            if reason not in reasons:
                reasons.append(reason)
    return card


def _trainer(
    snapshot: Snapshot,
    entry: Mapping[str, Any],
    side: Side,
    roster: Roster,
    statuses: Mapping[str, Status],
    where: str,
    reasons: list[str],
) -> None:
    """Read the trainer card of a side."""
    roster.trainers.append(None)
    if not entry.get("trainer"):
        return
    side.trainer = bare(entry["trainer"])
    found = snapshot.find("trainer", side.trainer)
    if found is None:
        reasons.append(f"{where}: trainer `{side.trainer}` is missing")
        return
    side.trainer_name = {lang: localised(found.get("name"), lang) for lang in ("en", "it")}
    rules = _read(TrainerRules, found.get("rules", {}), f"trainer `{side.trainer}`, rules", reasons)
    roster.trainers[-1] = rules
    if rules is not None:
        faults = power_faults(rules, set(statuses))
        reasons.extend(f"trainer `{side.trainer}` at `/rules{at}`: {say}" for at, say, _ in faults)


def _limits(scenario: Mapping[str, Any], roster: Roster, rules: ScenarioRules, where: str, reasons: list[str]) -> None:
    """Hold every side to the scenario's limits (PS-1V1-02, PS-TRN-01, PS-SCN-01)."""
    limits = scenario.get("limits", {})
    for (side, team), trainer in zip(roster.sides, roster.trainers, strict=True):
        here = f"{where}, side {side.seat}"
        points = sum(card.points for card in team) + (trainer.points if trainer else 0)
        if "points" in limits and points > limits["points"]:
            reasons.append(f"{here}: {points} points, the limit is {limits['points']}")
        most = limits.get("team_size", 6 if rules.mode == "one_on_one" else len(team))
        if len(team) > most:
            reasons.append(f"{here}: {len(team)} Pokémon, at most {most} are allowed")
        wanted, there = limits.get("trainers"), int(bool(side.trainer))
        if wanted is not None and wanted != there:
            reasons.append(f"{here}: {there} trainer cards, exactly {wanted} wanted")
        unique = [card.id for card in team if card.unique]
        twice = sorted({name for name in unique if unique.count(name) > 1})
        reasons.extend(f"{here}: unique card `{name}` stands in the team twice" for name in twice)


def _zones(
    snapshot: Snapshot, scenario: Mapping[str, Any], battle: Battle, roster: Roster, where: str, reasons: list[str]
) -> None:
    """Give every side its start zone and put the trainer figures up (PS-1V1-01)."""
    data = snapshot.find("map", bare(scenario["map"]))
    zones = {zone.get("seat"): zone for zone in data.get("start_zones", ())}
    for side, trainer in zip(battle.sides, roster.trainers, strict=True):
        zone = zones.get(side.seat)
        if zone is None:
            reasons.append(f"{where}: map `{data['id']}` has no start zone for seat {side.seat}")
            continue
        spaces = [battle.field.hexes.space(*hex_) for hex_ in zone.get("at", ())]
        mask = sum({battle.one_bit(space) for space in spaces if space >= 0})
        if side.trainer and trainer is not None and trainer.mode == "figure":
            stand = zone.get("figure_space") or next(iter(zone.get("at", ())), None)
            side.trainer_at = battle.field.hexes.space(*stand) if stand else -1
            mask &= ~(battle.one_bit(side.trainer_at) if side.trainer_at >= 0 else 0)
        side.zone = mask & battle.field.open
        team = next(cards for other, cards in roster.sides if other is side)
        needed = sum(card.spaces for card in team) if not battle.one_on_one else 1
        if side.zone.bit_count() < needed and not (battle.one_on_one and side.trainer_at >= 0):
            reasons.append(
                f"{where}: seat {side.seat}'s start zone has {side.zone.bit_count()} spaces, {needed} needed"
            )
