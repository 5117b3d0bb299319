"""The house rulings in force: what is played where the rulebook is silent, its value, the rule and the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QTextBrowser

from workbench.engine.ruling import Ruling
from workbench.gui import lang, theme
from workbench.gui.lang import tr


class RulingsView(QTextBrowser):
    """Lists rulings, each with its value; it is read by keyboard and can be copied."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("House rulings"))
        self.setOpenLinks(False)

    def show_rulings(self, rulings: Sequence[Ruling]) -> None:
        """Show these."""
        palette = theme.current()
        rows = [
            f'<p style="margin:0 0 2px 0"><b>{escape(value_said(each))}</b> &nbsp;'
            f"{escape(each.said(lang.current()))}</p>"
            f'<p style="margin:0 0 9px 0; color:{palette.muted}; font-size:{theme.CAPTION}pt">'
            f"{escape(source_said(each))}</p>"
            for each in rulings
        ]
        none = f'<p style="color:{palette.muted}">{escape(tr("This game has none"))}</p>'
        self.setHtml("".join(rows) or none)


def value_said(ruling: Ruling) -> str:
    """Return a ruling's value in words: yes, no, or the value itself."""
    if isinstance(ruling.value, bool):
        return tr("yes") if ruling.value else tr("no")
    return str(ruling.value)


def source_said(ruling: Ruling) -> str:
    """Return where a ruling belongs: the setting, the rule, and the page of the rulebook or that it has none."""
    page = tr("rulebook {page}", page=ruling.page) if ruling.page else tr("the rulebook is silent")
    return "  ·  ".join(part for part in (ruling.rule, page, ruling.setting) if part)
