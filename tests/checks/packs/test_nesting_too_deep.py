"""Tests of PACK004."""

from workbench.checks.packs.nesting_too_deep import nesting_too_deep


def test_flags_a_file_nested_too_deep_where_reading_met_it(passes_on):
    passes_on(nesting_too_deep, "PACK004", "too_deep", "Nested deeper than 100")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK004")
