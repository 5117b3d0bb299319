"""What a Special Condition's card says."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Phrase, said

from ..structs.rules import Attempt, Between, SpecialCondition
from .wording import COUNTER, ENERGY, Wording

_TURNED = {
    90: ("Turn the card sideways", "Gira la carta di lato"),
    180: ("Turn the card upside down", "Gira la carta sottosopra"),
    270: ("Turn the card sideways, the other way", "Gira la carta di lato, dall’altra parte"),
}
_FORBIDS = {"attack": ("attack", "attaccare"), "retreat": ("retreat", "ritirarsi")}


def condition_lines(condition: SpecialCondition, writer: Wording) -> Iterator[Phrase]:
    """Yield what a condition looks like and does, line by line."""
    yield _look(condition, writer)
    if condition.forbids:
        what = writer.grammar.any_of([writer.say(*_FORBIDS[w]) for w in condition.forbids])
        yield writer.say("It cannot {w}", "Non può {w}", w=what).under("/forbids").sentence()
    if condition.attempt:
        yield from _attempt(condition.attempt, writer)
    if condition.between:
        yield from _between(condition.between, writer)
    yield from _ends(condition, writer)


def _look(condition: SpecialCondition, writer: Wording) -> Phrase:
    if condition.turned:
        return writer.say(*_TURNED[condition.turned]).under("/turned").sentence()
    sign = writer.text(condition.sign, "/sign")
    return writer.say("Put the marker “{s}” on the card", "Metti sulla carta il segnalino «{s}»", s=sign).sentence()


def _ends(condition: SpecialCondition, writer: Wording) -> Iterator[Phrase]:
    if condition.wears_off:
        yield (
            writer.say(
                "It ends with its player’s next turn that begins after it was given",
                "Finisce col prossimo turno del suo giocatore che comincia dopo che è stata data",
            )
            .under("/wears_off")
            .sentence()
        )
    if condition.retreat_clears:
        yield (
            writer.say(
                "A Pokémon that retreats with it loses all Special Conditions",
                "Un Pokémon che si ritira così perde tutte le condizioni speciali",
            )
            .under("/retreat_clears")
            .sentence()
        )


def _attempt(attempt: Attempt, writer: Wording) -> Iterator[Phrase]:
    at = "/attempt"
    if attempt.extra_energy:
        yield writer.say(
            "To try to attack or retreat it must have {n} beyond the cost; a retreat pays it too",
            "Per provare ad attaccare o ritirarsi deve avere {n} oltre al costo; una ritirata paga anche questo",
            n=writer.count(attempt.extra_energy, ENERGY, f"{at}/extra_energy"),
        ).sentence()
    yield (
        writer.say(
            "Flip a coin to attack or retreat: on tails it fails",
            "Lancia una moneta per attaccare o ritirarsi: con croce non riesce",
        )
        .under(at)
        .sentence()
    )
    if attempt.heads_cures:
        yield (
            writer.say("Heads ends the condition", "Testa fa finire la condizione")
            .under(f"{at}/heads_cures")
            .sentence()
        )
    if attempt.tails_damage:
        yield writer.say(
            "Tails does {n} damage to it, as an attack of its own types would",
            "Croce gli fa {n} danni, come un attacco dei suoi stessi tipi",
            n=said(attempt.tails_damage, f"{at}/tails_damage"),
        ).sentence()


def _between(between: Between, writer: Wording) -> Iterator[Phrase]:
    at = "/between"
    harm = writer.count(between.counters, COUNTER, f"{at}/counters")
    if not between.flip:
        if between.counters:
            yield writer.say("After each turn put {c} on it", "Dopo ogni turno mettici {c}", c=harm).sentence()
        return
    told = writer.say("After each turn flip a coin", "Dopo ogni turno lancia una moneta").under(f"{at}/flip")
    if between.counters:
        told = writer.say("{t}: on tails put {c} on it", "{t}: con croce mettici {c}", t=told, c=harm)
    if between.heads_cures:
        end = writer.say("on heads it ends", "con testa finisce").under(f"{at}/heads_cures")
        told = told + (", " if between.counters else ": ") + end
    yield told.sentence()
