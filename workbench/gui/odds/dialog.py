"""Exact odds: choose a question, fill in what it is asked with, read the answer at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from workbench.engine.question import Answer, EntityArgument, Question, Unanswered
from workbench.gui import lang, theme
from workbench.gui.document import Document
from workbench.gui.following import Following
from workbench.gui.lang import tr
from workbench.gui.odds.answer_table import AnswerTable
from workbench.gui.odds.argument import ArgumentChooser, chooser_of, title_of
from workbench.gui.plain_text import PlainLabel
from workbench.model.lookup import NotFound
from workbench.model.ref import EntityRef

_SIZE = (820, 640)


class OddsDialog(QDialog):
    """Follows the packs as they are edited, and does not stop the window. `front` is the entity to begin with."""

    def __init__(self, parent: QWidget | None, document: Document, front: EntityRef | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._questions = document.workspace.questions()
        self._values: dict[str, Any] = {}
        self.choosers: dict[str, ArgumentChooser] = {}
        self.question = QComboBox()
        self.question.setAccessibleName(tr("Question"))
        for question in self._questions:
            self.question.addItem(title_of(question.title), question.id)
        self.said = PlainLabel(role="heading", wrap=True)
        self.refused = PlainLabel(role="error", wrap=True)
        self.notes = PlainLabel(role="hint", wrap=True)
        self.table = AnswerTable()
        self.table.entity_asked.connect(self._open)
        self._form = QFormLayout()
        self._lay_out()
        self._begin_with(front)
        self._ask()
        self.question.currentIndexChanged.connect(lambda _: self._ask())
        Following(self, document, self._follow)

    def _lay_out(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Odds"))
        self._form.setHorizontalSpacing(theme.NORMAL)
        self._form.setVerticalSpacing(theme.SMALL)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(tr("Question"), self.question)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(tr("Close"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.NORMAL, theme.NORMAL, theme.NORMAL, theme.NORMAL)
        layout.setSpacing(theme.SMALL)
        layout.addLayout(self._form)
        for each in (self.said, self.refused):
            layout.addWidget(each)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.notes)
        layout.addWidget(buttons)
        self.resize(*_SIZE)

    # ---------------------------------------------------------------- asking

    def _begin_with(self, front: EntityRef | None) -> None:
        """Choose the first question that can be asked about the entity in front."""
        entity = self._document.packs.get(front) if front else None
        for at, question in enumerate(self._questions):
            for argument in question.arguments:
                if not entity or not isinstance(argument, EntityArgument):
                    continue
                if entity.ref.kind in argument.kinds and argument.fits(entity.data):
                    several = len(argument.kinds) > 1
                    self._values[argument.id] = f"{entity.ref.kind}:{entity.ref.id}" if several else entity.ref.id
                    self.question.setCurrentIndex(at)
                    return

    def _current(self) -> Question | None:
        at = self.question.currentIndex()
        return self._questions[at] if at >= 0 else None

    def _ask(self) -> None:
        """Make the choosers of the question anew, with what was chosen before, and answer."""
        question = self._current()
        while self._form.rowCount() > 1:
            self._form.removeRow(1)
        self.choosers = {}
        for argument in question.arguments if question else ():
            made = chooser_of(argument, self._document)
            made.choose(self._values.get(argument.id))
            made.chosen.connect(self._answer)
            self._form.addRow(title_of(argument.title), made)
            self.choosers[argument.id] = made
        self._answer()

    def _follow(self) -> None:
        """Offer what the packs have now and answer anew."""
        for chooser in self.choosers.values():
            chooser.refresh()
        self._answer()

    def _answer(self) -> None:
        """Show the answer to what is chosen."""
        self._values.update({name: chooser.choice() for name, chooser in self.choosers.items()})
        answer, refused = self._answered()
        self.table.show_answer(answer)
        self.said.setText(answer.said if answer else "")
        self.notes.setText("\n".join(answer.notes) if answer else "")
        self.refused.setText(refused)
        for label in (self.said, self.notes, self.refused):
            label.setVisible(bool(label.text()))

    def _answered(self) -> tuple[Answer | None, str]:
        """Return the answer, or why there is none."""
        question, workspace = self._current(), self._document.workspace
        if question is None:
            return None, tr("The rules of this pack answer no questions of odds")
        for argument in question.arguments:
            if not argument.optional and self._values.get(argument.id) is None:
                return None, tr("The pack has nothing to choose for {name}", name=f"“{title_of(argument.title)}”")
        try:
            answer = workspace.answer(question, self._values, lang.current())
        except Unanswered as wrong:
            return None, str(wrong)
        return answer, "" if answer else tr("The rules could not answer; the problems say what is wrong")

    def _open(self, entity: str) -> None:
        """Show the entity of a row in the window."""
        try:
            ref = self._document.workspace.resolve_ref(entity)
        except NotFound as missing:
            self.refused.setText(str(missing))
            return
        self._document.open_requested.emit(ref, "")
