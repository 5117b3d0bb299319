"""What may be drafted, as read from a scenario, and the scenario that a finished draft makes (HS-DRF-01)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.api.rules import SetupRefused, Snapshot, bare, named

from ..battle import Battle, Words
from ..compile import compile_battle
from ..maps import Unreadable, view
from ..roster import Reader, statuses_of
from ..scope import unplayed
from ..seating import cannot_seat
from ..structs.cards import ArmyCard
from ..structs.rules import Draft as DraftRules
from ..structs.views import MapView, ScenarioView, SpeciesView
from ..text.names import so_many
from .drafting import Draft, Offer
from .state import PASS


class Pool:
    """The cards of a draft, what an army may cost and hold, and the battle that armies make."""

    def __init__(self, snapshot: Snapshot, scenario: ScenarioView, offers: Mapping[Offer, ArmyCard | None]) -> None:
        """Take the scenario and its cards as offers, of army cards what they are."""
        self.snapshot, self.scenario, self.offers = snapshot, scenario, tuple(offers)
        self.cards = {offer.id: card for offer, card in offers.items() if card is not None}
        self.seats = len(scenario.sides)
        self.points = scenario.limits.points or 0
        size = scenario.limits.team_size
        self.most = size if size is not None else 6 if scenario.rules.mode == "one_on_one" else 99
        self.names: list[Words] = [_name_of(snapshot, offer) for offer in offers]
        self.plain: Battle  # of the cheapest armies: the board, and that all else is in order
        self.zones: dict[int, int] = {}  # by seat: where its figures may stand beside a trainer
        self._rooms: dict[tuple[int, tuple[int, ...]], bool] = {}
        self._kept: dict[tuple[tuple[int, ...], ...], Battle] = {}

    def draft(self, first: Sequence[int], log: Sequence[int]) -> Draft:
        """Return the draft as it stands after all that was picked."""
        draft = Draft(first, self.points)
        for number in log:
            if number == PASS:
                draft.leave()
            else:
                draft.pick(self.offers[number])
        return draft

    def open(self, draft: Draft) -> list[int]:
        """Return the numbers of the cards that the seat may pick: points, size, room, one trainer card (PS-TRN-01)."""
        have = [card for card in draft.armies[draft.seat] if isinstance(card, Offer)]
        team = [card for card in have if not card.trainer]
        led, able = len(team) < len(have), set(draft.open(self.offers))
        return [
            number for number, offer in enumerate(self.offers)
            if offer in able and not (offer.trainer and led)
            and (offer.trainer or (len(team) < self.most and self._has_room(draft.seat, [*team, offer])))
        ]  # fmt: skip

    def _has_room(self, seat: int, team: Sequence[Offer]) -> bool:
        """Return whether a seat's start zone has room for an army: all at once, or one at a time (HS-DRF-01)."""
        figures = [card for offer in team for card in [self.cards[offer.id]] * self.cards[offer.id].figures]
        key = (seat, tuple(sorted(card.spaces for card in figures)))
        if key not in self._rooms:
            at_once = self.scenario.rules.mode != "one_on_one"
            self._rooms[key] = not cannot_seat(self.plain.field, self.zones[seat], figures, at_once)
        return self._rooms[key]

    def may_pass(self, draft: Draft) -> bool:
        """Return whether a seat may pick no more: it has a Pokémon, or there is none that it may pick."""
        team = any(isinstance(card, Offer) and not card.trainer for card in draft.armies[draft.seat])
        return team or all(self.offers[number].trainer for number in self.open(draft))

    def battle(self, draft: Draft) -> Battle:
        """Return the battle of the armies, compiled once for each."""
        armies = {seat: [o for o in army if isinstance(o, Offer)] for seat, army in sorted(draft.armies.items())}
        key = tuple(tuple(self.offers.index(offer) for offer in army) for army in armies.values())
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= 32:
                self._kept.clear()
            found = self._kept[key] = compile_battle(with_armies(self.snapshot, armies))
        return found


