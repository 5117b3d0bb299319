"""One field of a made-up kind, shown and kept up as a form does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from workbench.edits import CreateEntity
from workbench.gui.document import Document
from workbench.gui.fields.base import Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.make import make_field
from workbench.gui.fields.shape import MISSING
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef

REF = EntityRef("test", "sample", "one")


class Shown:
    """A field of `/value`, and what the entity says there."""

    def __init__(self, document: Document, schema: dict[str, Any], required: bool) -> None:
        self.document = document
        self.context = FormContext(document, REF, document.workspace.kinds["sample"].schema)
        self.field: Field = make_field(self.context, schema, "/value", "value", required)
        self.field.show_value(self.value)
        document.changed.connect(self._changed)

    @property
    def value(self) -> Any:
        """What the entity says now."""
        return self.context.value("/value")

    def undo(self) -> None:
        """Take the last step back."""
        self.document.undo_stack.undo()

    def _changed(self, changed: object) -> None:
        self.field.show_value(self.value)


@pytest.fixture
def shown(document: Document, qtbot: QtBot) -> Callable[..., Shown]:
    """`shown({"type": "string"}, "text")` makes the field of a schema over a value; leave the value out for none."""

    def make(schema: dict[str, Any], value: Any = MISSING, *, required: bool = True, **more: Any) -> Shown:
        whole = {"title": "Sample", "type": "object", "properties": {"value": schema}, **more}
        document.workspace.kinds = {**document.workspace.kinds, "sample": Kind("sample", whole)}
        document.push(CreateEntity(REF, {"id": "one"} if value is MISSING else {"id": "one", "value": value}))
        document.undo_stack.clear()
        made = Shown(document, schema, required)
        qtbot.addWidget(made.field)
        made.field.show()
        return made

    return make
