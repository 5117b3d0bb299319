"""Tests of PACK012."""

from workbench.checks import run_checks
from workbench.checks.packs.misplaced_file import misplaced_file
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_a_file_that_nothing_reads_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "misplaced_file",
        "test",
        "species/abra.json",
        "`a/b/c.json` is no place for an entity",
        REF,
        "/hp",
        3,
        7,
        "Mend it",
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (misplaced_file,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK012",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK012", {"species:abra": {}}, problems=(other,)) == []