def with_armies(snapshot: Snapshot, armies: Mapping[int, Sequence[Offer]]) -> Snapshot:
    """Return the scenario with the armies on its sides."""
    key = f"scenario:{snapshot.scenario}"
    data: dict[str, Any] = json.loads(snapshot.entities[key])
    data["rules"] = {name: value for name, value in data.get("rules", {}).items() if name != "draft"}
    for side in data["sides"]:
        army = armies.get(side["seat"], ())
        side["team"] = [offer.id for offer in army if not offer.trainer]
        trainer = next((offer.id for offer in army if offer.trainer), "")
        side.pop("trainer", None)
        if trainer:
            side["trainer"] = trainer
    entities = {**snapshot.entities, key: json.dumps(data, ensure_ascii=False, sort_keys=True).encode()}
    return Snapshot(snapshot.ruleset, snapshot.scenario, entities, snapshot.pack, snapshot.pack_version)


def _name_of(snapshot: Snapshot, offer: Offer) -> Words:
    kind = "trainer" if offer.trainer else "species"
    return {lang: named(snapshot.find, kind, offer.id, lang) for lang in ("en", "it")}


def _offers(reader: Reader, rules: DraftRules, where: str) -> dict[Offer, ArmyCard | None]:
    """Return the cards of a pool that can be read, army cards with what they are."""
    offers: dict[Offer, ArmyCard | None] = {}
    for species in rules.pool:
        card = reader.card(species, where)
        if reader.snapshot.find("species", bare(species)) is not None:
            reader.read(SpeciesView, "species", bare(species))
        if card is not None:
            offers[Offer(bare(species), card.points, card.unique)] = card
    for name in rules.trainers:
        trainer = reader.trainer(bare(name), where)
        if trainer is not None:
            offers[Offer(bare(name), trainer.rules.points, True, True)] = None
    return offers


def read_pool(snapshot: Snapshot) -> Pool:
    """Return the pool of the snapshot's scenario.

    Raises:
        SetupRefused: with every reason why no draft can be held.
    """
    reasons: list[str] = []
    where = f"scenario `{snapshot.scenario}`"
    try:
        scenario = view(ScenarioView, snapshot.find("scenario", snapshot.scenario), where)
        map_ = view(MapView, snapshot.find("map", bare(scenario.map)), f"map `{bare(scenario.map)}`")
    except Unreadable as error:
        raise SetupRefused([str(error)]) from error
    rules = scenario.rules.draft
    assert rules is not None, "only scenarios with a draft are read"
    reader = Reader(snapshot, statuses_of(snapshot, reasons), reasons)
    offers = _offers(reader, rules, f"{where}, draft")
    if scenario.limits.points is None:
        reader.refuse(f"{where}: a draft needs a limit of points")
    if rules.trainers and not scenario.rules.typed:
        reader.refuse(f"{where}: trainer cards in the draft of a game without types, which has none")
    for _, wrong, right in unplayed(snapshot.find("scenario", snapshot.scenario), scenario.rules.mode, True):
        reader.refuse(f"{where}: {wrong}; {right}")
    pool = Pool(snapshot, scenario, offers)
    smallest = min((offer for offer in offers if not offer.trainer), key=lambda offer: offer.points, default=None)
    if not reasons and (smallest is None or smallest.points > pool.points):
        reader.refuse(f"{where}: no card of the draft is worth at most {so_many(pool.points, 'point')}")
    if reasons or smallest is None:
        raise SetupRefused(reasons)
    pool.plain = compile_battle(with_armies(snapshot, {side.seat: [smallest] for side in scenario.sides}))
    pool.zones = _zones(pool.plain, map_, bool(rules.trainers) and not pool.plain.one_on_one)
    return pool


def _zones(battle: Battle, map_: MapView, led: bool) -> dict[int, int]:
    """Return the masks of where each seat's figures may stand; `led`: a trainer figure may take one space of it."""
    found, hexes = {side.seat: side.zone for side in battle.sides}, battle.field.hexes
    for zone in map_.start_zones if led else ():
        stand = zone.figure_space or next(iter(zone.at), None)
        if stand and zone.seat in found:
            found[zone.seat] &= ~hexes.one[hexes.space(*stand)]
    return found
