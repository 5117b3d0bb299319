"""Each event of a campaign as a sentence; those of a battle are told by the battle that their key names."""

from __future__ import annotations

from workbench.api.rules import Event, Noun, grammar, localised, reason_of, say, side_name

from .. import sources
from ..battle import Battle
from ..text import log
from ..text.names import count, full
from . import codes
from .arena import from_text, without_key
from .journey import Journey

#: Event -> (sorts of its values, English, Italian): s seat, k card, i item, a ball with its article, p person, h hex,
#: n number, x markers, w wounds, m a status marker, t which of several of the name.
_SENTENCES = {
    "step": ("shh", "{0} walks to {2}", "{0} va a {2}"),
    "arrived": ("s", "{0} has arrived and leaves the map", "{0} è arrivato e lascia la mappa"),
    "found": ("si", "{0} finds {1}", "{0} trova {1}"),
    "eye_contact": ("sp", "{1} sees {0}: a battle begins", "{1} vede {0}: inizia una lotta"),
    "markers_gained": ("kxnst", "{0}{4} of {3} gains {1} and has {2}", "{0}{4} di {3} riceve {1} e ne ha {2}"),
    "beaten": ("spn", "{0} beats {1} and earns {2}", "{0} batte {1} e guadagna {2}"),
    "white_out": ("s", "All Pokémon of {0} are knocked out: back to the start, healed",
                  "Tutti i Pokémon di {0} sono K.O.: si torna alla partenza, guariti"),
    "fled": ("s", "{0} flees", "{0} fugge"),
    "stored": ("sk", "{1} of {0} is kept at the PokéCenter", "{1} di {0} resta in deposito al Centro Pokémon"),
    "joined": ("sk", "{1} joins the party of {0}", "{1} entra nella squadra di {0}"),
    "prize": ("sk", "{0} wins {1} as a prize", "{0} vince {1} in premio"),
    "boosted": ("skinx", "{1} of {0} gets {2} +{3} for {4}", "{1} di {0} riceve {2} +{3} per {4}"),
    "evolved": ("skk", "{1} of {0} evolves into {2}", "{1} di {0} si evolve in {2}"),
    "rope": ("si", "{0} uses {1} and is back at the start", "{0} usa {1} e torna alla partenza"),
    "used": ("sikt", "{0} uses {1} on {2}{3}", "{0} usa {1} su {2}{3}"),
    "given": ("sikt", "{0} gives {1} to {2}{3}", "{0} dà {1} a {2}{3}"),
    "taught": ("sikt", "{0} teaches {1} to {2}{3}", "{0} insegna {1} a {2}{3}"),
    "healed": ("ktw", "{0}{1} recovers from {2}", "{0}{1} guarisce da {2}"),
    "cured": ("ktm", "{0}{1} loses its {2} marker", "{0}{1} perde il segnalino {2}"),
    "taken_off": ("sikt", "{0} takes {1} off {2}{3}", "{0} toglie {1} a {2}{3}"),
    "refilled": ("sin", "{0} has {2} × {1} again", "{0} ha di nuovo {2} × {1}"),
    "center": ("s", "{0} visits the PokéCenter: everybody is healed", "{0} va al Centro Pokémon: tutti sono guariti"),
    "bought": ("sin", "{0} buys {1} for {2}", "{0} compra {1} per {2}"),
    "traded": ("sksk", "{0} trades {1} for {3} of {2}", "{0} scambia {1} con {3} di {2}"),
    "swapped": ("skpk", "{0} trades {1} with {2} for {3}", "{0} scambia {1} con {2} per {3}"),
    "starter": ("sk", "{0} chooses {1}", "{0} sceglie {1}"),
}  # fmt: skip
_IN_BATTLE = {
    "wild": ("fs", "{0} appears before {1}", "Appare {0} davanti a {1}"),
    "ball": ("saf", "{0} throws {1} at {2}", "{0} lancia {1} contro {2}"),
    "captured": ("sf", "{0} captures {1}", "{0} cattura {1}"),
    "broke_free": ("f", "{0} breaks free", "{0} si libera"),
    "used_on": ("sif", "{0} uses {1} on {2}", "{0} usa {1} su {2}"),
    "given_to": ("sif", "{0} gives {1} to {2}", "{0} dà {1} a {2}"),
}
#: The events in which an item does what it is for; its number is their second value.
IN_USE = frozenset({"ball", "used_on", "given_to", "used", "given", "taught", "rope"})
ENDS = {
    codes.ARRIVED: ("Everybody has arrived", "Sono arrivati tutti"),
    codes.STEP_LIMIT: ("The step limit is reached", "È raggiunto il limite di passi"),
    codes.ROUND_LIMIT: ("The round limit is reached", "È raggiunto il limite di round"),
    codes.BATTLE: ("The battle is over", "La lotta è finita"),
    codes.PRIZE: ("The wild Pokémon is captured", "Il Pokémon selvatico è catturato"),
    codes.WILD_GONE: (
        "The wild Pokémon is destroyed: nobody wins",
        "Il Pokémon selvatico è distrutto: non vince nessuno",
    ),
    codes.ALL_DOWN: ("Nobody has Pokémon left: nobody wins", "Nessuno ha più Pokémon: non vince nessuno"),
}


def seat_name(journey: Journey, seat: int, lang: str) -> str:
    """Return what a seat is called."""
    return side_name(journey.seat(seat).name, seat, lang)


