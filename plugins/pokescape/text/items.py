"""The text of an item, written from what it does (PS-ITM)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from workbench.api.rules import localised, read

from ..structs.campaign import Learners
from ..structs.rules import ItemRules
from .effects import STATS
from .names import count, joined, say
from .powers import Writer

_WOUNDS = (("wound", "ferita"), ("wounds", "ferite"))
_SIZES = {
    "small": ("small", "piccolo"),
    "medium": ("medium", "medio"),
    "large": ("large", "grande"),
    "huge": ("huge", "enorme"),
}
_USES = {
    "battle": (
        "On your turn, before an attack: place it on one of your figures for this battle.",
        "Nel tuo turno, prima di attaccare: si mette su una tua figura per questa lotta.",
    ),
    "held": ("Outside battle: place it on one of your cards.", "Fuori dalle lotte: si mette su una tua carta."),
    "escape": (
        "On your turn: your figure returns to its start zone or trainer, nobody rolls. "
        "While walking: your trainer returns to the start. Discard it.",
        "Nel tuo turno: la tua figura torna alla zona di partenza o all'allenatore, nessuno tira. "
        "In cammino: l'allenatore torna alla partenza. Si scarta.",
    ),
    "decoy": (
        "On your turn: it takes the place of your figure, with life 1, no move, no dice and no status. "
        "When it is destroyed, or taken back, the figure is there again. Given up, it ends a wild battle.",
        "Nel tuo turno: prende il posto della tua figura, con vita 1, senza movimento, dadi e stati. "
        "Distrutta o ripresa, torna la figura. Lasciata, chiude una lotta con un selvatico.",
    ),
    "stone": ("Some Pokémon evolve with it. Discard it.", "Alcuni Pokémon si evolvono con essa. Si scarta."),
    "rod": (
        "On dry land beside water, instead of a step: fish.",
        "Su terra asciutta accanto all'acqua, al posto del passo: pesca.",
    ),
    "key": ("Keep it.", "Si conserva."),
}


def item(data: Mapping[str, Any], writer: Writer) -> str:
    """Return an item's text: name and price, what it does, its powers."""
    rules = read(ItemRules, data.get("rules") or {"use": "key"})
    head = localised(data.get("name"), writer.lang) or str(data.get("id", ""))
    price = data.get("price")
    about = [head] if price is None else [head, f"{writer.say('Price', 'Prezzo')} {price}"]
    return "\n".join([*about, *_does(rules, writer), *(writer.power(power) for power in rules.powers)]) + "\n"


def _does(rules: ItemRules, writer: Writer) -> Iterator[str]:
    """Yield what the item does, by its use."""
    if rules.use == "ball":
        yield _ball(rules, writer)
    elif rules.use == "medicine":
        yield _medicine(rules, writer)
    elif rules.use == "stat":
        stat = writer.say(*STATS[rules.stat]) if rules.stat else writer.say("nothing", "nulla")
        yield writer.say(
            f"Tier 1 to 4: adds its tier to {stat}. Bought with experience markers at a PokéCenter.",
            f"Grado da 1 a 4: aggiunge il suo grado a {stat}. Si compra con segnalini esperienza al Centro Pokémon.",
        )
    elif rules.use == "machine":
        yield from _machine(rules, writer)
    else:
        yield writer.say(*_USES[rules.use])


def _ball(rules: ItemRules, writer: Writer) -> str:
    """Return what a ball does (PS-CAP-04)."""
    start = writer.say("Instead of a turn: try to capture a wild Pokémon", "Al posto del turno: prova a catturare")
    if rules.always_captures:
        odds = writer.say(", which always succeeds", " un selvatico, e riesce sempre")
    elif rules.capture_bonus:
        odds = writer.say(f", +{rules.capture_bonus} on the roll", f" un selvatico, +{rules.capture_bonus} al tiro")
    else:
        odds = writer.say("", " un selvatico")
    return f"{start}{odds}. " + writer.say("Discard it.", "Si scarta.")


def _medicine(rules: ItemRules, writer: Writer) -> str:
    """Return what a medicine does (PS-ITM-04, PS-ITM-05)."""
    done = []
    if rules.heals:
        wounds = count(writer.lang, rules.heals, *_WOUNDS)
        done.append(writer.say(f"remove up to {wounds}", f"togli fino a {wounds}"))
    if rules.cures:
        done.append(writer.say("remove the status marker", "togli il segnalino di stato"))
    what = joined(done, writer.lang)
    return writer.say(
        f"Instead of a turn or step: {what} from one of your Pokémon that is not knocked out. Discard it.",
        f"Al posto del turno o del passo: {what} a un tuo Pokémon che non è K.O. Si scarta.",
    )


def _machine(rules: ItemRules, writer: Writer) -> Iterator[str]:
    """Yield who may learn a machine, and whether who has it carries the trainer (PS-TM-01, PS-WLK-02)."""
    yield writer.say(
        f"Outside battle: teach it to {_who(rules.learners, writer)}; up to four on a card.",
        f"Fuori dalle lotte: la impara {_who(rules.learners, writer)}; al massimo quattro per carta.",
    )
    if rules.carries_trainer:
        yield writer.say(
            "A large or huge Pokémon that has it carries its trainer over water.",
            "Un Pokémon grande o enorme che l'ha porta l'allenatore sull'acqua.",
        )


def _who(learners: Learners | None, writer: Writer) -> str:
    """Return who may learn."""
    if learners is None:
        return writer.say("any Pokémon", "qualsiasi Pokémon")
    parts = [writer.named("species", species) for species in learners.species]
    if learners.types or learners.sizes:
        sizes = [say(writer.lang, *_SIZES[size]) for size in learners.sizes]
        types = [writer.named("type", type_) for type_ in learners.types]
        either = writer.say(" or ", " o ")
        words = " ".join(filter(None, (either.join(sizes), either.join(types))))
        parts.append(writer.say(f"{words} Pokémon", f"Pokémon {words}"))
    return joined(parts, writer.lang)
