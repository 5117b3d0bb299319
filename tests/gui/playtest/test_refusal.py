"""Why a scenario cannot be played."""

from workbench.gui.playtest.refusal import Refusal


def test_reasons_are_a_line_each_and_what_is_longer_stands_under_details(qtbot):
    page = Refusal()
    qtbot.addWidget(page)
    page.show_reasons(["no map", "the plugin is off\nTraceback\n  line"])

    assert page.reasons.text().splitlines() == ["•  no map", "•  the plugin is off"]
    assert page.trace.isHidden()
    page.more.click()
    assert not page.trace.isHidden()
    assert "Traceback" in page.trace.toPlainText()


def test_plain_reasons_have_no_details(qtbot):
    page = Refusal()
    qtbot.addWidget(page)
    page.show_reasons(["no map"])

    assert page.more.isHidden()
    assert not page.hint.isHidden()


def test_long_reasons_are_not_cut(qtbot):
    page = Refusal()
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show_reasons(["a reason that goes on and on " * 12])
    page.show()

    assert page.reasons.height() >= page.reasons.heightForWidth(page.reasons.width())
