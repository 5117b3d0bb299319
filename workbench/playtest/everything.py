"""Plays until everything that packs' content can make happen has happened, and says what never did.

First the packs' own scenarios are played, then what the ruleset's exerciser makes up for the rest. A curious player
has every seat: it looks one decision ahead for something that has not happened yet, and else plays on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from workbench.engine.chance import Chance, derive
from workbench.engine.event import Event
from workbench.engine.exercise import Exercise, Exerciser, Exercising, PlainExerciser, Thing, Watch
from workbench.engine.game import Game
from workbench.engine.play import STREAMS
from workbench.engine.ruleset import Ruleset, SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.playtest.coverage import Coverage
from workbench.playtest.everything_result import Everything, Origin

__all__ = ["Compile", "Everything", "ExerciseFailed", "exerciser_of", "play_everything"]

#: Makes the game of a snapshot.
Compile = Callable[[Snapshot], Game[Any]]
#: Most decisions of one game, and how many of the legal ones the curious player tries in its head.
DECISIONS, TRIES = 600, 24
#: With how many other dice some decisions are tried, once all has been tried without.
LUCK = 4
#: How often the exerciser is asked for situations before what is left counts as what never happens.
TURNS = 40


class ExerciseFailed(Exception):
    """A game came to grief in the rules; the text names it and how it was played."""


@dataclass(slots=True)
class _Run:
    """What is known on the way."""

    compile: Compile
    exerciser: Exerciser
    seed: int
    most: int
    coverage: Coverage = field(default_factory=Coverage)
    wanted: set[Thing] = field(default_factory=set)
    first: dict[Thing, Origin] = field(default_factory=dict)
    refused: dict[str, list[str]] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    turn: int = 0
    progress: Callable[[int], None] | None = None
    stop: Callable[[], bool] | None = None

    @property
    def over(self) -> bool:
        """Whether there is nothing left to look for, or somebody wants an end."""
        return not self.wanted or bool(self.stop and self.stop())


def play_everything(
    scenarios: Sequence[Snapshot],
    compile: Compile,
    exerciser: Exerciser,
    seed: int = 1,
    turns: int = TURNS,
    among: Callable[[Thing], bool] | None = None,
    most: int = DECISIONS,
    progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Everything:
    """Play `scenarios`, then what `exerciser` makes up, until all has happened or `turns` attempts are over.

    `among` says what is looked for (None: everything); `most` decisions are taken in one game. `progress` gets the
    count of things that have happened; `stop` is asked between games, and what was played so far is the result.

    Raises:
        ExerciseFailed: a rule raised.
    """
    began = time.perf_counter()
    run = _Run(compile, exerciser, seed, most, progress=progress, stop=stop)
    possible = {
        group: tuple(name for name in names if among is None or among((group, name)))
        for group, names in exerciser.possible().items()
    }
    run.wanted = {(group, name) for group, names in possible.items() for name in names}
    for snapshot in scenarios:
        if not run.over:
            _play(run, Exercise(snapshot, frozenset()))
    for turn in range(turns):
        run.turn = turn
        for exercise in exerciser.exercises(frozenset(run.wanted), turn) if not run.over else ():
            if run.over:
                break
            if exercise.aims & run.wanted:
                _play(run, exercise)
    return _result(run, possible, time.perf_counter() - began)


def exerciser_of(rules: Ruleset, content: Snapshot, scenarios: Iterable[Snapshot]) -> Exerciser:
    """Return a ruleset's exerciser; for one that has none, that which knows what the scenarios can make happen."""
    return rules.exerciser(content) if isinstance(rules, Exercising) else PlainExerciser(_games(rules, scenarios))


def _games(rules: Ruleset, scenarios: Iterable[Snapshot]) -> Iterator[Game[Any]]:
    """Yield the games of those scenarios that are not refused."""
    for snapshot in scenarios:
        with suppress(SetupRefused):
            yield rules.compile(snapshot)


