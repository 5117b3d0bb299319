"""What a game can bring about — figures, texts, cards, conditions, boards — and what an event shows to have been."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Event

from .arena import Arena, bits
from .changes import SURROUND
from .structs.base import Text
from .structs.views import MapView

#: How a game can end, and what else can happen by the rules alone.
ENDS = ("goal", "limit", "stuck")
HAPPENINGS = ("center_full", "named", "skipped", "surrounded", "trainer_missed")


def power(figure: str, name: Text) -> str:
    """Return what the text of a figure's segment is called here."""
    return f"{figure}: {name.get('en', '')}"


def features(map_: MapView) -> Iterator[str]:
    """Yield the entries and goals of a board."""
    for entry in map_.entries:
        if entry.seat in (1, 2):
            yield _feature(map_.id, "entry", entry.space)
    for goal in map_.goals:
        if goal.seat in (1, 2):
            yield _feature(map_.id, "goal", goal.space)


def _feature(board: str, what: str, space: str) -> str:
    return f"{board}: {what} {space}"


def _text(arena: Arena, figure: int, segment: int) -> str:
    piece = arena.pieces[figure]
    return power(piece.id, piece.wheel.names[piece.wheel.of[segment]])


def coverage(arena: Arena) -> dict[str, tuple[str, ...]]:
    """Return ids by group."""
    board = arena.board
    texts = {
        _text(arena, figure, segment)
        for figure, piece in enumerate(arena.pieces)
        for segment, program in enumerate(piece.wheel.programs)
        if program >= 0
    }
    entries = {_feature(board.id, "entry", board.ids[space]) for mask in board.entries for space in bits(mask)}
    goals = {_feature(board.id, "goal", board.ids[space]) for space in board.goals}
    return {
        "figures": tuple(sorted({piece.id for piece in arena.pieces})),
        "powers": tuple(sorted(texts)),
        "cards": tuple(sorted({card.id for side in arena.sides for card in side.cards})),
        "conditions": tuple(sorted(condition.id for condition in arena.conditions[1:])),
        "boards": tuple(sorted(entries | goals)),
        "happenings": HAPPENINGS,
        "ends": ENDS,
    }


def covered(arena: Arena, event: Event) -> tuple[tuple[str, str], ...]:
    """Return (group, id) pairs."""
    args, board = event.args, arena.board
    match event.what:
        case "enter":
            piece, space = arena.pieces[int(args[0])], int(args[2])
            at_entry = board.entries[piece.seat - 1] >> space & 1
            entry = (("boards", _feature(board.id, "entry", board.ids[space])),) if at_entry else ()
            return (("figures", piece.id), *entry)
        case "text":
            return (("powers", _text(arena, int(args[0]), int(args[1]))),)
        case "card":
            return (("cards", arena.sides[int(args[0]) - 1].cards[int(args[1])].id),)
        case "afflicted":
            return (("conditions", arena.conditions[int(args[1])].id),)
        case "goal":
            goal = board.goals[2 - arena.pieces[int(args[0])].seat]
            return (("ends", "goal"), ("boards", _feature(board.id, "goal", board.ids[goal])))
        case "limit" | "stuck":
            return (("ends", event.what),)
    return _happening(event)


def _happening(event: Event) -> tuple[tuple[str, str], ...]:
    """Return what an event shows to have happened by the rules alone."""
    match event.what, event.args:
        case "knocked_out", (_, why) if why == SURROUND:
            return (("happenings", "surrounded"),)
        case "released", _:
            return (("happenings", "center_full"),)
        case "trainer_spin", (_, _, won) if not won:
            return (("happenings", "trainer_missed"),)
        case ("named" | "skipped") as what, _:
            return (("happenings", what),)
    return ()
