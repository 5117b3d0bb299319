"""The battle that a state is in, compiled from its key and kept for a while: who takes part, with what, and where.

A battle of a campaign changes while it is fought: Pokémon evolve, items are put on, a neutral figure changes hands.
The key holds all of that, so that the state says at any time which compiled battle it belongs to. The same key is
written behind every event of a battle, so that the log can tell it later.

What is compiled, the figures with their powers, does not depend on where trainers stand. So who meets the same foe on
another hex gets a twin of the battle that is there, with other places.
"""

from __future__ import annotations

import copy
import dataclasses
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec

from workbench.api.rules import Event, Sink, side_name

from ..battle import Battle, Side, Words
from ..compile import fill_battle
from ..conditions import Statuses
from ..game import BattleGame
from ..placing import fitting
from ..powers import cover_of
from ..roster import Roster
from ..structs.cards import ArmyCard
from ..structs.conditions import Filter
from ..structs.powers import Immunity, Modifier
from ..structs.rules import ScenarioRules
from . import codes
from .battles import Key
from .journey import TALL, Journey
from .state import CampaignState

#: Of a key what figures and their powers depend on: all but the places and who has left.
Core = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[tuple[int, int, int], ...], int]
K = TypeVar("K")
V = TypeVar("V")
#: The mods of a figure that nobody brought.
_BARE = (0, 0, 0)
WILD_NAME = {"en": "Wild Pokémon", "it": "Pokémon selvatico"}
WILD_TAG = {"en": "wild", "it": "selvatico"}
NEUTRAL_NAME = {"en": "Neutral figure", "it": "Figura neutrale"}
NEUTRAL_TAG = {"en": "neutral", "it": "neutrale"}


def key_of(journey: Journey, state: CampaignState) -> Key:
    """Return the key of the battle that the state is in."""
    grown, held, taught = state.grown, state.held, state.taught
    mods = [(grown[m], held[m], taught[m]) if m >= 0 else _BARE for m in state.lineup]
    if any(state.worn) or any(state.decoy):
        for figure, (tiers, items, machines) in enumerate(mods):
            mods[figure] = (-1 if state.decoy[figure] else tiers, items | state.worn[figure], machines)
    beaten = gone(journey, state)
    places = tuple(state.place)
    return (state.home, state.foe, tuple(state.cast), tuple(state.sides), tuple(mods), places, beaten, state.control)


def gone(journey: Journey, state: CampaignState) -> int:
    """Return the mask of map trainers that have left: every player has beaten them (PS-EYE-05)."""
    mask = (1 << len(journey.people)) - 1
    for seat in journey.players:
        mask &= state.beaten[seat - 1]
    return mask


def to_text(key: Key) -> str:
    """Return a key as a text for events."""
    return msgspec.json.encode(key).decode()


def from_text(text: str) -> Key:
    """Return the key that `to_text` wrote."""
    return msgspec.json.decode(text.encode(), type=Key)


class Arena:
    """Compiles battles and keeps the last ones; what it keeps follows from the keys alone."""

    def __init__(self, journey: Journey, keep: int = 256) -> None:
        """Take the journey."""
        self.journey, self._keep = journey, keep
        self._kept: OrderedDict[Key, Battle] = OrderedDict()
        self._cores: OrderedDict[Core, Battle] = OrderedDict()
        self._games: OrderedDict[Battle, BattleGame] = OrderedDict()

    def of(self, state: CampaignState) -> Battle:
        """Return the battle that a state is in."""
        return state.stage or self.stage(key_of(self.journey, state))

    def hold(self, state: CampaignState) -> Battle:
        """Return the battle that a state is in, and let the state know it until somebody changes who takes part.

        Only the battle's own rules may run meanwhile: they change nothing that a key says.
        """
        if state.stage is None:
            state.stage = self.stage(key_of(self.journey, state))
        return state.stage

    def game(self, state: CampaignState) -> BattleGame:
        """Return the battle that a state is in as a game of its own."""
        battle = self.hold(state)
        return self._games.get(battle) or self._new(self._games, battle, lambda: BattleGame(battle))

    def keyed(self, state: CampaignState, out: Sink, first: int) -> None:
        """Write the key of the battle behind every event from the `first` on, so that each can be told alone."""
        if out is not None and len(out) > first:
            text = to_text(key_of(self.journey, state))
            for n in range(first, len(out)):
                out[n] = with_key(out[n], text)

    def away(self, state: CampaignState) -> int:
        """Return the mask of map trainers that have left."""
        return gone(self.journey, state)

    def stage(self, key: Key) -> Battle:
        """Return the battle of a key."""
        found = self._kept.get(key)
        return found if found is not None else self._new(self._kept, key, lambda: self._staged(key))

    def _staged(self, key: Key) -> Battle:
        """Return the battle of a key that is not kept: its core where trainers now stand."""
        home, foe, cast, owners, mods, places, away, control = key
        core = (home, foe, cast, owners, mods, control)
        found = self._cores.get(core) or self._new(self._cores, core, lambda: build(self.journey, core))
        return placed(self.journey, found, core, places, away)

    def _new(self, kept: OrderedDict[K, V], key: K, make: Callable[[], V]) -> V:
        """Make what is not kept, and let what was kept longest go."""
        made = kept[key] = make()
        if len(kept) > self._keep:
            kept.popitem(last=False)
        return made


