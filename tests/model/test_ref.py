"""References are read as they are written."""

from __future__ import annotations

import pytest

from workbench.model.ref import EntityRef, RefText


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
