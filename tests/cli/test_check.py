"""`workbench check`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from workbench.api import API_VERSION

CHAIN = "evolution_chain/bulbasaur.json"
KEYS = {"code", "severity", "pack", "kind", "id", "file", "pointer", "line", "column", "message", "help"}


def spoil(pack: Path, old: str = '"ivysaur"', new: str = '"ivysaurr"') -> None:
    """Write a reference wrongly."""
    path = pack / CHAIN
    path.write_text(path.read_text().replace(old, new))


def test_a_clean_pack_is_status_0(workbench: Callable[..., Any], small: Path) -> None:
    said = workbench("check", small)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("5 entities checked in ")
    assert said.out.endswith(" s: 0 errors, 0 warnings, 0 notes\n")


def test_a_fault_is_status_1_with_its_place_and_the_nearest_right_answer(
    workbench: Callable[..., Any], small: Path
) -> None:
    spoil(small)
    said = workbench("check", small, "--format", "json")
    assert said.status == 1
    report = said.json
    assert report["entities"] == 5
    assert report["counts"]["error"] == 1
    (found,) = [d for d in report["diagnostics"] if d["severity"] == "error"]
    assert set(found) == KEYS
    assert (found["code"], found["pack"], found["kind"], found["id"]) == (
        "REF001",
        "test",
        "evolution_chain",
        "bulbasaur",
    )
    assert (found["file"], found["pointer"], found["line"]) == (CHAIN, "/links/0/to", 1)
    assert "`ivysaurr`" in found["message"]
    assert "`ivysaur`" in found["help"]
    text = workbench("check", small)
    assert f"test/{CHAIN}:1:{found['column']}: error REF001: {found['message']}\n    {found['help']}" in text.out


def test_a_file_that_cannot_be_read_is_a_finding_and_stays_as_it_is(workbench: Callable[..., Any], small: Path) -> None:
    path = small / CHAIN
    path.write_text('{\n  "id": "bulbasaur",\n')
    before = path.read_bytes()
    said = workbench("check", small, "--format", "json")
    assert said.status == 1
    (found,) = [d for d in said.json["diagnostics"] if d["severity"] == "error"]
    assert found["file"] == CHAIN
    assert found["line"] >= 2
    assert path.read_bytes() == before


def test_several_packs_make_one_report(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(small, other)
    manifest = json.loads((other / "pack.json").read_text())
    (other / "pack.json").write_text(json.dumps({**manifest, "id": "other"}))
    spoil(small)
    spoil(other)
    report = workbench("check", small, other, "--format", "json").json
    assert report["entities"] == 10
    assert [d["pack"] for d in report["diagnostics"] if d["severity"] == "error"] == ["test", "other"]


def test_required_packs_are_read_and_not_reported(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    spoil(small)
    user = tmp_path / "user"
    user.mkdir()
    requires = [{"id": "test", "version": ">=0.1"}]
    manifest = {"format": 1, "id": "user", "title": {"en": "User", "it": "User"}, "version": "1", "requires": requires}
    (user / "pack.json").write_text(json.dumps(manifest))
    report = workbench("check", user, "--format", "json").json
    assert [d for d in report["diagnostics"] if d["severity"] == "error"] == []


def test_a_baseline_leaves_out_what_was_there(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    spoil(small)
    baseline = tmp_path / "baseline.json"
    baseline.write_text(workbench("check", small, "--format", "json").out)
    assert workbench("check", small, "--baseline", baseline).status == 0
    spoil(small, '"from": "bulbasaur"', '"from": "bulba"')
    again = workbench("check", small, "--baseline", baseline, "--format", "json")
    assert again.status == 1
    assert {d["pointer"] for d in again.json["diagnostics"] if d["code"] == "REF001"} == {"/links/0/from"}


@pytest.mark.parametrize("text", [None, "{", "[]", '{"diagnostics": 3}'])
def test_a_baseline_that_is_none_is_wrong_use(
    workbench: Callable[..., Any], small: Path, tmp_path: Path, text: str | None
) -> None:
    baseline = tmp_path / "baseline.json"
    if text is not None:
        baseline.write_text(text)
    said = workbench("check", small, "--baseline", baseline)
    assert (said.status, said.out) == (2, "")
    assert "baseline" in said.err


def test_writes_sarif_and_junit(workbench: Callable[..., Any], small: Path) -> None:
    spoil(small)
    log = workbench("check", small, "--format", "sarif")
    assert log.status == 1
    assert "REF001" in [result["ruleId"] for result in log.json["runs"][0]["results"]]
    suite = ElementTree.fromstring(workbench("check", small, "--format", "junit").out)
    assert suite.get("failures") == "1"


@pytest.mark.parametrize(
    ("target", "said"),
    [("no/such/pack", "no/such/pack"), ("kantoo", "Did you mean `kanto`?"), (".", "pack.json")],
)
def test_what_is_no_pack_is_wrong_use(
    workbench: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = workbench("check", target)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_a_folder_with_a_broken_pack_json_is_a_pack(workbench: Callable[..., Any], small: Path) -> None:
    (small / "pack.json").write_text("{")
    said = workbench("check", small, "--format", "json")
    assert said.status == 1
    assert any(d["file"] == "pack.json" for d in said.json["diagnostics"])


def test_a_shipped_pack_is_found_by_its_id(
    workbench: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = workbench("check", "pokescape_base", "--format", "json")
    assert said.status == 0
    assert said.json["counts"]["error"] == 0


def test_says_that_the_ruleset_is_not_there(workbench: Callable[..., Any], write_pack: Callable[..., Path]) -> None:
    said = workbench("check", write_pack(pack={"ruleset": "chess"}), "--format", "json")
    assert "checked without its ruleset: No plugin provides the ruleset `chess`" in said.err
    assert said.json["entities"] == 0


def test_a_ruleset_whose_plugin_cannot_be_imported_is_a_finding_with_its_error(
    workbench: Callable[..., Any], small: Path, state_folder: Path
) -> None:
    plugin = state_folder / "plugins" / "chess"
    plugin.mkdir(parents=True)
    provides = {"rulesets": [{"id": "chess", "entry": "ruleset:RULESET"}]}
    manifest = {"id": "chess", "title": "Chess", "api": API_VERSION, "provides": provides}
    (plugin / "plugin.json").write_text(json.dumps(manifest), encoding="utf-8")
    (plugin / "ruleset.py").write_text("import no_such_board\n", encoding="utf-8")
    pack = json.loads((small / "pack.json").read_text(encoding="utf-8"))
    (small / "pack.json").write_text(json.dumps({**pack, "ruleset": "chess"}), encoding="utf-8")

    said = workbench("check", small, "--format", "json")

    off = [one for one in said.json["diagnostics"] if one["code"] == "PACK022"]
    assert said.status == 1
    assert [(one["severity"], one["file"], one["pointer"]) for one in off] == [("error", "pack.json", "/ruleset")]
    assert "No module named 'no_such_board'" in off[0]["message"]
    assert "Traceback" in said.err
