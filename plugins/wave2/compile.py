"""Turns a snapshot into a table, or says everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.api.rules import Reader, SetupRefused, Snapshot, bare, localised

from .blows import blows
from .codes import MOST_CARDS, STATS
from .compiled import (
    ENERGY,
    POKEMON,
    ROLES,
    TRAINER,
    Attack,
    Change,
    Compiled,
    Condition,
    Cost,
    Power,
    Table,
)
from .structs.base import Text
from .structs.cards import Aura, Card, Deck, EnergyFace, PokemonFace, TrainerFace, Trigger
from .structs.cards import Power as PowerData
from .structs.effects import MoveEnergy
from .structs.rules import SpecialCondition
from .structs.views import Scenario, Species, Type
from .verbs import Compiler
from .worth import flat


def compile_table(snapshot: Snapshot) -> Table:
    """Return the compiled table of a snapshot's scenario; SetupRefused with every reason."""
    reader = Reader(snapshot)
    scenario = reader.read(Scenario, "scenario", snapshot.scenario)
    if scenario is None:
        raise SetupRefused(reader.reasons)
    decks = reader.several(Deck, "deck", scenario.rules.decks)
    cards, types = reader.all(Card, "card"), reader.all(Type, "type")
    conditions, species = reader.all(SpecialCondition, "special_condition"), reader.all(Species, "species")
    reader.refuse()
    judge_decks(decks, cards, scenario.rules.copies, reader.reasons)
    if sorted(side.seat for side in scenario.sides) != [1, 2]:
        reader.reasons.append(f"scenario:{scenario.id}: this game is for seats 1 and 2")
    reader.refuse()
    table = Table(scenario.rules, tuple(types), find=snapshot.find)
    table.type_data = tuple((kind.name, kind.color, kind.rules.symbol) for kind in types.values())
    table.any_energy = sum(1 << n for n, kind in enumerate(types.values()) if kind.rules.any)
    sides = {side.seat: side.name for side in scenario.sides}
    table.side_names = (sides[1], sides[2])
    fill(table, cards, conditions, species)
    numbers = {card.card.id: card.number for card in table.cards}
    table.decks = tuple(
        tuple(sorted(numbers[bare(entry.card)] for entry in deck.cards for _ in range(entry.count))) for deck in decks
    )
    return table


def judge_decks(decks: list[Deck], cards: dict[str, Card], copies: int, reasons: list[str]) -> None:
    """Say what is wrong with decks (W2-DECK)."""
    for deck in decks:
        missing = sorted({bare(entry.card) for entry in deck.cards} - set(cards))
        reasons += [f"deck:{deck.id}: card `{name}` is not there" for name in missing]
        if missing:
            continue
        size = sum(entry.count for entry in deck.cards)
        if size != 60:
            reasons.append(f"deck:{deck.id}: it has {size} {'card' if size == 1 else 'cards'}, expected 60")
        faces = [cards[bare(entry.card)].face for entry in deck.cards]
        if not any(isinstance(face, PokemonFace) and face.evolves_from is None for face in faces):
            reasons.append(f"deck:{deck.id}: no Basic Pokémon is in it, expected at least one")
        for name, count in counted(deck, cards).items():
            if count > copies:
                reasons.append(f"deck:{deck.id}: `{name}` is in it {count} times, expected at most {copies}")


def name_of(card: Card) -> str:
    """Return what counts as a card's name: its species, else its English name; empty of a basic energy."""
    face = card.face
    if isinstance(face, EnergyFace) and face.basic:
        return ""
    return bare(face.species) if isinstance(face, PokemonFace) else localised(card.name, "en")


def counted(deck: Deck, cards: dict[str, Card]) -> dict[str, int]:
    """Return how many of each name a deck has, basic energy left out."""
    found: dict[str, int] = {}
    for entry in deck.cards:
        card = cards.get(bare(entry.card))
        name = name_of(card) if card else ""
        if name:
            found[name] = found.get(name, 0) + entry.count
    return found


def fill(table: Table, cards: dict[str, Card], conditions: dict[str, Any], species: dict[str, Any]) -> None:
    """Number and compile everything."""
    ordered = sorted(conditions.values(), key=lambda data: (data.between.order if data.between else 99, data.id))
    table.conditions = tuple(
        Condition(n, data.id, data, "attack" in data.forbids, "retreat" in data.forbids)
        for n, data in enumerate(ordered)
    )
    tries = [condition for condition in table.conditions if condition.data.attempt]
    table.try_order = tuple(sorted(tries, key=lambda c: (c.data.attempt.order if c.data.attempt else 0, c.number)))
    names = {name: n for n, name in enumerate(table.types)}
    compiler = Compiler(table, Names(names, "type"), Names({c.id: c for c in table.conditions}, "special_condition"))
    lines = Names({name: n for n, name in enumerate(species)}, "species")
    chosen = list(cards.values())[:MOST_CARDS]
    plain = Faces(table, compiler, lines)
    table.cards = tuple(plain.bare(n, card) for n, card in enumerate(chosen))
    table.cards = tuple(plain.whole(card) for card in table.cards)
    firsts: dict[str, int] = {}
    table.cards = tuple(replace(c, namesake=firsts.setdefault(name_of(c.card), c.number)) for c in table.cards)
    table.later = tuple(tuple(_later(table.cards, card.species)) for card in table.cards)
    played = [card for card in table.cards if card.powers]
    table.auras = tuple(
        frozenset(card.number for card in played for power in card.powers for c in power.changes if c.stat == stat)
        for stat in STATS.values()
    )
    for moment in ("enter", "hit", "turn_end"):
        has = [card.number for card in played if any(power.at == moment for power in card.powers)]
        table.triggers[moment] = frozenset(has)


