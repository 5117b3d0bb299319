"""The rows of the pack tree."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.gui.document import Document
from workbench.gui.panes.pack_nodes import Node, build_nodes, entities_below, find_node
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


def outline(root: Node) -> dict[str, list[str]]:
    return {node.title: [child.title for child in node.children] for node in root.children}


def test_kinds_and_entities_are_in_order(document: Document) -> None:
    root = build_nodes(document.packs, document.workspace.kinds)
    assert list(outline(root)) == ["Test", "Encounter tables", "Evolution chains", "Species", "Trainers", "Types"]
    assert outline(root)["Species"] == ["Sprout", "Leafling", "Flabébé"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("flabebe", ["Flabébé"]),
        ("LEAF", ["Leafling"]),
        ("species:", ["Sprout", "Leafling", "Flabébé"]),
        ("trainer:ann", ["Ann"]),
        ("mr. m", []),
        ("zzz", []),
    ],
)
def test_the_filter_forgives(document: Document, wanted: str, found: list[str]) -> None:
    root = build_nodes(document.packs, document.workspace.kinds, wanted)
    assert [node.title for node in entities_below(root)][1:] == found


def test_counts_follow_the_filter(document: Document) -> None:
    root = build_nodes(document.packs, document.workspace.kinds, "l")
    assert {node.title: node.count for node in root.children}["Species"] == 2


def test_required_packs_stand_below_with_their_own_kinds(shipped_content: Path) -> None:
    workspace = Workspace.open(shipped_content / "kanto")
    root = build_nodes(workspace.packs, workspace.kinds)
    last = root.children[-1]
    assert last.pack == workspace.packs.packs[1].id
    assert last.count == sum(child.count for child in last.children) > 0


def test_an_entity_whose_file_cannot_be_read_is_there(pack_folder: Callable[..., Path]) -> None:
    folder = pack_folder()
    (folder / "species" / "broken.json").write_text("{", encoding="utf-8")
    workspace = Workspace.open(folder)
    root = build_nodes(workspace.packs, workspace.kinds)
    assert "broken" in outline(root)["Species"]


def test_rows_of_a_kind_are_made_when_somebody_asks(document: Document) -> None:
    root = build_nodes(document.packs, document.workspace.kinds)
    made = {node.title: node for node in root.children}
    assert made["Species"].count == 3
    found = find_node(root, EntityRef("test", "species", "sprout"))
    assert found is not None
    assert found.title == "Sprout"
    assert [title for title, node in made.items() if node.is_made] == ["Test", "Species"]
    assert find_node(root, EntityRef("test", "species", "nobody")) is None
