"""Why a spin came out as it did: what it adds up to, what it was for."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import CAUSE, OUTCOME, ROLL, Account, Event, Part, Token, localised, reason_of, say

from . import codes as c
from .compiled import Table
from .scoring import ARRIVAL
from .text.effects import does
from .text.log import Args, foe_name
from .text.words import player, pokemon

_CAUSES = frozenset({"turn", "space", "uses", "fight", "leader", "rare", "turn_over", "announce"})
_OUTCOMES = frozenset(
    {"collect", "pay", "take", "loses", "rare_lost", "rare_back", "kept", "contest", "lost", "won", "totals", "at_once",
     "misses", "again", "takes"}
)  # fmt: skip
_SPINS = {
    "move": ("Move", "Movimento"), "ash": ("Ash: ten times the number", "Ash: dieci volte il numero"),
    "contest": ("Contest: 1, 3, 5 or 10", "Gara: 1, 3, 5 o 10"), "ruins": ("Ruins: 6 or 10", "Rovine: 6 o 10"),
    "card": ("Card", "Carta"),
}  # fmt: skip


def account(table: Table, event: Event, lang: str) -> Account | None:
    """Return an event explained; None when it says all there is to say."""
    if event.what == "roll":
        return _spin(table, event, lang)
    moment = _MOMENTS.get(event.what)
    if moment is not None and (told := moment(table, event.args, lang)) is not None:
        return told
    if event.what in _CAUSES:
        return Account(CAUSE)
    return Account(OUTCOME) if event.what in _OUTCOMES else None


def _spin(table: Table, event: Event, lang: str) -> Account:
    """Return a spin: of a battle with the Battle Points that it adds to."""
    spun = int(event.args[2])
    why, values = reason_of(str(event.args[-1]))
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


# ------------------------------------------------------------ what deserves a picture


def _rare_won(table: Table, args: Args, lang: str) -> Account:
    who, name = player(table, int(args[0]), lang), pokemon(table, int(args[1]), lang)
    won = say(lang, f"{who} wins {name}", f"{who} vince {name}")
    return Account(OUTCOME, won, moment="won", tokens=(_token(table, int(args[1]), lang),))


def _happens(table: Table, args: Args, lang: str) -> Account:
    """An event that is turned up for all: its name, and what it says."""
    card = int(args[1])
    who, name = player(table, int(args[0]), lang), localised(table.cards[card].name, lang)
    return Account(OUTCOME, f"{who}: {name}", moment="meet", lines=(does(table, card, lang),))


def _gym_won(table: Table, args: Args, lang: str) -> Account | None:
    """A Gym Leader who is beaten; other battles are told by the card that changes hands."""
    if args[1] != c.GYM:
        return None
    who, foe = player(table, int(args[0]), lang), foe_name(table, c.GYM, int(args[2]), lang)
    return Account(OUTCOME, say(lang, f"{who} wins against {foe}", f"{who} vince contro {foe}"), moment="won")


def _hands(table: Table, args: Args, lang: str) -> Account:
    """A Pokémon that goes from the loser to the winner."""
    loser, winner, card = (int(value) for value in args)
    one, two, name = player(table, loser, lang), player(table, winner, lang), pokemon(table, card, lang)
    told = say(lang, f"{two} wins {name} from {one}", f"{two} vince {name} a {one}")
    return Account(OUTCOME, told, moment="won", tokens=(_token(table, card, lang),))


def _arrives(table: Table, args: Args, lang: str) -> Account:
    who, place = player(table, int(args[0]), lang), int(args[1])
    told = say(lang, f"{who} reaches GOAL as number {place}", f"{who} raggiunge l’ARRIVO come numero {place}")
    return Account(OUTCOME, told, moment="won", lines=(f"+{ARRIVAL[place - 1]} {say(lang, 'PCs', 'PC')}",))


def _token(table: Table, card: int, lang: str) -> Token:
    name = pokemon(table, card, lang)
    return Token(name[:2], name, entity=table.pokemon[card].ref)


_MOMENTS: dict[str, Callable[[Table, Args, str], Account | None]] = {
    "rare_won": _rare_won,
    "happens": _happens,
    "won": _gym_won,
    "hands": _hands,
    "arrives": _arrives,
}
