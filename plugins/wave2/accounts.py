"""Why the events of a game came out as they did: coins by their words, what deserves a picture."""

from __future__ import annotations

from workbench.api.rules import CAUSE, OUTCOME, ROLL, Account, Event, Token, localised

from .compiled import Table
from .text import log, naming

_CAUSES = frozenset({"attack", "power", "played", "retreat", "challenge", "evolved"})
_OUTCOMES = frozenset(
    {
        "damage", "counters", "healed", "afflicted", "cured", "condition_harm", "try_failed", "failed", "prize",
        "prizes", "milled", "energy_gone", "marked", "switched",
    }
)  # fmt: skip


def account(table: Table, event: Event, lang: str) -> Account | None:
    """Return an event explained; None when it says all there is to say."""
    if event.what == "roll":
        heads, _ = log.FACES[lang]
        if event.args[1] != len(log.FACES[lang]):
            return Account(ROLL, log.why(table, event, lang))
        return Account(ROLL, log.why(table, event, lang), words=(log.face(event, lang),), counts=(heads,))
    if event.what == "knocked_out":
        return Account(OUTCOME, log.sentence(table, event, lang), moment="lost", tokens=(token(table, event, lang),))
    if event.what == "won":
        return Account(OUTCOME, log.sentence(table, event, lang), moment="won")
    if event.what in _CAUSES:
        return Account(CAUSE)
    return Account(OUTCOME) if event.what in _OUTCOMES else None


def token(table: Table, event: Event, lang: str) -> Token:
    """Return the Pokémon that an event is about."""
    card = table.cards[int(event.args[1])]
    name = localised(card.name, lang)
    kind = (card.types & -card.types).bit_length() - 1
    color = table.type_data[kind][1] if table.type_data else ""
    return Token(name[:2], naming.card(table, card.number, lang), color, f"card:{card.card.id}")