def _later(cards: Sequence[Compiled], species: int) -> Iterator[int]:
    """The cards that evolve from a species, at once or later; card and species say the same of a stage once."""
    ahead, seen = {species}, set[int]()
    while ahead and species >= 0:
        seen |= ahead
        found = [card for card in cards if card.comes_from in ahead and card.species not in seen]
        yield from (card.number for card in found)
        ahead = {card.species for card in found}


class Names(dict[str, Any]):
    """Numbers by id; looked up by reference."""

    def __init__(self, values: dict[str, Any], kind: str) -> None:
        """Take the values, and the kind for what is said of one that is missing."""
        super().__init__(values)
        self.kind = kind

    def __getitem__(self, reference: str) -> Any:
        """Return the value of a reference; raises SetupRefused."""
        name = bare(reference)
        if name not in self:
            raise SetupRefused([f"{self.kind}:{name}: it is not there"])
        return super().__getitem__(name)


class Faces:
    """Compiles cards: first what they are, so that effects can ask, then what they do."""

    def __init__(self, table: Table, compiler: Compiler, lines: Names) -> None:
        """Take what names mean."""
        self.table, self.compiler, self.lines = table, compiler, lines

    def bare(self, number: int, card: Card) -> Compiled:
        """Return a card without its effects."""
        face, mask = card.face, self.compiler.mask
        if isinstance(face, PokemonFace):
            own = mask(face.types)
            return Compiled(
                number, card, card.name, POKEMON, self.lines[face.species],
                self.lines[face.evolves_from] if face.evolves_from else -1, face.hp, own,
                own | mask(face.equivalents), mask(face.weakness), mask(face.resistance), face.retreat,
            )  # fmt: skip
        if isinstance(face, TrainerFace):
            return Compiled(number, card, card.name, TRAINER, role=ROLES[face.role])
        units = tuple(self.compiler.types[name] for name in face.provides)
        return Compiled(number, card, card.name, ENERGY, provides=units, basic=face.basic)

    def whole(self, card: Compiled) -> Compiled:
        """Return a card with its effects."""
        face = card.card.face
        if isinstance(face, PokemonFace):
            attacks = tuple(self._attack(card.number, attack) for attack in face.attacks)
            return replace(card, attacks=attacks, **self._powers(card.number, face.powers))
        if isinstance(face, TrainerFace):
            return replace(
                card,
                **self._powers(card.number, face.powers),
                when=self.compiler.holds(face.when),
                program=self.compiler.program(face.effects),
            )
        return card

    def _attack(self, card: int, attack: Any) -> Attack:
        number = len(self.table.attacks)
        before, after = self.compiler.program(attack.before), self.compiler.program(attack.after)
        beside = blows((*attack.before, *attack.after), self.compiler)
        made = Attack(number, attack.id, attack.name, self._cost(attack.cost), attack.damage, before, after, beside)
        self.table.attacks.append((card, made))
        return made

    def _cost(self, cost: tuple[str, ...]) -> Cost:
        counts: dict[int, int] = {}
        for name in cost:
            kind = self.compiler.types[name]
            if not self.table.any_energy >> kind & 1:
                counts[kind] = counts.get(kind, 0) + 1
        return Cost(tuple(sorted(counts.items())), len(cost))

    def _powers(self, card: int, powers: tuple[PowerData, ...]) -> dict[str, Any]:
        made = tuple(self._power(card, power) for power in powers)
        return {"powers": made, "usable": tuple((n, power) for n, power in enumerate(made) if power.sort == "action")}

    def _power(self, card: int, power: PowerData) -> Power:
        number, name = len(self.table.powers), power.name
        made = self._made(number, name, power)
        self.table.powers.append((card, made))
        return made

    def _made(self, number: int, name: Text, power: PowerData) -> Power:
        if isinstance(power, Aura):
            changes = tuple(Change(STATS[m.stat], m.add, self.compiler.meets(m.among)) for m in power.modifiers)
            return Power(number, power.id, name, "aura", changes=changes)
        when, program = self.compiler.holds(power.when), self.compiler.program(power.effects)
        if isinstance(power, Trigger):
            return Power(number, power.id, name, "trigger", power.at, when=when, program=program)
        moves = any(isinstance(effect, MoveEnergy) for effect, _ in flat(power.effects))
        return Power(number, power.id, name, "action", "", power.limit == "turn", when, program, moves=moves)
