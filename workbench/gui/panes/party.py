"""Parties and teams: who is in them, what they cost, what the limit leaves."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.row import by_pointer
from workbench.gui.fields.shape import Schema, resolved
from workbench.gui.fields.table import TableField
from workbench.gui.following import Following
from workbench.gui.lang import current, tr
from workbench.gui.panes.places import pointers_of
from workbench.gui.plain_text import PlainLabel
from workbench.gui.widgets.points_bar import PointsBar
from workbench.model.entity import localised
from workbench.model.pointer import parse_pointer, to_pointer
from workbench.model.ref import EntityRef
from workbench.model.reference_finder import reference_kinds


class PartyPane(QScrollArea):
    """A block for each party of the entity: a table of its members, its points against the limit."""

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._ref = ref
        self._context = FormContext(document, ref, document.workspace.kinds[ref.kind].schema, self)
        self.blocks: list[PartyBlock] = []
        page = QWidget()
        page.setProperty("role", "surface")
        self._layout = QVBoxLayout(page)
        self._layout.setContentsMargins(theme.NORMAL, theme.NORMAL, theme.NORMAL, theme.NORMAL)
        self._layout.setSpacing(theme.NORMAL)
        self._layout.addStretch(1)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("Parties"))
        Following(self, document, self._show)
        document.findings_changed.connect(self._show_faults)
        self._show()
        self._show_faults()

    def _show(self) -> None:
        found = list(pointers_of(self._context.schema, "party", self._context.data))
        if [pointer for pointer, _ in found] != [block.pointer for block in self.blocks]:
            for block in self.blocks:
                block.hide()
                block.deleteLater()
            self.blocks = [PartyBlock(self._context, schema, pointer) for pointer, schema in found]
            for at, block in enumerate(self.blocks):
                self._layout.insertWidget(at, block)
        for block in self.blocks:
            block.show_party()

    def _show_faults(self) -> None:
        faults = by_pointer(self._document.findings_of(self._ref))
        for block in self.blocks:
            block.table.show_faults(faults)


class PartyBlock(QFrame):
    """One party."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str) -> None:
        super().__init__()
        self.pointer = pointer
        self._context = context
        self.setProperty("role", "card")
        part = resolved(context.schema, schema.get("items", {}))
        self._said, named = _member(part)
        self._kinds = reference_kinds(named)
        self.table = TableField(context, schema, pointer, pointer, extra=(tr("Points"), self._points_text))
        self._title = PlainLabel(role="heading")
        self._sum = PlainLabel()
        self._bar = PointsBar()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._sum)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.NORMAL, 12, theme.NORMAL, 12)
        layout.setSpacing(theme.SMALL)
        layout.addLayout(head)
        layout.addWidget(self._bar)
        layout.addWidget(self.table)

    def show_party(self) -> None:
        """Show members, points and how far the limit goes."""
        members = self._context.value(self.pointer)
        members = members if isinstance(members, list) else []
        self.table.show_value(members)
        points = [self.points(member) for member in members]
        total = sum(each or 0 for each in points)
        limits = self._context.value("/limits")
        limit = limits.get("points") if isinstance(limits, dict) else None
        limit = limit if isinstance(limit, int) else None
        self._title.setText(self._name(len(members)))
        said = tr("{total} of {limit} points", total=total, limit=limit) if limit else tr("{total} points", total=total)
        unknown = sum(1 for each in points if each is None)
        self._sum.setText(f"{said}, {tr('{count} unknown', count=unknown)}" if unknown else said)
        seat = self._context.value(to_pointer([*parse_pointer(self.pointer)[:-1], "seat"]))
        self._bar.show_points([each or 0 for each in points], limit, seat if isinstance(seat, int) else 1)
        self._bar.setAccessibleName(self._sum.text())

    def points(self, member: Any) -> int | None:
        """What a member costs, or None when nothing says."""
        text = member.get(self._said) if isinstance(member, dict) else member
        target = self._context.choices.target(self._kinds, text) if isinstance(text, str) else None
        return self._context.document.workspace.points(target.ref) if target else None

    def _points_text(self, member: Any) -> str:
        points = self.points(member)
        return "–" if points is None else str(points)

    def _name(self, count: int) -> str:
        """The name of the object that the party stands in, with its seat, else the party's title."""
        above = to_pointer(parse_pointer(self.pointer)[:-1])
        holder = self._context.value(above)
        name = localised(holder.get("name"), current()) if isinstance(holder, dict) and above else ""
        seat = holder.get("seat") if isinstance(holder, dict) else None
        said = tr("Seat {seat}: {name}", seat=seat, name=name) if seat is not None else name or self.table.title
        return f"{said}   ({count})"


def _member(part: Schema) -> tuple[str, Schema]:
    """The property of a member that names its species; '' and the member itself for a list of plain references."""
    if "x-ref" in part:
        return "", part
    for name, each in part.get("properties", {}).items():
        if "x-ref" in each:
            return name, each
    return "", {}
