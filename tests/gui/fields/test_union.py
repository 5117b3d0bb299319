"""One of several shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QComboBox

from workbench.gui import lang
from workbench.gui.fields.number import NumberField
from workbench.gui.fields.raw import RawField
from workbench.gui.fields.union import UnionField

Make = Callable[..., Any]


def member(name: str, **parts: Any) -> dict[str, Any]:
    return {
        "title": name.capitalize(),
        "type": "object",
        "properties": {"do": {"const": name}, "who": {"type": "string"}, **parts},
        "required": ["do", *parts],
    }


EFFECT = {
    "oneOf": [member("wound", amount={"type": "integer", "minimum": 1}), member("heal", all={"type": "boolean"})],
    "discriminator": {"propertyName": "do"},
}


def choose(made: Any, at: int) -> None:
    made.field.findChild(QComboBox).activated.emit(at)


def test_the_tag_tells_the_member(shown: Make) -> None:
    made = shown(EFFECT, {"do": "heal", "all": True})
    assert isinstance(made.field, UnionField)
    assert made.field.findChild(QComboBox).currentText() == "Heal"


def test_members_are_named_in_the_language_of_the_window(shown: Make) -> None:
    lang.use("it")
    wound = {**member("wound"), "x-it": {"title": "Ferisci"}}
    made = shown({"oneOf": [wound, member("heal")], "discriminator": {"propertyName": "do"}}, {"do": "wound"})
    assert made.field.findChild(QComboBox).currentText() == "Ferisci"


def test_another_member_keeps_what_both_know_and_undo_gives_the_rest_back(shown: Make) -> None:
    made = shown(EFFECT, {"do": "heal", "all": True, "who": "me"})
    choose(made, 0)
    assert made.value == {"do": "wound", "amount": 1, "who": "me"}
    made.undo()
    assert made.value == {"do": "heal", "all": True, "who": "me"}


def test_a_value_that_is_no_member_is_shown_as_json(shown: Make) -> None:
    made = shown(EFFECT, {"do": "dance"})
    assert made.field.findChild(RawField) is not None
    assert made.value == {"do": "dance"}


def test_untagged_members_are_told_by_their_json_type(shown: Make) -> None:
    schema = {"anyOf": [{"type": "string", "title": "Text"}, {"type": "integer", "title": "Number"}]}
    made = shown(schema, 4)
    assert made.field.findChild(QComboBox).currentText() == "Number"
    assert made.field.findChild(NumberField) is not None
    choose(made, 0)
    assert made.value == ""


def test_a_jump_to_the_tag_goes_to_the_choice(shown: Make) -> None:
    made = shown(EFFECT, {"do": "wound", "amount": 1})
    assert isinstance(made.field.reveal("/value/do"), QComboBox)
    assert not isinstance(made.field.reveal("/value/amount"), QComboBox)


def test_choosing_the_same_member_again_takes_nothing_away(shown: Make) -> None:
    made = shown(EFFECT, {"do": "wound", "amount": 3, "x-note": "mine"})
    choose(made, 0)
    assert made.value == {"do": "wound", "amount": 3, "x-note": "mine"}
    assert made.document.undo_stack.count() == 0
