"""Items of a list as cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QToolButton

from workbench.gui import lang
from workbench.gui.fields.group import GroupField
from workbench.gui.fields.item import Item, summary
from workbench.model.diagnostic import Diagnostic, Severity

Make = Callable[..., Any]
ROWS = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "range": {
                "type": "array",
                "items": {"type": "integer"},
                "minItems": 2,
                "maxItems": 2,
                "x-widget": "range",
            },
            "species": {"type": "string", "x-ref": "species"},
        },
    },
}


def test_a_card_says_what_is_in_it_and_makes_its_fields_when_opened(shown: Make) -> None:
    made = shown(ROWS, [{"range": [1, 4], "species": "flabebe"}])
    item = made.field.findChild(Item)
    opener = item.findChild(QToolButton)
    assert opener.text() == "1   1–4  ·  Flabébé"
    assert item.findChild(GroupField) is None
    opener.click()
    assert item.findChild(GroupField) is not None


def test_a_closed_card_counts_the_faults_inside(shown: Make) -> None:
    made = shown(ROWS, [{"range": [1, 4], "species": "nobody"}])
    fault = Diagnostic("REF001", Severity.ERROR, made.context.ref, "/value/0/species", "no such species")
    made.field.show_faults({"/value/0/species": [fault]})
    item = made.field.findChild(Item)
    assert item._note.text() == "1"
    assert item._note.toolTip() == "no such species"


def test_a_jump_opens_the_card(shown: Make) -> None:
    made = shown(ROWS, [{"range": [1, 4], "species": "sprout"}])
    widget = made.field.reveal("/value/0/species")
    assert widget.text() == "sprout"


def test_summaries_of_odd_values_are_short(shown: Make) -> None:
    made = shown(ROWS, [])
    assert summary(made.context, {}, None) == ""
    assert summary(made.context, {}, {"by": "level", "level": 12, "rare": True}) == "level  ·  level 12  ·  rare"


def test_a_summary_speaks_the_language_of_the_window(shown: Make) -> None:
    made = shown(ROWS, [])
    schema = {
        "properties": {
            "team": {"title": "Team", "x-it": {"title": "Squadra"}},
            "by": {"enum": ["level"], "x-labels": {"level": {"en": "By level", "it": "Per livello"}}},
        }
    }
    value = {"name": {"en": "Blue", "it": "Blu"}, "team": [1, 2, 3], "by": "level"}
    assert summary(made.context, schema, value) == "Blue  ·  team (3)  ·  By level"
    lang.use("it")
    assert summary(made.context, schema, value) == "Blu  ·  squadra (3)  ·  Per livello"