def _result(run: _Run, possible: Mapping[str, tuple[str, ...]], seconds: float) -> Everything:
    coverage = {group: covered for group, covered in run.coverage.against(possible).items() if covered.total}
    by_hand = {f"{group}/{name}": why for (group, name), why in run.exerciser.by_hand().items()}
    return Everything(run.games, run.decisions, coverage, by_hand, run.first, run.refused, run.seed, seconds)


def _play(run: _Run, exercise: Exercise) -> None:
    """Play one game, until it is over, nothing of its aims is left, or it has gone on for long."""
    snapshot, seed = exercise.snapshot, derive(run.seed, run.games)
    try:
        game = run.compile(snapshot)
    except SetupRefused as refused:
        run.refused[snapshot.scenario] = refused.reasons
        return
    run.games += 1
    try:
        _play_on(run, exercise, game, seed)
    except Exception as error:
        said = f"game {run.games}, `{snapshot.scenario}` with seed {seed}, failed: {type(error).__name__}: {error}"
        raise ExerciseFailed(said) from error
    if run.progress:
        run.progress(sum(map(len, run.coverage.seen.values())))


def _play_on(run: _Run, exercise: Exercise, game: Game[Any], seed: int) -> None:
    """Play a game to its end."""
    watch, own, out = run.exerciser.watch(game), Chance(derive(seed, 1)), list[Event]()
    state = game.new(Chance(seed, STREAMS), out)
    watch.before(state)
    _note(run, exercise, watch.after(state, out), seed, 0)
    for number in range(1, run.most + 1):
        if game.prompt(state) is None or (exercise.aims and not exercise.aims & run.wanted):
            return
        action, state.chance.seed = _choice(run, exercise, game, watch, state, own)
        out.clear()
        watch.before(state)
        game.apply(state, action, out)
        run.decisions += 1
        _note(run, exercise, watch.after(state, out), seed, number)


def _note(run: _Run, exercise: Exercise, found: Set[Thing], seed: int, decision: int) -> None:
    """Remember what has happened, and where it did for the first time."""
    for group, name in sorted(found):
        run.coverage.merge({group: (name,)})
        if (group, name) in run.wanted:
            run.wanted.discard((group, name))
            run.first[group, name] = Origin(exercise.snapshot.scenario, seed, decision)


def _choice(run: _Run, exercise: Exercise, game: Game[Any], watch: Watch, state: Any, own: Chance) -> tuple[int, int]:
    """Return a decision and how the dice fall: such that something new happens if one of those tried makes it so,
    else one that helps, or any.
    """
    legal, prompt, luck = game.legal(state), game.prompt(state), state.chance.seed
    assert prompt is not None, "only a game that asks is played on"
    helpful: list[tuple[int, int]] = []
    for tried in _tries(run, legal, luck, own) if len(legal) > 1 else ():
        twin, out = game.copy(state), list[Event]()
        twin.chance.seed = tried[1]
        watch.before(twin)
        game.apply(twin, tried[0], out)
        found = watch.after(twin, out)
        if found & run.wanted:
            return tried
        if found & exercise.helps:
            helpful.append(tried)
    if helpful and own.below(3):
        return helpful[own.below(len(helpful))]
    if prompt.by_hand:
        return legal[0], luck
    if own.below(2):
        return game.greedy(game.observe(state, prompt.seat), legal, own), luck
    return legal[own.below(len(legal))], luck


def _tries(run: _Run, legal: Sequence[int], luck: int, own: Chance) -> Iterator[tuple[int, int]]:
    """Yield decisions with the seed of the dice: some of the legal ones, and of these a few with other dice as well."""
    yield from ((action, luck) for action in _some(legal, TRIES, own))
    if run.turn:
        some = _some(legal, TRIES // 3, own)
        yield from ((action, derive(luck, n)) for n in range(LUCK) for action in some)


def _some(legal: Sequence[int], most: int, own: Chance) -> list[int]:
    """Return some legal decisions, all if there are few."""
    if len(legal) <= most:
        return list(legal)
    return [legal[own.below(len(legal))] for _ in range(most // 2)] + list(legal[-most // 2 :])
