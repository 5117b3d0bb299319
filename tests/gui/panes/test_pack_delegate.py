"""Rows of the pack tree, painted."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.panes.pack_tree import PackTree
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef


def test_a_fault_and_a_star_can_be_seen(document: Document, ref: Callable[[str], EntityRef], qtbot: QtBot) -> None:
    tree = on_screen(qtbot, PackTree(document), 260, 400)
    before = tree.view.viewport().grab().toImage()
    document.push(SetValue(ref("species:sprout"), "/number", 7))
    document.show_findings((Diagnostic("A", Severity.ERROR, ref("species:sprout"), "", "m"),))
    after = tree.view.viewport().grab().toImage()
    assert before != after
    colors = {after.pixelColor(x, y).name() for x in range(after.width()) for y in range(after.height())}
    assert theme.current().error in colors
