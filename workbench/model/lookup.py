"""Finds what a person names, or says what is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.model.nearest import did_you_mean
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef, RefText


class NotFound(Exception):
    """Something that a person named does not exist; the text says what, and the nearest right answer."""


def find_ref(packs: PackSet, kinds: Iterable[str], text: str) -> EntityRef:
    """Return the entity that `[pack/]kind:id` names, as the opened pack sees it.

    Raises:
        NotFound: nothing of that name.
    """
    said = RefText.parse(text)
    if not said.kind:
        raise NotFound(f"`{text}` names no kind, expected `kind:id`, e.g. `species:{said.id}`")
    return _find(packs, kinds, text, said.kind)


def find_id(packs: PackSet, kinds: Iterable[str], kind: str, name: str) -> EntityRef:
    """Return the entity of `kind` that a bare id, or `kind:id`, names.

    Raises:
        NotFound: nothing of that name.
    """
    if RefText.parse(name).kind not in (None, kind):
        raise NotFound(f"`{name}` is no {kind}, expected the id of one")
    return _find(packs, kinds, name, kind)


def _find(packs: PackSet, kinds: Iterable[str], text: str, kind: str) -> EntityRef:
    """Look a name up, or say what is nearest."""
    ref = packs.resolve(text, (kind,), packs.opened.id)
    if ref:
        return ref
    known = set(kinds)
    if kind not in known:
        raise NotFound(f"there is no kind `{kind}`. {did_you_mean(kind, known)}".rstrip(". "))
    name = RefText.parse(text).id
    near = did_you_mean(name, packs.visible(kind))
    raise NotFound(f"`{packs.opened.id}` has no {kind} `{name}`. {near}".rstrip(". "))
