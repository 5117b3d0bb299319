"""Keys, About and the page of a check."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from workbench import __version__
from workbench.gui.actions import COMMANDS
from workbench.gui.command_actions import plain
from workbench.gui.lang import tr


def show_keys(parent: QWidget) -> QDialog:
    """List every key of the window."""
    rows = "".join(f"<tr><td><b>{c.keys}</b>&nbsp;&nbsp;</td><td>{plain(c)}</td></tr>" for c in COMMANDS if c.keys)
    return show_text(parent, tr("Keys"), f"<table cellpadding='3'>{rows}</table>", html=True)


def show_about(parent: QWidget) -> QDialog:
    """Say what this is."""
    said = tr("Edit, check and play content packs of tabletop and fan games.")
    return show_text(parent, tr("About"), f"# Scenario Workbench {__version__}\n\n{said}")


def show_page(parent: QWidget, code: str) -> QDialog:
    """Show what `workbench explain CODE` prints."""
    # the checks are no part of the first paint
    from workbench.checks.explain import UnknownCode, explain_one  # noqa: PLC0415
    from workbench.pluginhost.plugin_checks import every_check  # noqa: PLC0415

    try:
        page = explain_one(code, every_check())
    except UnknownCode as unknown:
        page = str(unknown)
    return show_text(parent, code, page)


def show_text(parent: QWidget, title: str, text: str, *, html: bool = False) -> QDialog:
    """Show a text in a dialog that does not stop the window."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    page = QTextBrowser()
    page.setAccessibleName(title)
    (page.setHtml if html else page.setMarkdown)(text)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.close)
    layout = QVBoxLayout(dialog)
    layout.addWidget(page)
    layout.addWidget(buttons)
    dialog.resize(600, 480)
    dialog.show()
    return dialog
