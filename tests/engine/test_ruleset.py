"""The protocol of rulesets."""

import inspect

from workbench.engine.ruleset import Ruleset, SetupRefused
from workbench.pluginhost.activate import ruleset


def test_a_refused_set_up_says_every_reason():
    refused = SetupRefused(["side 1 has no team", "map `x` is missing"])
    assert str(refused) == "side 1 has no team; map `x` is missing"
    assert len(refused.reasons) == 2


def test_the_first_shipped_ruleset_keeps_the_protocol():
    found = ruleset("pokescape")
    for name, method in inspect.getmembers(Ruleset, inspect.isfunction):
        if not name.startswith("_"):
            asked = list(inspect.signature(method).parameters)[1:]
            assert list(inspect.signature(getattr(found, name)).parameters) == asked, name
    assert found.id == "pokescape"
