"""Whom a filter means, in words: as a noun with all that is said of it, and as what a given figure is."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Phrase, glued, said

from ..structs import powers as p
from .wording import SIGHT_SPACE, Wording

_SIZES = {
    "small": ("small", "piccola"),
    "medium": ("medium", "media"),
    "large": ("large", "grande"),
    "huge": ("huge", "enorme"),
}


class Figures(Wording):
    """Writes filters."""

    def meant(self, f: p.Filter, pointer: str, count: int = 2) -> Phrase:
        """Return the figures that a filter means, without an article."""
        one = count == 1
        if f.side == "self":
            return glued([said(self.say("this figure", "questa figura"), f"{pointer}/side"), *self._rest(f, pointer)])
        owner = [said(self.say("you control", "che controlli"), f"{pointer}/side")] if f.side == "ally" else []
        if self.lang == "it":
            noun = self._noun_it(f, pointer, one)
            return glued([noun, *self._traits_it(f, pointer, one), *owner, *self._rest(f, pointer, one)])
        noun = said("figure" if one else "figures", pointer)
        head = glued([*self._adjectives(f, pointer), *self._side(f, pointer), noun])
        return glued([head, *owner, *self._rest(f, pointer)])

    def one(self, f: p.Filter, pointer: str) -> Phrase:
        """Return one of them with the indefinite article; `this figure` has none."""
        told = self.meant(f, pointer, 1)
        if f.side == "self":
            return told
        return said("una ", pointer) + told if self.lang == "it" else self.grammar.a(told).under(pointer)

    def those(self, f: p.Filter, pointer: str) -> Phrase:
        """Return all whom a filter means, to speak of them: `figures you control`, `le figure che controlli`."""
        article = "le " if self.lang == "it" and f.side != "self" else ""
        return article + self.meant(f, pointer)

    def being(self, f: p.Filter, pointer: str, holds: bool, itself: bool = False) -> Phrase:
        """Return that somebody is such a figure, or is not: `is adjacent to this figure`, `has such a marker`.

        `itself`: it is understood that this figure is meant.
        """
        verb = self.say("is ", "è ") if holds else self.say("is not ", "non è ")
        told = list(self._told(f, pointer))
        marks = list(self._marks(f, pointer))
        if f.side in ("ally", "enemy") or (not holds and len(told) + len(marks) > 1):
            return verb + self.one(f, pointer)
        if f.side == "self" and not itself:
            told.insert(0, said(self.say("this figure", "questa figura"), f"{pointer}/side"))
        if not told and not marks:
            return verb + self.one(f, pointer)
        parts = [verb + self.grammar.all_of(told)] if told else []
        has = self.say("has ", "ha ") if holds else self.say("does not have ", "non ha ")
        return self.grammar.all_of([*parts, *(has + mark for mark in marks)])

    def _told(self, f: p.Filter, pointer: str) -> Iterator[Phrase]:
        """Yield what can follow `is`."""
        if self.lang == "it":
            yield from self._traits_it(f, pointer, True)
        else:
            yield from self._wounded(f, pointer)
            if f.sizes:
                yield self._sizes(f, pointer)
            if f.types:
                yield self.say("of type {types}", "", types=self.any_of("type", f.types, f"{pointer}/types"))
        yield from self._class(f, pointer)
        yield from self._place(f, pointer, True)

    def _adjectives(self, f: p.Filter, pointer: str) -> Iterator[Phrase]:
        yield from self._wounded(f, pointer)
        if f.sizes:
            yield self._sizes(f, pointer)
        if f.types:
            yield self.any_of("type", f.types, f"{pointer}/types")

    def _wounded(self, f: p.Filter, pointer: str) -> Iterator[Phrase]:
        if f.wounded:
            yield said("wounded", f"{pointer}/wounded")
        if f.destroyed:
            yield said("destroyed", f"{pointer}/destroyed")

    def _sizes(self, f: p.Filter, pointer: str) -> Phrase:
        told = [said(self.say(*_SIZES[size]), f"{pointer}/sizes/{n}") for n, size in enumerate(f.sizes)]
        return self.grammar.any_of(told).under(f"{pointer}/sizes")

    def _side(self, f: p.Filter, pointer: str) -> Iterator[Phrase]:
        if f.side == "enemy":
            yield said("enemy", f"{pointer}/side")

    def _noun_it(self, f: p.Filter, pointer: str, one: bool) -> Phrase:
        noun = said("figura" if one else "figure", pointer)
        if f.side == "enemy":
            return noun + said(" nemica" if one else " nemiche", f"{pointer}/side")
        return noun

    def _traits_it(self, f: p.Filter, pointer: str, one: bool) -> Iterator[Phrase]:
        if f.wounded:
            yield said("ferita" if one else "ferite", f"{pointer}/wounded")
        if f.destroyed:
            yield said("distrutta" if one else "distrutte", f"{pointer}/destroyed")
        if f.sizes:
            yield "di taglia " + self._sizes(f, pointer)
        if f.types:
            yield "di tipo " + self.any_of("type", f.types, f"{pointer}/types")

    def _rest(self, f: p.Filter, pointer: str, one: bool = True) -> Iterator[Phrase]:
        """Yield what follows the noun in both languages."""
        yield from self._class(f, pointer)
        for mark in self._marks(f, pointer):
            yield self.say("with {mark}", "con {mark}", mark=mark)
        if f.min_range:
            number = said(f.min_range, f"{pointer}/min_range")
            yield self.say("with Range {n} or more", "con Gittata {n} o più", n=number)
        yield from self._place(f, pointer, one)

    def _class(self, f: p.Filter, pointer: str) -> Iterator[Phrase]:
        if f.classes:
            classes = self.any_of("species_class", f.classes, f"{pointer}/classes")
            yield self.say("of class {classes}", "di classe {classes}", classes=classes)

    def _marks(self, f: p.Filter, pointer: str) -> Iterator[Phrase]:
        """Yield the markers that it must have."""
        if f.statuses:
            yield self.marker(self.any_of("status", f.statuses, f"{pointer}/statuses"))
        if f.marker is not None:
            yield self.marker(self.text(f.marker, f"{pointer}/marker"))

    def _place(self, f: p.Filter, pointer: str, one: bool) -> Iterator[Phrase]:
        """Yield where it must stand."""
        if f.terrains:
            yield self.say(
                "on {grounds}", "su {grounds}", grounds=self.any_of("terrain", f.terrains, f"{pointer}/terrains")
            )
        if f.adjacent:
            near = "adiacente a questa figura" if one else "adiacenti a questa figura"
            yield said(self.say("adjacent to this figure", near), f"{pointer}/adjacent")
        if f.within:
            near_by = self.count(f.within, SIGHT_SPACE, f"{pointer}/within")
            yield self.say("within {near} of this figure", "entro {near} da questa figura", near=near_by)
