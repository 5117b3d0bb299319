"""What is asked, and what can be answered, while people do by hand what a card says."""

from __future__ import annotations

from workbench.api.rules import Option, localised, say

from .. import codes as c
from ..compiled import Table
from ..state import TrainerState
from .effects import does
from .words import player, pokemon, space

_VERBS = (
    ("Done", "Fatto"), ("Collect PCs", "Prendere PC"), ("Pay PCs", "Pagare PC"),
    ("Take a Pokémon of the pile", "Prendere un Pokémon dal mazzo"),
    ("Take a face-up Pokémon", "Prendere un Pokémon scoperto"),
    ("Take a Rare Pokémon", "Prendere un Pokémon raro"), ("Lose a Pokémon", "Perdere un Pokémon"),
    ("Draw an item", "Pescare uno strumento"), ("Discard an item", "Scartare uno strumento"),
    ("Discard an event", "Scartare un evento"), ("Put a pawn on a space", "Mettere una pedina su una casella"),
    ("Miss a turn", "Saltare un turno"), ("Spin", "Girare la ruota"),
)  # fmt: skip


def question(table: Table, state: TrainerState, frame: tuple[int, ...], lang: str) -> str:
    """Return the card with its text, then what has been chosen so far."""
    card = state.frames[-2][2]
    _, _, verb, whom = frame
    told = f"{localised(table.cards[card].name, lang)} – {does(table, card, lang)}"
    if verb == c.DONE_BY_HAND:
        return told
    told += f" · {say(lang, *_VERBS[verb])}"
    return told + (say(lang, ": who?", ": chi?") if whom < 0 else f": {player(table, whom, lang)}")


def option(table: Table, frame: tuple[int, ...], action: int, lang: str) -> Option:
    """Return what an answer means; what lies on the table stands for itself."""
    _, _, verb, whom = frame
    if verb == c.DONE_BY_HAND:
        return Option(action, say(lang, *_VERBS[action]))
    if action == 0:
        return Option(action, say(lang, "Something else", "Qualcos’altro"), weight=1)
    if whom < 0:
        return Option(action, player(table, action - 1, lang), (f"figure:{action}", f"seat:{action}"))
    if verb == c.PUT_PAWN:
        return Option(action, space(table, action - 1, lang), (f"space:{table.board.ids[action - 1]}",))
    if verb == c.TAKE_SHOWN:
        return Option(action, pokemon(table, action - 1, lang), (f"shown:{action - 1}",))
    return Option(action, say(lang, f"{action} PCs", f"{action} PC"))
