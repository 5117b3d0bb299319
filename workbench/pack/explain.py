"""Say in words what a schema has against a value: what is there, what was expected, the nearest right answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice
from typing import Any, cast

from jsonschema.exceptions import best_match

from workbench.model.ids import as_id
from workbench.model.kind import Kind
from workbench.model.nearest import did_you_mean
from workbench.model.pointer import to_pointer
from workbench.model.schema_fault import SchemaFault
from workbench.pack.explain_union import Violation, condition_of, tag_of, union_faults
from workbench.pack.wording import article, listed, measured, one_of, quoted, sort_words, sort_words_of

#: Most faults told of one entity.
MOST = 200
_ID_PATTERN = "[a-z0-9_]+"


def explain_errors(errors: Iterable[Violation], kind: Kind) -> tuple[SchemaFault, ...]:
    """Return the faults that jsonschema found, in words, each once, in the order of the schema."""
    found: dict[tuple[str, str], SchemaFault] = {}
    for error in islice(errors, MOST):
        for fault in faults_of(error, kind):
            found.setdefault((fault.pointer, fault.message), fault)
    return tuple(found.values())


def faults_of(error: Violation, kind: Kind) -> Iterable[SchemaFault]:
    """Return what one error comes down to: several for unknown keys, that of the right branch for a union."""
    if error.validator in ("oneOf", "anyOf") and error.context:
        yield from _union(error, kind)
    elif error.validator == "additionalProperties":
        yield from _unknown_keys(error, kind)
    elif error.validator == "required":
        yield _missing(error, kind)
    else:
        yield _plain(error, kind)


def _union(error: Violation, kind: Kind) -> Iterable[SchemaFault]:
    """Go to the branch that was meant; when none was, say what there is."""
    tag = tag_of(error, kind.schema)
    chosen = union_faults(error, tag, kind)
    if isinstance(chosen, SchemaFault):
        yield chosen
        return
    if not chosen:
        deepest: Violation | None = best_match(cast(Any, [error]))
        chosen = [deepest] if deepest is not None and deepest is not error else []
    for inner in chosen:
        yield from faults_of(inner, kind)


def _unknown_keys(error: Violation, kind: Kind) -> Iterable[SchemaFault]:
    """Name each key that the schema does not know, with the nearest one it knows."""
    known = list(error.schema.get("properties", {}))
    extra = [key for key in error.instance if key not in known and _is_extra(error, key)]
    for key in extra:
        free = [name for name in known if name not in error.instance]
        said = did_you_mean(key, free) or did_you_mean(key, known) or f"Known keys: {listed(known)}"
        message = f"`{key}` is no key of {_holder(error, kind)}"
        yield SchemaFault(_pointer(error, key), message, said, "additionalProperties")


def _is_extra(error: Violation, key: str) -> bool:
    """True unless a pattern of the schema takes the key."""
    return not any(re.search(pattern, key) for pattern in error.schema.get("patternProperties", {}))


def _missing(error: Violation, kind: Kind) -> SchemaFault:
    """Name a key that has to be there. jsonschema gives one error a key, the name only in its words."""
    absent = [key for key in error.validator_value if key not in error.instance]
    name = next((key for key in absent if error.message.startswith(repr(key))), absent[0] if absent else "")
    part = error.schema.get("properties", {}).get(name)
    sort = sort_words_of(part) if isinstance(part, Mapping) else ""
    said = f"Expected {sort}" if sort else f"It is needed {condition_of(error, kind.schema) or 'here'}"
    return SchemaFault(_pointer(error), f"`{name}` is missing in {_holder(error, kind)}", said, "required")


def _plain(error: Violation, kind: Kind) -> SchemaFault:
    """Say what is wrong with one value."""
    word = str(error.validator)
    say = _SAYINGS.get(word, _other)
    if word == "not" and not error.validator_value:
        say = partial(_not_here, condition=condition_of(error, kind.schema))
    message, said = say(_name(error, kind), error)
    return SchemaFault(_pointer(error), message, said, word)


def _pointer(error: Violation, *more: str) -> str:
    """Return where an error stands in the whole data."""
    return to_pointer((*error.absolute_path, *more))


def _name(error: Violation, kind: Kind) -> str:
    """Return what the value is called: its key, its place in a list, or the kind."""
    path = list(error.absolute_path)
    if not path:
        return f"the {kind.title.lower()}"
    if isinstance(path[-1], int):
        return f"`{to_pointer(path[-2:])[1:]}`" if len(path) > 1 else f"item {path[-1]}"
    return f"`{path[-1]}`"


def _holder(error: Violation, kind: Kind) -> str:
    """Return what an object is called that has or lacks a key."""
    pointer = _pointer(error)
    return f"`{pointer}`" if pointer else article(kind.title.lower())


def _type(name: str, error: Violation) -> tuple[str, str]:
    """Say that a value is of another sort."""
    value, wanted = error.instance, error.validator_value
    sorts = [wanted] if isinstance(wanted, str) else list(wanted)
    if isinstance(value, float) and value.is_integer() and "integer" in sorts:
        return f"{name} is `{value}`", f"Expected a whole number: `{int(value)}`"
    said = f"{name} is {quoted(value)}"
    if value is not None and not isinstance(value, bool):
        said = f"{said}, {sort_words(value)}"
    return said, f"Expected {one_of(sorts)}"


def _enum(name: str, error: Violation) -> tuple[str, str]:
    """Say that a value is none of a list."""
    texts = [value for value in error.validator_value if isinstance(value, str)]
    near = did_you_mean(error.instance, texts) if isinstance(error.instance, str) else ""
    return f"{name} is {quoted(error.instance)}", near or f"Expected one of {listed(error.validator_value)}"


def _const(name: str, error: Violation) -> tuple[str, str]:
    """Say that a value is not the only one."""
    return f"{name} is {quoted(error.instance)}", f"Expected {quoted(error.validator_value)}"


def _pattern(name: str, error: Violation) -> tuple[str, str]:
    """Say that a text has the wrong form."""
    if _ID_PATTERN in str(error.validator_value):
        split = "/" in str(error.validator_value)  # a reference may name its pack
        near = "/".join(map(as_id, error.instance.split("/", 1) if split else (error.instance,))).strip("/")
        said = f"Did you mean `{near}`?" if near else "Expected an id: `a-z`, `0-9` and `_`"
        return f"{name} is {quoted(error.instance)}, which is no id", said
    wanted = str(error.validator_value).replace(r"\Z", "$")
    return f"{name} is {quoted(error.instance)}", f"Expected a text that fits `{wanted}`"


def _limit(words: str) -> Callable[[str, Violation], tuple[str, str]]:
    """Say that a number is too small or too large."""
    return lambda name, error: (f"{name} is {quoted(error.instance)}", f"Expected {words} {error.validator_value}")


def _size(words: str) -> Callable[[str, Violation], tuple[str, str]]:
    """Say that a text or list is too short or too long."""

    def say(name: str, error: Violation) -> tuple[str, str]:
        if not error.instance:
            return f"{name} is empty", f"Expected {words} {measured(error.instance, error.validator_value)}"
        have = measured(error.instance, len(error.instance))
        return f"{name} has {have}", f"Expected {words} {error.validator_value}"

    return say


def _unique(name: str, error: Violation) -> tuple[str, str]:
    """Say which item stands twice."""
    items = [quoted(item) for item in error.instance]
    twice = next((item for item in items if items.count(item) > 1), "an item")
    return f"{name} lists {twice} twice", "Expected each once"


def _not_here(name: str, error: Violation, condition: str = "") -> tuple[str, str]:
    """Say that a key has no place here, or not beside what another key says."""
    return f"{name} is not used {condition or 'here'}", "Remove it"


def _other(name: str, error: Violation) -> tuple[str, str]:
    """Say that some other demand is not met."""
    description = error.schema.get("description", "") if isinstance(error.schema, Mapping) else ""
    return f"{name} does not fit `{error.validator}`", str(description).rstrip(".")


_SAYINGS: dict[str, Callable[[str, Violation], tuple[str, str]]] = {
    "type": _type,
    "enum": _enum,
    "const": _const,
    "pattern": _pattern,
    "minimum": _limit("at least"),
    "maximum": _limit("at most"),
    "exclusiveMinimum": _limit("more than"),
    "exclusiveMaximum": _limit("less than"),
    "multipleOf": _limit("a multiple of"),
    "minLength": _size("at least"),
    "maxLength": _size("at most"),
    "minItems": _size("at least"),
    "maxItems": _size("at most"),
    "minProperties": _size("at least"),
    "maxProperties": _size("at most"),
    "uniqueItems": _unique,
}
