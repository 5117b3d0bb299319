"""Tests of PACK002."""

from workbench.checks import run_checks
from workbench.checks.packs.duplicate_key import duplicate_key
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_a_key_that_stands_twice_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "duplicate_key", "test", "species/abra.json", "The key `hp` stands twice", REF, "/hp", 3, 7, "Mend it"
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (duplicate_key,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK002",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK002", {"species:abra": {}}, problems=(other,)) == []
