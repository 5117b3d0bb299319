"""Tests of PACK001."""

from workbench.checks.packs.unreadable_file import unreadable_file


def test_flags_a_file_that_is_no_json_where_reading_met_it(passes_on):
    passes_on(unreadable_file, "PACK001", "unreadable_file", "Expected `}` at the end")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK001")
