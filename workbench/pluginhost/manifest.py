"""What a plugin says of itself in plugin.json."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.api import API_VERSION

_ID = re.compile(r"[a-z0-9_]+")
#: What a plugin can provide: the key in `provides`.
SORTS = ("rulesets", "checks", "formats")


class ManifestFault(Exception):
    """A plugin.json cannot be used; the text says where, what, and what was expected."""


@dataclass(frozen=True, slots=True)
class Provided:
    """One thing that a plugin provides: its sort (one of SORTS), its id, and `module:NAME` of its code."""

    sort: str
    id: str
    entry: str

    @property
    def module(self) -> str:
        """The module inside the plugin."""
        return self.entry.partition(":")[0]

    @property
    def attribute(self) -> str:
        """The name in that module."""
        return self.entry.partition(":")[2]


@dataclass(frozen=True, slots=True)
class Manifest:
    """A plugin.json that can be used; `folder` is where it lies."""

    id: str
    title: str
    provides: tuple[Provided, ...]
    folder: Path


def read_manifest(folder: Path) -> Manifest:
    """Read `folder`/plugin.json.

    Raises:
        ManifestFault: it cannot be read, is of another API, or lacks what it must say.
    """
    data = _load(folder / "plugin.json")
    name = data.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise ManifestFault(f"plugin.json: `id` is {_shown(name)}, expected small letters, digits and `_`")
    if name != folder.name:
        raise ManifestFault(f"plugin.json: `id` is `{name}`, expected the folder's name `{folder.name}`")
    if data.get("api") != API_VERSION:
        raise ManifestFault(f"plugin.json: `api` is {_shown(data.get('api'))}, expected `{API_VERSION}`")
    return Manifest(name, str(data.get("title") or name), tuple(_provided(data.get("provides"))), folder)


def _load(path: Path) -> dict[str, Any]:
    """Return the object in a JSON file, or say why there is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        raise ManifestFault(f"plugin.json cannot be read: {error}") from error
    if not isinstance(data, dict):
        raise ManifestFault("plugin.json holds no object")
    return data


def _provided(provides: Any) -> list[Provided]:
    """Read the `provides` part."""
    if not isinstance(provides, dict) or not provides:
        raise ManifestFault(f"plugin.json: `provides` is {_shown(provides)}, expected an object with {_or(SORTS)}")
    unknown = sorted(set(provides) - set(SORTS))
    if unknown:
        raise ManifestFault(f"plugin.json: `provides` names `{unknown[0]}`, expected {_or(SORTS)}")
    return [_one(sort, item) for sort in SORTS for item in _list(provides.get(sort, []), sort)]


def _one(sort: str, item: Any) -> Provided:
    """Read one thing provided."""
    said = item if isinstance(item, dict) else {}
    name, entry = said.get("id"), said.get("entry")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise ManifestFault(f"plugin.json: `provides.{sort}` has the id {_shown(name)}, expected `[a-z0-9_]+`")
    if not isinstance(entry, str) or not re.fullmatch(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", entry):
        raise ManifestFault(f"plugin.json: `{name}` has the entry {_shown(entry)}, expected `module:NAME`")
    return Provided(sort, name, entry)


def _list(value: Any, sort: str) -> list[Any]:
    """Return `value` if it is a list, else say so."""
    if not isinstance(value, list):
        raise ManifestFault(f"plugin.json: `provides.{sort}` is {_shown(value)}, expected a list")
    return value


def _shown(value: Any) -> str:
    """Show a value in backticks, or that there is none."""
    return "missing" if value is None else f"`{json.dumps(value, ensure_ascii=False)[:60]}`"


def _or(words: tuple[str, ...]) -> str:
    """Join words with `or`."""
    return " or ".join(f"`{word}`" for word in words)
