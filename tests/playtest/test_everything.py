"""Playing until everything has happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

import pytest

from tests.engine.toy import GAME
from workbench.engine.exercise import EventWatch, Exercise, PlainExerciser, Thing
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.playtest.everything import ExerciseFailed, play_everything

TABLE = Snapshot("toy", "table", {})


class Cards(PlainExerciser):
    """The toy's exerciser: it makes up one more table each time that it is asked."""

    def __init__(self) -> None:
        super().__init__([GAME])
        self.asked: list[int] = []

    def exercises(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Yield a table for all that is left."""
        self.asked.append(turn)
        yield Exercise(TABLE, frozenset(never))


def test_everything_that_can_happen_does_and_the_rest_is_named() -> None:
    cards = Cards()
    result = play_everything([TABLE], lambda _: GAME, cards, seed=3, turns=4)
    assert result.coverage["cards"].never == ()
    assert result.never == ["duels/drawn by magic"]
    assert cards.asked == [0, 1, 2, 3]
    assert result.games == 5
    assert {scenario for scenario, _, _ in result.first.values()} == {"table"}


def test_the_search_ends_when_nothing_is_left() -> None:
    cards = Cards()
    result = play_everything([], lambda _: GAME, cards, among=lambda thing: thing[0] == "cards")
    assert (result.never, result.coverage["cards"].fired) == ([], 8)
    assert list(result.coverage) == ["cards"]
    assert len(cards.asked) < 5


def test_the_same_seed_gives_the_same_report() -> None:
    first, again = (play_everything([TABLE], lambda _: GAME, Cards(), seed=5, turns=2).to_json() for _ in range(2))
    assert {**first, "seconds": 0} == {**again, "seconds": 0}


def test_a_stop_that_is_asked_for_keeps_what_was_seen() -> None:
    result = play_everything([TABLE, TABLE], lambda _: GAME, Cards(), stop=lambda: True)
    assert (result.games, result.coverage["cards"].fired) == (0, 0)


def test_a_scenario_that_is_refused_is_told_with_its_reasons() -> None:
    def refuse(_: Snapshot) -> Any:
        raise SetupRefused(["no cards", "no board"])

    result = play_everything([TABLE], refuse, Cards(), turns=1)
    assert result.refused == {"table": ["no cards", "no board"]}
    assert result.games == 0


def test_a_rule_that_raises_is_told_with_the_game() -> None:
    class Broken(type(GAME)):
        def apply(self, state: Any, action: int, out: Any = None) -> None:
            raise ZeroDivisionError("no turn")

    with pytest.raises(ExerciseFailed, match=r"game 1, `table` with seed \d+, failed: ZeroDivisionError: no turn"):
        play_everything([TABLE], lambda _: Broken(), Cards())


def test_a_ruleset_without_exerciser_is_watched_by_its_events() -> None:
    plain = PlainExerciser([GAME])
    possible: Mapping[str, Sequence[str]] = plain.possible()
    assert possible["cards"] == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert isinstance(plain.watch(GAME), EventWatch)
    assert play_everything([TABLE] * 8, lambda _: GAME, plain).coverage["cards"].fired > 4
