"""Two views of one entity that point at the same field: what the mouse is on here is lit up there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget


class Pointing(QObject):
    """What a pane says of places in its entity, as JSON pointers; an empty one is no place."""

    #: str pointer: the mouse is on what says this field; empty when it left.
    hovered = Signal(str)
    #: str pointer: the field of this is wanted.
    chosen = Signal(str)
    #: str pointer: the field that has the focus in the other view is this.
    shown = Signal(str)


def says(pointer: str, wanted: str) -> bool:
    """Whether what says `pointer` says something of the field `wanted`, or of a part of it."""
    return bool(wanted) and (pointer == wanted or pointer.startswith(wanted + "/"))


def nearest(pointers: set[str], wanted: str) -> str:
    """Return the place to light up for a field: itself when something says it or a part of it, else what holds it."""
    while wanted and not any(says(pointer, wanted) for pointer in pointers):
        wanted = wanted.rpartition("/")[0]
    return wanted


def light(widget: QWidget, on: bool) -> None:
    """Light a widget up, or take the light away."""
    if bool(widget.property("pointed")) == on:
        return
    widget.setProperty("pointed", on)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
