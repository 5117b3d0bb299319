"""Which figures, texts, cards and conditions a game can bring about, and which an event shows to have been."""

from __future__ import annotations

from workbench.api.rules import Event

from .arena import Arena


def _text(arena: Arena, figure: int, segment: int) -> str:
    piece = arena.pieces[figure]
    words = piece.wheel.names[piece.wheel.of[segment]]
    return f"{piece.id}: {words.get('en', '')}"


def coverage(arena: Arena) -> dict[str, tuple[str, ...]]:
    """Return ids by group."""
    texts = {
        _text(arena, figure, segment)
        for figure, piece in enumerate(arena.pieces)
        for segment, program in enumerate(piece.wheel.programs)
        if program >= 0
    }
    return {
        "figures": tuple(sorted({piece.id for piece in arena.pieces})),
        "powers": tuple(sorted(texts)),
        "cards": tuple(sorted({card.id for side in arena.sides for card in side.cards})),
        "conditions": tuple(sorted(condition.id for condition in arena.conditions[1:])),
        "ends": ("goal", "limit", "stuck"),
    }


def covered(arena: Arena, event: Event) -> tuple[tuple[str, str], ...]:
    """Return (group, id) pairs."""
    args = event.args
    match event.what:
        case "enter":
            return (("figures", arena.pieces[int(args[0])].id),)
        case "text":
            return (("powers", _text(arena, int(args[0]), int(args[1]))),)
        case "card":
            return (("cards", arena.sides[int(args[0]) - 1].cards[int(args[1])].id),)
        case "afflicted":
            return (("conditions", arena.conditions[int(args[1])].id),)
        case "goal" | "limit" | "stuck":
            return (("ends", event.what),)
    return ()
