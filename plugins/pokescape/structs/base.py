"""What every struct of the ruleset is made of: the closed base, and annotations that carry titles in two languages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value read from a pack: closed, immutable, compared by value."""


def says(title: str, it: str, description: str = "", it_description: str = "", **more: Any) -> Meta:
    """Return the annotation of a property: its label and hint in English and Italian, and limits.

    `ref` names the kind (or kinds) that a text refers to and becomes `x-ref`; `widget` becomes `x-widget`; everything
    else is msgspec's own (ge, le, pattern, min_length …).
    """
    extra: dict[str, Any] = {"x-it": {"title": it, "description": it_description or it}}
    if "ref" in more:
        extra["x-ref"] = more.pop("ref")
    if "widget" in more:
        extra["x-widget"] = more.pop("widget")
    return Meta(title=title, description=description or title, extra_json_schema=extra, **more)


#: A text for people: language -> words.
Text = dict[str, str]

Id = Annotated[
    str, says("Id", "Id", "The file's name without .json", "Il nome del file senza .json", pattern="^[a-z0-9_]+$")
]
Name = Annotated[Text, says("Name", "Nome", "For people, by language", "Per le persone, per lingua")]
Words = Annotated[Text, says("Text", "Testo", "What is printed, by language", "Ciò che si stampa, per lingua")]
TypeRef = Annotated[str, says("Type", "Tipo", "A creature or attack type", "Un tipo di creatura o attacco", ref="type")]
StatusRef = Annotated[str, says("Status", "Stato", "A status marker", "Un segnalino di stato", ref="status")]
TerrainRef = Annotated[str, says("Terrain", "Terreno", "A terrain", "Un terreno", ref="terrain")]
