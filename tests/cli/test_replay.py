"""`workbench replay`."""

from __future__ import annotations

import base64
import json
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import places

INTRO = ("kanto", "intro_one_on_one")


@pytest.fixture
def recorded(workbench: Callable[..., Any], tmp_path: Path) -> Path:
    """A recorded game."""
    file = tmp_path / "r.json"
    assert workbench("play", *INTRO, "--seed", 5, "--record", file).status == 0
    return file


def test_plays_the_same_game(workbench: Callable[..., Any], recorded: Path) -> None:
    said = workbench("replay", recorded, "--verify", "--format", "json")
    assert (said.status, said.err) == (0, "")
    assert (said.json["matches"], said.json["diverged_at"], said.json["differs"]) == (True, None, [])
    told = workbench("replay", recorded)
    assert "the same game" in told.out
    assert len(told.err.splitlines()) > 20
    assert workbench("replay", recorded, "--verify").err == ""


def test_a_changed_decision_is_found(workbench: Callable[..., Any], recorded: Path) -> None:
    data = json.loads(recorded.read_text())
    data["decisions"][3] += 1
    recorded.write_text(json.dumps(data))
    said = workbench("replay", recorded, "--verify", "--format", "json")
    assert said.status == 1
    assert said.json["matches"] is False
    assert said.json["diverged_at"] in range(3, 6)
    assert "another game" in workbench("replay", recorded).out


def edited_kanto(tmp_path: Path) -> Path:
    """A copy of Kanto with a stronger card."""
    pack = Path(shutil.copytree(places.content() / "kanto", tmp_path / "kanto"))
    card = pack / "army_card" / "pikachu.json"
    data = json.loads(card.read_text(encoding="utf-8"))
    card.write_text(json.dumps({**data, "life": data["life"] + 4}), encoding="utf-8")
    return pack


def test_names_what_differs_in_another_pack(workbench: Callable[..., Any], recorded: Path, tmp_path: Path) -> None:
    said = workbench("replay", recorded, "--pack", edited_kanto(tmp_path), "--verify", "--format", "json")
    assert said.json["differs"] == ["army_card:pikachu"]
    assert said.status == (0 if said.json["matches"] else 1)


def test_names_what_differs_where_the_content_cannot_be_played(
    workbench: Callable[..., Any], recorded: Path, tmp_path: Path
) -> None:
    pack = edited_kanto(tmp_path)
    card = pack / "army_card" / "pikachu.json"
    card.write_text(json.dumps({**json.loads(card.read_text(encoding="utf-8")), "points": 9999}), encoding="utf-8")
    said = workbench("replay", recorded, "--pack", pack, "--format", "json")
    assert (said.status, said.json["matches"], said.json["differs"]) == (1, False, ["army_card:pikachu"])


def test_offers_the_content_that_was_played(workbench: Callable[..., Any], recorded: Path, tmp_path: Path) -> None:
    pack = edited_kanto(tmp_path)
    said = workbench("replay", recorded, "--pack", pack, "--verify")
    assert "different content: army_card:pikachu (changed)" in said.out
    assert f"`workbench replay {recorded}` plays with that" in said.out
    assert workbench("replay", recorded, "--verify").status == 0
    (pack / "army_card" / "pikachu.json").unlink()
    refused = workbench("replay", recorded, "--pack", pack)
    assert (refused.status, refused.out) == (1, "")
    assert "different content: army_card:pikachu (not here)" in refused.err
    assert "plays with that" in refused.err


def test_without_content_the_pack_is_looked_for(workbench: Callable[..., Any], recorded: Path, tmp_path: Path) -> None:
    data = json.loads(recorded.read_text())
    del data["content"]
    recorded.write_text(json.dumps(data))
    assert workbench("replay", recorded, "--verify").status == 0
    edited_kanto(tmp_path)
    beside = workbench("replay", recorded, "--verify", "--format", "json")
    assert beside.json["differs"] == ["army_card:pikachu"]
    recorded.write_text(json.dumps({**data, "pack": "lost"}))
    lost = workbench("replay", recorded)
    assert (lost.status, lost.out) == (2, "")
    assert "--pack" in lost.err


@pytest.mark.parametrize("text", [None, "", "{}", "[1]"])
def test_what_is_no_replay_is_wrong_use(workbench: Callable[..., Any], tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "r.json"
    if text is not None:
        file.write_text(text)
    said = workbench("replay", file)
    assert (said.status, said.out) == (2, "")
    assert str(file) in said.err


@pytest.mark.parametrize("text", ["{}", "[]", "3", "{"])
def test_embedded_content_that_was_changed_is_told(workbench: Callable[..., Any], recorded: Path, text: str) -> None:
    data = json.loads(recorded.read_text())
    entities = json.loads(zlib.decompress(base64.b64decode(data["content"])))
    entities["scenario:intro_one_on_one"] = text
    data["content"] = base64.b64encode(zlib.compress(json.dumps(entities).encode())).decode()
    recorded.write_text(json.dumps(data))
    said = workbench("replay", recorded)
    if text == "{":
        assert (said.status, said.out) == (2, "")
        assert "content is damaged" in said.err
    else:
        assert said.status == 1
        assert "different content: scenario:intro_one_on_one (changed)" in said.err
        assert "is not what was played: the file was changed since" in said.err


def test_content_that_trips_the_ruleset_is_no_fault_of_the_program(
    workbench: Callable[..., Any], recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(snapshot: Any) -> None:
        raise KeyError("life")

    monkeypatch.setattr("workbench.pluginhost.compile_snapshot", trip)
    said = workbench("replay", recorded, "--format", "json")
    assert said.status == 1
    assert said.json["errors"] == ["the ruleset `pokescape` cannot read the embedded content: KeyError: 'life'"]


def test_as_one_seat_nothing_is_told_that_only_the_other_may_know(
    workbench: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "r.json"
    workbench("play", "wave2_starter", "starter_duel", "--record", file)
    whole, first, second = (
        set(workbench("replay", file, *seat).err.splitlines()) for seat in ((), ("--as", 1), ("--as", 2))
    )
    assert whole - first
    assert whole - second
    assert whole - first <= second
    assert whole - second <= first
    wrong = workbench("replay", file, "--as", 3)
    assert (wrong.status, wrong.out) == (2, "")
    assert "no seat `3`, its seats are 1 to 2" in wrong.err
