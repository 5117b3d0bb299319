"""House rulings as people read them."""

from workbench.engine.ruling import Ruling
from workbench.gui import lang
from workbench.gui.playtest.rulings_view import RulingsView, source_said, value_said

BLOCK = Ruling("blocks", "R-1", "p. 10", True, "Figures block", {"it": "Le figure bloccano"})
LIMIT = Ruling("limit", "R-2", "", 40, "After <so> many rounds it ends")


def test_every_ruling_shows_its_value_its_sentence_its_rule_and_page(qtbot):
    view = RulingsView()
    qtbot.addWidget(view)
    view.show_rulings([BLOCK, LIMIT])
    said = view.toPlainText()
    for part in ("yes", "Figures block", "R-1", "rulebook p. 10", "40", "After <so> many", "the rulebook is silent"):
        assert part in said
    lang.use("it")
    view.show_rulings([BLOCK])
    assert "sì" in view.toPlainText()
    assert "Le figure bloccano" in view.toPlainText()
    lang.use("en")
    view.show_rulings([])
    assert view.toPlainText() == "This game has none"


def test_values_and_sources_in_words():
    assert (value_said(BLOCK), value_said(LIMIT)) == ("yes", "40")
    assert source_said(BLOCK) == "R-1  ·  rulebook p. 10  ·  blocks"
