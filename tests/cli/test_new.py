"""`workbench new`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import pluginhost


def test_a_new_pack_is_clean(workbench: Callable[..., Any], tmp_path: Path) -> None:
    said = workbench("new", "pack", tmp_path / "my_region", "--format", "json")
    assert said.status == 0
    assert said.json == {"path": str(tmp_path / "my_region")}
    manifest = json.loads((tmp_path / "my_region" / "pack.json").read_text())
    assert (manifest["id"], manifest["format"]) == ("my_region", 1)
    report = workbench("check", tmp_path / "my_region", "--format", "json")
    assert report.json["counts"]["error"] == 0


def test_a_new_pack_plays_by_a_rulebook(workbench: Callable[..., Any], tmp_path: Path) -> None:
    assert workbench("new", "pack", tmp_path / "p", "--ruleset", "pokescape", "--id", "mine").status == 0
    manifest = json.loads((tmp_path / "p" / "pack.json").read_text())
    assert (manifest["id"], manifest["ruleset"]) == ("mine", "pokescape")
    assert workbench("new", "pack", tmp_path / "q", "--ruleset", "chess").status == 2


@pytest.mark.parametrize("kind", sorted(set(pluginhost.kinds_of("pokescape")) - {"pack"}))
def test_a_new_entity_fits_its_schema(workbench: Callable[..., Any], tmp_path: Path, kind: str) -> None:
    workbench("new", "pack", tmp_path / "p", "--ruleset", "pokescape")
    said = workbench("new", kind, "first", "--pack", tmp_path / "p", "--format", "json")
    assert said.status == 0, said.err
    assert Path(said.json["path"]) == tmp_path / "p" / kind / "first.json"
    report = workbench("check", tmp_path / "p", "--format", "json").json
    assert [d for d in report["diagnostics"] if d["code"].startswith(("SCH", "PACK"))] == []


@pytest.mark.parametrize("shipped", ["figure_arena", "master_trainer"])
def test_a_new_entity_of_a_pack_that_ships_is_one_of_its_game(
    workbench: Callable[..., Any], tmp_path: Path, shipped: str
) -> None:
    content = Path(__file__).parent.parent.parent / "content"
    pack = Path(shutil.copytree(content / shipped, tmp_path / shipped))
    for kind in sorted(folder.name for folder in pack.iterdir() if folder.is_dir()):
        assert workbench("new", kind, "first_one", "--pack", pack).status == 0
    report = workbench("check", pack, "--format", "json").json
    assert [d for d in report["diagnostics"] if d["severity"] == "error"] == []
    assert json.loads((pack / "map" / "first_one.json").read_text())["shape"] in ("graph", "track")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("speces", "x", "--pack", "{pack}"), "Did you mean `species`?"),
        (("species", "X Y", "--pack", "{pack}"), "x_y"),
        (("species", "bulbasaur", "--pack", "{pack}"), "there already"),
        (("species", "x"), "--pack PACK is missing"),
        (("pack", "{pack}"), "exists already"),
    ],
)
def test_what_cannot_be_made_is_wrong_use(
    workbench: Callable[..., Any], small: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = workbench("new", *(argument.format(pack=small) for argument in arguments))
    assert (done.status, done.out) == (2, "")
    assert said in done.err
