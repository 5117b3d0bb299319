"""Writes a plugin's schema files from the structs that its ruleset declares: what `python3 dev.py schemas` runs.

A struct is the one declaration of a kind that only a ruleset plays, or of the `rules` part of a core kind; its file is
made from it and never edited.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from workbench.engine.ruleset import Ruleset
from workbench.pluginhost.activate import load
from workbench.pluginhost.discover import Discovered, discover

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def kind_schema(name: str, declared: Any) -> dict[str, Any]:
    """Return the JSON Schema of a struct (or `Annotated[Struct, Meta(…)]`), closed, keys that begin with `x-` free.

    `name` is the kind, or `kind.rules` for a ruleset's part of a core kind; it gives a title where the struct has none.
    """
    (top,), parts = msgspec.json.schema_components([declared], ref_template="#/$defs/{name}")
    own = parts.pop(top.pop("$ref").rpartition("/")[2]) if "$ref" in top else {}
    title = name.partition(".")[0].replace("_", " ").capitalize()
    whole: dict[str, Any] = {"$schema": _DIALECT, "title": title, **_described(own), **top}
    if parts:
        whole["$defs"] = {key: _described(part) for key, part in sorted(parts.items())}
    closed = _closed(whole)
    assert isinstance(closed, dict)
    return closed


def schema_text(schema: Mapping[str, Any]) -> str:
    """Return the text of a schema file."""
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def schema_files(ruleset: Ruleset) -> dict[str, str]:
    """Return the text of every schema file of a ruleset by file name."""
    return {
        f"{name}.schema.json": schema_text(kind_schema(name, struct))
        for name, struct in sorted(ruleset.structs.items())
    }


def stale_files(plugin: Discovered) -> Iterator[tuple[Path, str | None]]:
    """Yield every schema file of a plugin that differs from its structs, with its right text (None: it has to go)."""
    folder = plugin.folder / "schemas"
    wanted: dict[str, str] = {}
    for provided in plugin.manifest.provides if plugin.manifest else ():
        if provided.sort == "rulesets":
            wanted |= schema_files(load(plugin, provided))
    there = {path.name for path in folder.glob("*.schema.json")}
    for name in sorted(wanted.keys() | there):
        path = folder / name
        if name not in there or path.read_text(encoding="utf-8") != wanted.get(name):
            yield path, wanted.get(name)


def main(arguments: Sequence[str]) -> int:
    """Bring the schema files of all plugins, or of those named, up to date; name each file that changed."""
    for plugin in discover():
        if arguments and plugin.id not in arguments:
            continue
        for path, text in stale_files(plugin):
            if text is None:
                path.unlink()
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
            sys.stdout.write(f"{'removed' if text is None else 'wrote'} {path}\n")
    return 0


def _described(part: dict[str, Any]) -> dict[str, Any]:
    """Give the tag of a union's branch a title, and take the class's name away where it is the only title."""
    properties = part.get("properties", {})
    for key, value in properties.items():
        if set(value) == {"enum"} and len(value["enum"]) == 1:
            properties[key] = {"title": key.capitalize(), "description": "What this is", "const": value["enum"][0]}
    return part


def _closed(schema: Any) -> Any:
    """Return a schema in which objects allow `x-` keys and an optional value may be absent but not null."""
    if isinstance(schema, list):
        return [_closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: _closed(value) for key, value in schema.items()}
    if schema.get("additionalProperties") is False and "properties" in schema:
        schema["patternProperties"] = {"^x-": True}
    return _without_null(schema)


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Turn `X or null, by default null` into `X`: in a file, what is not said is left out."""
    union = schema.get("anyOf")
    if not union or {"type": "null"} not in union or schema.get("default", 0) is not None:
        return schema
    left = [branch for branch in union if branch != {"type": "null"}]
    if len(left) > 1:
        return {**{k: v for k, v in schema.items() if k != "default"}, "anyOf": left}
    return {**left[0], **{k: v for k, v in schema.items() if k not in ("anyOf", "default")}}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
