"""Tests of PACK022."""

WHY = "The plugin `chess` cannot be imported: no board\nTraceback (most recent call last)"
HELP = "`workbench plugins` says where the plugin lies and all that it says"


def test_flags_a_ruleset_whose_plugin_fails_with_what_it_says(found):
    assert found("PACK022", manifest={"ruleset": "chess"}, rulesets=("chess",), ruleset_error=WHY) == [
        ("pack:test", "/ruleset", "Ruleset `chess` is off: the plugin `chess` cannot be imported: no board", HELP)
    ]


def test_allows_a_ruleset_that_works_and_a_pack_without_one(found):
    assert found("PACK022", manifest={"ruleset": "chess"}, rulesets=("chess",)) == []
    assert found("PACK022", rulesets=("chess",)) == []


def test_leaves_a_ruleset_that_is_not_there_to_the_other_check(found):
    assert found("PACK022", manifest={"ruleset": "ches"}, rulesets=("chess",), ruleset_error="none") == []
