"""Where in an entity an `x-widget` stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.gui.fields.shape import Schema, resolved
from workbench.model.pointer import to_pointer


def first_pointer(schema: Schema, widget: str) -> str:
    """The pointer of the first property at the top of a kind with that widget, or ''."""
    for name, part in schema.get("properties", {}).items():
        if resolved(schema, part).get("x-widget") == widget:
            return to_pointer((name,))
    return ""


def pointers_of(root: Schema, widget: str, data: Any) -> Iterator[tuple[str, Schema]]:
    """Every place of a widget: at the top, and in the objects of lists at the top; with its schema."""
    for name, part in root.get("properties", {}).items():
        said = resolved(root, part)
        if said.get("x-widget") == widget:
            yield to_pointer((name,)), said
        inner = resolved(root, said.get("items", {})).get("properties", {})
        rows = data.get(name) if isinstance(data, dict) else None
        for below, piece in inner.items():
            if resolved(root, piece).get("x-widget") == widget:
                for at in range(len(rows) if isinstance(rows, list) else 0):
                    yield to_pointer((name, at, below)), resolved(root, piece)
