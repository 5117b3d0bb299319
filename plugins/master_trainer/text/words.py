"""Words that the texts share: languages, names, spaces, colours."""

from __future__ import annotations

from workbench.api.rules import localised, say, side_name

from .. import codes as c
from ..board import Board
from ..compiled import Table

SPACES = {
    c.PLAIN: ("a free space", "una casella libera"),
    c.START: ("START", "PARTENZA"),
    c.GOAL: ("GOAL", "ARRIVO"),
    c.EVENT: ("Event", "Evento"),
    c.ITEM: ("Item", "Strumento"),
    c.GET: ("Get Pokémon", "Prendi un Pokémon"),
    c.BATTLE: ("Battle", "Lotta"),
    c.GYM_SPACE: ("Gym", "Palestra"),
    c.RUINS: ("Ruins", "Rovine"),
    c.TROUBLE: ("Trouble", "Guai"),
    c.PCS: ("Get PCs", "Prendi PC"),
    c.ASH: ("Meet Ash", "Incontra Ash"),
    c.CONTEST: ("Pokémon Contest", "Gara Pokémon"),
    c.PROFESSORS: ("Professors Birch and Oak", "Professori Birch e Oak"),
}
COLORS = {
    "gold": ("gold", "oro"),
    "red": ("red", "rosso"),
    "orange": ("orange", "arancione"),
    "yellow": ("yellow", "giallo"),
}
LOSSES = {"item": ("item", "items", "strumento", "strumenti"), "event": ("event", "events", "evento", "eventi"),
          "pokemon": ("Pokémon", "Pokémon", "Pokémon", "Pokémon")}  # fmt: skip


def player(table: Table, seat: int, lang: str) -> str:
    """Return what a seat (from 0) is called."""
    return side_name(table.sides[seat], seat + 1, lang)


def pokemon(table: Table, card: int, lang: str) -> str:
    """Return what a Pokémon is called; a face-down one is `a Pokémon`."""
    return localised(table.pokemon[card].name, lang) if card >= 0 else say(lang, "a Pokémon", "un Pokémon")


def space(table: Table, at: int, lang: str) -> str:
    """Return what a space is called, else what it says."""
    return localised(table.board.names[at], lang) or instruction(table.board, at, lang)


def to_place(name: str) -> str:
    """Return the Italian `to` with the name of a space: `a Prato 1`, `ad Altopiano 1`, `all’ARRIVO`, `all’incrocio`."""
    if name[:2] in ("L’", "l’"):
        return f"all’{name[2:]}"
    if name == SPACES[c.GOAL][1]:
        return f"all’{name}"
    return f"{'ad' if name[:1] in 'aA' else 'a'} {name}"


def instruction(board: Board, at: int, lang: str) -> str:
    """Return what a space says, its amount included."""
    kind, amount, loss = board.kind[at], board.amount[at], board.loss[at]
    name = say(lang, *SPACES[kind])
    if kind == c.PCS:
        return f"{name}: {amount}"
    if kind == c.TROUBLE and loss == "pcs":
        return say(lang, f"{name}: pay {amount} PCs", f"{name}: paga {amount} PC")
    if kind == c.TROUBLE:
        one, many, uno, molti = LOSSES[loss]
        what = say(lang, one if amount == 1 else many, uno if amount == 1 else molti)
        return say(lang, f"{name}: discard {amount} {what}", f"{name}: scarta {amount} {what}")
    return name
