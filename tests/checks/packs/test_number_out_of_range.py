"""Tests of PACK003."""

from workbench.checks.packs.number_out_of_range import number_out_of_range


def test_flags_a_number_that_json_cannot_carry_where_reading_met_it(passes_on):
    passes_on(number_out_of_range, "PACK003", "number_out_of_range", "`NaN` is no number of JSON")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK003")
