"""What a reference may name."""

from __future__ import annotations

from collections.abc import Callable

from workbench.edits import CreateEntity
from workbench.gui.document import Document
from workbench.gui.fields.choices import Choices
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def test_ids_and_names_match_without_accents_best_first(document: Document) -> None:
    choices = Choices(document, "test")
    assert [choice.text for choice in choices.matching(("species",), "FLABEBE")] == ["flabebe"]
    assert choices.matching(("species",), "l")[0].text == "leafling"


def test_several_kinds_are_told_apart_by_their_kind(document: Document) -> None:
    found = Choices(document, "test").of(("species", "trainer"))
    assert "trainer:ann" in {choice.text for choice in found}


def test_a_new_entity_is_offered_at_once(document: Document, ref: Ref) -> None:
    choices = Choices(document, "test")
    assert choices.target(("species",), "oak") is None
    assert not choices.matching(("species",), "oak")
    document.push(CreateEntity(ref("species:oak"), {"id": "oak"}))
    assert [choice.text for choice in choices.matching(("species",), "oak")] == ["oak"]
    target = choices.target(("species",), "oak")
    assert target
    assert target.ref == ref("species:oak")
