"""What terrains do to figures, in words: for cards, and for whoever points at the ground (HS-TER)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Phrase, said

from ..structs.rules import TerrainRules
from .powers import Writer
from .wording import DEFENSE_DIE, LEVEL


def terrain_lines(rules: TerrainRules, writer: Writer, at: str = "/rules") -> Iterator[Phrase]:
    """Yield what a terrain does, a sentence a line, without full stops; nothing for plain ground.

    `at` is the pointer of the rules, which each line leads into.
    """
    say = writer.say
    yield from _walked(rules, writer, at)
    if rules.defense_dice:
        dice = writer.count(rules.defense_dice, DEFENSE_DIE, f"{at}/defense_dice")
        where = say("next to it", "accanto") if rules.obstacle else say("on it", "sopra")
        yield say(
            "Against attacks from afar +{dice} {where}",
            "Contro attacchi da lontano +{dice} {where}",
            dice=dice,
            where=where,
        )
    if rules.entry:
        done = writer.effects(rules.entry, f"{at}/entry")
        yield (say("Who enters", "Chi vi entra") + ": " + done).under(f"{at}/entry")
    if rules.round_end:
        when = say("Who is on it at the end of a round", "Chi vi sta a fine round")
        yield (when + ": " + writer.effects(rules.round_end, f"{at}/round_end")).under(f"{at}/round_end")


def _walked(rules: TerrainRules, writer: Writer, at: str) -> Iterator[Phrase]:
    """Yield what a terrain does to moves and to sight."""
    if rules.ladder:
        words = writer.say(
            "Climbed at 1 move for 2 levels, however high",
            "Si sale con 1 movimento ogni 2 livelli, a qualunque altezza",
        )
        yield said(words, f"{at}/ladder")
        return
    yield from _standing(rules, writer, at)
    if rules.stop:
        yield said(writer.say("A figure that enters it stops", "Chi vi entra si ferma"), f"{at}/stop")
    elif rules.enter_cost > 1:
        cost = said(rules.enter_cost, f"{at}/enter_cost")
        yield writer.say("To enter it costs {cost} move", "Entrarvi costa {cost} punti di movimento", cost=cost)
    for holds, name, en, it in (
        (rules.water, "water", "Falls into it do no harm", "Cadervi non fa male"),
        (rules.road, "road", "Moves wholly on road go further", "Chi si muove solo su strada va oltre"),
        (rules.no_placing, "no_placing", "No figure may be placed on it", "Nessuna figura può esservi piazzata"),
    ):
        if holds:
            yield said(writer.say(en, it), f"{at}/{name}")


def _standing(rules: TerrainRules, writer: Writer, at: str) -> Iterator[Phrase]:
    """Yield what stands in the way, how much it hides and whether it falls (HS-TER-08, HS-OBJ-01)."""
    if rules.obstacle:
        yield said(writer.say("Nobody can enter it", "Nessuno può entrarvi"), f"{at}/obstacle")
    if rules.life:
        yield writer.say(
            "Attacks can destroy it: life {life}, {dice}",
            "Gli attacchi possono distruggerla: vita {life}, {dice}",
            life=said(rules.life, f"{at}/life"),
            dice=writer.count(rules.defense, DEFENSE_DIE, f"{at}/defense"),
        )
    if rules.height:
        levels = writer.count(rules.height, LEVEL, f"{at}/height")
        yield writer.say(
            "Blocks sight for {levels} above its base", "Copre la vista per {levels} sopra la base", levels=levels
        )