def with_key(event: Event, text: str) -> Event:
    """Return an event with the key of its battle: behind the reason of a roll, else as the last value."""
    if event.what == "roll":
        return event._replace(args=(*event.args[:-1], f"{event.args[-1]}@{text}"))
    return event._replace(args=(*event.args, f"@{text}"))


def without_key(event: Event) -> tuple[Event, str]:
    """Return an event as its battle told it, and the key's text; empty when it has none."""
    last = event.args[-1] if event.args else ""
    if not isinstance(last, str) or "@" not in last:
        return event, ""
    reason, _, text = last.partition("@")
    return event._replace(args=(*event.args[:-1], *((reason,) if reason else ()))), text


def build(journey: Journey, core: Core) -> Battle:
    """Compile a battle whose trainers stand nowhere yet."""
    home, foe, cast, owners, mods, control = core
    roster = Roster()
    for number, (side, rules) in enumerate(sides_of(journey, home, foe), 1):
        team = [dressed(journey, cast[f], mods[f]) for f, owner in enumerate(owners) if owner == number]
        roster.sides.append((side, team))
        roster.trainers.append(rules)
    roster.species = journey.species
    battle = Battle(
        journey.scenario, journey.name, _rules(journey, foe), journey.field, [side for side, _ in roster.sides]
    )
    battle.outer, battle.bare_sight = True, journey.sight
    if journey.neutral >= 0 and foe == codes.TABLE:
        battle.neutral = len(cast) - 1
        battle.loose = (battle.seats,)
        battle.seats -= 1
    table = journey.table
    battle.markers, battle.sources = table.markers, list(table.sources)
    battle.ground_source, battle.ground_entry = table.ground_source, table.ground_entry
    battle.ground_end = table.ground_end
    battle.objects, battle.cleared = table.objects, table.cleared
    battle.decoys = frozenset(figure for figure, mod in enumerate(mods) if mod[0] < 0)
    # Numbered alike whoever takes part: decoys and evolution shift nothing.
    battle.marks = list(journey.counted)
    numbers = Statuses(journey.statuses, battle)
    for terrain in journey.laid:
        cover_of(terrain, numbers)
    fill_battle(battle, roster, journey.statuses, control)
    return battle


def _rules(journey: Journey, foe: int) -> ScenarioRules:
    """Return the rules of a battle: one on one unless the scenario is one of whole armies."""
    block = journey.rules.trainers_block and journey.rules.mode != "walk"  # PS-TRN-04
    mode: Literal["army", "one_on_one"] = "one_on_one"
    if journey.rules.mode == "army" and foe == codes.TABLE:
        mode = "army"
    return msgspec.structs.replace(journey.rules, mode=mode, trainers_block=block)


def placed(journey: Journey, core: Battle, about: Core, places: tuple[int, ...], away: int) -> Battle:
    """Return a twin of a battle with the trainers on their places; it shares figures and powers."""
    home, foe = about[:2]
    twin = copy.copy(core)
    twin.sides = [dataclasses.replace(side) for side in core.sides]
    twin.walks, twin.variants, twin.ranked = {}, {}, {}  # what is reckoned while it is played, for these places
    if foe == codes.TABLE:
        for seat in journey.seats:
            twin.sides[seat.seat - 1].trainer_at = places[seat.seat - 1]
    else:
        twin.sides[0].trainer_at = places[home - 1]
        if codes.RIVAL <= foe < codes.TABLE:
            twin.sides[1].trainer_at = places[foe - codes.RIVAL - 1]
    twin.stand = {space: TALL for space in (*places, *_people(journey, away)) if space >= 0}
    twin.trainers = sum(1 << space for space in twin.stand)
    twin.sight = journey.sight.beside(twin.stand)
    if foe == codes.WILD:
        twin.sides[1].zone = far_from(twin, twin.count - 1, places[home - 1])
    return twin


