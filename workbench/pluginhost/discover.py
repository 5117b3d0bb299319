"""Finds plugins by their plugin.json; imports no plugin code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from workbench import places
from workbench.pluginhost.manifest import Manifest, ManifestFault, read_manifest


@dataclass(frozen=True, slots=True)
class Discovered:
    """A plugin folder: its manifest, or why it is off."""

    id: str
    folder: Path
    manifest: Manifest | None
    error: str = ""


def plugin_folders() -> tuple[Path, ...]:
    """The folders that plugins are looked for in: the shipped ones first, then the user's."""
    return (places.plugins(), places.home() / "plugins")


def discover(folders: Sequence[Path] | None = None) -> tuple[Discovered, ...]:
    """Return every plugin of `folders` (default: shipped and user's), in order, with the reason for those that are off.

    A folder without plugin.json is no plugin. Of two plugins with one id the first wins.
    """
    found: dict[str, Discovered] = {}
    twins: list[Discovered] = []
    for parent in plugin_folders() if folders is None else folders:
        for folder in _candidates(parent):
            one = _read(folder)
            if one.id in found:
                text = f"a plugin `{one.id}` was found before it in another folder"
                twins.append(Discovered(one.id, folder, None, text))
            else:
                found[one.id] = one
    return (*found.values(), *twins)


def provided_ids(sort: str) -> tuple[str, ...]:
    """Return the ids of all that plugins provide of a sort, e.g. `rulesets`; imports nothing."""
    manifests = (plugin.manifest for plugin in discover() if plugin.manifest)
    return tuple(sorted({one.id for manifest in manifests for one in manifest.provides if one.sort == sort}))


def _candidates(parent: Path) -> list[Path]:
    """Return the folders in `parent` that hold a plugin.json, sorted."""
    try:
        return sorted(child for child in parent.iterdir() if (child / "plugin.json").is_file())
    except OSError:
        return []


def _read(folder: Path) -> Discovered:
    """Read one plugin's manifest."""
    try:
        return Discovered(folder.name, folder, read_manifest(folder))
    except ManifestFault as fault:
        return Discovered(folder.name, folder, None, str(fault))
