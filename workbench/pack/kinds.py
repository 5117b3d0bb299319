"""Read the schema files and make each schema whole: references to other files put in place, rules parts added."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from workbench.model.kind import Kind, local_schema

SUFFIX = ".schema.json"
#: What a schema says beside a reference for people only; it goes over what the reference says.
_ANNOTATIONS = frozenset({"title", "description", "default", "examples", "deprecated", "readOnly", "$comment"})

#: A reference to another file, in the text of a schema: to look here is far quicker than in what the text says.
_ELSEWHERE = re.compile(r'"\$ref"\s*:\s*"[^#]')


class _Files(NamedTuple):
    """Schema files by name without their ending, and those among them that refer to other files."""

    said: dict[str, Mapping[str, Any]]
    mixed: frozenset[str]

    def __or__(self, other: _Files) -> _Files:
        """Both; of two of one name the other's."""
        return _Files({**self.said, **other.said}, self.mixed - other.said.keys() | other.mixed)


class SchemaFilesFault(Exception):
    """Schema files that cannot be put together; the text names the file and why."""


def load_kinds(core: Path, plugin_schemas: Path | None = None, plugin: str = "core") -> dict[str, Kind]:
    """Read the kinds of all games from `core` and those of one plugin, by name.

    A plugin's `<kind>.rules.schema.json` becomes the property `rules` of the core kind.

    Raises:
        SchemaFilesFault: a file is no JSON object, names a part that is not there, or reuses a core name.
    """
    shared = _read_folder(core)
    kinds = {name: Kind(name, _whole(shared, name)) for name, schema in shared.said.items() if _is_kind(schema)}
    if plugin_schemas is None or not plugin_schemas.is_dir():
        return kinds
    own = _read_folder(plugin_schemas)
    rules = {name.removesuffix(".rules"): name for name in own.said if name.endswith(".rules")}
    files = shared | own
    for name, schema in own.said.items():
        if name in kinds:
            raise SchemaFilesFault(f"`{name}{SUFFIX}` of plugin `{plugin}` reuses the name of a core kind")
        if name not in rules.values() and _is_kind(schema):
            kinds[name] = Kind(name, _whole(files, name), plugin)
    for kind, name in rules.items():
        if kind not in kinds:
            raise SchemaFilesFault(f"`{name}{SUFFIX}` of plugin `{plugin}` extends `{kind}`, which is no core kind")
        kinds[kind] = Kind(kind, _with_rules(kinds[kind].schema, _whole(files, name)), kinds[kind].home)
    return kinds


def _read_folder(folder: Path) -> _Files:
    """Read every schema file of a folder."""
    found: dict[str, Mapping[str, Any]] = {}
    mixed = set()
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        name = path.name.removesuffix(SUFFIX)
        try:
            text = path.read_text(encoding="utf-8-sig")
            schema = json.loads(text)
        except ValueError as fault:
            raise SchemaFilesFault(f"`{path.name}` cannot be read: {fault}") from fault
        if not isinstance(schema, dict):
            raise SchemaFilesFault(f"`{path.name}` holds no object")
        found[name] = schema
        if _ELSEWHERE.search(text):
            mixed.add(name)
    return _Files(found, frozenset(mixed))


def _is_kind(schema: Mapping[str, Any]) -> bool:
    """False for a file that only holds definitions for others."""
    return schema.get("x-kind") is not False and any(
        word in schema for word in ("properties", "$ref", "oneOf", "allOf")
    )


def _whole(files: _Files, name: str) -> dict[str, Any]:
    """Return the schema of file `name` with everything that it takes from other files in it."""
    if name in files.mixed:
        return _Inliner(files.said, name).whole()
    return _lifted({key: value for key, value in files.said[name].items() if key not in ("$id", "x-kind")})


