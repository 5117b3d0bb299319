"""Tests of PACK012."""

from workbench.checks.packs.misplaced_file import misplaced_file


def test_flags_a_file_that_nothing_reads_where_reading_met_it(passes_on):
    passes_on(misplaced_file, "PACK012", "misplaced_file", "`a/b/c.json` is no place for an entity")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK012")
