"""Tests of PACK015."""

from workbench.checks import run_checks
from workbench.checks.packs.newer_format import newer_format
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_a_newer_format_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "newer_format", "test", "species/abra.json", "Format `7`, expected at most `1`", REF, "/hp", 3, 7, "Mend it"
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (newer_format,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK015",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK015", {"species:abra": {}}, problems=(other,)) == []
