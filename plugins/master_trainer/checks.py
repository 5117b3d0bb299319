"""Checks of boards and decks: RUL301 to RUL304."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from workbench.api.checks import Entity, Facts, Finding, Severity, check, entities
from workbench.api.rules import read

from .board import Board, dead_ends, playable_board, reached
from .length import expected, expected_last, turns_to_goal
from .structs.rules import Decks, ScenarioRules
from .structs.views import Scenario

#: Each deck with the kind of its cards.
_KINDS = {"characters": "character_card", "rares": "rare", "leaders": "gym_leader", "items": "item", "events": "event"}


def board_of(entity: Entity) -> Board | None:
    """Return the board of a map; None when it is no track, has no GOAL or cannot be read."""
    return playable_board(entity.data)


def rules_of(entity: Entity) -> ScenarioRules | None:
    """Return what this game adds to a scenario; None when it adds nothing or cannot be read."""
    try:
        return read(Scenario, entity.data).rules
    except msgspec.ValidationError:
        return None


@check("RUL301", Severity.WARNING, scope=entities("scenario"))
def deck_count_differs(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A deck has more or fewer cards than its scenario says.

    What it does:
        Adds up the copies of all cards that a deck names and compares them with `counts` of the scenario, which are
        those of the printed game (192, 22, 8, 42, 24) unless it says others.

    Why it matters:
        How long a deck lasts, and how likely a card is, follows from the number of cards.

    Example:
        190 Pokémon in `characters` where `counts` says nothing else

    Fix:
        Change the copies of cards, or write the true number into `counts`.

    Known limits:
        Silent while a card of the deck is missing or cannot be read: that is told elsewhere.
    """
    rules = rules_of(entity)
    for deck in Decks.__struct_fields__ if rules else ():
        have = _cards(facts, getattr(rules.decks, deck) if rules else (), _KINDS[deck])
        want = getattr(rules.counts, deck) if rules else 0
        if have is not None and have != want:
            message = f"The deck `{deck}` has `{have}` cards, expected {want} by `counts`"
            yield Finding(
                entity.ref, f"/rules/decks/{deck}", message, f"Write `{have}` into `counts`, or change copies"
            )


def _cards(facts: Facts, names: tuple[str, ...], kind: str) -> int | None:
    """How many cards a deck has, None when one cannot be counted."""
    total = 0
    for name in dict.fromkeys(names):
        card = facts.find(name, kind)
        data = card.data if card is not None else None
        data = data.get("rules") if isinstance(data, dict) and kind == "item" else data
        copies = data.get("quantity", 1) if isinstance(data, dict) else None
        if not isinstance(copies, int):
            return None
        total += copies
    return total


@check("RUL302", scope=entities("map"))
def goal_out_of_reach(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """GOAL cannot be reached from a space of a track.

    What it does:
        Follows each space to those after it, its junctions included, and looks for GOAL: the first space of `goals`,
        else the last one of the track. Told is where the way ends, once for all the spaces before it. What is wrong
        with the loop itself is told by RUL303.

    Why it matters:
        The game ends when every pawn is on GOAL; one that gets stuck plays for ever.

    Example:
        a side path whose last space is `last` and names no junction

    Fix:
        Let the path lead back onto the track by a junction, or take `last` away.

    Known limits:
        Silent while `goals` names no space of the map: that is told elsewhere.
    """
    board = board_of(entity)
    if board is None:
        return
    loop = reached(board.after, board.enter, board.junction) if board.enter >= 0 and _loop_faults(board) else set()
    for end, others in dead_ends(board):
        if end in loop:
            continue
        message = f"The way ends at `{board.ids[end]}`, GOAL cannot be reached from there"
        if board.after[end]:
            message = f"From `{board.ids[end]}` the way leads round and round, never to GOAL"
        if others:
            message += f" nor from {others} space{'s' if others > 1 else ''} that lead{'' if others > 1 else 's'} there"
        yield Finding(entity.ref, f"/spaces/{end}", message, "Let it lead on by a junction, or take its `last` away")


@check("RUL303", scope=entities("map"))
def loop_without_way_out(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A loop cannot be entered, does not come back, or cannot be left.

    What it does:
        Looks whether the loop's first space follows its junction, whether it leads back there, and whether the
        junction has another way, out of the loop. Whether that comes to GOAL is told by RUL302.

    Why it matters:
        After three times round a pawn must go on; where it cannot, the game never ends.

    Example:
        a junction whose only way is the loop

    Fix:
        Give the junction a way on, and the loop's last space the junction.
    """
    board = board_of(entity)
    if board is not None and board.junction >= 0 and board.enter >= 0:
        for key, message, help_ in _loop_faults(board):
            yield Finding(entity.ref, f"/rules/loop/{key}", message, help_)


def _loop_faults(board: Board) -> list[tuple[str, str, str]]:
    """What is wrong with a loop: the key that is, what, what would be right."""
    found = []
    enter, junction = board.ids[board.enter], board.ids[board.junction]
    if board.enter not in board.after[board.junction]:
        found.append(("enter", f"The loop’s first space `{enter}` does not follow `{junction}`",
                      "Name it in the junction of that space"))  # fmt: skip
    if not board.inside:
        found.append(("junction", f"The loop does not lead back to `{junction}`",
                      "Let its last space name the junction"))  # fmt: skip
    if all(way == board.enter or way in board.inside for way in board.after[board.junction]):
        found.append(("junction", f"The loop cannot be left: no other way leads on from `{junction}`",
                      "Give the junction a way on"))  # fmt: skip
    return found


@check("RUL304", Severity.INFO, scope=entities("scenario"))
def length_of_game(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """How long a game is, exactly.

    What it does:
        Takes a pawn on the track as a Markov chain, every way at a junction as likely, and says after how many turns
        it comes to GOAL on the average, and after how many rounds the last of all pawns does.

    Why it matters:
        A board that looks short may keep people for hours, and the loop has a share in it that is hard to guess.

    Example:
        a pawn needs 16.9 turns, the last of 4 arrives in round 22.1

    Fix:
        Nothing is wrong. Add or take away spaces, or times round the loop, when it is too short or too long.

    Known limits:
        Cards that move pawns or cost turns are not reckoned in, nor is what players choose at junctions for a reason.
    """
    rules = rules_of(entity)
    track = facts.find(str(entity.data.get("map", "")), "map") if rules else None
    board = board_of(track) if track else None
    if (
        rules is None
        or board is None
        or any(board.goal not in reached(board.after, at) for at in reached(board.after, 0))
    ):
        return
    pawns = len(entity.data["sides"])
    turns = turns_to_goal(board, rules.loop_times)
    message = (
        f"A pawn comes to GOAL after `{expected(turns):.1f}` turns on the average, "
        f"the last of {pawns} in round `{expected_last(turns, pawns):.1f}`"
    )
    yield Finding(entity.ref, "/map", message)


CHECKS = (deck_count_differs, goal_out_of_reach, loop_without_way_out, length_of_game)
