"""plugin.json: what is read, and what is said of one that cannot be used."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.pluginhost.manifest import ManifestFault, Provided, read_manifest

GOOD: dict[str, Any] = {
    "id": "good",
    "title": "Good",
    "api": 1,
    "provides": {"rulesets": [{"id": "good", "entry": "ruleset:RULESET"}], "formats": [{"id": "f", "entry": "a.b:F"}]},
}


def write(folder: Path, text: str) -> Path:
    """Write a plugin.json into a folder `good`."""
    plugin = folder / "good"
    plugin.mkdir()
    (plugin / "plugin.json").write_text(text, encoding="utf-8")
    return plugin


def test_reads_what_a_plugin_provides(tmp_path: Path) -> None:
    manifest = read_manifest(write(tmp_path, json.dumps(GOOD)))
    assert (manifest.id, manifest.title) == ("good", "Good")
    assert manifest.provides == (Provided("rulesets", "good", "ruleset:RULESET"), Provided("formats", "f", "a.b:F"))
    assert (manifest.provides[1].module, manifest.provides[1].attribute) == ("a.b", "F")


def no_id(data: Any) -> None:
    """plugin.json: `id` is missing, expected small letters, digits and `_`"""
    del data["id"]


def loud_id(data: Any) -> None:
    """plugin.json: `id` is `"Good"`, expected small letters, digits and `_`"""
    data["id"] = "Good"


def other_id(data: Any) -> None:
    """plugin.json: `id` is `other`, expected the folder's name `good`"""
    data["id"] = "other"


def other_api(data: Any) -> None:
    """plugin.json: `api` is `2`, expected `1`"""
    data["api"] = 2


def no_api(data: Any) -> None:
    """plugin.json: `api` is missing, expected `1`"""
    del data["api"]


def nothing_provided(data: Any) -> None:
    """plugin.json: `provides` is `{}`, expected an object with `rulesets` or `checks` or `formats`"""
    data["provides"] = {}


def odd_provided(data: Any) -> None:
    """plugin.json: `provides` names `games`, expected `rulesets` or `checks` or `formats`"""
    data["provides"]["games"] = []


def no_list(data: Any) -> None:
    """plugin.json: `provides.rulesets` is `{}`, expected a list"""
    data["provides"]["rulesets"] = {}


def odd_entry(data: Any) -> None:
    """plugin.json: `good` has the entry `"ruleset"`, expected `module:NAME`"""
    data["provides"]["rulesets"][0]["entry"] = "ruleset"


def leading_dots(data: Any) -> None:
    """plugin.json: `good` has the entry `"..other.ruleset:RULESET"`, expected `module:NAME`"""
    data["provides"]["rulesets"][0]["entry"] = "..other.ruleset:RULESET"


def no_provided_id(data: Any) -> None:
    """plugin.json: `provides.rulesets` has the id missing, expected `[a-z0-9_]+`"""
    data["provides"]["rulesets"] = ["good"]


@pytest.mark.parametrize(
    "spoil",
    [no_id, loud_id, other_id, other_api, no_api, nothing_provided, odd_provided, no_list, odd_entry, leading_dots,
     no_provided_id],
)  # fmt: skip
def test_says_what_is_wrong_with_a_manifest(tmp_path: Path, spoil: Callable[[Any], None]) -> None:
    data = copy.deepcopy(GOOD)
    spoil(data)
    with pytest.raises(ManifestFault) as fault:
        read_manifest(write(tmp_path, json.dumps(data)))
    assert str(fault.value) == spoil.__doc__


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "[" * 100_000, "\udcff"], ids=["empty", "cut", "list", "deep", "bytes"]
)
def test_says_that_a_file_cannot_be_read(tmp_path: Path, text: str) -> None:
    plugin = tmp_path / "good"
    plugin.mkdir()
    (plugin / "plugin.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(ManifestFault, match=r"plugin\.json"):
        read_manifest(plugin)
