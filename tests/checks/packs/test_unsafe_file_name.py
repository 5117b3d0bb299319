"""Tests of PACK010."""

import pytest

from workbench.model.problem import LoadProblem


@pytest.mark.parametrize(
    ("name", "message", "near"),
    [
        ("con", "`con` is a reserved file name on Windows", "Rename it to `con_`"),
        ("Abra", "`Abra` has characters other than `a-z`, `0-9` and `_`", "Rename it to `abra`"),
        (
            "flab\u00e9b\u00e9",
            "`flab\u00e9b\u00e9` has characters other than `a-z`, `0-9` and `_`",
            "Rename it to `flabebe`",
        ),
    ],
)
def test_flags_a_name_that_some_system_refuses(found, name, message, near):
    assert found("PACK010", {f"species:{name}": {}}) == [(f"species:{name}", "", message, near)]


def test_flags_what_reading_met(found):
    problem = LoadProblem("unsafe_name", "test", "item/../../x.json", "leads out of the pack")
    assert found("PACK010", problems=(problem,)) == [("item/../../x.json", "", "leads out of the pack", "")]


def test_allows_plain_ids(found):
    assert found("PACK010", {"species:porygon2": {}, "species:mr_mime": {}, "species:console": {}}) == []
