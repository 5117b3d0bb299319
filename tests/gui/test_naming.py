"""What entities and kinds are called."""

from __future__ import annotations

from collections.abc import Callable

from workbench.edits import CreateEntity
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.naming import display_name, kind_title
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def name(document: Document, ref: EntityRef) -> str:
    entity = document.packs.get(ref)
    assert entity
    return display_name(entity, document.packs, document.workspace.kinds.get(ref.kind))


def test_names_follow_the_language_and_fall_back(document: Document, ref: Ref) -> None:
    lang.use("it")
    assert name(document, ref("species:sprout")) == "Germoglio"
    assert name(document, ref("species:leafling")) == "Leafling"


def test_a_chain_is_called_by_its_first_species(document: Document, ref: Ref) -> None:
    assert name(document, ref("evolution_chain:sprout")) == "Sprout"


def test_what_states_points_is_called_by_what_they_are_of(document: Document, ref: Ref) -> None:
    schema = {
        "x-points": {"points": "/cost", "of": "/about"},
        "properties": {"about": {"type": "string", "x-ref": "species"}},
    }
    document.workspace.kinds = {**document.workspace.kinds, "sheet": Kind("sheet", schema)}
    document.push(CreateEntity(ref("sheet:one"), {"id": "one", "about": "leafling"}))
    assert name(document, ref("sheet:one")) == "Leafling"
    document.push(CreateEntity(ref("sheet:two"), {"id": "two"}))
    assert name(document, ref("sheet:two")) == "two"


def test_the_pack_is_called_by_its_title(document: Document) -> None:
    assert display_name(document.packs.opened.described) == "Test"


def test_kinds_have_titles_also_unknown_ones(document: Document) -> None:
    kinds = document.workspace.kinds
    assert kind_title(kinds, "species", plural=True) == "Species"
    assert kind_title(kinds, "map", plural=True) == "Maps"
    assert kind_title(kinds, "nothing") == "nothing"
    lang.use("it")
    assert kind_title(kinds, "map", plural=True) == "Mappe"
