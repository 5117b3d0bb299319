"""The whole text of a card: head, numbers, types, powers; every phrase knows the field that it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api.rules import CardTexts, Phrase, glued, read, said

from ..structs.cards import ArmyCard, Glyph, Status
from ..structs.rules import TerrainRules, TrainerRules
from .items import item
from .powers import Writer
from .terrains import terrain_lines

_SIZES = {
    "small": ("Small", "Piccola"),
    "medium": ("Medium", "Media"),
    "large": ("Large", "Grande"),
    "huge": ("Huge", "Enorme"),
}
#: By whether it is unique.
_HEROES = {True: ("Unique hero", "Eroe unico"), False: ("Common hero", "Eroe comune")}
_SQUADS = {True: ("Unique squad", "Gruppo unico"), False: ("Common squad", "Gruppo comune")}
_NUMBERS = (
    ("life", "Life", "Vita"),
    ("move", "Move", "Movimento"),
    ("range", "Range", "Gittata"),
    ("attack", "Attack", "Attacco"),
    ("defense", "Defense", "Difesa"),
    ("points", "Points", "Punti"),
)


def _army_card(card: ArmyCard, writer: Writer) -> Iterator[Phrase]:
    """Yield an army card's lines (PS-CARD-01)."""
    yield writer.named("species", card.species, "/species") + (
        said(f" #{card.number:03d}", "/number") if card.number is not None else said("")
    )
    yield glued(_about(card, writer), " · ")
    yield glued([said(f"{writer.say(en, it)} {getattr(card, name)}", f"/{name}") for name, en, it in _NUMBERS], " · ")
    yield from _types(card, writer)
    if card.powers:
        yield Phrase()
    for n, power in enumerate(card.powers):
        yield writer.power(power, f"/powers/{n}")


def _about(card: ArmyCard, writer: Writer) -> Iterator[Phrase]:
    """Yield what an army card says of its species."""
    species = writer.find("species", card.species)
    types = species.get("types", ()) if isinstance(species, dict) else ()
    yield said(glued([writer.named("type", type_, "/species") for type_ in types], "/"), "/species")
    if card.class_:
        yield writer.named("species_class", card.class_, "/class")
    if card.personality:
        yield writer.named("personality", card.personality, "/personality")
    yield _sort(card, writer)
    yield said(writer.say(*_SIZES[card.size]), "/size") + said(f" {card.height}", "/height")
    if card.spaces == 2:
        yield said(writer.say("double-space", "due spazi"), "/spaces")


def _sort(card: ArmyCard, writer: Writer) -> Phrase:
    """Return what sort of card it is: a hero or a squad of so many, one in an army or common."""
    if card.figures == 1:
        return said(writer.say(*_HEROES[card.unique]), "/unique")
    squad = said(writer.say(*_SQUADS[card.unique]), "/unique")
    return writer.say("{squad} of {n}", "{squad} di {n}", squad=squad, n=said(card.figures, "/figures"))


def _types(card: ArmyCard, writer: Writer) -> Iterator[Phrase]:
    """Yield the lines BA, W, R, NE; none for a Classic card (PS-CARD-04)."""
    if card.base_attack:
        yield said("BA: " + writer.named("type", card.base_attack, "/base_attack"), "/base_attack")
    for mark, name in (("W", "weak"), ("R", "resist"), ("NE", "no_effect")):
        types = getattr(card, name)
        if types:
            yield said(f"{mark}: " + glued(writer.names("type", types, f"/{name}"), ", "), f"/{name}")


