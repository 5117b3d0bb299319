"""Tests of PACK004."""

from workbench.checks import run_checks
from workbench.checks.packs.nesting_too_deep import nesting_too_deep
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_a_file_nested_too_deep_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "too_deep", "test", "species/abra.json", "Nested deeper than 100", REF, "/hp", 3, 7, "Mend it"
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (nesting_too_deep,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK004",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK004", {"species:abra": {}}, problems=(other,)) == []
