"""Powers made up from the vocabulary itself: whatever the structs allow, of which shipped cards use a part."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from plugins.pokescape.structs.powers import Power
from tests.content.shipped import entities

#: Words for people: names that want other articles, and a text without a full stop.
NAMES = [
    {"en": "Aurora", "it": "Aurora"},
    {"en": "Hour", "it": "Ora"},
    {"en": "Stone", "it": "Sasso"},
    {"en": "Zeal", "it": "Zelo"},
]
#: How deep effects and conditions lie in each other.
_DEEPEST = 3


def powers() -> st.SearchStrategy[dict[str, Any]]:
    """Any power, as plain JSON values."""
    return _of(inspect.type_info(Power), 0)


def _of(kind: Any, depth: int, refs: tuple[str, ...] = ()) -> st.SearchStrategy[Any]:
    """Values of a type of msgspec's."""
    if isinstance(kind, inspect.Metadata):
        return _of(kind.type, depth, refs or _refs(kind.extra_json_schema or {}))
    if isinstance(kind, inspect.StructType):
        return _object(kind.cls, depth)
    if isinstance(kind, inspect.UnionType):
        some = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if depth >= _DEEPEST:
            some = [one for one in some if not _grows(one)] or some
        return st.one_of([_of(one, depth, refs) for one in some])
    if isinstance(kind, inspect.IntType):
        least = kind.ge if kind.ge is not None else -4
        return st.integers(least, min(kind.le if kind.le is not None else 99, least + 8)) | st.just(least)
    if isinstance(kind, inspect.VarTupleType):
        least = kind.min_length or 0
        return st.lists(_of(kind.item_type, depth + 1, refs), min_size=least, max_size=max(least, 3 - depth, 0))
    return _plain(kind, refs)


def _plain(kind: Any, refs: tuple[str, ...]) -> st.SearchStrategy[Any]:
    """Values that hold no others of the vocabulary."""
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(sorted(kind.values))
    if isinstance(kind, inspect.BoolType):
        return st.booleans()
    if isinstance(kind, inspect.DictType):
        return st.sampled_from(NAMES)
    if isinstance(kind, inspect.TupleType):  # the range of a roll
        return st.tuples(st.integers(1, 20), st.integers(1, 20)).map(sorted)
    assert isinstance(kind, inspect.StrType), kind
    assert refs, "a text of the vocabulary refers to something"
    return st.sampled_from([name for ref in refs for name in _ids(ref)])


def _object(struct: type, depth: int) -> st.SearchStrategy[dict[str, Any]]:
    """A struct's data: needed fields always, the others sometimes."""
    return st.deferred(lambda: _filled(struct, depth))


@functools.cache
def _filled(struct: type[msgspec.Struct], depth: int) -> st.SearchStrategy[dict[str, Any]]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    needed = {field.encode_name: _of(field.type, depth + 1) for field in info.fields if field.required}
    others = {field.encode_name: _of(field.type, depth + 1) for field in info.fields if not field.required}
    tag = {info.tag_field: st.just(info.tag)} if info.tag_field else {}
    return st.fixed_dictionaries({**tag, **needed}, optional=others)


def _grows(kind: Any) -> bool:
    """Whether a struct holds effects or conditions."""
    names = {field.name for field in kind.fields} if isinstance(kind, inspect.StructType) else set()
    return bool(names & {"then", "table", "conditions", "condition"})


def _refs(extra: dict[str, Any]) -> tuple[str, ...]:
    ref = extra.get("x-ref", ())
    return (ref,) if isinstance(ref, str) else tuple(ref)


@functools.cache
def _ids(kind: str) -> tuple[str, ...]:
    return tuple(entities("pokescape_base", kind))
