"""Ids are file names on every system."""

from __future__ import annotations

import pytest

from workbench.model.ids import as_id, id_fault, twin_key


@pytest.mark.parametrize("text", ["pikachu", "mr_mime", "porygon2", "0", "a" * 100, "console"])
def test_plain_ids_are_fine(text: str) -> None:
    assert id_fault(text) == ""


@pytest.mark.parametrize("text", ["", "Abra", "mr. mime", "con", "COM1", "a/b", "..", "flabébé", "a" * 101, "a\n"])
def test_says_what_keeps_a_text_from_being_an_id(text: str) -> None:
    assert id_fault(text)


def test_makes_an_id_of_any_name() -> None:
    assert [as_id(t) for t in ("Mr. Mime", "Farfetch’d", "Flabébé", "Con", "♀")] == [
        "mr_mime",
        "farfetchd",
        "flabebe",
        "con_",
        "",
    ]


def test_names_equal_but_for_case_or_unicode_form_are_twins() -> None:
    assert twin_key("Abra") == twin_key("abra")
    assert twin_key("flab\u00e9b\u00e9") == twin_key("flabe\u0301be\u0301")
