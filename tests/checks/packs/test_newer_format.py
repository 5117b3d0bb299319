"""Tests of PACK015."""

from workbench.checks.packs.newer_format import newer_format


def test_flags_a_newer_format_where_reading_met_it(passes_on):
    passes_on(newer_format, "PACK015", "newer_format", "Format `7`, expected at most `1`")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK015")
