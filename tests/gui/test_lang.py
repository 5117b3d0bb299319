"""Two languages of the window."""

from __future__ import annotations

from workbench.gui import lang
from workbench.gui.lang import counted, tr


def test_texts_turn_with_the_language_and_unknown_ones_stay() -> None:
    lang.use("it")
    assert tr("Saved") == "Salvato"
    assert tr("no such text") == "no such text"
    assert tr("Open {name}", name="`a`") == "Apri `a`"
    lang.use("xx")
    assert lang.current() == "en"
    assert tr("Saved") == "Saved"


def test_numbers_take_their_word() -> None:
    assert counted(1, "error", "errors") == "1 error"
    assert counted(0, "error", "errors") == "0 errors"
    lang.use("it")
    assert counted(2, "error", "errors") == "2 errori"
