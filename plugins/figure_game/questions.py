"""The exact questions of the Trading Figure Game: one wheel against another, under any condition."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from workbench.api.rules import (
    Answer,
    Column,
    EntityArgument,
    Known,
    NumberArgument,
    Question,
    Row,
    Values,
    bare,
    named,
    percent,
    say,
)

from .matchup import figure_odds
from .odds import Odds

#: Most that is added to, or taken from, the damage of the first.
BOOST = 200


def _wheel(known: Known, values: Values, lang: str) -> Answer:
    """FG-SPIN: the first wheel against the second, or against every figure that the pack sees."""
    if values["second"] is None:
        return _against_all(known, values, lang)
    told, names = _odds(known, values), _names(known, values, lang)
    document = {"first": bare(values["first"]), "second": bare(values["second"]), **_document(told)}
    columns = (
        Column(say(lang, "Chance", "Probabilità")),
        Column(say(lang, f"Of {told.whole}", f"Su {told.whole}"), "number"),
    )
    rows = tuple(Row(label, (told.share(parts), Fraction(parts))) for label, parts in _ends(told, names, lang))
    return Answer(document, _balance(told, names, lang), columns, rows, say(lang, "Outcome", "Esito"), _notes(lang))


def _odds(known: Known, values: Values) -> Odds:
    """Return the odds of two figures with their conditions."""
    first, second = (known.find("figure", values[side]) for side in ("first", "second"))
    has = [known.find("condition", name) if name else None
           for name in (values["first_condition"], values["second_condition"])]  # fmt: skip
    return figure_odds(first, second, has[0], has[1], values["boost"])


def _document(told: Odds) -> dict[str, Any]:
    """Return the odds as programs read them: shares, and parts of the whole."""
    ends = ("wins", "acts", "nothing", "suffers", "loses")
    return {
        "win": float(told.share(told.wins + told.acts)),
        "lose": float(told.share(told.loses + told.suffers)),
        "nothing": float(told.share(told.nothing)),
        "knocked_out": {"first": float(told.share(told.loses)), "second": float(told.share(told.wins))},
        "whole": told.whole,
        "parts": {end: getattr(told, end) for end in ends},
    }


def _names(known: Known, values: Values, lang: str) -> tuple[str, str]:
    """Return what both are called; two of one name are numbered."""
    first, second = (named(known.find, "figure", values[side], lang) for side in ("first", "second"))
    return (f"{first} 1", f"{second} 2") if first == second else (first, second)


def _ends(told: Odds, names: tuple[str, str], lang: str) -> tuple[tuple[str, int], ...]:
    """Return every way that a battle ends, with its parts of the whole."""
    first, second = names
    return (
        (say(lang, f"{second} is knocked out", f"{second} è KO"), told.wins),
        (say(lang, f"{first} wins, its text is carried out", f"Vince {first}, si esegue il suo testo"), told.acts),
        (say(lang, "Nothing happens", "Non succede nulla"), told.nothing),
        (say(lang, f"{second} wins, its text is carried out", f"Vince {second}, si esegue il suo testo"), told.suffers),
        (say(lang, f"{first} is knocked out", f"{first} è KO"), told.loses),
    )


def _balance(told: Odds, names: tuple[str, str], lang: str) -> str:
    """Say how often each wins."""
    won, lost = (percent(told.share(parts)) for parts in (told.wins + told.acts, told.loses + told.suffers))
    return say(
        lang,
        f"{names[0]} wins {won} of spins, {names[1]} {lost}",
        f"{names[0]} vince il {won} dei giri, {names[1]} il {lost}",
    )


def _notes(lang: str) -> tuple[str, ...]:
    return (
        say(
            lang,
            "What texts do is not reckoned in. Who may name an attack under a condition names the best for itself.",
            "L’effetto dei testi non è calcolato. Chi per una condizione nomina un attacco sceglie il migliore per sé.",
        ),
    )


# ---------------------------------------------------------------- tables of many


def _against_all(known: Known, values: Values, lang: str) -> Answer:
    """The first wheel against every other, the best battles first."""
    found = {name: _odds(known, {**values, "second": name}) for name in known.ids("figure")}
    order = sorted(found, key=lambda name: (-found[name].value, name))
    rows = tuple(Row(named(known.find, "figure", name, lang), _cells(found[name]), f"figure:{name}") for name in order)
    first = named(known.find, "figure", values["first"], lang)
    mean = sum((told.share(told.wins + told.acts) for told in found.values()), Fraction(0)) / max(1, len(found))
    wins = percent(mean)
    return Answer(
        {"first": bare(values["first"]), "figures": {name: _document(found[name]) for name in order}},
        say(
            lang,
            f"{first} wins {wins} of spins against all figures taken together",
            f"{first} vince il {wins} dei giri contro tutte le figure insieme",
        ),
        _columns(lang),
        rows,
        say(lang, "Against", "Contro"),
        _notes(lang),
    )


def _columns(lang: str) -> tuple[Column, ...]:
    return (
        Column(say(lang, "Knocks out", "Mette KO")),
        Column(say(lang, "Own text", "Testo proprio")),
        Column(say(lang, "Nothing", "Nulla")),
        Column(say(lang, "Other’s text", "Testo altrui")),
        Column(say(lang, "Knocked out", "È KO")),
    )


def _cells(told: Odds) -> tuple[Fraction, ...]:
    ends = (told.wins, told.acts, told.nothing, told.suffers, told.loses)
    return tuple(told.share(parts) for parts in ends)


def _conditions(known: Known, values: Values, lang: str) -> Answer:
    """FG-CON: two wheels with each condition in turn, on the first and on the second."""
    names = _names(known, values, lang)
    plain = {"first_condition": None, "second_condition": None, **values}
    rows, document = [Row(say(lang, "No condition", "Nessuna condizione"), _cells(_odds(known, plain)))], {}
    for side, figure in zip(("first", "second"), names, strict=True):
        told = {name: _odds(known, {**plain, f"{side}_condition": name}) for name in known.ids("condition")}
        document[side] = {name: _document(odds) for name, odds in told.items()}
        rows += [
            Row(f"{figure}: {named(known.find, 'condition', name, lang)}", _cells(odds), f"condition:{name}")
            for name, odds in told.items()
        ]
    clear = _odds(known, plain)
    whole = {"none": _document(clear), **document}
    heading = say(lang, "Condition", "Condizione")
    return Answer(whole, _balance(clear, names, lang), _columns(lang), tuple(rows), heading, _notes(lang))


_FIRST = EntityArgument("first", {"en": "First figure", "it": "Prima figura"}, ("figure",))
_BOOST = NumberArgument(
    "boost", {"en": "Added to the first’s damage", "it": "In più al danno della prima"}, -BOOST, BOOST, 0
)
QUESTIONS = (
    Question(
        "wheel",
        {"en": "One wheel against another", "it": "Una ruota contro l’altra"},
        (
            _FIRST,
            EntityArgument(
                "second", {"en": "Second figure, else all", "it": "Seconda figura, o tutte"}, ("figure",), True
            ),
            EntityArgument(
                "first_condition",
                {"en": "Condition of the first", "it": "Condizione della prima"},
                ("condition",),
                True,
            ),
            EntityArgument(
                "second_condition",
                {"en": "Condition of the second", "it": "Condizione della seconda"},
                ("condition",),
                True,
            ),
            _BOOST,
        ),
        _wheel,
    ),
    Question(
        "conditions",
        {"en": "Two wheels under every condition", "it": "Due ruote con ogni condizione"},
        (_FIRST, EntityArgument("second", {"en": "Second figure", "it": "Seconda figura"}, ("figure",)), _BOOST),
        _conditions,
    ),
)
