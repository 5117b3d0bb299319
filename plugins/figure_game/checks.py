"""Checks of boards as graphs and of teams by their odds (RUL201-RUL206)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from workbench.api.checks import (
    Entity,
    Facts,
    Finding,
    Severity,
    SpaceGraph,
    build_spaces,
    check,
    dict_at,
    entities,
    kinds,
    list_at,
    listed,
    objects_at,
    shortened,
    text_at,
    whole,
)
from workbench.api.rules import read

from .arena import Wheel
from .compile import wheel_of
from .odds import odds
from .structs.figures import Figure

#: Teams whose figures win so much more than they lose, in knock-outs a battle, are told of.
UNEVEN = 0.25


class _Places:
    """Entries and goals of a board by seat: (place in their list, space)."""

    def __init__(self, data: Any) -> None:
        self.graph: SpaceGraph = build_spaces(data)
        self.entries = {seat: list(_of_seat(data, "entries", seat, self.graph)) for seat in (1, 2)}
        self.goals = {seat: list(_of_seat(data, "goals", seat, self.graph)) for seat in (1, 2)}

    @property
    def whole(self) -> bool:
        """Whether both seats have an entry and just one goal."""
        return all(self.entries[seat] and len(self.goals[seat]) == 1 for seat in (1, 2))

    def race(self, seat: int) -> int | None:
        """The steps from a seat's nearest entry to the goal of the other; None when there is no way."""
        far = self.graph.far(space for _, space in self.entries[seat])
        return far.get(self.goals[3 - seat][0][1])


def _of_seat(data: Any, key: str, seat: int, graph: SpaceGraph) -> Iterator[tuple[int, str]]:
    for number, place in objects_at(data, key):
        if whole(place.get("seat")) == seat and text_at(place, "space") in graph.steps:
            yield number, text_at(place, "space")


def _is_board(entity: Entity) -> bool:
    return text_at(entity.data, "shape") == "graph"


