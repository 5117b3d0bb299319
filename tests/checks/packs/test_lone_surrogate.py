"""Tests of PACK005."""

from workbench.checks import run_checks
from workbench.checks.packs.lone_surrogate import lone_surrogate
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_half_a_character_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "lone_surrogate", "test", "species/abra.json", "`\\ud83d` is half a character", REF, "/hp", 3, 7, "Mend it"
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (lone_surrogate,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK005",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK005", {"species:abra": {}}, problems=(other,)) == []
