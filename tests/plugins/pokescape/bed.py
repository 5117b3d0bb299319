"""A table to try rules on: small boards and cards from a few words, figures where a test wants them, dice laid out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from plugins.pokescape import frames, greedy, turn
from plugins.pokescape.attack import attack_parts, defense_parts, dice_of, moment_of
from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from plugins.pokescape.reach import ordered
from plugins.pokescape.state import BattleState
from workbench.engine.chance import Chance
from workbench.engine.event import Event
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

SKULL, SHIELD, BLANK = 1, 4, 6
CARD = {"size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 3, "defense": 3, "points": 50}
TERRAINS: dict[str, dict[str, Any]] = {
    "flat": {},
    "pond": {"water": True, "stop": True},
    "lane": {"road": True},
    "pillar": {"obstacle": True, "height": 6},
    "mud": {"enter_cost": 2},
    "rungs": {"ladder": True},
    "brush": {"obstacle": True, "height": 2, "defense_dice": 1},
    "shade": {"defense_dice": 1},
    "fire": {"entry": [{"do": "wound"}], "round_end": [{"do": "combat_roll", "on": "self"}], "no_placing": True},
}
PALETTE = {"g": "flat", "~": "pond", "=": "lane", "T": "pillar", "m": "mud", "b": "brush", "s": "shade", "f": "fire"}


def roll(low: int, *effects: dict[str, Any]) -> dict[str, Any]:
    """A d20 table: from `low` up the effects happen."""
    return {"do": "roll", "table": [{"range": [1, low - 1]}, {"range": [low, 20], "do": list(effects)}]}


def status(name: str, **rules: Any) -> dict[str, Any]:
    """A status entity."""
    return {"id": name, "name": {"en": name.title()}, "letter": name[0].upper(), **rules}


def board(rows: Sequence[str], levels: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A hex map of rows; both start zones are all of it, trainers stand in the first and the last hex."""
    width = max(len(row) for row in rows)
    rows = [row.ljust(width, ".") for row in rows]
    levels = [(levels[n] if n < len(levels) else "").ljust(width, "1") for n in range(len(rows))]
    zone = [[column, row] for row in range(len(rows)) for column in range(width) if rows[row][column] != "."]
    zones = [{"seat": seat, "at": zone, "figure_space": zone[1 - seat]} for seat in (1, 2)]
    head = {"id": "field", "name": {"en": "Field"}, "shape": "hex", "layout": "odd_r"}
    size = {"width": width, "height": len(rows), "palette": PALETTE}
    return {**head, **size, "terrain": rows, "levels": levels, "start_zones": zones, **more}


def snapshot(
    map_: Mapping[str, Any],
    *sides: Iterable[Mapping[str, Any]],
    rules: Mapping[str, Any] | None = None,
    statuses: Iterable[Mapping[str, Any]] = (),
    trainers: Mapping[str, Mapping[str, Any]] | None = None,
    limits: Mapping[str, Any] | None = None,
    terrains: Mapping[str, Mapping[str, Any]] | None = None,
    glyphs: Iterable[Mapping[str, Any]] = (),
) -> Snapshot:
    """A scenario on `map_`; each side is a list of cards (what differs from CARD) and may name its trainer by seat."""
    found: dict[str, Any] = {f"map:{map_['id']}": map_}
    for name, rules_ in {**TERRAINS, **(terrains or {})}.items():
        found[f"terrain:{name}"] = {"id": name, "name": {"en": name}, "color": "#808080", "rules": rules_}
    for entry in glyphs:
        found[f"glyph:{entry['id']}"] = {"name": {"en": entry["id"].title()}, "letter": "R", **entry}
    for entry in statuses:
        found[f"status:{entry['id']}"] = entry
    for name, trainer in (trainers or {}).items():
        found[f"trainer:{name}"] = {"id": name, "name": {"en": name.title()}, "party": [], "rules": trainer}
    listed = []
    for seat, cards in enumerate(sides, 1):
        team = []
        for number, given in enumerate(cards):
            name = given.get("id", f"mon{seat}{'abcdefgh'[number]}")
            types = given.get("types", [])
            more = {key: value for key, value in given.items() if key != "types"}
            found[f"army_card:{name}"] = {**CARD, **more, "id": name, "species": name}
            found[f"species:{name}"] = {"id": name, "name": {"en": name.title()}, "types": types}
            team.append(name)
        side = {"seat": seat, "team": team}
        names = list(trainers or {})
        if len(names) >= seat:
            side["trainer"] = names[seat - 1]
        listed.append(side)
    scenario = {"id": "trial", "name": {"en": "Trial"}, "map": map_["id"], "sides": listed, "limits": limits or {},
                "rules": {"mode": "army", **(rules or {})}}  # fmt: skip
    found["scenario:trial"] = scenario
    return Snapshot("pokescape", "trial", {key: json.dumps(value).encode() for key, value in sorted(found.items())})


