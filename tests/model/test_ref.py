"""References are read as they are written."""

from __future__ import annotations

import pytest

from workbench.model.ref import EntityRef, RefText, bare


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("abra", RefText(None, None, "abra")),
        ("species:abra", RefText(None, "species", "abra")),
        ("kanto/species:abra", RefText("kanto", "species", "abra")),
        ("kanto/abra", RefText("kanto", None, "abra")),
        ("", RefText(None, None, "")),
        (":", RefText(None, None, "")),
        ("a/b/c:d:e", RefText("a", "b/c", "d:e")),
    ],
)
def test_any_text_is_read(text: str, said: RefText) -> None:
    assert RefText.parse(text) == said


def test_a_ref_says_kind_and_id_and_in_full_its_pack() -> None:
    ref = EntityRef("kanto", "species", "abra")
    assert (str(ref), ref.full) == ("species:abra", "kanto/species:abra")


@pytest.mark.parametrize("text", ["abra", "species:abra", "kanto/abra", "kanto/species:abra"])
def test_the_id_of_a_reference_is_what_stands_last(text: str) -> None:
    assert bare(text) == "abra"
