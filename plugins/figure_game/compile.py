"""From a snapshot to an arena that can be played, or every reason why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any

from msgspec import to_builtins

from workbench.api.rules import Lookup, Reader, SetupRefused, Snapshot, bare

from .arena import CARDS, Affliction, Arena, Card, Lines, Piece, Settings, Side, Wheel
from .boards import board_of, board_reasons
from .merit import merit_of
from .setup import CARDS as TAKEN
from .spin import COLORS, RED
from .structs.base import Text
from .structs.figures import Figure, Segment, SpecialCondition, TrainerFigure, TrainingCard
from .structs.rules import ScenarioRules, Team
from .structs.views import MapView, ScenarioView
from .text.cards import CARDS as CARD_TEXTS
from .verbs import Compiler

#: Most figures of one sort in a team, and to choose a team from (FG-SET-01).
ALIKE, BOX = 3, 24


def compile_arena(snapshot: Snapshot) -> Arena:
    """Return the arena of the snapshot's scenario.

    Raises:
        SetupRefused: with every reason at once.
    """
    reader = Reader(snapshot)
    scenario = reader.read(ScenarioView, "scenario", snapshot.scenario)
    if scenario is None:
        raise SetupRefused(reader.reasons)
    where = f"scenario `{snapshot.scenario}`"
    seats = sorted(side.seat for side in scenario.sides)
    if seats != [1, 2]:
        reader.reasons.append(f"{where}: sides of seats {seats}, expected 1 and 2")
    reader.reasons += [f"{where}: {message}" for _, message, _ in team_faults(scenario.rules)]
    map_ = reader.read(MapView, "map", scenario.map)
    if map_ is not None:
        reader.reasons += [f"map `{map_.id}`: {message}" for _, message in board_reasons(map_)]
    teams = [_Team(reader, team) for team in scenario.rules.teams]
    conditions = reader.all(SpecialCondition, "condition")
    if reader.reasons or map_ is None:
        raise SetupRefused(reader.reasons)
    names = {side.seat: side.name for side in scenario.sides}
    find: Lookup = lambda kind, ref: snapshot.find(kind, bare(ref))  # noqa: E731 one line
    return _arena(snapshot.scenario, map_, names, scenario.rules, teams, conditions, find)


class _Team:
    """A team with its entities read."""

    def __init__(self, reader: Reader, team: Team) -> None:
        self.figures = reader.several(Figure, "figure", team.figures)
        self.cards = reader.several(TrainingCard, "training_card", team.cards)
        self.trainer: TrainerFigure | None = None
        if team.trainer:
            self.trainer = reader.read(TrainerFigure, "trainer_figure", team.trainer)


def team_faults(rules: ScenarioRules) -> Iterator[tuple[str, str, str]]:
    """Yield (pointer below `rules`, what is wrong, what would be right) of the teams (FG-SET-01)."""
    if len(rules.teams) != 2:
        there = "1 team" if len(rules.teams) == 1 else f"{len(rules.teams)} teams"
        yield "/teams", f"{there}, expected 2", "one for seat 1, one for seat 2"
    for number, team in enumerate(rules.teams):
        yield from _faults_of(team, f"team {number + 1}", f"/teams/{number}", rules)


def _faults_of(team: Team, who: str, at: str, rules: ScenarioRules) -> Iterator[tuple[str, str, str]]:
    """Yield what is wrong with a team: how many to choose from, how many alike."""
    free = rules.setup == "choose"
    figures, cards = (BOX, CARDS) if free else (rules.team_size, TAKEN)
    if not 1 <= len(team.figures) <= figures:
        most = figures if free else f"`team_size` {figures}"
        yield f"{at}/figures", f"{who} has {len(team.figures)} figures, expected 1 to {most}", "take some out"
    for name, count in Counter(map(bare, team.figures)).items():
        if count > ALIKE:
            yield f"{at}/figures", f"{who} has `{name}` {count} times, at most {ALIKE}", ""
    if len(team.cards) > cards:
        yield f"{at}/cards", f"{who} has {len(team.cards)} training cards, at most {cards}", "take some out"
    for name, count in Counter(map(bare, team.cards)).items():
        if count > 1:
            yield f"{at}/cards", f"{who} has card `{name}` {count} times, expected once", ""
    if team.cards and not team.trainer:
        message = f"{who} has training cards and no trainer figure to spin for them"
        yield f"{at}/cards", message, "name a `trainer`, or take the cards out"


def said_by(kind: str, data: Any, find: Lookup) -> Lines:
    """Return what a card says below its name, by language."""
    texts = {lang: CARD_TEXTS.text(kind, to_builtins(data), find, lang) or "" for lang in ("en", "it")}
    return {lang: tuple(text.splitlines()[1:]) for lang, text in texts.items()}


def affliction_of(data: SpecialCondition, says: Lines | None = None) -> Affliction:
    """Return a condition as it is played; `says` is its text."""
    return Affliction(
        data.id,
        data.name,
        data.mark or data.id[:2].title(),
        data.color,
        data.may_move,
        data.may_attack,
        data.blocks,
        data.counts_in_surround,
        data.damage_change,
        data.miss,
        data.shift_segment,
        data.ends,
        data.turns,
        says or {},
    )


def wheel_of(segments: tuple[Segment, ...], compiler: Compiler | None = None) -> Wheel:
    """Return a wheel; its texts are compiled when a compiler is given."""
    names: list[Text] = []
    for segment in segments:
        if segment.name not in names:
            names.append(segment.name)
    colors = tuple(COLORS.index(segment.color) for segment in segments)
    of = tuple(names.index(segment.name) for segment in segments)
    totals: dict[int, int] = {}
    for segment, name, color in zip(segments, of, colors, strict=True):
        if color != RED:
            totals[name] = totals.get(name, 0) + segment.size
    sizes = tuple(segment.size for segment in segments)
    return Wheel(
        sizes,
        tuple(accumulate(sizes)),
        colors,
        tuple(segment.stars if segment.color == "purple" else segment.damage for segment in segments),
        of,
        tuple(names),
        tuple(compiler.add(segment.do, segment.name) if compiler and segment.do else -1 for segment in segments),
        min(totals, key=lambda name: (totals[name], name), default=-1),
        tuple(merit_of(segment.do) for segment in segments),
    )


def _card(card: TrainingCard, compiler: Compiler, find: Lookup) -> Card:
    """Return a training card as it is played."""
    says = said_by("training_card", card, find)
    return Card(card.id, card.name, compiler.add(card.do, card.name), merit_of(card.do), says)


def settings_of(rules: ScenarioRules) -> Settings:
    """Return the house rulings that a game looks up."""
    return Settings(rules.team_size, rules.center_size, rules.first_turn_minus, rules.turn_limit, rules.surround_limit)


def _arena(
    scenario: str,
    map_: MapView,
    names: Mapping[int, Text],
    rules: ScenarioRules,
    teams: list[_Team],
    conditions: Mapping[str, SpecialCondition],
    find: Lookup,
) -> Arena:
    """Put everything together."""
    words = (Affliction(), *(affliction_of(each, said_by("condition", each, find)) for each in conditions.values()))
    empty = Side({}, (), (), "", {}, 0, 0)
    arena = Arena(scenario, board_of(map_), (), (empty, empty), words, settings_of(rules))
    compiler = Compiler(arena, {word.id: number for number, word in enumerate(words)})
    pieces: list[Piece] = []
    sides: list[Side] = []
    for seat, team in enumerate(teams, 1):
        first = len(pieces)
        for figure in team.figures:
            wheel, says = wheel_of(figure.wheel, compiler), said_by("figure", figure, find)
            pieces.append(Piece(figure.id, figure.name, seat, figure.move, wheel, says))
        cards = tuple(_card(card, compiler, find) for card in team.cards)
        mine = tuple(range(first, len(pieces)))
        boss = team.trainer
        spins = (boss.id, boss.name, boss.success, boss.miss) if boss else ("", {}, 0, 0)
        sides.append(Side(names.get(seat, {}), mine, cards, *spins))
    if compiler.missing:
        raise SetupRefused([f"condition `{name}` is missing" for name in sorted(compiler.missing)])
    arena.seat(tuple(pieces), (sides[0], sides[1]))
    return arena
