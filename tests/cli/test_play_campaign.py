"""`workbench play` of a campaign."""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import places
from workbench.engine.replay import Replay

KANTO = ("kanto", "kanto")
KEYS = {"result", "decisions", "rounds", "seed", "replay", "steps", "finished", "next", "progress", "differs"}


@pytest.fixture
def kanto(tmp_path: Path) -> Path:
    """A copy of Kanto whose road is short: the trainers start beside its end."""
    pack = Path(shutil.copytree(places.content() / "kanto", tmp_path / "packs" / "kanto"))
    change(pack / "scenario" / "route_1.json", lambda data: data["rules"].update(step_limit=3))
    return pack


def change(file: Path, edit: Callable[[Any], Any]) -> None:
    """Edit a JSON file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    edit(data)
    file.write_text(json.dumps(data), encoding="utf-8")


def test_agents_play_a_campaign_step_by_step(workbench: Callable[..., Any], tmp_path: Path) -> None:
    said = workbench("play", *KANTO, "--seed", 3, "--record", tmp_path / "run.json", "--format", "json")
    assert (said.status, said.err) == (0, "")
    game = said.json
    assert set(game) == KEYS
    assert (game["finished"], game["next"], game["progress"], game["differs"]) == (True, None, None, [])
    assert [step["scenario"] for step in game["steps"]] == ["campaign_starter", "route_1"]
    assert game["result"]["reason"] == "arrived"
    assert game["decisions"] == sum(step["decisions"] for step in game["steps"]) > 100
    assert game["rounds"] == sum(step["rounds"] for step in game["steps"])
    assert [Path(step["replay"]).name for step in game["steps"]] == [
        "run-1-campaign_starter.json",
        "run-2-route_1.json",
    ]
    assert game["replay"] == game["steps"][-1]["replay"]
    replay = Replay.from_bytes(Path(game["replay"]).read_bytes())
    assert (len(replay.decisions), replay.seed) == (game["steps"][1]["decisions"], game["steps"][1]["seed"])
    assert workbench("replay", game["replay"], "--format", "json").json["matches"]


def test_the_text_says_how_each_scenario_ended_and_what_everybody_has(
    workbench: Callable[..., Any], kanto: Path
) -> None:
    said = workbench("play", kanto, "kanto", "--log", "--lang", "it")
    assert "1. campaign_starter: seat" in said.out
    assert "2. route_1: nobody wins: step limit (3 rounds" in said.out
    assert "the campaign is over" in said.out
    assert "Squadra: " in said.out
    assert "[>] Percorso 1" in said.err
    assert "Passi" not in said.out


def test_progress_is_kept_after_each_step_and_gone_on_with(workbench: Callable[..., Any], kanto: Path) -> None:
    file = kanto.parent / "progress" / "p.json"
    route = kanto / "scenario" / "route_1.json"
    whole = route.read_text(encoding="utf-8")
    change(route, lambda data: data["rules"].update(goal=[]))
    broken = workbench("play", kanto, "kanto", "--progress", file, "--format", "json")
    assert broken.status == 1
    assert broken.json["steps"] == []
    route.write_text(whole, encoding="utf-8")
    done = workbench("play", kanto, "kanto", "--seed", 5, "--progress", file, "--format", "json").json
    assert done["progress"] == str(file)
    again = workbench("play", kanto, "kanto", "--progress", file, "--format", "json").json
    assert (again["steps"], again["seed"], again["finished"]) == (done["steps"], 5, True)


def test_a_person_leaves_in_the_midst_of_a_scenario_and_goes_on_with_changed_content(
    workbench: Callable[..., Any], kanto: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kanto.parent / "p.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nq\n"))
    said = workbench("play", kanto, "kanto", "--agents", "human,greedy", "--progress", file, "--format", "json")
    assert said.status == 0
    assert (said.json["result"], said.json["next"], said.json["finished"]) == (None, "campaign_starter", False)
    assert "you left the table" in said.err
    assert "Professor Oak" in said.err
    change(kanto / "scenario" / "route_1.json", lambda data: data["rules"].update(money=5))
    went_on = workbench("play", kanto, "kanto", "--progress", file, "--format", "json")
    assert went_on.json["differs"] == ["scenario:route_1"]
    assert "changed since the progress was kept: scenario:route_1" in went_on.err
    assert went_on.json["finished"]
    assert went_on.err.count("for the first choice") == 0


def test_a_person_who_stops_the_program_loses_nothing(
    workbench: Callable[..., Any], kanto: Path, typed_then_stopped: Callable[[str], None]
) -> None:
    file = kanto.parent / "p.json"
    typed_then_stopped("1\n1\n")
    assert workbench("play", kanto, "kanto", "--agents", "human,greedy", "--progress", file).status == 130
    assert len(json.loads(file.read_text(encoding="utf-8"))["playing"]["decisions"]) >= 2


def test_progress_without_a_file_is_kept_in_the_state_folder(
    workbench: Callable[..., Any], kanto: Path, state_folder: Path
) -> None:
    said = workbench("play", kanto, "kanto", "--progress")
    assert said.status == 0
    assert (state_folder / "campaigns" / "kanto-kanto.json").is_file()


def test_wrong_use_is_told_and_writes_nothing(workbench: Callable[..., Any], kanto: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    for arguments, said in (
        (("kanto", "route_1", "--progress", tmp_path / "p.json"), "`route_1` is none"),
        ((kanto, "kanto", "--progress", kanto / "p.json"), "lies in the pack `kanto`"),
        ((kanto, "kanto", "--progress", tmp_path / "bad.json"), "this is no progress of a campaign"),
        ((kanto, "kanto", "--agents", "greddy"), "did you mean `greedy`?"),
        ((kanto, "kanto", "--dice", "99"), "--dice"),
        ((kanto, "campaign:kant"), "Did you mean `kanto`?"),
        ((kanto, "kant"), "Did you mean the campaign `kanto`?"),
    ):
        done = workbench("play", *arguments)
        assert (done.status, done.out) == (2, ""), said
        assert said in done.err
    assert not (kanto / "p.json").exists()


def test_a_progress_of_another_campaign_is_refused(workbench: Callable[..., Any], kanto: Path) -> None:
    file = kanto.parent / "p.json"
    assert workbench("play", kanto, "kanto", "--progress", file).status == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "campaign": "johto"}), encoding="utf-8")
    done = workbench("play", kanto, "kanto", "--progress", file)
    assert done.status == 2
    assert "of the campaign `johto`, expected `kanto`" in done.err


@pytest.mark.parametrize("text", ["{}", "[]", '{"id": "kanto", "steps": 5}'])
def test_a_campaign_with_errors_is_status_1_with_every_reason(
    workbench: Callable[..., Any], kanto: Path, text: str
) -> None:
    (kanto / "campaign" / "kanto.json").write_text(text, encoding="utf-8")
    said = workbench("play", kanto, "kanto", "--format", "json")
    assert said.status == 1
    assert said.json["result"] is None
    assert all("campaign/kanto.json:1" in reason for reason in said.json["errors"])
