"""What can happen in a game, by group, and what events show of it."""

from __future__ import annotations

from workbench.api.rules import Event

from .codes import SPACE_NAMES
from .compiled import Table


def possible(table: Table) -> dict[str, tuple[str, ...]]:
    """Return the ids of cards, leaders, Pokémon and kinds of spaces that can take part."""
    kinds = {SPACE_NAMES[kind] for kind in table.board.kind} - {"plain", "start", "goal"}
    return {
        "powers": tuple(sorted(card.ref for card in table.cards)),
        "spaces": tuple(sorted(kinds)),
        "pokemon": tuple(sorted({table.pokemon[n].ref for n in (*table.pile, *table.rare_deck)})),
        "leaders": tuple(sorted(leader.ref for leader in table.leaders)),
    }


def covered(table: Table, event: Event) -> tuple[tuple[str, str], ...]:
    """Return the (group, id) pairs that an event shows."""
    args = event.args
    if event.what in ("uses", "happens"):
        return (("powers", table.cards[int(args[1])].ref),)
    if event.what == "space":
        return (("spaces", SPACE_NAMES[int(args[2])]),)
    if event.what in ("take", "turn_over", "announce", "rare"):
        return (("pokemon", table.pokemon[int(args[1])].ref),)
    return (("leaders", table.leaders[int(args[1])].ref),) if event.what == "leader" else ()
