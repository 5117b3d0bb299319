"""Hold entities against their kinds' schemas: one library decides, another explains (DESIGN §5).

jsonschema-rs decides for every document, in microseconds. jsonschema explains those that fail. Both are imported when
first used. A whole number written `1.0`, which JSON Schema allows, is a fault: the engine's structs refuse it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from workbench.model.kind import Kind, branches_of, item_schema, local_schema
from workbench.model.schema_fault import SchemaFault

if TYPE_CHECKING:
    import jsonschema
    import jsonschema_rs


class Validator:
    """Finds what the schemas of `kinds` say against data. Compiles each schema once, when it is first needed."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self._kinds = kinds
        self._gates: dict[str, jsonschema_rs.Validator | None] = {}
        self._explainers: dict[str, jsonschema.protocols.Validator] = {}

    def faults(self, kind: str, data: Any) -> tuple[SchemaFault, ...]:
        """Return what the schema of `kind` says against `data`; nothing for a kind without one."""
        if kind not in self._kinds or self._passes(kind, data):
            return ()
        return self._explained(kind, data)

    def _passes(self, kind: str, data: Any) -> bool:
        """True when the gate lets `data` through; False also when it cannot tell."""
        gate = self._gate(kind)
        try:
            if gate is None or not gate.is_valid(data):
                return False
        except ValueError:  # half a surrogate pair, which the gate cannot take in
            return False
        schema = self._kinds[kind].schema
        return not _has_whole_float(data) or not _float_at_integer(schema, schema, data)

    def _gate(self, kind: str) -> jsonschema_rs.Validator | None:
        """Return the compiled gate; None where its library cannot be had."""
        if kind not in self._gates:
            try:
                import jsonschema_rs  # noqa: PLC0415 - 47 ms that only checking needs
            except ImportError:
                self._gates[kind] = None
            else:
                self._gates[kind] = jsonschema_rs.Draft202012Validator(dict(self._kinds[kind].schema))
        return self._gates[kind]

    def _explained(self, kind: str, data: Any) -> tuple[SchemaFault, ...]:
        """Return the faults in words. Never empty for what the gate refuses."""
        from workbench.pack.explain import explain_errors  # noqa: PLC0415 - brings jsonschema, 185 ms

        if kind not in self._explainers:
            self._explainers[kind] = strict_validator(self._kinds[kind].schema)
        found = explain_errors(self._explainers[kind].iter_errors(data), self._kinds[kind])
        gate = self._gates.get(kind)
        if found or gate is None:
            return found
        return tuple(
            SchemaFault("".join(f"/{step}" for step in error.instance_path), error.message, keyword=error.kind.name)
            for error in gate.iter_errors(data)
        )


def strict_validator(schema: Mapping[str, Any]) -> jsonschema.protocols.Validator:
    """Return a jsonschema validator that knows `1.0` for no whole number and reads patterns as the gate does."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - 185 ms that only a fault needs
    from jsonschema.validators import extend  # noqa: PLC0415

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    strict = extend(Draft202012Validator, type_checker=checker)  # type: ignore[no-untyped-call]
    made: jsonschema.protocols.Validator = strict(_in_python(schema))
    return made


def _in_python(part: Any) -> Any:
    """Return a schema that means to jsonschema what it means to the gate: `$` is the very end of a text.

    A property that must not be there is told with its place only when its schema is no plain `false`.
    """
    if isinstance(part, list):
        return [_in_python(item) for item in part]
    if not isinstance(part, Mapping):
        return part
    made: dict[str, Any] = {}
    for key, value in part.items():
        if key == "pattern" and isinstance(value, str):
            made[key] = _very_end(value)
        elif key in ("properties", "patternProperties") and isinstance(value, Mapping):
            names = {name: _very_end(name) if key == "patternProperties" else name for name in value}
            made[key] = {
                names[name]: {"not": {}} if inner is False else _in_python(inner) for name, inner in value.items()
            }
        else:
            made[key] = _in_python(value)
    return made


def _very_end(pattern: str) -> str:
    """Replace every `$` that is an anchor."""
    return re.sub(r"(\\.|\[(?:\\.|[^\]\\])*\])|\$", lambda found: found.group(1) or r"\Z", pattern)


def _has_whole_float(data: Any) -> bool:
    """True when some number in the data is written with a point and is whole."""
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, float) and value.is_integer():
            return True
    return False


def _float_at_integer(root: Mapping[str, Any], schema: Any, data: Any) -> bool:
    """True when some part of the schema asks for a whole number where the data has one with a point.

    Says yes too often rather than too seldom: the explainer has the last word.
    """
    if not isinstance(schema, Mapping):
        return False
    if isinstance(data, float):
        sorts = schema.get("type", ())
        if "integer" in ((sorts,) if isinstance(sorts, str) else sorts):
            return True
    beside = [schema[word] for word in ("if", "then", "else", "not") if word in schema]
    if "$ref" in schema:
        beside.append(local_schema(root, schema["$ref"]))
    if any(_float_at_integer(root, branch, data) for branch in (*beside, *branches_of(schema, data))):
        return True
    if isinstance(data, dict):
        rest = [schema.get("additionalProperties"), *schema.get("patternProperties", {}).values()]
        known = schema.get("properties", {})
        return any(
            _float_at_integer(root, part, value) for key, value in data.items() for part in (known.get(key), *rest)
        )
    return isinstance(data, list) and any(
        _float_at_integer(root, item_schema(schema, at), value) for at, value in enumerate(data)
    )
