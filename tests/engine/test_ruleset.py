"""The protocol of rulesets."""

import inspect

import pytest

from tests.project_files import ROOT
from workbench.api import rules
from workbench.engine.campaign import Campaigning
from workbench.engine.exercise import Exercising
from workbench.engine.ruleset import FindsFaults, GivesAdvice, NamesCards, Ruleset, SetupRefused, WritesSpans
from workbench.pluginhost.activate import ruleset

#: What a ruleset may leave out.
OPTIONAL = (NamesCards, WritesSpans, FindsFaults, GivesAdvice, Exercising, Campaigning)
SHIPPED = ("figure_game", "master_trainer", "pokescape", "wave2")


def test_a_refused_set_up_says_every_reason():
    refused = SetupRefused(["side 1 has no team", "map `x` is missing"])
    assert str(refused) == "side 1 has no team; map `x` is missing"
    assert len(refused.reasons) == 2


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_rulesets_keep_the_protocols_also_of_what_they_may_leave_out(name):
    found = ruleset(name)
    assert found.id == name
    kept = [protocol for protocol in OPTIONAL if isinstance(found, protocol)]
    assert {NamesCards, WritesSpans, FindsFaults, Exercising} <= set(kept)
    for protocol in (Ruleset, *kept):
        for method, asked in inspect.getmembers(protocol, inspect.isfunction):
            if not method.startswith("_"):
                taken, named = inspect.signature(getattr(found, method)).parameters, inspect.signature(asked).parameters
                assert list(taken)[: len(named) - 1] == list(named)[1:], method
                assert all(one.default is not one.empty for one in list(taken.values())[len(named) - 1 :]), method


def test_what_a_ruleset_may_leave_out_is_in_the_api_and_in_the_guide():
    guide = (ROOT / "plugins" / "README.md").read_text(encoding="utf-8")
    for protocol in OPTIONAL:
        assert getattr(rules, protocol.__name__) is protocol
        assert f"`{protocol.__name__}`" in guide or f"`workbench.api.rules.{protocol.__name__}`" in guide


def test_an_empty_text_is_quoted_as_one():
    assert SetupRefused(["map `` is missing"]).reasons == ['map `""` is missing']
    assert str(SetupRefused(["map `` is missing"])) == 'map `""` is missing'