class _Inliner:
    """Puts parts of other files in place. Parts that hold themselves go to the `$defs` of the whole."""

    def __init__(self, files: Mapping[str, Mapping[str, Any]], home: str) -> None:
        self._files = files
        self._home = home
        own = files[home].get("$defs", {})
        self._defs: dict[str, Any] = dict.fromkeys(own)
        self._moved: dict[tuple[str, str], str] = {}
        self._open: list[tuple[str, str]] = []

    def whole(self) -> dict[str, Any]:
        """Return the whole schema, its own definitions kept under `$defs`."""
        source = dict(self._files[self._home])
        own = source.pop("$defs", {})
        for word in ("$id", "x-kind"):
            source.pop(word, None)
        for name, part in own.items():
            self._defs[name] = self._put(part, self._home)
        schema: dict[str, Any] = self._put(source, self._home)
        if self._defs:
            schema["$defs"] = self._defs
        return _lifted(schema)

    def _put(self, part: Any, file: str) -> Any:
        """Return `part`, which stands in `file`, without references to other files."""
        if isinstance(part, list):
            return [self._put(item, file) for item in part]
        if not isinstance(part, dict):
            return part
        ref = part.get("$ref")
        if isinstance(ref, str) and self._is_foreign(ref, file):
            beside = {key: self._put(value, file) for key, value in part.items() if key != "$ref"}
            return _beside(self._foreign(ref, file), beside)
        return {key: self._put(value, file) for key, value in part.items()}

    def _is_foreign(self, ref: str, file: str) -> bool:
        """True when `ref`, written in `file`, does not mean a part of the whole's own file."""
        return not ref.startswith("#") or file != self._home

    def _foreign(self, ref: str, file: str) -> dict[str, Any]:
        """Return the part of another file that `ref` names, or a local reference to it when it holds itself."""
        name, _, pointer = ref.partition("#")
        where = (name.rpartition("/")[2].removesuffix(SUFFIX) or file, pointer)
        if where in self._moved or where in self._open:
            return {"$ref": f"#/$defs/{self._moved.setdefault(where, self._free_name(where))}"}
        target = local_schema(self._files.get(where[0], {}), f"#{pointer}")
        if not isinstance(target, dict):
            raise SchemaFilesFault(f"`{file}{SUFFIX}` refers to `{ref}`, which is not there")
        self._open.append(where)
        placed = {key: self._put(value, where[0]) for key, value in target.items() if key not in ("$defs", "$id")}
        if isinstance(target.get("$ref"), str):
            placed = self._put(target, where[0])
        self._open.pop()
        if where in self._moved:
            self._defs[self._moved[where]] = placed
        return placed

    def _free_name(self, where: tuple[str, str]) -> str:
        """Return a name under `$defs` that is not taken, and take it."""
        name = where[1].rpartition("/")[2] or where[0]
        while name in self._defs:
            name = f"{where[0]}_{name}"
        self._defs[name] = None
        return name


def _beside(target: dict[str, Any], beside: dict[str, Any]) -> dict[str, Any]:
    """Join what a reference means with what is written beside it; clashing demands must both hold."""
    clash = {key for key in beside if key in target and not _for_people(key)}
    if clash:
        return {**beside, "allOf": [target, *beside.get("allOf", ())]}
    return {**target, **beside}


def _for_people(key: str) -> bool:
    """True for keywords that demand nothing."""
    return key in _ANNOTATIONS or key.startswith("x-")


def _lifted(schema: dict[str, Any]) -> dict[str, Any]:
    """Bring a schema that is only a reference to one of its `$defs` to the top (generated files are such)."""
    seen = set()
    while isinstance(ref := schema.get("$ref"), str) and ref not in seen:
        seen.add(ref)
        target = local_schema(schema, ref)
        if not isinstance(target, dict):
            raise SchemaFilesFault(f"a schema refers to `{ref}`, which is not there")
        schema = _beside(target, {key: value for key, value in schema.items() if key != "$ref"})
    return schema


def _with_rules(schema: Mapping[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """Return `schema` with the property `rules`; definitions of the part that clash get another name.

    What the part says of new entities (`x-new`) is meant of the whole entity; a part without properties says only that.
    """
    core_defs = dict(schema.get("$defs", {}))
    own_defs = rules.get("$defs", {})
    names = {name: f"rules_{name}" if name in core_defs else name for name in own_defs}
    part = _renamed({key: value for key, value in rules.items() if key not in ("$defs", "$schema")}, names)
    defs = {**core_defs, **{names[name]: _renamed(value, names) for name, value in own_defs.items()}}
    begun = {**schema.get("x-new", {}), **part.pop("x-new", {})}
    whole = {**schema, **({"x-new": begun} if begun else {})}
    if part.get("properties"):
        whole["properties"] = {**schema.get("properties", {}), "rules": part}
    return {**whole, "$defs": defs} if defs else whole


def _renamed(part: Any, names: Mapping[str, str]) -> Any:
    """Return `part` with local references to definitions under their new names."""
    if all(old == new for old, new in names.items()):
        return part
    return json.loads(json.dumps(part), object_hook=lambda found: _renamed_words(found, names))


def _renamed_words(found: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Replace the references that one object of a schema holds (`$ref`, and the texts of a tag's mapping)."""
    return {key: _renamed_text(value, names) for key, value in found.items()}


def _renamed_text(value: Any, names: Mapping[str, str]) -> Any:
    """Return a local reference under its new name; anything else as it is."""
    if not isinstance(value, str) or not value.startswith("#/$defs/"):
        return value
    name, slash, rest = value.removeprefix("#/$defs/").partition("/")
    return f"#/$defs/{names.get(name, name)}{slash}{rest}"
