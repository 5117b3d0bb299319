"""A table to try rules on: small boards, wheels from a few words, figures where a test wants them, spins laid out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import product
from typing import Any

from plugins.figure_game import turn
from plugins.figure_game.arena import BENCH, CARDS, CENTER, Wheel
from plugins.figure_game.compile import compile_arena, wheel_of
from plugins.figure_game.game import FigureGame
from plugins.figure_game.spin import FIRST, NOBODY, knocks_out, winner
from plugins.figure_game.state import MAIN, ArenaState
from plugins.figure_game.structs.figures import Segment
from tests.content.shipped import entities as entities_of
from workbench.engine.data import read
from workbench.engine.event import Event
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

COLORS = {"w": "white", "p": "purple", "b": "blue", "g": "gold", "r": "red"}
#: Two goals at the ends of a line, entries beside them, a loop in the middle: A a b c d B, and c x a.
SPACES = ("A", "a", "b", "c", "d", "B", "x")
LINKS = ("Aa", "ab", "bc", "cd", "dB", "ax", "xc")
CONDITIONS: dict[str, dict[str, Any]] = {
    "paralysed": {"miss": "named"},
    "poisoned": {"damage_change": -20},
    "asleep": {
        "may_move": False,
        "may_attack": False,
        "blocks": False,
        "counts_in_surround": False,
        "ends": "woken",
    },
    "confused": {"shift_segment": 1},
    "burned": {"damage_change": -10, "miss": "smallest"},
    "frozen": {"miss": "all", "ends": "battle"},
    "dazed": {"may_attack": False, "ends": "turns", "turns": 2},
}


def wheel(*parts: str) -> Wheel:
    """Return a compiled wheel of segments from a few words each, see `segment`."""
    return wheel_of(tuple(read(Segment, segment(part)) for part in parts))


def ends_of(mine: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> dict[str, int]:
    """Return how often each end comes when every (colour, value) of one wheel meets every one of the other."""
    ends = dict.fromkeys(("wins", "acts", "nothing", "suffers", "loses"), 0)
    for (color, value), (other, far) in product(mine, theirs):
        verdict = winner(color, value, other, far)
        if verdict == NOBODY:
            ends["nothing"] += 1
        elif verdict == FIRST:
            ends["wins" if knocks_out(color) else "acts"] += 1
        else:
            ends["loses" if knocks_out(other) else "suffers"] += 1
    return ends


def shipped(kind: str, name: str) -> Any:
    """An entity of the shipped pack."""
    return entities_of("figure_arena", kind).get(name)


def segment(text: str, *do: dict[str, Any]) -> dict[str, Any]:
    """A segment: `w60 Bite 8` is white, 60 damage, 8 of the wheel; `p2 Spore 8` two stars; `b Dodge 8`; `r Miss 8`."""
    look, name, size = text.split()
    value = int(look[1:] or 0)
    more: dict[str, Any] = {"stars" if look[0] == "p" else "damage": value} if value else {}
    if do:
        more["do"] = list(do)
    return {"name": {"en": name}, "color": COLORS[look[0]], "size": int(size), **more}


def figure(move: int, *wheel: Any) -> dict[str, Any]:
    """A figure; segments as texts or from `segment`. Without any: white 50 all around."""
    segments = [segment(part) if isinstance(part, str) else part for part in wheel or ("w50 Hit 24",)]
    return {"move": move, "wheel": segments}


def board(spaces: tuple[str, ...] = SPACES, links: tuple[str, ...] = LINKS, **more: Any) -> dict[str, Any]:
    """A board: seat 1 has the goal A and enters at a, seat 2 has the goal B and enters at d, unless said otherwise."""
    rest = {
        "entries": [{"seat": 1, "space": "a"}, {"seat": 2, "space": "d"}],
        "goals": [{"seat": 1, "space": "A"}, {"seat": 2, "space": "B"}],
    }
    parts = {
        "spaces": [{"id": name.lower() + ("_goal" if name.isupper() else "")} for name in spaces],
        "links": [{"from": _id(link[0]), "to": _id(link[1])} for link in links],
        **{key: [{**place, "space": _id(place["space"])} for place in more.pop(key, rest[key])] for key in rest},
    }
    return {"id": "board", "name": {"en": "Board"}, "shape": "graph", **parts, **more}


def _id(name: str) -> str:
    return name.lower() + ("_goal" if name.isupper() else "")


class Bed:
    """A game at the beginning of a turn, with everything put where the test wants it."""

    def __init__(
        self,
        one: Mapping[str, Any],
        two: Mapping[str, Any],
        cards: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        """`one` and `two` are the figures of both sides by name, `cards` those of side 1, `more` is of `snapshot`."""
        self.game = FigureGame(compile_arena(snapshot(one, two, cards, **more)))
        self.arena = self.game.arena
        self.names = [*one, *two]
        self.state = ArenaState(ScriptedChance(0, 16), self.arena.count)
        self.state.at = [BENCH] * self.arena.count
        self.state.team = [sum(1 << figure for figure in side.figures) for side in self.arena.sides]
        self.state.deck = [(1 << len(side.cards)) - 1 for side in self.arena.sides]
        self.state.cards = self.state.deck[:]
        self.state.turn = 9
        self.out: list[Event] = []

    def at(self, **places: str) -> Bed:
        """Put figures on spaces by name, on the `bench` or in the `center`."""
        for name, place in places.items():
            number = self.names.index(name)
            beside = {"bench": BENCH, "center": CENTER}
            self.state.put(number, beside[place] if place in beside else self.space(place))
            if place == "center":
                self.state.center.append(number)
        return self

    def ill(self, name: str, condition: str) -> Bed:
        """Give a figure a condition."""
        number = next(n for n, word in enumerate(self.arena.conditions) if word.id == condition)
        self.state.afflict(self.names.index(name), number)
        return self

    def begin(self, seat: int = 1, turn_number: int = 10) -> Bed:
        """Begin a turn of a seat."""
        self.state.turn = turn_number - 1
        turn.begin(self.arena, self.state, seat, self.out)
        turn.advance(self.arena, self.state, self.out)
        return self

    def space(self, name: str) -> int:
        """The number of a space."""
        return self.arena.board.ids.index(_id(name))

    def dice(self, *faces: int) -> Bed:
        """Lay out the next results, spins included."""
        self.state.chance = ScriptedChance(0, 16, faces)
        return self

    def act(self, action: int) -> Bed:
        """Take an action; it must be legal."""
        assert self.game.is_legal(self.state, action), f"{action} is none of {list(self.game.legal(self.state))}"
        self.game.apply(self.state, action, self.out)
        return self

    def pick(self, name: str) -> Bed:
        """Answer with a figure."""
        return self.act(self.names.index(name))

    def move(self, name: str, to: str) -> Bed:
        """Move or enter."""
        return self.pick(name).act(self.space(to))

    def attack(self, name: str, foe: str) -> Bed:
        """Attack at the beginning of a turn or after a move."""
        one, two = self.names.index(name), self.names.index(foe)
        pair = one * self.arena.count + two
        return self.act(pair + self.arena.count + CARDS if self.asked == MAIN else pair)

    def stay(self) -> Bed:
        """Do not attack."""
        return self.act(self.arena.count**2)

    def play(self, number: int = 0) -> Bed:
        """Play a card of the side."""
        return self.act(self.arena.count + number)

    @property
    def asked(self) -> int:
        """The kind of the question."""
        return self.state.frames[-1][0]

    @property
    def legal(self) -> list[int]:
        """What can be answered."""
        return list(self.game.legal(self.state))

    def ways(self, name: str) -> set[str]:
        """The spaces that a figure can move to now, by name."""
        number = self.names.index(name)
        if number not in self.legal:
            return set()
        twin = self.state.copy()
        self.game.apply(twin, number)
        return {self.shown(action) for action in self.game.legal(twin)}

    def shown(self, space: int) -> str:
        """A space by the letter that tests use."""
        id_ = self.arena.board.ids[space]
        return id_[0].upper() if id_.endswith("_goal") else id_

    def where(self, name: str) -> str:
        """Where a figure is."""
        place = self.state.at[self.names.index(name)]
        return self.shown(place) if place >= 0 else {-1: "bench", -2: "center", -3: "fallen"}[place]

    def has(self, name: str) -> str:
        """The condition of a figure, by id."""
        return self.arena.conditions[self.state.cond[self.names.index(name)]].id

    def told(self, what: str) -> list[Event]:
        """The events of a sort."""
        return [event for event in self.out if event.what == what]


def snapshot(
    one: Mapping[str, Any],
    two: Mapping[str, Any],
    cards: Mapping[str, Any] | None = None,
    rules: Mapping[str, Any] | None = None,
    map_: Mapping[str, Any] | None = None,
    trainers: bool = True,
    conditions: Mapping[str, Any] | None = None,
) -> Snapshot:
    """The snapshot of a scenario `match`."""
    team = {"figures": list(one), "cards": list(cards or ())}
    other: dict[str, Any] = {"figures": list(two)}
    if trainers:
        team["trainer"] = other["trainer"] = "boss"
    match = {
        "id": "match",
        "name": {"en": "Match"},
        "map": "board",
        "sides": [{"seat": 1, "name": {"en": "Red"}}, {"seat": 2, "name": {"en": "Blue"}}],
        "rules": {"teams": [team, other], **(rules or {})},
    }
    found: dict[str, Any] = {"scenario:match": match, "map:board": map_ or board()}
    found["trainer_figure:boss"] = {"id": "boss", "name": {"en": "Boss"}}
    words = {**CONDITIONS, **(conditions or {})}
    for kind, entities in (("figure", {**one, **two}), ("training_card", cards or {}), ("condition", words)):
        for id_, data in entities.items():
            body = {"do": data} if kind == "training_card" else data
            found[f"{kind}:{id_}"] = {"id": id_, "name": {"en": id_.title()}, **body}
    return Snapshot("figure_game", "match", {key: json.dumps(data).encode() for key, data in sorted(found.items())})
