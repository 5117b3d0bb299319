"""Why the events of a campaign came out as they did: encounters, captures, evolutions and meetings as moments."""

from __future__ import annotations

from workbench.api.rules import CAUSE, OUTCOME, ROLL, Account, Event, Part, Token, localised, reason_of, say

from .. import accounts
from ..battle import Battle
from ..text.names import full
from . import capture
from .arena import from_text, without_key
from .journey import Journey
from .telling import seat_name, sentence

_CAUSES = frozenset({"step", "used", "given", "taught", "rope"})
_OUTCOMES = frozenset(
    {"found", "markers_gained", "stored", "arrived", "center", "bought", "fled", "boosted", "healed", "cured"}
)
#: Event -> what its moment looks like.
_MOMENTS = {
    "eye_contact": "meet", "beaten": "won", "white_out": "lost", "joined": "won", "prize": "won", "evolved": "grow",
    "traded": "grow", "swapped": "grow", "starter": "won", "captured": "won", "broke_free": "lost", "wild": "meet",
}  # fmt: skip


def account(journey: Journey, event: Event, lang: str) -> Account | None:
    """Return an event explained; those of a battle by the battle that their key names."""
    bare, text = without_key(event)
    if text:
        return _in_battle(journey.arena.stage(from_text(text)), bare, lang)
    if event.what == "roll":
        return _roll(journey, event, lang)
    if event.what in _MOMENTS:
        return _moment(journey, event, lang)
    if event.what in _CAUSES:
        return Account(CAUSE)
    return Account(OUTCOME) if event.what in _OUTCOMES else None


def _moment(journey: Journey, event: Event, lang: str) -> Account:
    """Return a meeting, a prize, an evolution or a trade as a picture."""
    args, lines, tokens = [int(arg) for arg in event.args], [], []
    if event.what == "eye_contact":
        person = journey.people[args[1]]
        title = localised(person.name, lang)
        tokens = [Token(title[:2].capitalize(), title, "seat4", f"trainer:{person.id}")]
    elif event.what in ("evolved", "joined", "prize", "starter"):
        tokens = [_card(journey, kind, args[0], lang) for kind in args[1:]]
    elif event.what == "traded":
        tokens = [_card(journey, args[1], args[0], lang), _card(journey, args[3], args[2], lang)]
    elif event.what == "swapped":
        tokens = [_card(journey, args[1], args[0], lang), _card(journey, args[3], args[0], lang)]
    if event.what == "evolved":
        lines = list(accounts.grown(journey.cards[args[1]], journey.cards[args[2]], lang))
    title = sentence(journey, event, lang)
    return Account(OUTCOME, title, moment=_MOMENTS[event.what], tokens=tuple(tokens), lines=tuple(lines))


def _card(journey: Journey, kind: int, seat: int, lang: str) -> Token:
    """Return a card as a token in the colour of its player."""
    shown = localised(journey.names[kind], lang)
    color = journey.seat(seat).color if seat else ""
    return Token(shown[:2].capitalize(), shown, color, f"army_card:{journey.cards[kind].id}")


def _roll(journey: Journey, event: Event, lang: str) -> Account:
    """Return a roll between battles: what it is for, and from which face something comes of it."""
    why, values = reason_of(str(event.args[-1]))
    seat, face, sides = seat_name(journey, values["seat"], lang), int(event.args[2]), int(event.args[1])
    words = {
        "encounter": ("is a wild Pokémon here?", "c’è un Pokémon selvatico?"),
        "which": ("which Pokémon is it?", "quale Pokémon è?"),
        "starter": ("first choice", "prima scelta"),
    }.get(why, ("walking order", "ordine di cammino"))
    needed = values["from"] if why == "encounter" else 0
    title = f"{seat} · {say(lang, *words)}"
    return Account(ROLL, title, (Part(f"d{sides}", face),), summed=True, needed=needed)


def _in_battle(battle: Battle, event: Event, lang: str) -> Account | None:
    """Return an event of a battle explained: a capture with all that is added, who appears, who is caught."""
    if event.what == "roll" and str(event.args[-1]).startswith("capture "):
        return _capture(battle, event, lang)
    if event.what in ("wild", "captured", "broke_free"):
        figure = int(event.args[1 if event.what == "captured" else 0])
        lines = [_to_catch(battle, figure, lang)] if event.what == "wild" else []
        title = _SAID[event.what]
        said = say(lang, *title).format(full(battle, figure, lang))
        tokens = (accounts.token(battle, figure, lang),)
        return Account(OUTCOME, said, moment=_MOMENTS[event.what], tokens=tokens, lines=tuple(lines))
    return accounts.account(battle, event, lang)


_SAID = {
    "wild": ("{} appears", "Appare {}"),
    "captured": ("{} is captured", "{} è catturato"),
    "broke_free": ("{} breaks free", "{} si libera"),
}


def _to_catch(battle: Battle, figure: int, lang: str) -> str:
    """Return what capturing it takes (PS-CAP-02)."""
    needed = capture.catch_number(battle.cards[figure])
    return say(lang, f"To capture it: d20 + ball + status + wounds must reach {needed}",
               f"Per catturarlo: d20 + ball + stato + ferite deve arrivare a {needed}")  # fmt: skip


def _capture(battle: Battle, event: Event, lang: str) -> Account:
    """Return a capture roll with its parts (PS-CAP-02, PS-CAP-04, PS-CAP-05)."""
    _, values = reason_of(str(event.args[-1]))
    rows = (("ball", "ball", "ball"), ("status", "status", "stato"), ("wounds", "wounds", "ferite"))
    parts = [Part("d20", int(event.args[2])), *(Part(say(lang, en, it), values[key]) for key, en, it in rows)]
    title = f"{full(battle, values['figure'], lang)} · {say(lang, 'capture', 'cattura')}"
    return Account(ROLL, title, tuple(parts), summed=True, needed=values["needed"])
