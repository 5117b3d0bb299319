"""Tests of PACK005."""

from workbench.checks.packs.lone_surrogate import lone_surrogate


def test_flags_half_a_character_where_reading_met_it(passes_on):
    passes_on(lone_surrogate, "PACK005", "lone_surrogate", "`\\ud83d` is half a character")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK005")
