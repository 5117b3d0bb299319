"""Tests of PACK008."""

from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef


def test_flags_the_name_that_is_not_small(found):
    assert found("PACK008", {"species:abra": {}, "species:Abra": {}}) == [
        ("species:Abra", "", "`Abra` and `abra` are one name where case and Unicode form do not count", "Rename one")
    ]


def test_flags_two_unicode_forms_of_one_name(found):
    assert len(found("PACK008", {"species:flab\u00e9b\u00e9": {}, "species:flabe\u0301be\u0301": {}})) == 2


def test_flags_a_file_that_could_not_be_read(found):
    ref = EntityRef("test", "species", "Abra")
    problem = LoadProblem("case_twins", "test", "species/Abra.json", "twin of species/abra.json", ref)
    told = found("PACK008", {"species:abra": {}}, problems=(problem,))
    assert [(at, m) for at, _, m, _ in told] == [("species:Abra", "twin of species/abra.json")]


def test_allows_what_was_mended_since_it_was_read(found):
    problem = LoadProblem("case_twins", "test", "species/abra.json", "twins", EntityRef("test", "species", "abra"))
    assert found("PACK008", {"species:abra": {}}, problems=(problem,)) == []


def test_allows_one_name_in_two_kinds(found):
    assert found("PACK008", {"species:abra": {}, "item:Abra": {}}) == []
