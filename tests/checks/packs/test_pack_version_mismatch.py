"""Tests of PACK014."""

from workbench.checks.packs.pack_version_mismatch import pack_version_mismatch


def test_flags_a_version_that_does_not_fit_where_reading_met_it(passes_on):
    passes_on(pack_version_mismatch, "PACK014", "pack_version", "Pack `base` is there as 2.0, expected `<1`")


def test_allows_other_problems_which_have_checks_of_their_own(passes_over_others):
    passes_over_others("PACK014")
