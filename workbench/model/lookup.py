"""Finds what a person names, or says what is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.model.nearest import did_you_mean, nearest
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef, RefText

#: How many right answers are named when none is near.
SHOWN = 6


class NotFound(Exception):
    """Something that a person named does not exist; the text says what, and the nearest right answer."""


class Unread(NotFound):
    """What a person named is there, in a file that cannot be read; `ref` names it."""

    def __init__(self, ref: EntityRef) -> None:
        super().__init__(f"`{ref.kind}/{ref.id}.json` of `{ref.pack}` cannot be read; `workbench check` says why")
        self.ref = ref


def find_ref(packs: PackSet, kinds: Iterable[str], text: str) -> EntityRef:
    """Return the entity that `[pack/]kind:id` names, as the opened pack sees it.

    Raises:
        NotFound: nothing of that name.
        Unread: it is there, in a file that cannot be read.
    """
    said = RefText.parse(text)
    if not said.kind:
        raise NotFound(f"`{text}` names no kind, expected `kind:id`{_with_kind(packs, kinds, said.id)}")
    return _find(packs, kinds, text, said.kind)


def find_id(packs: PackSet, kinds: Iterable[str], kind: str, name: str) -> EntityRef:
    """Return the entity of `kind` that a bare id, or `kind:id`, names.

    Raises:
        NotFound: nothing of that name.
        Unread: it is there, in a file that cannot be read.
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
        raise NotFound(f"there is no kind `{kind}`. {_right(kind, known)}")
    said = RefText.parse(text)
    for pack in packs.packs:
        unread = EntityRef(pack.id, kind, said.id)
        if said.pack in (None, pack.id) and unread in pack.unread:
            raise Unread(unread)
    there = {pack.id: pack for pack in packs.packs}
    if said.pack is not None and said.pack not in there:
        raise NotFound(f"`{packs.opened.id}` sees no pack `{said.pack}`. {_right(said.pack, there)}")
    names = there[said.pack].of_kind(kind) if said.pack else packs.visible(kind)
    raise NotFound(f"`{said.pack or packs.opened.id}` has no {kind} `{said.id}`. {_right(said.id, names)}")


def _with_kind(packs: PackSet, kinds: Iterable[str], name: str) -> str:
    """Return a bare id with the kinds that have it, else with those that have what is nearest to it."""
    named = {kind: packs.visible(kind) for kind in sorted(kinds)}
    meant = nearest(name, {each for there in named.values() for each in there}) or name
    fitting = [f"`{kind}:{meant}`" for kind, there in named.items() if meant in there]
    return f", such as {' or '.join(fitting[:SHOWN])}" if fitting else ""


def _right(wrong: str, known: Iterable[str]) -> str:
    """Return the nearest of what there is, else the first of it."""
    words = sorted(known)
    shown = ", ".join(f"`{word}`" for word in words[:SHOWN]) + (" …" if len(words) > SHOWN else "")
    return did_you_mean(wrong, words) or (f"There: {shown}" if words else "There is none")
