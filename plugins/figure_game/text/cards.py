"""The whole text of each kind's card; every phrase knows the field that it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api.rules import CardTexts, Phrase, localised, read, said

from ..spin import COLORS
from ..structs.figures import Figure, Segment, SpecialCondition, TrainerFigure, TrainingCard
from .effects import SEGMENT, TURN, Writer
from .names import COLOR_WORDS


def _figure(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    figure = read(Figure, data)
    yield writer.text(figure.name, "/name")
    yield said(writer.say("{n} MP", "{n} PM", n=figure.move), "/move")
    total = sum(segment.size for segment in figure.wheel)
    for number, segment in enumerate(figure.wheel):
        yield segment_line(segment, total, writer, f"/wheel/{number}")


def segment_line(segment: Segment, total: int, writer: Writer, at: str) -> Phrase:
    """Return one segment: size of the whole, colour, name, value, text."""
    words = COLOR_WORDS[COLORS.index(segment.color)]
    color = said(writer.say(words[0].title(), words[1].title()), f"{at}/color")
    line = said(f"{segment.size}/{total}", f"{at}/size") + " · " + color
    if segment.color in ("white", "gold"):
        line = line + said(f" {segment.damage}", f"{at}/damage")
    elif segment.color == "purple" and segment.stars:
        line = line + said(" " + "★" * segment.stars, f"{at}/stars")
    if segment.color != "red" or localised(segment.name, writer.lang) != str(color):
        line = line + " · " + writer.text(segment.name, f"{at}/name")
    if segment.do:
        line = line + ": " + writer.effects(segment.do, f"{at}/do").sentence()
    return line.under(at)


def _training_card(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    card = read(TrainingCard, data)
    yield writer.text(card.name, "/name")
    yield writer.effects(card.do, "/do").sentence().under("/do")


def _trainer_figure(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    trainer = read(TrainerFigure, data)
    yield writer.text(trainer.name, "/name")
    total = trainer.success + trainer.miss
    yield said(writer.say("Success {n}/{all}", "Successo {n}/{all}", n=trainer.success, all=total), "/success")
    yield said(writer.say("Miss {n}/{all}", "Mancato {n}/{all}", n=trainer.miss, all=total), "/miss")


def _condition(data: dict[str, Any], writer: Writer) -> Iterator[Phrase]:
    condition = read(SpecialCondition, data)
    yield writer.text(condition.name, "/name")
    for key, en, it in _FLAGS:
        if not getattr(condition, key):
            yield said(writer.say(en, it), f"/{key}")
    change = condition.damage_change
    if change:
        less = writer.say("less", "in meno") if change < 0 else writer.say("more", "in più")
        told = writer.say("Its white and gold attacks do {n} {less}, never below 0.",
                          "I suoi attacchi bianchi e oro fanno {n} {less}, mai sotto 0.",
                          n=f"{abs(change)}", less=less)  # fmt: skip
        yield said(told, "/damage_change")
    if condition.miss != "none":
        yield said(writer.say(*_MISSES[condition.miss]), "/miss")
    if condition.shift_segment:
        yield said(_shift(condition.shift_segment, writer), "/shift_segment")
    yield said(_ending(condition, writer), "/ends")


def _shift(by: int, writer: Writer) -> Phrase:
    """Return where a shifted spin counts."""
    far = writer.count(abs(by), SEGMENT, "/shift_segment")
    if by > 0:
        return writer.say("Its spin counts {far} further on, clockwise.",
                          "Il suo Spin vale {far} più avanti, in senso orario.", far=far)  # fmt: skip
    return writer.say("Its spin counts {far} further back, anticlockwise.",
                      "Il suo Spin vale {far} più indietro, in senso antiorario.", far=far)  # fmt: skip


def _ending(condition: SpecialCondition, writer: Writer) -> Phrase:
    """Return when a condition ends."""
    if condition.ends == "turns":
        turns = writer.count(condition.turns, TURN, "/turns")
        return writer.say(
            "It ends after {turns} of its player.", "Finisce dopo {turns} del suo giocatore.", turns=turns
        )
    return writer.say(*_ENDS[condition.ends])


_FLAGS = (
    ("may_move", "It cannot move.", "Non può muoversi."),
    ("may_attack", "It cannot attack.", "Non può attaccare."),
    ("blocks", "Others may pass through its space.", "Le altre possono passare sulla sua casella."),
    ("counts_in_surround", "It does not help to surround.", "Non aiuta a circondare."),
)
_MISSES = {
    "named": (
        "Before each spin its player names one of its attacks, which counts as a miss.",
        "Prima di ogni Spin il suo giocatore nomina un suo attacco, che vale come Mancato.",
    ),
    "smallest": ("Its smallest attack counts as a miss.", "Il suo attacco più piccolo vale come Mancato."),
    "all": ("All its attacks count as a miss.", "Tutti i suoi attacchi valgono come Mancato."),
}
_ENDS = {
    "never": ("It lasts until it is cured, replaced, or the figure leaves the board.",
              "Dura finché non è guarita o sostituita, o la miniatura lascia il tabellone."),
    "battle": ("It ends after a battle.", "Finisce dopo una battaglia."),
    "woken": ("It ends when the figure is attacked or a friend stops beside it.",
              "Finisce quando la miniatura è attaccata o un’amica si ferma accanto."),
}  # fmt: skip

#: The text of each kind's card.
CARDS = CardTexts(
    {
        "condition": _condition,
        "figure": _figure,
        "trainer_figure": _trainer_figure,
        "training_card": _training_card,
    },
    Writer,
)
