"""Find the branch of a union that was meant, by its tag or the sort of the value; name the condition of an `if`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from workbench.model.kind import Kind, local_schema
from workbench.model.nearest import did_you_mean
from workbench.model.pointer import to_pointer
from workbench.model.schema_fault import SchemaFault
from workbench.pack.wording import listed, one_of, quoted, sort_words


class Violation(Protocol):
    """What is used of an error of jsonschema; its own types leave everything open."""

    validator: Any
    validator_value: Any
    instance: Any
    schema: Any
    message: str

    @property
    def context(self) -> Any:
        """Errors of the branches."""
        ...

    @property
    def absolute_path(self) -> Any:
        """Steps from the whole data to the value."""
        ...

    @property
    def absolute_schema_path(self) -> Any:
        """Steps from the whole schema to the demand."""
        ...

    @property
    def relative_path(self) -> Any:
        """Steps from the value of the outer error."""
        ...

    @property
    def relative_schema_path(self) -> Any:
        """Steps from the demand of the outer error."""
        ...


def tag_of(error: Violation, root: Mapping[str, Any]) -> str:
    """Return the key whose value says which branch of a union is meant, or ''."""
    named = error.schema.get("discriminator")
    if isinstance(named, Mapping):
        return str(named.get("propertyName", ""))
    branches = [_resolved(branch, root) for branch in error.validator_value]
    shared = [set(_tags(branch)) for branch in branches]
    both = set.intersection(*shared) if shared else set()
    return min(both) if both else ""


def union_faults(error: Violation, tag: str, kind: Kind) -> list[Violation] | SchemaFault:
    """Return the errors of the branch that was meant, a fault when no branch can be meant, or nothing when unclear."""
    if not tag:
        return _by_sort(error)
    where = to_pointer(error.absolute_path)
    branches = [_tags(_resolved(branch, kind.schema)).get(tag, []) for branch in error.validator_value]
    known = [value for values in branches for value in values]
    if not isinstance(error.instance, dict):
        message = f"{quoted(error.instance)} is {sort_words(error.instance)}"
        return SchemaFault(where, message, f"Expected an object with `{tag}`", "type")
    if tag not in error.instance:
        return SchemaFault(where, f"`{tag}` is missing", f"Expected one of {listed(known)}", "required")
    said = error.instance[tag]
    for at, values in enumerate(branches):
        if said in values:
            return _errors_of_branch(error, at)
    near = did_you_mean(said, [v for v in known if isinstance(v, str)]) if isinstance(said, str) else ""
    said_help = near or f"Expected one of {listed(known)}"
    return SchemaFault(f"{where}/{tag}", f"`{tag}` is {quoted(said)}", said_help, "enum")


def _by_sort(error: Violation) -> list[Violation] | SchemaFault:
    """Return the errors of the only branch that takes values of this sort."""
    count = len(error.validator_value)
    wrong = {
        int(e.relative_schema_path[0]): e for e in error.context or () if e.validator == "type" and not e.relative_path
    }
    fitting = [at for at in range(count) if at not in wrong]
    if len(fitting) == 1:
        return _errors_of_branch(error, fitting[0])
    if fitting:
        return []
    sorts = [
        s
        for e in wrong.values()
        for s in ([e.validator_value] if isinstance(e.validator_value, str) else e.validator_value)
    ]
    message = f"{quoted(error.instance)} is {sort_words(error.instance)}"
    return SchemaFault(to_pointer(error.absolute_path), message, f"Expected {one_of(dict.fromkeys(sorts))}", "type")


def _errors_of_branch(error: Violation, at: int) -> list[Violation]:
    """Return the errors that stand in branch `at`."""
    return [
        inner for inner in error.context or () if inner.relative_schema_path and inner.relative_schema_path[0] == at
    ]


def _tags(branch: Any) -> dict[str, list[Any]]:
    """Return the required keys of a branch that have a closed list of values, with those."""
    if not isinstance(branch, Mapping):
        return {}
    found = {}
    for key, part in branch.get("properties", {}).items():
        if isinstance(part, Mapping) and key in branch.get("required", ()) and ("const" in part or "enum" in part):
            found[key] = [part["const"]] if "const" in part else list(part["enum"])
    return found


def _resolved(branch: Any, root: Mapping[str, Any]) -> Any:
    """Return a branch, through its local reference if it is one."""
    if isinstance(branch, Mapping) and "$ref" in branch:
        return local_schema(root, branch["$ref"])
    return branch


def condition_of(error: Violation, root: Mapping[str, Any]) -> str:
    """Return the condition under which a demand of `then` holds, such as ``with `by` `level` ``; else ''."""
    node: Any = root
    found = ""
    for step in error.absolute_schema_path:
        if isinstance(node, Mapping) and step not in node and "$ref" in node:
            node = local_schema(root, node["$ref"])
        if step == "then" and isinstance(node, Mapping):
            found = _condition_words(node.get("if"))
        try:
            node = node[step]
        except (KeyError, IndexError, TypeError):
            break
    return found


def _condition_words(condition: Any) -> str:
    """Put a condition on the values of keys into words."""
    if not isinstance(condition, Mapping):
        return ""
    named = {**condition.get("patternProperties", {}), **condition.get("properties", {})}
    words = []
    for key, part in named.items():
        if isinstance(part, Mapping) and ("const" in part or "enum" in part):
            values = [part["const"]] if "const" in part else part["enum"]
            words.append(f"`{key.strip('^$')}` {listed(values)}")
    return f"with {' and '.join(words)}" if words else ""
