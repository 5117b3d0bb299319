"""The whole text of a card: head, numbers, types, powers."""

from __future__ import annotations

from typing import Any

import msgspec

from workbench.api.rules import Lookup, localised, read

from ..structs.cards import ArmyCard, Glyph, Status
from ..structs.rules import TrainerRules
from .items import item
from .names import say, word
from .powers import Writer

_SIZES = {
    "small": ("Small", "Piccola"),
    "medium": ("Medium", "Media"),
    "large": ("Large", "Grande"),
    "huge": ("Huge", "Enorme"),
}


def card_text(kind: str, data: Any, find: Lookup, lang: str) -> str | None:
    """Return the text of a card of `kind`; None when the kind has none or the data does not fit its struct."""
    writer = Writer(find, lang)
    try:
        if kind == "army_card":
            return army_card(read(ArmyCard, data), writer)
        if kind == "status":
            return status(read(Status, data), writer)
        if kind == "glyph":
            return glyph(read(Glyph, data), writer)
        if kind == "trainer" and isinstance(data, dict):
            return trainer(data, writer)
        if kind == "item" and isinstance(data, dict):
            return item(data, writer)
    except msgspec.ValidationError:
        return None
    return None


def army_card(card: ArmyCard, writer: Writer) -> str:
    """Return an army card's text (PS-CARD-01)."""
    lang = writer.lang
    species = writer.find("species", card.species)
    species = species if isinstance(species, dict) else {}
    name = localised(species.get("name"), lang) or card.species
    number = f" #{card.number:03d}" if card.number is not None else ""
    types = "/".join(writer.named("type", type_) for type_ in species.get("types", ()))
    size = say(lang, *_SIZES[card.size])
    class_ = writer.named("species_class", card.class_) if card.class_ else ""
    personality = writer.named("personality", card.personality) if card.personality else ""
    about = [part for part in (types, class_, personality, f"{size} {card.height}") if part]
    if card.figures > 1:
        about.append(say(lang, f"squad of {card.figures}", f"gruppo di {card.figures}"))
    if not card.unique:
        about.append(say(lang, "common", "comune"))
    if card.spaces == 2:
        about.append(say(lang, "double-space", "due spazi"))
    lines = [f"{name}{number}", " · ".join(about), _numbers(card, lang), *_types(card, writer), ""]
    lines += [writer.power(power) for power in card.powers]
    return "\n".join(lines).rstrip() + "\n"


def _numbers(card: ArmyCard, lang: str) -> str:
    words = (
        ("Life", "Vita", card.life),
        ("Move", "Movimento", card.move),
        ("Range", "Gittata", card.range),
        ("Attack", "Attacco", card.attack),
        ("Defense", "Difesa", card.defense),
        ("Points", "Punti", card.points),
    )
    return " · ".join(f"{say(lang, en, it)} {value}" for en, it, value in words)


def _types(card: ArmyCard, writer: Writer) -> list[str]:
    """Return the lines BA, W, R, NE; none for a Classic card (PS-CARD-04)."""
    lines = [f"BA: {writer.named('type', card.base_attack)}"] if card.base_attack else []
    for mark, types in (("W", card.weak), ("R", card.resist), ("NE", card.no_effect)):
        if types:
            lines.append(f"{mark}: {', '.join(writer.named('type', type_) for type_ in types)}")
    return lines


def status(marker: Status, writer: Writer) -> str:
    """Return what a status marker does."""
    say_ = writer.say
    lines = [word(marker.name, writer.lang)]
    if marker.never_on.classes:
        names = writer.names("species_class", marker.never_on.classes)
        lines.append(say_(f"Never on figures of class {names}.", f"Mai su figure di classe {names}."))
    if marker.never_on.no_effect:
        types = writer.names("type", marker.never_on.no_effect)
        lines.append(say_(f"Never on figures with NE to {types}.", f"Mai su figure con NE a {types}."))
    if marker.no_swipes:
        lines.append(
            say_("The figure makes no leaving-engagement attacks.", "La figura non attacca chi lascia l'ingaggio.")
        )
    moments = (
        (marker.before_turn, "Before its turn", "Prima del suo turno"),
        (marker.instead_of_turn, "Instead of its turn", "Al posto del suo turno"),
        (marker.after_turn, "After its turn", "Dopo il suo turno"),
        (marker.round_end, "At the end of each round", "Alla fine di ogni round"),
    )
    for effects, en, it in moments:
        if effects:
            lines.append(f"{say_(en, it)}: {writer.effects(effects)}.")
    if marker.capture_bonus:
        lines.append(say_(f"Capture +{marker.capture_bonus}.", f"Cattura +{marker.capture_bonus}."))
    return "\n".join(lines) + "\n"


def glyph(found: Glyph, writer: Writer) -> str:
    """Return what a glyph does."""
    lines = [f"{word(found.name, writer.lang)} ({found.letter})", *(writer.power(power) for power in found.powers)]
    if found.do:
        lines.append(writer.say("Once: ", "Una volta: ") + writer.effects(found.do) + ".")
    return "\n".join(lines) + "\n"


def trainer(data: dict[str, Any], writer: Writer) -> str:
    """Return a trainer card's text."""
    rules = read(TrainerRules, data.get("rules", {}))
    head = localised(data.get("name"), writer.lang) or str(data.get("id", ""))
    points = f"{writer.say('Points', 'Punti')} {rules.points}"
    return "\n".join([head, points, *(writer.power(power) for power in rules.powers)]) + "\n"
