"""The rows of the pack tree as plain values: packs, kinds, entities; filtered and sorted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial

from workbench.gui.matching import fold
from workbench.gui.naming import display_name, kind_title
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import MANIFEST, Pack, PackSet
from workbench.model.ref import EntityRef


class Node:
    """One row. `ref` is None for a kind and for a pack; `count` is how many entities stand below it.

    The rows below are made when somebody first asks for them: most kinds of a large pack are never unfolded.
    """

    def __init__(
        self,
        title: str,
        kind: str = "",
        ref: EntityRef | None = None,
        parent: Node | None = None,
        *,
        pack: str = "",
        count: int = 0,
        make: Callable[[Node], list[Node]] | None = None,
    ) -> None:
        self.title, self.kind, self.ref, self.parent = title, kind, ref, parent
        self.pack, self.count = pack, count
        self._make = make

    @cached_property
    def children(self) -> list[Node]:
        """The rows below."""
        return self._make(self) if self._make else []

    @property
    def is_made(self) -> bool:
        """Whether somebody has asked for the rows below, or there are none to be made."""
        return self._make is None or "children" in self.__dict__

    @property
    def row(self) -> int:
        """Its place below its parent."""
        return self.parent.children.index(self) if self.parent else 0


def build_nodes(packs: PackSet, kinds: Mapping[str, Kind], wanted: str = "") -> Node:
    """Return the root: kinds of the opened pack, then one row for each required pack. Empty rows are left out."""
    root = Node("")
    opened = packs.opened
    root.children.append(Node(display_name(opened.described), MANIFEST, opened.described.ref, root, pack=opened.id))
    root.children += _kind_nodes(opened, packs, kinds, root, wanted)
    for pack in packs.packs[1:]:
        node = Node(display_name(pack.described), MANIFEST, None, root, pack=pack.id)
        node.children = list(_kind_nodes(pack, packs, kinds, node, wanted))
        node.count = sum(child.count for child in node.children)
        if node.children:
            root.children.append(node)
    return root


def entities_below(node: Node) -> Iterator[Node]:
    """Every row with a ref, top down."""
    for child in node.children:
        if child.ref:
            yield child
        yield from entities_below(child)


def find_node(root: Node, ref: EntityRef) -> Node | None:
    """Return the row of an entity; makes no rows but those of its kind."""
    for child in root.children:
        if child.ref == ref:
            return child
        if child.ref is None and child.pack == ref.pack and child.kind in (ref.kind, MANIFEST):
            found = find_node(child, ref)
            if found:
                return found
    return None


def _kind_nodes(pack: Pack, packs: PackSet, kinds: Mapping[str, Kind], parent: Node, wanted: str) -> Iterator[Node]:
    kind_wanted, _, text = wanted.rpartition(":")
    folded = fold(text)
    unread: dict[str, list[EntityRef]] = {}
    for ref in pack.unread:
        unread.setdefault(ref.kind, []).append(ref)
    names = sorted({*pack.entities, *unread}, key=lambda kind: fold(kind_title(kinds, kind, plural=True)))
    for name in names:
        if kind_wanted and not fold(name).startswith(fold(kind_wanted)):
            continue
        entities, odd = pack.of_kind(name), unread.get(name, [])
        make = partial(_entity_nodes, entities.values(), odd, packs, kinds, folded)
        count = len(entities) + len(odd)
        node = Node(kind_title(kinds, name, plural=True), name, None, parent, pack=pack.id, count=count, make=make)
        if folded:
            node.count = len(node.children)
        if node.count:
            yield node


def _entity_nodes(
    entities: Iterable[Entity],
    unread: list[EntityRef],
    packs: PackSet,
    kinds: Mapping[str, Kind],
    wanted: str,
    parent: Node,
) -> list[Node]:
    """Rows of one kind, by number where entities have one, else by name."""
    kind = kinds.get(parent.kind)
    found = []
    for entity in entities:
        title = display_name(entity, packs, kind)
        if not wanted or wanted in fold(title) or wanted in fold(entity.ref.id):
            number = entity.data.get("number") if isinstance(entity.data, dict) else None
            order = number if isinstance(number, int) else 1 << 30
            found.append((order, fold(title), entity.ref.id, title, entity.ref))
    found += [(1 << 31, fold(ref.id), ref.id, ref.id, ref) for ref in unread if not wanted or wanted in fold(ref.id)]
    found.sort(key=lambda each: each[:3])
    return [Node(title, ref.kind, ref, parent, pack=ref.pack) for _, _, _, title, ref in found]
