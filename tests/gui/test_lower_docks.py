"""The docks below the editors."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from workbench.gui.window_session import WindowSession
from workbench.model.diagnostic import Diagnostic, Severity

FAULT = Diagnostic("A", Severity.ERROR, None, "", "wrong")


class Wide(QWidget):
    wants_room = True


def count(session: WindowSession) -> QToolButton:
    return next(each for each in session.window.statusBar().findChildren(QToolButton) if "error" in each.text())


def test_problems_take_no_room_until_there_are_some_and_go_with_the_last(session: WindowSession) -> None:
    window, document = session.window, session.document
    assert document
    assert not window.problems.isVisible()
    document.show_findings((FAULT,))
    assert window.problems.isVisible()
    document.show_findings(())
    assert not window.problems.isVisible()


def test_a_click_on_the_count_opens_and_folds_them(session: WindowSession, qapp: QApplication) -> None:
    window = session.window
    count(session).click()
    qapp.processEvents()
    assert window.problems.isVisible()
    count(session).click()
    assert not window.problems.isVisible()
    window.actions_by_name["show_problems"].trigger()
    qapp.processEvents()
    assert window.problems.isVisible()
    window.problems.fold_requested.emit()
    assert not window.problems.isVisible()


def test_folded_by_hand_they_stay_folded_while_problems_come_and_go(session: WindowSession) -> None:
    assert session.document
    session.document.show_findings((FAULT,))
    session.window.below.toggle()
    session.document.show_findings((FAULT, FAULT))
    assert not session.window.problems.isVisible()


def test_a_pane_that_wants_room_has_it_and_the_docks_come_back_after(session: WindowSession) -> None:
    window, document = session.window, session.document
    assert document
    window.tabs.open_pane(Wide, "Wide", "scenario", Wide)
    document.show_findings((FAULT,))
    assert not window.problems.isVisible()
    window.tabs.setCurrentIndex(0)
    assert window.problems.isVisible()
    window.tabs.setCurrentIndex(1)
    window.actions_by_name["find"].trigger()
    assert window.search.isVisible()


def test_f8_opens_them_again(session: WindowSession) -> None:
    assert session.document
    ref = session.document.packs.opened.described.ref
    session.document.show_findings((Diagnostic("A", Severity.ERROR, ref, "", "wrong"),))
    session.window.below.set_open(False)
    session.window.actions_by_name["next_problem"].trigger()
    assert session.window.problems.isVisible()
