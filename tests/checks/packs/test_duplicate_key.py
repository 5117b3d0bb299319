"""Tests of PACK002."""

from workbench.checks.packs.duplicate_key import duplicate_key


def test_flags_a_key_that_stands_twice_where_reading_met_it(passes_on):
    passes_on(duplicate_key, "PACK002", "duplicate_key", "The key `hp` stands twice")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK002")
