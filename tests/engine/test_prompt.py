"""Prompts and options."""

from workbench.engine.prompt import Option, Prompt, PromptKind, by_target


def test_prompts_are_values_and_kinds_are_words():
    assert Prompt(1, PromptKind.SPIN) == Prompt(1, PromptKind("spin"))
    assert len(PromptKind) == 11
    assert hash(Option(3, "Three", ("hex:1",))) == hash(Option(3, "Three", ("hex:1",)))


def test_what_is_on_the_table_stands_for_the_actions_that_target_it_in_their_order():
    options = (Option(7, "Seven", ("a", "b")), Option(3, "Three", ("b",)), Option(4, "Four"))
    assert by_target(options) == {"a": (7,), "b": (7, 3)}