@check("RUL201", scope=entities("map"))
def unreachable_goal(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A goal cannot be reached from an entry.

    What it does:
        Walks the connections of a board from every entry, one-way ones one way, and looks whether it comes to both
        goals.

    Why it matters:
        Figures that enter there can never win, or never stand guard on their own goal (FG-BRD-01).

    Example:
        an entry whose only connection leads to it, one-way

    Fix:
        Add a connection, or let one be walked both ways.
    """
    if not _is_board(entity):
        return
    places = _Places(entity.data)
    for seat in (1, 2):
        for number, entry in places.entries[seat]:
            reached = places.graph.far([entry])
            for whose in (3 - seat, seat):
                for _, goal in places.goals[whose]:
                    if goal not in reached:
                        message = f"From entry `{entry}` of seat {seat} no way leads to goal `{goal}` of seat {whose}"
                        yield Finding(entity.ref, f"/entries/{number}/space", message, "Connect them")


@check("RUL202", Severity.WARNING, scope=entities("map"))
def isolated_space(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A space of a board is joined to no other.

    What it does:
        Looks for spaces that no connection names.

    Why it matters:
        Nobody ever comes there, and who enters there never leaves (FG-BRD-01).

    Example:
        a space that was drawn and not yet connected

    Fix:
        Connect it, or take it away.
    """
    if not _is_board(entity):
        return
    alone = set(_Places(entity.data).graph.isolated)
    for number, space in objects_at(entity.data, "spaces"):
        if text_at(space, "id") in alone:
            message = f"Space `{text_at(space, 'id')}` is joined to no other"
            yield Finding(entity.ref, f"/spaces/{number}/id", message, "Connect it, or take it away")


@check("RUL203", Severity.WARNING, scope=entities("map"))
def unequal_race(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """The shortest race to the goal is not as long for both sides.

    What it does:
        Counts the steps from each side's nearest entry to the goal of the other.

    Why it matters:
        One side wins the race if both only run.

    Example:
        5 steps from seat 1's entry to seat 2's goal, 6 the other way

    Fix:
        Move an entry or a goal, or draw connections the same for both sides; waive it where it is meant.
    """
    if not _is_board(entity):
        return
    places = _Places(entity.data)
    if not places.whole:
        return
    races = [places.race(seat) for seat in (1, 2)]
    if None not in races and races[0] != races[1]:
        message = f"The shortest race is `{races[0]}` steps for seat 1 and `{races[1]}` for seat 2"
        yield Finding(entity.ref, "/goals", message, "Let both be as long")


@check("RUL204", Severity.WARNING, scope=entities("map"))
def choke_point(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A single figure can close every way to a goal.

    What it does:
        Looks for spaces that every way from a side's entries to the goal of the other comes through: articulation
        points of the board between them. The goal itself does not count.

    Why it matters:
        One strong figure there decides the game: nobody passes it (FG-MOV-03).

    Example:
        a goal at the end of a corridor

    Fix:
        Add a way around it; waive it where it is meant.
    """
    if not _is_board(entity):
        return
    places = _Places(entity.data)
    for seat in (1, 2) if places.whole else ():
        number, goal = places.goals[3 - seat][0]
        on_way = places.graph.on_every_way([space for _, space in places.entries[seat]], goal)
        if on_way:
            message = f"A single figure on {listed(list(on_way))} closes every way of seat {seat} to goal `{goal}`"
            yield Finding(entity.ref, f"/goals/{number}/space", message, "Add a way around it")


@check("RUL205", scope=kinds("map", "scenario"))
def board_without_places(facts: Facts) -> Iterator[Finding]:
    """The board of a scenario lacks an entry or a goal of a side.

    What it does:
        Looks at the map of every scenario: its shape is `graph`, both seats have an entry or more and just one goal.

    Why it matters:
        The scenario cannot be played.

    Example:
        a map with goals of seat 1 only

    Fix:
        Add entries and goals with their seats, or name another map.
    """
    for ref in sorted(facts.opened.of_kind("scenario")):
        entity = facts.opened.of_kind("scenario")[ref]
        board = facts.find(text_at(entity.data, "map"), "map")
        if board is None:
            continue
        if not _is_board(board):
            shape = shortened(text_at(board.data, "shape"))
            message = f"Map `{board.ref.id}` has the shape `{shape}`, expected `graph`"
            yield Finding(entity.ref, "/map", message, "Name a board of spaces and links")
            continue
        places = _Places(board.data)
        for seat in (1, 2):
            for key, found in (("entry", places.entries[seat]), ("goal", places.goals[seat])):
                if not found or (key == "goal" and len(found) > 1):
                    message = f"Map `{board.ref.id}` has {len(found)} {_many(key, len(found))} of seat {seat}"
                    yield Finding(entity.ref, "/map", message, f"Expected {'1' if key == 'goal' else '1 or more'}")


def _many(key: str, count: int) -> str:
    return key if count == 1 else {"entry": "entries", "goal": "goals"}[key]


@check("RUL206", Severity.WARNING, scope=kinds("scenario", "figure"))
def uneven_teams(facts: Facts) -> Iterator[Finding]:
    """The figures of one team win far more battles than those of the other.

    What it does:
        Reckons the exact odds of every figure of the first team against every one of the second, and takes the mean of
        knock-outs given less knock-outs taken, texts of winning segments included by what they are worth.

    Why it matters:
        One side has little to win; more than 0.25 knock-outs a battle are seldom made good by speed.

    Example:
        three fully grown figures against three small ones

    Fix:
        Swap figures, or say in a waiver that it is meant.
    """
    for name in sorted(facts.opened.of_kind("scenario")):
        entity = facts.opened.of_kind("scenario")[name]
        teams = [_wheels(facts, team) for _, team in objects_at(dict_at(entity.data, "rules"), "teams")]
        if len(teams) != 2 or not all(teams):
            continue
        values = [odds(one, two).value for one in teams[0] for two in teams[1]]
        mean = sum(values) / len(values)
        if abs(mean) > UNEVEN:
            better = 1 if mean > 0 else 2
            message = f"Team {better} is `{abs(mean):.2f}` knock-outs a battle ahead by the exact odds"
            yield Finding(entity.ref, "/rules/teams", message, f"At most {UNEVEN} is even")


def _wheels(facts: Facts, team: Any) -> list[Wheel]:
    """Return the wheels of a team's figures that can be read."""
    found = []
    for name in list_at(team, "figures"):
        entity = facts.find(name, "figure") if isinstance(name, str) else None
        if entity is not None:
            with suppress(msgspec.ValidationError):
                found.append(wheel_of(read(Figure, entity.data).wheel))
    return found


CHECKS = (unreachable_goal, isolated_space, unequal_race, choke_point, board_without_places, uneven_teams)