def _people(journey: Journey, away: int) -> list[int]:
    return [person.at for n, person in enumerate(journey.people) if not away >> n & 1]


def sides_of(journey: Journey, home: int, foe: int) -> list[tuple[Side, Any]]:
    """Return the sides of a battle with their trainers' rules; where players' trainers stand is not said yet."""
    if foe == codes.TABLE:
        found = [_player(journey, seat.seat, n) for n, seat in enumerate(journey.seats, 1)]
        for side, _ in found:
            if journey.rules.game_master == side.seat:
                side.zone = journey.wild_zone or side.zone
        if journey.neutral >= 0:
            side = Side(len(found) + 1, NEUTRAL_NAME, color="seat3", tag=NEUTRAL_TAG, zone=journey.wild_zone)
            found.append((side, None))
        return found
    ours = _player(journey, home, 1)
    if foe == codes.NOBODY:
        return [ours]
    if foe == codes.WILD:
        return [ours, (Side(2, WILD_NAME, color="seat3", tag=WILD_TAG), None)]
    if foe < codes.TRAINER:
        return [ours, _player(journey, foe - codes.RIVAL, 2)]
    person = journey.people[foe - codes.TRAINER]
    side = Side(2, person.name, (), person.id, person.name, person.at, color="seat4", tag=person.name)
    return [ours, (side, person.rules)]


def _player(journey: Journey, seat: int, number: int) -> tuple[Side, Any]:
    """Return a player's side."""
    about = journey.seat(seat)
    words = seat_words(journey, seat)
    side = Side(number, words, (), about.trainer, about.trainer_name, color=about.color, tag=words)
    side.zone = about.zone
    return side, about.rules


def seat_words(journey: Journey, seat: int) -> Words:
    """Return what a seat is called."""
    name = journey.seat(seat).name
    return name or {lang: side_name(name, seat, lang) for lang in ("en", "it")}


def far_from(battle: Battle, figure: int, space: int) -> int:
    """Return where a wild figure may be placed: range 8 to 10, else the greatest range below at which it fits
    (PS-WLD-01).
    """
    within, field = battle.field.hexes.within, battle.field
    free = field.open & ~field.no_placing & ~battle.trainers
    rings = [
        within(space, 10) & ~within(space, 7),
        *(within(space, n) & ~within(space, n - 1) for n in range(7, 0, -1)),
    ]
    return next((ring & free for ring in rings if any(fitting(battle, figure, free, ring))), 0)


def decoy(journey: Journey, card: ArmyCard) -> ArmyCard:
    """Return the card of what stands in a figure's place: life 1, no move, no dice, no status (PS-ITM-07)."""
    power = Immunity(name={"en": "Decoy", "it": "Esca"}, statuses=tuple(journey.statuses))
    plain = {"powers": (power,) if journey.statuses else (), "weak": (), "resist": (), "no_effect": ()}
    return msgspec.structs.replace(card, life=1, move=0, attack=0, defense=0, **plain)


def dressed(journey: Journey, kind: int, mods: tuple[int, int, int]) -> ArmyCard:
    """Return a card with what items, machines and stat items add, as powers (PS-ITM, PS-STA, PS-TM)."""
    grown, held, taught = mods
    card = journey.cards[kind]
    if grown < 0:
        return decoy(journey, card)
    if not (grown or held or taught):
        return card
    powers = list(card.powers)
    for number, item in enumerate(journey.items):
        if (held | taught) >> number & 1:
            powers += item.rules.powers
    for number, index in enumerate(journey.stat_items):
        tier, item = grown // 5**number % 5, journey.items[index]
        if tier and item.rules.stat:
            powers.append(Modifier(name=item.name, stat=item.rules.stat, add=tier, who=Filter(side="self")))
    return msgspec.structs.replace(card, powers=tuple(powers))
