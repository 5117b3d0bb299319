"""Why a spin came out as it did: what it adds up to, what it was for."""

from __future__ import annotations

from workbench.api.rules import CAUSE, OUTCOME, ROLL, Account, Event, Part, Token

from . import codes as c
from .compiled import Table
from .text.log import foe_name, reason
from .text.words import player, say

_CAUSES = frozenset({"turn", "space", "uses", "happens", "fight", "leader", "rare", "turn_over", "announce"})
_OUTCOMES = frozenset(
    {"collect", "pay", "take", "loses", "rare_lost", "hands", "kept", "contest", "lost", "won", "totals", "at_once"}
)
_SPINS = {
    "move": ("Move", "Movimento"), "ash": ("Ash: ten times the number", "Ash: dieci volte il numero"),
    "contest": ("Contest: 1, 3, 5 or 10", "Gara: 1, 3, 5 o 10"), "ruins": ("Ruins: 6 or 10", "Rovine: 6 o 10"),
    "card": ("Card", "Carta"),
}  # fmt: skip


def account(table: Table, event: Event, lang: str) -> Account | None:
    """Return an event explained; None when it says all there is to say."""
    if event.what == "roll":
        return _spin(table, event, lang)
    if event.what == "rare_won":
        rare = table.pokemon[int(event.args[1])]
        name = foe_name(table, c.WILD, int(event.args[1]), lang)
        who = player(table, int(event.args[0]), lang)
        won = say(lang, f"{who} wins {name}", f"{who} vince {name}")
        return Account(OUTCOME, won, moment="won", tokens=(Token(name[:2], name, entity=rare.ref),))
    if event.what in _CAUSES:
        return Account(CAUSE)
    return Account(OUTCOME) if event.what in _OUTCOMES else None


def _spin(table: Table, event: Event, lang: str) -> Account:
    """Return a spin: of a battle with the Battle Points that it adds to."""
    spun = int(event.args[2])
    why, values = reason(event.args)
    if not why.startswith("fight"):
        return Account(ROLL, f"{player(table, values['seat'], lang)}: {say(lang, *_SPINS[why])}")
    kind = values["kind"] if why == "fight theirs" else c.WILD
    name = foe_name(table, kind, values["card"], lang)
    points = (table.leaders if kind == c.GYM else table.pokemon)[values["card"]].points
    if spun in (0, 10):  # they decide by themselves, but for what cards say
        return Account(ROLL, name)
    parts = [Part(say(lang, "spin", "giro"), spun), Part(say(lang, "Battle Points", "Punti lotta"), points)]
    parts += [Part(say(lang, "card", "carta"), values["bonus"])] if values["bonus"] else []
    return Account(ROLL, name, tuple(parts), summed=True)
