"""Prompts and options."""

from workbench.engine.prompt import Option, Prompt, PromptKind


def test_prompts_are_values_and_kinds_are_words():
    assert Prompt(1, PromptKind.SPIN) == Prompt(1, PromptKind("spin"))
    assert len(PromptKind) == 11
    assert hash(Option(3, "Three", ("hex:1",))) == hash(Option(3, "Three", ("hex:1",)))
