"""Tests of PACK013."""

import pytest

from workbench.model.problem import LoadProblem

NEEDS = {"requires": [{"id": "base"}, {"id": "gone"}]}


def test_flags_a_required_pack_that_is_not_there_once(found):
    content = {"evolution_chain:a": {"links": [{"from": "x", "to": "y"}]}}
    assert found("PACK013", content, manifest=NEEDS, required={}) == [
        ("pack:test", "/requires/1", "No pack `gone`", "Put it beside this one, or correct the id")
    ]


@pytest.mark.parametrize("fault", ["missing_pack", "pack_version"])
def test_flags_it_once_when_reading_met_it(found, fault):
    problem = LoadProblem(fault, "test", "pack.json", "No pack `gone`", pointer="/requires/1")
    told = found("PACK013", manifest=NEEDS, required={}, problems=(problem,))
    assert [m for *_, m, _ in told] == (["No pack `gone`"] if fault == "missing_pack" else [])


def test_allows_packs_that_are_there(found):
    assert found("PACK013", manifest={"requires": [{"id": "base"}]}, required={}) == []
