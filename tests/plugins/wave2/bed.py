"""A table to try rules on: small cards from a few words, Pokémon where a test wants them, coins laid out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from plugins.wave2 import codes, turn
from plugins.wave2.compile import compile_table
from plugins.wave2.game import DuelGame
from plugins.wave2.state import DuelState
from workbench import places
from workbench.engine.event import Event
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

HEADS, TAILS = 1, 2
#: Active and benched places of seat 1 and seat 2.
MINE, MY_BENCH, THEIRS, THEIR_BENCH = 0, 1, 6, 7
TYPES = ("bug", "ghost", "ground", "mysterious", "grass", "fire", "water", "colorless")


def shipped(kind: str) -> dict[str, Any]:
    """Every entity of a kind in the starter pack."""
    folder = places.content() / "wave2_starter" / kind
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}


def attack(id: str = "hit", cost: Sequence[str] = (), damage: int = 0, **more: Any) -> dict[str, Any]:
    """An attack."""
    return {"id": id, "name": {"en": id.title()}, "cost": list(cost), "damage": damage, **more}


def pokemon(*attacks: dict[str, Any], hp: int = 60, types: Sequence[str] = ("bug",), **more: Any) -> dict[str, Any]:
    """The face of a Pokémon card; its species is the card's id unless it says one."""
    return {"sort": "pokemon", "hp": hp, "types": list(types), "attacks": list(attacks), **more}


def trainer(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The face of a trainer card."""
    return {"sort": "trainer", "effects": list(effects), **more}


def energy(*types: str, basic: bool = True) -> dict[str, Any]:
    """The face of an energy card."""
    return {"sort": "energy", "provides": list(types), "basic": basic}


def power(kind: str, id: str = "gift", **more: Any) -> dict[str, Any]:
    """A Pokémon Power."""
    return {"power": kind, "id": id, "name": {"en": id.title()}, **more}


PLAIN = {
    "mon": pokemon(attack("tap", ("bug",), 20), attack("crash", ("bug", "colorless"), 40)),
    "other": pokemon(attack("tap", (), 10)),
    "grown": pokemon(attack("slam", ("bug",), 30), hp=90, evolves_from="mon"),
    "bug_energy": energy("bug"),
    "fire_energy": energy("fire"),
}


def snapshot(faces: Mapping[str, Any], rules: Mapping[str, Any], **kinds: Mapping[str, Any]) -> Snapshot:
    """A scenario with one deck for both: one of each card given, and bug energy up to sixty.

    A card has its id for a name unless its face says what it is `called`.
    """
    faces = {name: dict(face) for name, face in {**PLAIN, **faces}.items()}
    entities: dict[tuple[str, str], Any] = {}
    for name, face in faces.items():
        called = face.pop("called", name.title())
        if face["sort"] == "pokemon":
            face = {"species": name, **face}
            entities["species", face["species"]] = {"name": {"en": face["species"].title()}}
        entities["card", name] = {"name": {"en": called}, "face": face}
    count = dict.fromkeys(faces, 1)
    count["bug_energy"] += 60 - len(faces)
    cards = [{"card": name, "count": many} for name, many in count.items()]
    entities["deck", "d"] = {"name": {"en": "D"}, "cards": cards}
    for name in TYPES:
        entities["type", name] = {"name": {"en": name.title()}, "rules": {"any": name == "colorless"}}
    for name, data in shipped("special_condition").items():
        entities["special_condition", name] = data
    sides = [{"seat": 1}, {"seat": 2}]
    entities["scenario", "s"] = {"map": "m", "sides": sides, "rules": {"decks": ["d", "d"], **rules}}
    for kind, more in kinds.items():
        entities |= {(kind, name): data for name, data in more.items()}
    texts = {f"{kind}:{name}": json.dumps({"id": name, **data}).encode() for (kind, name), data in entities.items()}
    return Snapshot("wave2", "s", texts)


class Duel:
    """A game in the middle of seat 1's third turn; nothing lies on the table until it is put there."""

    def __init__(self, faces: Mapping[str, Any] | None = None, **rules: Any) -> None:
        self.game = DuelGame(compile_table(snapshot(faces or {}, rules)))
        self.table = self.game.table
        self.numbers = {card.card.id: card.number for card in self.table.cards}
        self.chance = ScriptedChance(1, 16)
        self.state = DuelState(self.chance)
        self.state.turn, self.state.frames = 3, [(codes.MAIN, 0)]
        for seat in (0, 1):
            self.state.deck[seat] = [self.numbers["bug_energy"]] * 30
            self.state.prizes[seat] = [self.numbers["fire_energy"]] * 6
        self.events: list[Event] = []

    # ------------------------------------------------------------ laying the table

    def put(
        self, body: int, card: str, energy: Iterable[str] = (), damage: int = 0, conditions: Iterable[str] = (),
        given: int = 1,
    ) -> Duel:  # fmt: skip
        """Put a Pokémon on a place; `given` is the turn in which its conditions were given."""
        state, seat = self.state, codes.seat_of(body)
        state.top[body], state.damage[body] = self.numbers[card], damage
        state.energy[body] = tuple(sorted(self.numbers[f"{name}_energy"] for name in energy))
        state.conds[body] = tuple(sorted((self.condition(name), given) for name in conditions))
        if body % codes.PER_SEAT == 0:
            state.active[seat] = body
        return self

    def hand(self, *cards: str, seat: int = 0) -> Duel:
        """Give a seat a hand."""
        self.state.hand[seat] = sorted(self.numbers[card] for card in cards)
        return self

    def coins(self, *faces: int) -> Duel:
        """Lay out the next coins."""
        self.chance.faces.extend(faces)
        return self

    def condition(self, name: str) -> int:
        """The number of a condition."""
        return next(each.number for each in self.table.conditions if each.id == name)

    # ------------------------------------------------------------ doing something

    def take(self, action: int) -> Duel:
        """Take an action, which must be legal."""
        assert action in self.game.legal(self.state), f"{action} is not among {list(self.game.legal(self.state))}"
        self.game.apply(self.state, action, self.events)
        return self

    def attack(self, index: int = 0) -> Duel:
        """Attack with the Active's attack of that place."""
        return self.take(codes.ATTACK + index)

    def play(self, card: str) -> Duel:
        """Play a Basic or trainer of the hand."""
        return self.take(codes.PLAY + self.numbers[card])

    def end(self) -> Duel:
        """End the turn."""
        return self.take(codes.PASS)

    def settle(self) -> Duel:
        """Look for knock-outs now."""
        self.state.frames.append((codes.SETTLE,))
        turn.run(self.table, self.state, self.events)
        return self

    # ------------------------------------------------------------ looking at it

    def can(self, action: int) -> bool:
        """Whether an action is legal now."""
        return self.game.is_legal(self.state, action)

    def evolve(self, card: str, body: int) -> int:
        """The action of evolving."""
        return codes.EVOLVE + 16 * self.numbers[card] + body

    def attach(self, card: str, body: int) -> int:
        """The action of attaching energy."""
        return codes.ATTACH + 16 * self.numbers[card] + body

    def conditions(self, body: int) -> list[str]:
        """The conditions of a body, by id."""
        return [self.table.conditions[number].id for number, _ in self.state.conds[body]]

    def told(self, what: str) -> list[tuple[int | str, ...]]:
        """What events of a word said."""
        return [event.args for event in self.events if event.what == what]

    def asked(self) -> tuple[int, int]:
        """What is asked: (frame, seat 0 or 1)."""
        frame = self.state.frames[-1]
        return frame[0], frame[1]
