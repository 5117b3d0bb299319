"""What brings about everything that packs can make happen: teams made up of figures that have not shown it yet."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

import msgspec

from workbench.api.rules import EventWatch, Exercise, Game, Snapshot, read

from .boards import board_reasons
from .coverage import ENDS, HAPPENINGS, features, power
from .setup import CARDS
from .structs.figures import Figure
from .structs.views import MapView

#: Something that can happen: its group and its id.
Thing = tuple[str, str]
#: Figures of a made-up team; turns of a game that is to end by the limit.
TEAM, SHORT = 6, 3


class FigureExerciser:
    """Knows every figure, training card, condition and board of the packs."""

    def __init__(self, content: Snapshot) -> None:
        """Read what can be read."""
        self._content = content
        self._figures: dict[str, Figure] = dict(self._read("figure", Figure))
        self._boards = {name: board for name, board in self._read("map", MapView) if not any(board_reasons(board))}
        self._cards = content.ids("training_card") if content.ids("trainer_figure") else []

    def _read(self, kind: str, struct: type[Any]) -> Iterator[tuple[str, Any]]:
        """Yield (id, value) of what fits its struct."""
        for name in self._content.ids(kind):
            try:
                yield name, read(struct, self._content.find(kind, name))
            except msgspec.ValidationError:
                continue

    def possible(self) -> Mapping[str, Sequence[str]]:
        """Return, by group, what can happen; nothing without a board and a figure that can enter."""
        if not self._boards or not any(figure.move for figure in self._figures.values()):
            return {}
        return {
            "figures": [name for name, figure in self._figures.items() if figure.move],
            "powers": [thing for name in self._figures for thing in self._powers(name)],
            "cards": list(self._cards),
            "conditions": list(self._content.ids("condition")),
            "boards": [feature for board in self._boards.values() for feature in features(board)],
            "happenings": list(HAPPENINGS),
            "ends": list(ENDS),
        }

    def _powers(self, name: str) -> list[str]:
        """The texts of a figure's wheel that can be carried out."""
        wheel = self._figures[name].wheel
        return list(dict.fromkeys(power(name, part.name) for part in wheel if part.do and part.color != "red"))

    def by_hand(self) -> Mapping[Thing, str]:
        """Return the texts that only people can play."""
        found: dict[Thing, str] = {}
        for name, figure in self._figures.items():
            for part in figure.wheel:
                if b'"by_hand"' in msgspec.json.encode(part.do):
                    found["powers", power(name, part.name)] = "a text that people play by hand"
        for name in self._cards:
            if b'"by_hand"' in self._content.entities[f"training_card:{name}"]:
                found["cards", name] = "a card that people play by hand"
        return found

    def watch(self, game: Game[Any]) -> EventWatch:
        """Watch by events."""
        return EventWatch(game)

    def exercises(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Yield games of teams, cards and boards with something left to show."""
        if not self.possible():
            return
        figures, cards = self._wanted(never)
        aims = frozenset(never)
        for number, board in enumerate(self._boards):
            for first in range(0, max(1, len(figures)), TEAM):
                team = figures[first : first + TEAM]
                yield Exercise(self._match(board, team, cards, turn + number + first), aims)
        yield from self._ends(never, aims, turn)

    def _wanted(self, never: Set[Thing]) -> tuple[list[str], list[str]]:
        """The figures and the cards that have something left to show, conditions that they give included."""
        conditions = [f'"{name}"'.encode() for group, name in never if group == "conditions"]

        def gives(data: bytes) -> bool:
            return any(word in data for word in conditions)

        figures = [
            name
            for name in self._figures
            if ("figures", name) in never
            or any(("powers", thing) in never for thing in self._powers(name))
            or gives(self._content.entities[f"figure:{name}"])
        ]
        cards = [
            name
            for name in self._cards
            if ("cards", name) in never or gives(self._content.entities[f"training_card:{name}"])
        ]
        return figures, cards

    def _ends(self, never: Set[Thing], aims: frozenset[Thing], turn: int) -> Iterator[Exercise]:
        """Yield games that are made for an end: few turns, a lone figure, figures that cannot enter at once."""
        board = list(self._boards)[turn % len(self._boards)]
        slow = [name for name, figure in self._figures.items() if figure.move == 1]
        if ("ends", "limit") in never:
            yield Exercise(self._match(board, [], [], turn, turn_limit=SHORT), aims)
        if ("ends", "stuck") in never:
            yield Exercise(self._match(board, [], [], turn, team_size=1), aims)
        if ("happenings", "center_full") in never:
            yield Exercise(self._match(board, [], [], turn, center_size=1), aims)
        if ("happenings", "trainer_missed") in never:
            yield Exercise(self._match(board, [], self._cards, turn), aims)
        if ("happenings", "skipped") in never and slow:
            yield Exercise(self._match(board, slow[:TEAM], [], turn), aims)

    def _match(self, board: str, team: Sequence[str], cards: Sequence[str], turn: int, **rules: int) -> Snapshot:
        """Return a game of a team against others; who has nothing to show makes up the numbers, by the turn."""
        size = rules.get("team_size", TEAM)
        able = [name for name, figure in self._figures.items() if figure.move]
        others = [able[(turn * 5 + n) % len(able)] for n in range(2 * TEAM)]
        chosen = list(cards[turn % max(1, len(cards)) :] or cards)[:CARDS]
        mine: dict[str, Any] = {
            "figures": [*team, *dict.fromkeys(others[:TEAM] if not team else ())][:size],
            "cards": chosen,
        }
        foes: dict[str, Any] = {"figures": list(dict.fromkeys(others[TEAM:]))[:size]}
        trainers = self._content.ids("trainer_figure")
        if trainers:
            mine["trainer"] = foes["trainer"] = trainers[turn % len(trainers)]
        teams = [mine, foes] if turn % 2 else [foes, mine]
        scenario = {
            "id": "exercise",
            "name": {"en": "Exercise"},
            "map": board,
            "sides": [{"seat": 1}, {"seat": 2}],
            "rules": {"teams": teams, "setup": "ready", **rules},
        }
        made = {"scenario:exercise": json.dumps(scenario).encode()}
        return dataclasses.replace(self._content, scenario="exercise", entities={**self._content.entities, **made})
