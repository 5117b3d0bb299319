"""The first tab: the opened pack at a glance and where to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from workbench.gui import icons, lang, theme
from workbench.gui.document import Document
from workbench.gui.lang import counted, tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.plain_text import PlainLabel
from workbench.gui.widgets.tile import Tile
from workbench.model.diagnostic import Severity
from workbench.model.entity import localised
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef

_COLUMNS = 3


class OverviewPane(QScrollArea):
    """Title, what is in it, what is wrong, the roots to open."""

    #: str kind: show only that kind in the tree.
    kind_requested = Signal(str)
    problems_requested = Signal()

    def __init__(self, document: Document, ref: EntityRef | None = None) -> None:
        super().__init__()
        self._document = document
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("Overview"))
        self._build()
        document.changed.connect(self._changed)
        document.findings_changed.connect(self._show_problems)

    def _changed(self, changed: frozenset[EntityRef]) -> None:
        """Only what comes and goes, or pack.json, shows here."""
        if any(ref.kind == MANIFEST for ref in changed) or self._counts() != self._shown:
            self._build()

    def _counts(self) -> dict[str, int]:
        return {kind: len(entities) for kind, entities in self._document.packs.opened.entities.items() if entities}

    def _build(self) -> None:
        self._shown = self._counts()
        page, column = QWidget(), QWidget()
        page.setProperty("role", "surface")
        column.setMaximumWidth(960)
        across = QHBoxLayout(page)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(column, 1)
        across.addStretch(0)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(theme.LARGE * 2, theme.LARGE, theme.LARGE, theme.LARGE)
        layout.setSpacing(theme.NORMAL)
        self._add_words(layout)
        layout.addWidget(self._heading(tr("Begin here")))
        layout.addLayout(self._roots())
        layout.addWidget(self._heading(tr("What is in it")))
        layout.addLayout(self._kinds())
        layout.addStretch(1)
        self.setWidget(page)
        self._show_problems()

    def _add_words(self, layout: QVBoxLayout) -> None:
        pack = self._document.packs.opened
        manifest = pack.manifest if isinstance(pack.manifest, dict) else {}
        title = PlainLabel(display_name(pack.described))
        title.setFont(theme.font(24, bold=True))
        layout.addWidget(title)
        facts = [pack.id, str(manifest.get("version", "")), str(manifest.get("ruleset", ""))]
        about = PlainLabel("  ·  ".join(fact for fact in facts if fact), "muted")
        layout.addWidget(about)
        if described := localised(manifest.get("description"), lang.current()):
            text = PlainLabel(described, wrap=True)
            text.setMaximumWidth(720)
            layout.addWidget(text)
        self._problems = QPushButton()
        self._problems.setProperty("flat", True)
        self._problems.clicked.connect(self.problems_requested)
        layout.addWidget(self._problems, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_problems(self) -> None:
        counts = dict.fromkeys(Severity, 0)
        for found in self._document.findings:
            counts[found.severity] += 1
        errors, warnings = counts[Severity.ERROR], counts[Severity.WARNING]
        colors = theme.current()
        color = colors.error if errors else colors.warning if warnings else colors.good
        self._problems.setIcon(icons.dot(color, 12))
        said = f"{counted(errors, 'error', 'errors')}, {counted(warnings, 'warning', 'warnings')}"
        self._problems.setText(said if errors or warnings else tr("No problems"))

    def _heading(self, text: str) -> QLabel:
        label = PlainLabel(text, "heading")
        label.setContentsMargins(0, theme.SMALL, 0, 0)
        return label

    def _roots(self) -> QGridLayout:
        """A card for each root that pack.json names."""
        grid = QGridLayout()
        grid.setSpacing(theme.SMALL)
        packs, kinds = self._document.packs, self._document.workspace.kinds
        manifest = packs.opened.manifest if isinstance(packs.opened.manifest, dict) else {}
        said = manifest.get("roots")
        roots = said if isinstance(said, list) else []
        shown = 0
        for text in roots:
            ref = packs.resolve(text, (), packs.opened.id) if isinstance(text, str) else None
            entity = packs.get(ref) if ref else None
            if ref and entity:
                card = self._card(display_name(entity), kind_title(kinds, ref.kind), ref.kind)
                card.clicked.connect(lambda _=False, ref=ref: self._document.open_requested.emit(ref, ""))
                grid.addWidget(card, shown // _COLUMNS, shown % _COLUMNS)
                shown += 1
        self._fill(grid, shown)
        return grid

    def _kinds(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(theme.SMALL)
        kinds = self._document.workspace.kinds
        names = sorted(self._shown, key=lambda name: -self._shown[name])
        for at, name in enumerate(names):
            card = self._card(kind_title(kinds, name, plural=True), str(self._shown[name]), name)
            card.clicked.connect(lambda _=False, name=name: self.kind_requested.emit(name))
            grid.addWidget(card, at // _COLUMNS, at % _COLUMNS)
        self._fill(grid, len(names))
        return grid

    def _fill(self, grid: QGridLayout, shown: int) -> None:
        """Keep the columns equal when there are few cards."""
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
            if column >= shown:
                grid.addWidget(QFrame(), 0, column)

    def _card(self, title: str, detail: str, kind: str) -> Tile:
        return Tile(title, detail, icons.of_kind(self._document.workspace.kinds.get(kind), kind))