def sentence(journey: Journey, event: Event, lang: str) -> str:
    """Return an event as a sentence; empty for one that is not for the log."""
    bare, text = without_key(event)
    if text:
        return _battle_sentence(journey, bare, text, lang)
    if event.what == "roll":
        return _roll(journey, event, lang)
    if event.what == "ended":
        return say(lang, *ENDS[int(event.args[0])])
    if event.what in ("begin", "walk"):
        return localised(journey.name, lang) if event.what == "begin" else ""
    row = _SENTENCES.get(event.what)
    if row is None:
        return ""
    values = [_value(journey, sort, int(arg), lang) for sort, arg in zip(row[0], event.args, strict=True)]
    return say(lang, row[1], row[2]).format(*values)


def _value(journey: Journey, sort: str, value: int, lang: str) -> str:
    match sort:
        case "s":
            return seat_name(journey, value, lang)
        case "k":
            return localised(journey.names[value], lang)
        case "i":
            return localised(journey.items[value].name, lang)
        case "a":
            return ball(localised(journey.items[value].name, lang), lang)
        case "p":
            return localised(journey.people[value].name, lang)
        case "x":
            one, many = ("experience marker", "segnalino esperienza"), ("experience markers", "segnalini esperienza")
            return count(lang, value, one, many)
        case "w":
            return count(lang, value, ("wound", "ferita"), ("wounds", "ferite"))
        case "m":
            return log.status_name(journey.table, value, lang)
        case "t":
            return f" {value}" if value else ""
        case "h":
            column, row = journey.field.hexes.offset(value)
            return f"{column},{row}"
        case _:
            return str(value)


def ball(name: str, lang: str) -> str:
    """Return a ball with its indefinite article: an Ultra Ball, un’Ultra Ball."""
    return str(grammar(lang).a(Noun(name, name, name, name, "f")))


def _battle_sentence(journey: Journey, event: Event, text: str, lang: str) -> str:
    """Return an event of a battle as a sentence."""
    if event.what == "begin":  # the scenario's own beginning is told
        return ""
    battle = journey.arena.stage(from_text(text))
    row = _IN_BATTLE.get(event.what)
    if row is not None:
        values = [
            _battle_value(journey, battle, sort, int(arg), lang) for sort, arg in zip(row[0], event.args, strict=True)
        ]
        return say(lang, row[1], row[2]).format(*values)
    if event.what == "roll" and str(event.args[-1]).startswith("capture "):
        return _capture(journey, event, lang)
    return log.sentence(battle, event, lang)


def _battle_value(journey: Journey, battle: Battle, sort: str, value: int, lang: str) -> str:
    if sort == "f":
        return full(battle, value, lang)
    return battle.seat_name(value, lang) if sort == "s" else _value(journey, sort, value, lang)


def _capture(journey: Journey, event: Event, lang: str) -> str:
    """Return a capture roll with all that is added to it (PS-CAP-02, -03)."""
    _, values = reason_of(str(event.args[-1]))
    face = int(event.args[2])
    total = face + values["ball"] + values["status"] + values["wounds"]
    ball, status, wounds, needed = (values[key] for key in ("ball", "status", "wounds", "needed"))
    never = say(lang, ", and a 1 always fails", ", e un 1 fallisce sempre") if face == 1 else ""
    told = say(
        lang,
        f"Capture roll: {face} + {ball} for the ball + {status} for status + {wounds} for wounds = {total}, "
        f"{needed} or more needed",
        f"Tiro di cattura: {face} + {ball} per la Ball + {status} per lo stato + {wounds} per le ferite = {total}, "
        f"serve {needed} o più",
    )
    return told + never


def _roll(journey: Journey, event: Event, lang: str) -> str:
    """Return a roll between battles as a sentence."""
    why, values = reason_of(str(event.args[-1]))
    seat, face = seat_name(journey, values["seat"], lang), int(event.args[2])
    if why == "encounter":
        low = values["from"]
        if values["table"] < 0:
            return say(lang, f"{seat} fishes and rolls {face}: on {low} or more something bites",
                       f"{seat} pesca e tira {face}: con {low} o più qualcosa abbocca")  # fmt: skip
        return say(lang, f"{seat} rolls {face} for an encounter: on {low} or more there is one",
                   f"{seat} tira {face} per un incontro: con {low} o più avviene")  # fmt: skip
    if why == "which":
        return say(
            lang, f"{seat} rolls {face} for which Pokémon it is", f"{seat} tira {face} per sapere quale Pokémon è"
        )
    if why == "starter":
        return say(lang, f"{seat} rolls {face} for the first choice", f"{seat} tira {face} per la prima scelta")
    return say(lang, f"{seat} rolls {face} for the walking order", f"{seat} tira {face} per l’ordine di cammino")


def source(journey: Journey, event: Event) -> str:
    """Return `kind:id` of the entity that an event is about; empty when the rules alone are."""
    bare, text = without_key(event)
    if not text:
        row = _SENTENCES.get(event.what, ("",))
        return next(
            (_entity(journey, sort, arg) for sort, arg in zip(row[0], event.args, strict=False) if sort in "kip"), ""
        )
    if event.what in IN_USE:
        return _entity(journey, "i", bare.args[1])
    battle = journey.arena.stage(from_text(text))
    if event.what in ("captured", "wild", "broke_free"):
        return f"army_card:{battle.cards[int(bare.args[1 if event.what == 'captured' else 0])].id}"
    if event.what == "roll" and str(bare.args[-1]).startswith("capture "):
        return _entity(journey, "i", reason_of(str(bare.args[-1]))[1]["item"])
    return sources.source(battle, bare)


def _entity(journey: Journey, sort: str, value: int | str) -> str:
    number = int(value)
    if sort == "k":
        return f"army_card:{journey.cards[number].id}"
    return f"item:{journey.items[number].id}" if sort == "i" else f"trainer:{journey.people[number].id}"
