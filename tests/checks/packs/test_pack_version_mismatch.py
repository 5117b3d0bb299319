"""Tests of PACK014."""

from workbench.checks import run_checks
from workbench.checks.packs.pack_version_mismatch import pack_version_mismatch
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_a_version_that_does_not_fit_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "pack_version",
        "test",
        "species/abra.json",
        "Pack `base` is there as 2.0, expected `<1`",
        REF,
        "/hp",
        3,
        7,
        "Mend it",
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (pack_version_mismatch,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK014",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK014", {"species:abra": {}}, problems=(other,)) == []
