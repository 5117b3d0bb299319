"""Tests of PACK007."""

from workbench.checks import run_checks
from workbench.checks.packs.file_name_mismatch import file_name_mismatch


def test_flags_an_id_that_is_not_the_file_s_name(found, facts_of):
    content = {"species:pichu": {"id": "pikachu"}}
    assert found("PACK007", content) == [
        (
            "species:pichu",
            "/id",
            "The id `pikachu` is not the name of the file, `pichu`",
            "Write `pichu`, or rename the file to `pikachu.json`",
        )
    ]
    (told,) = run_checks(facts_of(content), (file_name_mismatch,))
    assert [(fix.pointer, fix.value) for fix in told.fixes] == [("/id", "pichu")]


def test_offers_no_file_name_that_cannot_be_one(found):
    said = [help for *_, help in found("PACK007", {"species:pichu": {"id": ""}, "species:mew": {"id": "Mr. Mime"}})]
    assert said == ["Write `mew`", "Write `pichu`"]


def test_allows_the_file_s_name_and_a_missing_id_which_the_schema_wants(found):
    assert found("PACK007", {"species:pichu": {"id": "pichu"}, "species:abra": {}, "species:mew": []}) == []
