"""What every struct of a ruleset's data is made of, and reading JSON values through them.

msgspec's `kw_only` and `frozen` hold for one class only: repeat them in every subclass.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Meta

from workbench.model.pointer import Step, to_pointer
from workbench.model.schema_fault import SchemaFault

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
#: The fields of a struct; msgspec evaluates its annotations each time it is asked.
_fields = functools.cache(msgspec.structs.fields)


class Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value read from a pack: closed, immutable, compared by value.

    A subclass may carry `x_schema: ClassVar[dict[str, Any]]`, keywords for its own JSON Schema: title, x-it, x-points …
    """


class Open(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A narrow view of a core kind: the properties that a ruleset needs; the rest is passed over."""


#: What msgspec says of a text, list or object that is empty and may not be.
_BLANK = re.compile(r"^Expected `(?:str|array|object)` of length >= 1$")
#: What a message shows of a text that is empty.
EMPTY = '""'


def says(title: str, it: str = "", description: str = "", it_description: str = "", **more: Any) -> Meta:
    """Return the annotation of a property: its label and hint in English and Italian, and its limits.

    `ref` names the kind (a text) or kinds (a list) that a text refers to and becomes `x-ref`; `widget` becomes
    `x-widget`; `labels` says how each choice reads, {choice: {language: words}}, and becomes `x-labels`; everything
    else is msgspec's own (ge, le, pattern, min_length …).
    """
    extra: dict[str, Any] = {"x-it": {"title": it or title, "description": it_description or it or title}}
    for word in ("ref", "widget", "labels"):
        if word in more:
            extra[f"x-{word}"] = more.pop(word)
    return Meta(title=title, description=description or title, extra_json_schema=extra, **more)


def labels(words: Mapping[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    """Return how choices read, for `says`: choice -> (English, Italian)."""
    return {choice: {"en": en, "it": it} for choice, (en, it) in words.items()}


def read(struct: type[T], data: Any) -> T:
    """Return `data`, plain JSON values, as `struct`; keys that begin with `x-` are the author's own and left out.

    Raises:
        msgspec.ValidationError: the first thing that does not fit; `fault_of` makes a finding of it.
    """
    return msgspec.convert(without_own_keys(data) if _may_have_own_keys(data) else data, struct)


def members(value: msgspec.Struct) -> Iterator[tuple[str, str, Any]]:
    """Yield each field of a struct as (its name, its key in JSON, its value)."""
    kind: type[msgspec.Struct] = type(value)
    for field in _fields(kind):
        yield field.name, field.encode_name, getattr(value, field.name)


def defaults(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """Return what each field of a struct is when it is left out, by its name; fields that must be there are not."""
    known = ((field.name, field.default) for field in _fields(struct))
    return {name: value for name, value in known if value is not msgspec.NODEFAULT}


def _may_have_own_keys(data: Any) -> bool:
    """False when no object in `data` has an `x-` key: nearly always, and seen at the speed of C."""
    try:
        return b'"x-' in _encode(data)
    except (TypeError, ValueError, msgspec.MsgspecError, RecursionError):
        return True


def without_own_keys(data: Any) -> Any:
    """Return `data` without the `x-` keys of any object in it."""
    if isinstance(data, dict):
        return {key: without_own_keys(value) for key, value in data.items() if not key.startswith("x-")}
    return [without_own_keys(item) for item in data] if isinstance(data, list) else data


def at_place(pointer: str) -> str:
    """Return where something stands, for a message: " at `/pointer`", nothing for an entity as a whole."""
    return f" at `{pointer}`" if pointer else ""


def fault_of(error: msgspec.ValidationError) -> SchemaFault:
    """Return what an error of `read` says as a fault with a JSON pointer (as far as msgspec names it)."""
    message, _, path = str(error).partition(" - at `")
    steps: list[Step] = []
    for key, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", path):
        steps.append(int(index) if index else key)
    unfit = re.fullmatch(r"Invalid (?:enum )?value '?(.*?)'?", message)
    told = f"`{unfit[1] or EMPTY}` does not fit here" if unfit else _BLANK.sub("it is empty", message)
    return SchemaFault(to_pointer(steps), told, keyword="struct")
