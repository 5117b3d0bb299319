"""The text of an item, written from what it does (PS-ITM)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from workbench.api.rules import Phrase, glued, read, said

from ..structs.campaign import Learners
from ..structs.rules import ItemRules
from .powers import Writer
from .wording import STATS, WOUND

_SIZES = {
    "small": ("small", "piccolo"),
    "medium": ("medium", "medio"),
    "large": ("large", "grande"),
    "huge": ("huge", "enorme"),
}
_USES = {
    "battle": (
        "On your turn, before an attack: place it on one of your figures for this battle.",
        "Nel tuo turno, prima di un attacco: si mette su una tua figura per questa lotta.",
    ),
    "held": (
        "On your turn, before an attack, or instead of a step: place it on one of your cards. "
        "It comes off only outside battle.",
        "Nel tuo turno, prima di un attacco, o al posto di un passo: si mette su una tua carta. "
        "Si toglie solo fuori dalle lotte.",
    ),
    "escape": (
        "On your turn: your figure returns to its start zone or trainer, and nobody rolls for leaving engagement. "
        "While walking: your trainer returns to the start. Discard it.",
        "Nel tuo turno: la tua figura torna alla zona di partenza o dall’allenatore, senza attacchi di disingaggio. "
        "In cammino: il tuo allenatore torna alla partenza. Si scarta.",
    ),
    "decoy": (
        "On your turn: it takes the place of your figure, with life 1, no move, no dice and no status. "
        "When it is destroyed or taken back, the figure is there again. Given up, it ends a wild battle.",
        "Nel tuo turno: prende il posto di una tua figura, con vita 1, senza movimento, dadi né stati. "
        "Alla prima ferita, o quando si riprende, torna la figura. Se si abbandona, la lotta con un selvatico finisce.",
    ),
    "stone": (
        "Some Pokémon evolve with it. Discard it.",
        "Alcuni Pokémon si evolvono grazie a questo strumento. Si scarta.",
    ),
    "rod": (
        "On dry land beside water, instead of a step: fish.",
        "Su terra asciutta accanto all’acqua, al posto di un passo: pesca.",
    ),
    "key": ("Keep it.", "Si conserva."),
}


def item(data: Mapping[str, Any], writer: Writer) -> Iterator[Phrase]:
    """Yield an item's lines but for its name: price, what it does, its powers."""
    rules = read(ItemRules, data.get("rules") or {"use": "key"})
    price = data.get("price")
    if price is not None:
        yield said(writer.say("Price {n}", "Prezzo {n}", n=price), "/price")
    for line in _does(rules, writer):
        yield said(line, "/rules/use")
    for n, power in enumerate(rules.powers):
        yield writer.power(power, f"/rules/powers/{n}")


def _does(rules: ItemRules, writer: Writer) -> Iterator[Phrase]:
    """Yield what the item does, by its use."""
    match rules.use:
        case "ball":
            yield _ball(rules, writer)
        case "medicine":
            yield _medicine(rules, writer)
        case "stat":
            yield _stat(rules, writer)
        case "machine":
            yield from _machine(rules, writer)
        case _:
            yield writer.say(*_USES[rules.use])


def _stat(rules: ItemRules, writer: Writer) -> Phrase:
    """Return what a stat item raises (PS-STA-01)."""
    if not rules.stat:
        return writer.say("It raises nothing.", "Non aumenta nulla.")
    return writer.say(
        "Tier 1 to 4: adds its tier to {stat}. Bought with experience markers at a PokéCenter.",
        "Grado da 1 a 4: aggiunge il suo grado al valore {stat}. Si compra con segnalini esperienza al Centro Pokémon.",
        stat=said(writer.say(*STATS[rules.stat]), "/rules/stat"),
    )


def _ball(rules: ItemRules, writer: Writer) -> Phrase:
    """Return what a ball does (PS-CAP-04)."""
    odds = said("")
    if rules.always_captures:
        odds = said(writer.say(", which always succeeds", ", e riesce sempre"), "/rules/always_captures")
    elif rules.capture_bonus:
        odds = writer.say(", +{n} on the roll", ", +{n} al tiro", n=rules.capture_bonus)
        odds = said(odds, "/rules/capture_bonus")
    return writer.say(
        "Instead of a turn: try to capture a wild Pokémon{odds}. Discard it.",
        "Al posto di un turno: prova a catturare un Pokémon selvatico{odds}. Si scarta.",
        odds=odds,
    )


def _medicine(rules: ItemRules, writer: Writer) -> Phrase:
    """Return what a medicine does (PS-ITM-04, PS-ITM-05)."""
    done = []
    if rules.heals:
        wounds = writer.count(rules.heals, WOUND, "/rules/heals")
        up_to = writer.say("remove up to ", "togli fino a ") if rules.heals > 1 else writer.say("remove ", "togli ")
        done.append(up_to + wounds)
    if rules.cures:
        done.append(said(writer.say("remove the status marker", "togli il segnalino di stato"), "/rules/cures"))
    if not done:
        return writer.say("It does nothing.", "Non fa nulla.")
    return writer.say(
        "Instead of a turn or step: {what} from one of your Pokémon that is not knocked out. Discard it.",
        "Al posto di un turno o di un passo: {what} a un tuo Pokémon che non è K.O. Si scarta.",
        what=writer.grammar.all_of(done),
    )


def _machine(rules: ItemRules, writer: Writer) -> Iterator[Phrase]:
    """Yield who may learn a machine, and whether who has it carries the trainer (PS-TM-01, PS-WLK-02)."""
    yield writer.say(
        "Outside battle: teach it to {who}; up to four on a card.",
        "Fuori dalle lotte: insegnala a {who}; al massimo quattro per carta.",
        who=_who(rules.learners, writer),
    )
    if rules.carries_trainer:
        words = writer.say(
            "A large or huge Pokémon that has it carries its trainer over water.",
            "Un Pokémon grande o enorme che la conosce porta l’allenatore sull’acqua.",
        )
        yield said(words, "/rules/carries_trainer")


def _who(learners: Learners | None, writer: Writer) -> Phrase:
    """Return who may learn."""
    at = "/rules/learners"
    if learners is None:
        return writer.say("any Pokémon", "qualsiasi Pokémon")
    parts = writer.names("species", learners.species, f"{at}/species")
    if learners.types or learners.sizes:
        parts.append(_sort(learners, writer, at))
    return said(writer.grammar.all_of(parts), at) if parts else writer.say("nobody", "nessuno")


def _sort(learners: Learners, writer: Writer, at: str) -> Phrase:
    """Return which sort of Pokémon may learn: any large or huge Water Pokémon; all sizes are any size."""
    every = set(learners.sizes) == set(_SIZES)
    sizes = [said(writer.say(*_SIZES[size]), f"{at}/sizes/{n}") for n, size in enumerate(learners.sizes) if not every]
    either = writer.grammar.any_of(sizes)
    types = writer.grammar.any_of(writer.names("type", learners.types, f"{at}/types"))
    if writer.lang == "it":
        return glued(["qualsiasi Pokémon", either, "di tipo " + types if types else ""])
    return glued(["any", either, types, "Pokémon"])
