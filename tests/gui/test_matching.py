"""Forgiving comparison."""

from __future__ import annotations

import pytest

from workbench.gui.matching import fold, rank


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Flabébé", "flabebe"), ("Mr. Mime", "mrmime"), ("Farfetch’d", "farfetchd"), ("Nidoran♀", "nidoran"), ("", "")],
)
def test_case_accents_signs_and_blanks_do_not_count(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_digits_are_kept() -> None:
    assert fold("Porygon2") != fold("Porygon")


def test_better_fits_rank_before_worse_ones() -> None:
    assert [rank("pika", text) for text in ("Pika", "Pikachu", "Spikard", "p-i-x-k-a", "Onix")] == [0, 1, 2, 3, -1]
