"""An object: a row for each property that the schema knows, the author's own keys below."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from workbench.gui import icons, theme
from workbench.gui.fields.base import Faults, Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.flow import Flow
from workbench.gui.fields.heading import Heading
from workbench.gui.fields.make import is_simple, make_field
from workbench.gui.fields.row import Row
from workbench.gui.fields.shape import MISSING, Schema, applies, blank, resolved, title_of
from workbench.gui.lang import tr
from workbench.gui.plain_text import plain
from workbench.model.pointer import to_pointer


class GroupField(Field):
    """Simple properties are always there; a part that is absent is a button that adds it, so that nothing recurses.

    `skip` names properties that are shown elsewhere (the tag of a union); `bare` leaves the heading out.
    """

    wide = True

    def __init__(
        self,
        context: FormContext,
        schema: Schema,
        pointer: str,
        key: str,
        required: bool = True,
        *,
        bare: bool = False,
        skip: tuple[str, ...] = (),
    ) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._skip = skip
        self._rows: dict[str, Row] = {}
        self._adders: dict[str, QToolButton] = {}
        self._properties: dict[str, Schema] = {
            name: resolved(context.schema, part)
            for name, part in schema.get("properties", {}).items()
            if name not in skip
        }
        self._lay_out(bare)

    def _lay_out(self, bare: bool) -> None:
        """Heading, rows, then the buttons of what is absent."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(theme.SMALL)
        self._heading = None if bare else Heading(self.title, self._remove if not self.required else None)
        if self._heading:
            outer.addWidget(self._heading)
        body = QWidget()
        self._layout = QVBoxLayout(body)
        self._layout.setContentsMargins(0 if bare else theme.NORMAL, 0, 0, 0)
        self._layout.setSpacing(theme.SMALL)
        outer.addWidget(body)
        self._more = Flow()
        self._layout.addWidget(self._more)

    def show_value(self, value: Any) -> None:
        """Make and show the rows that the value asks for; rows that no longer apply go."""
        data = value if isinstance(value, dict) else {}
        wanted = self._wanted(data)
        for name in [name for name in self._rows if name not in wanted]:
            row = self._rows.pop(name)
            self._layout.removeWidget(row)
            row.deleteLater()
        for at, name in enumerate(wanted):
            if name not in self._rows:
                self._rows[name] = self._row(name)
                self._layout.insertWidget(at, self._rows[name])
            self._rows[name].field.show_value(data.get(name, MISSING))
        self._show_adders(data, wanted)

    def show_faults(self, faults: Faults) -> None:
        """Hand the faults to the rows."""
        for row in self._rows.values():
            row.show_faults(faults)

    def reveal(self, pointer: str) -> QWidget:
        """Go down the row that the pointer names."""
        for row in self._rows.values():
            below = row.field.pointer
            if pointer == below or pointer.startswith(below + "/"):
                return row.field.reveal(pointer)
        return next(iter(self._rows.values())).field.reveal(pointer) if self._rows else self

    def _wanted(self, data: dict[str, Any]) -> list[str]:
        """Properties to show: known ones in the schema's order, then keys that it does not know."""
        known = [
            name
            for name, part in self._properties.items()
            if name in data or (applies(part, data) and (is_simple(self.context, part) or self._must(name)))
        ]
        return known + [name for name in data if name not in self._properties and name not in self._skip]

    def _must(self, name: str) -> bool:
        return name in self.schema.get("required", ())

    def _row(self, name: str) -> Row:
        below = self.pointer + to_pointer((name,))
        part = self._properties.get(name)
        if part is None:
            part = self.schema.get("additionalProperties")
            part = part if isinstance(part, dict) else {"title": name, "description": tr("the schema does not know it")}
        return Row(make_field(self.context, part, below, name, self._must(name)))

    def _show_adders(self, data: dict[str, Any], wanted: list[str]) -> None:
        """A button for each absent part."""
        absent = [name for name in self._properties if name not in wanted and applies(self._properties[name], data)]
        for name in [name for name in self._adders if name not in absent]:
            self._more.remove(self._adders.pop(name))
        for name in absent:
            if name not in self._adders:
                self._adders[name] = self._adder(name)
                self._more.add(self._adders[name])

    def _adder(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setText(title_of(self._properties[name], name))
        button.setIcon(icons.action("add"))
        button.setProperty("flat", True)
        button.setToolButtonStyle(icons.BESIDE)
        button.setAccessibleName(tr("Add {name}", name=button.text()))
        button.setToolTip(plain(str(self._properties[name].get("description", ""))))
        button.clicked.connect(lambda: self._add(name))
        return button

    def _add(self, name: str) -> None:
        self.context.document.end_step()
        self.context.set(self.pointer + to_pointer((name,)), blank(self.context.schema, self._properties[name]))
        self.context.document.end_step()

    def _remove(self) -> None:
        self.context.document.end_step()
        self.context.remove(self.pointer)
        self.context.document.end_step()