def status(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    """Yield what a status marker does."""
    marker, say = read(Status, data), writer.say
    yield writer.text(marker.name, "/name")
    if marker.never_on.classes:
        names = writer.any_of("species_class", marker.never_on.classes, "/never_on/classes")
        yield say("Never on figures of class {names}.", "Mai su figure di classe {names}.", names=names)
    if marker.never_on.no_effect:
        names = writer.any_of("type", marker.never_on.no_effect, "/never_on/no_effect")
        yield say("Never on figures with NE: {names}.", "Mai su figure con NE: {names}.", names=names)
    if marker.no_swipes:
        words = say("The figure makes no leaving-engagement attacks.", "La figura non fa attacchi di disingaggio.")
        yield said(words, "/no_swipes")
    moments = (
        ("before_turn", "Before its turn, ", "Prima del suo turno, "),
        ("instead_of_turn", "Instead of its turn, ", "Al posto del suo turno, "),
        ("after_turn", "After its turn, ", "Dopo il suo turno, "),
        ("round_end", "At the end of each round, ", "Alla fine di ogni round, "),
    )
    for name, en, it in moments:
        effects = getattr(marker, name)
        if effects:
            yield (say(en, it) + writer.effects(effects, f"/{name}")).sentence().under(f"/{name}")
    if marker.capture_bonus:
        words = say("Capture rolls against it: +{n}.", "Tiri di cattura contro di essa: +{n}.", n=marker.capture_bonus)
        yield said(words, "/capture_bonus")


def glyph(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    """Yield what a glyph does: to whom it stops and how long it works, then its powers."""
    found = read(Glyph, data)
    yield writer.text(found.name, "/name") + said(f" ({found.letter})", "/letter")
    if found.stop:
        yield said(writer.say("A figure that enters it stops.", "Una figura che vi entra si ferma."), "/stop")
    if found.duration:
        words = (
            writer.say("It works while a figure stands on it.", "Vale finché una figura vi sta sopra.")
            if found.duration == "permanent"
            else writer.say("It works once, then it is removed.", "Vale una volta sola, poi si toglie.")
        )
        yield said(words, "/duration")
    for n, power in enumerate(found.powers):
        yield writer.power(power, f"/powers/{n}")
    if found.do:
        once = writer.say("When this figure uncovers it, ", "Quando questa figura lo scopre, ")
        yield (once + writer.effects(found.do, "/do")).sentence().under("/do")


def trainer(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    """Yield a trainer card's lines: name, what sort of card, points, powers (PS-TRN-01…06)."""
    rules = read(TrainerRules, data.get("rules", {}))
    yield _name(data, writer)
    sort = ("Trainer figure", "Figura allenatore") if rules.mode == "figure" else ("Support card", "Carta sostegno")
    points = writer.say("Points {n}", "Punti {n}", n=rules.points)
    yield said(writer.say(*sort), "/rules/mode") + " · " + said(points, "/rules/points")
    powers = [writer.power(power, f"/rules/powers/{n}") for n, power in enumerate(rules.powers)]
    if any(str(writer.say("this figure", "questa figura")) in str(power).lower() for power in powers):
        words = writer.say(
            "In its powers, “this figure” is each of your Pokémon on the battlefield.",
            "Nei suoi poteri, «questa figura» è ognuno dei tuoi Pokémon in campo.",
        )
        yield said(words, "/rules/powers")
    yield from powers


def terrain(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    """Yield what a terrain does to those who stand on it, enter it or look past it (HS-TER)."""
    yield _name(data, writer)
    lines = [line.sentence() for line in terrain_lines(read(TerrainRules, data.get("rules", {})), writer)]
    plain = writer.say("Plain ground: it does nothing to figures.", "Terreno comune: alle figure non fa nulla.")
    yield from lines or [said(plain, "/rules")]


def _name(data: dict[str, Any], writer: Writer) -> Phrase:
    """Return an entity's name; its id when it has none."""
    name = data.get("name")
    return writer.text(name, "/name") if isinstance(name, dict) and name else said(str(data.get("id", "")), "/id")


def _item(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    """Yield an item's lines under its name."""
    yield _name(data, writer)
    yield from item(data, writer)


#: The text of each kind's card.
CARDS = CardTexts(
    {
        "army_card": lambda data, writer: _army_card(read(ArmyCard, data), writer),
        "glyph": glyph,
        "item": _item,
        "status": status,
        "terrain": terrain,
        "trainer": trainer,
    },
    Writer,
)
