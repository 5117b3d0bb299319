"""Tests of PACK003."""

from workbench.checks import run_checks
from workbench.checks.packs.number_out_of_range import number_out_of_range
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


def test_flags_a_number_that_json_cannot_carry_where_reading_met_it(facts_of):
    problem = LoadProblem(
        "number_out_of_range", "test", "species/abra.json", "`NaN` is no number of JSON", REF, "/hp", 3, 7, "Mend it"
    )
    (told,) = run_checks(facts_of({}, problems=(problem,)), (number_out_of_range,))
    assert (told.code, told.ref, told.pointer, told.message, told.help) == (
        "PACK003",
        REF,
        "/hp",
        problem.message,
        "Mend it",
    )
    assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)


def test_allows_other_problems_which_have_checks_of_their_own(found):
    other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
    assert found("PACK003", {"species:abra": {}}, problems=(other,)) == []