def game_of(*arguments: Any, **more: Any) -> BattleGame:
    """The compiled game of `snapshot(…)`."""
    return BattleGame(compile_battle(snapshot(*arguments, **more)))


class Table:
    """A state with figures where a test wants them, scripted dice, and what is told."""

    def __init__(self, game: BattleGame, *hexes: tuple[int, ...] | None, faces: Sequence[int] = ()) -> None:
        """Put figure n on hexes[n]: (column, row), or (column, row, column, row) for two spaces; None is off."""
        self.game, self.battle = game, game.battle
        self.chance = ScriptedChance(1, 16, faces)
        self.state = BattleState(self.chance, self.battle.count, self.battle.seats)
        self.state.round = 1
        self.told: list[Event] = []
        for figure, hex_ in enumerate(hexes):
            if hex_ is not None:
                self.state.at[figure] = self.space(*hex_[:2])
                self.state.also[figure] = self.space(*hex_[2:]) if len(hex_) > 2 else -1
                self.state.active[self.battle.owner[figure] - 1] = figure

    def space(self, column: int, row: int) -> int:
        """The space of a hex."""
        return self.battle.field.hexes.space(column, row)

    def hex(self, figure: int) -> tuple[int, int]:
        """Where a figure stands."""
        return self.battle.field.hexes.offset(self.state.at[figure])

    def turn(self, figure: int, switch: bool = False) -> None:
        """Begin a turn with a figure; the game runs to its first prompt."""
        self.state.frames = [(frames.ROUND,)]
        turn.take_turn(self.battle, self.state, figure, switch, self.told)
        turn.run(self.battle, self.state, self.told)

    def place(self, column: int, row: int, *second: int) -> int:
        """The action that names a place."""
        first, way = ordered(self.battle, self.space(column, row), self.space(*second) if second else -1)
        return first * 4 + way

    def act(self, action: int) -> None:
        """Take an action, which must be legal."""
        assert self.game.is_legal(self.state, action), f"{action} is not legal"
        self.game.apply(self.state, action, self.told)

    def move(self, column: int, row: int, *second: int) -> None:
        """Move the asked figure."""
        self.act(self.place(column, row, *second))

    def attack(self, target: int, index: int = 0) -> None:
        """Attack with the asked figure."""
        self.act(self.battle.strike + index * self.battle.count + target)

    def may_attack(self, target: int, index: int = 0) -> bool:
        """Whether an attack is legal now."""
        return self.game.is_legal(self.state, self.battle.strike + index * self.battle.count + target)

    def asked(self) -> int:
        """The routine of the prompt on top."""
        return self.state.frames[-1][0]

    def reaches(self) -> set[tuple[int, int]]:
        """The hexes that the asked figure may move to."""
        actions = [action for action in self.game.legal(self.state) if action < self.battle.pass_]
        return {self.battle.field.hexes.offset(action // 4) for action in actions}

    def heard(self, what: str) -> list[tuple[int | str, ...]]:
        """The arguments of every event of a sort."""
        return [event.args for event in self.told if event.what == what]

    def dice(self, word: str) -> list[int]:
        """How many dice were rolled for a reason, one number a roll."""
        return [len(args) - 3 for args in self.heard("roll") if str(args[-1]).startswith(word)]

    def since_attack(self) -> list[str]:
        """What was told since the first attack, rolls by what they are for."""
        words = [str(event.args[-1]).split()[0] if event.what == "roll" else event.what for event in self.told]
        return words[words.index("attack") :]

    def pools(self, figure: int, other: int, index: int = 0) -> tuple[int, int]:
        """The attack and the defense dice of an attack."""
        moment = moment_of(self.battle, self.state, figure, other, index)
        attack = dice_of(attack_parts(self.battle, self.state, moment))
        return attack, dice_of(defense_parts(self.battle, self.state, moment))

    def greedy(self) -> int:
        """What the greedy policy answers to the prompt on top."""
        return greedy.choose(self.battle, self.state, self.game.legal(self.state), Chance(3))

    def log(self, lang: str = "en") -> list[str]:
        """What was told, in words."""
        return [text for event in self.told if (text := self.game.tell(event, lang))]
