"""`workbench play`."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import places
from workbench.cli.table import meant
from workbench.engine.replay import Replay

INTRO = ("kanto", "intro_one_on_one")


def test_plays_to_the_end_and_says_how(workbench: Callable[..., Any]) -> None:
    said = workbench("play", *INTRO, "--agents", "random,greedy", "--seed", 7, "--format", "json")
    assert (said.status, said.err) == (0, "")
    game = said.json
    assert set(game) == {"result", "decisions", "rounds", "seed", "replay"}
    assert game["result"]["winner"] in (1, 2, None)
    assert game["result"]["reason"]
    assert game["decisions"] > 10
    assert game["rounds"] > 0
    assert workbench("play", *INTRO, "--agents", "random,greedy", "--seed", 7, "--format", "json").json == game
    text = workbench("play", *INTRO, "--agents", "random,greedy", "--seed", 7).out
    assert f"{game['decisions']} decisions" in text


def test_tells_what_happens_on_standard_error(workbench: Callable[..., Any]) -> None:
    said = workbench("play", *INTRO, "--log", "--lang", "it", "--format", "json")
    assert len(said.err.splitlines()) > 20
    assert said.json["result"]


def test_records_a_replay_that_needs_no_pack(workbench: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "new" / "r.json"
    said = workbench("play", *INTRO, "--seed", 3, "--record", file, "--format", "json")
    assert said.json["replay"] == str(file)
    replay = Replay.from_bytes(file.read_bytes())
    assert len(replay.decisions) == said.json["decisions"]
    assert replay.pack_path == ""
    assert file.stat().st_size < 200_000
    assert str(places.content()) not in file.read_text()


def test_dice_fall_as_they_are_told(workbench: Callable[..., Any]) -> None:
    said = workbench("play", *INTRO, "--dice", "2,1,20,3", "--log")
    assert "20 for initiative" in said.err
    assert "--dice: all of them have fallen; from here on the seed rolls" in said.err
    wrong = workbench("play", *INTRO, "--dice", "21")
    assert (wrong.status, wrong.out) == (2, "")
    assert "--dice" in wrong.err


def test_dice_that_never_fell_are_told_at_the_end(workbench: Callable[..., Any]) -> None:
    faces = ",".join(["3", "5", "8"] * 150)
    said = workbench("play", "master_trainer", "two_trainers", "--dice", faces)
    assert "dice left over when the game ended: `" in said.err
    assert said.err.rstrip().endswith("3, 5, 8`")
    assert "have fallen" not in said.err


def test_who_plays_by_hand_is_told_when_the_laid_dice_are_used_up(
    workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
    options = ("--agents", "human,greedy", "--dice", "1", "--seed", "3")
    said = workbench("play", "master_trainer", "two_trainers", *options)
    assert said.err.count("--dice: all of them have fallen") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kanto", "intro_one_on_on"), "Did you mean `intro_one_on_one`?"),
        (("kanto", "species:pikachu"), "is no scenario"),
        ((*INTRO, "--agents", "greddy"), "did you mean `greedy`?"),
        ((*INTRO, "--agents", "greedy,greedy,greedy"), "expected one for all seats or one for each of 2"),
        ((*INTRO, "--seed", "x"), "`x` is no whole number"),
    ],
)
def test_what_does_not_exist_is_wrong_use(workbench: Callable[..., Any], arguments: tuple[str, ...], said: str) -> None:
    done = workbench("play", *arguments)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


@pytest.fixture
def kanto(tmp_path: Path) -> Path:
    """A copy of Kanto."""
    return Path(shutil.copytree(places.content() / "kanto", tmp_path / "kanto"))


def test_errors_in_what_is_played_are_status_1(workbench: Callable[..., Any], kanto: Path) -> None:
    path = kanto / "scenario" / "intro_one_on_one.json"
    scenario = json.loads(path.read_text(encoding="utf-8"))
    scenario["map"] = "training_fields"
    path.write_text(json.dumps(scenario), encoding="utf-8")
    said = workbench("play", kanto, "intro_one_on_one", "--format", "json")
    assert said.status == 1
    assert said.json["result"] is None
    assert any("training_fields" in reason for reason in said.json["errors"])
    assert "cannot be played" in said.err


def test_a_pack_without_its_ruleset_or_what_it_requires_is_status_1(workbench: Callable[..., Any], kanto: Path) -> None:
    manifest = json.loads((kanto / "pack.json").read_text(encoding="utf-8"))
    for change, said in (({"ruleset": "chess"}, "chess"), ({"requires": [{"id": "lost", "version": ">=1"}]}, "lost")):
        (kanto / "pack.json").write_text(json.dumps({**manifest, **change}), encoding="utf-8")
        done = workbench("play", kanto, "intro_one_on_one", "--format", "json")
        assert done.status == 1
        assert any(said in reason for reason in done.json["errors"])


@pytest.mark.parametrize(
    ("command", "file"),
    [
        (("play",), "scenario/intro_one_on_one"),
        (("play",), "campaign/kanto"),
        (("simulate", "--games", "1"), "scenario/intro_one_on_one"),
    ],
)
def test_a_file_that_cannot_be_read_is_status_1_with_its_place(
    workbench: Callable[..., Any], kanto: Path, command: tuple[str, ...], file: str
) -> None:
    (kanto / f"{file}.json").write_text("{", encoding="utf-8")
    said = workbench(command[0], kanto, file.partition("/")[2], *command[1:], "--format", "json")
    assert said.status == 1
    assert len(said.json["errors"]) == 1
    assert f"{file}.json:1: PACK001" in said.json["errors"][0]


def test_errors_elsewhere_do_not_matter(workbench: Callable[..., Any], kanto: Path) -> None:
    (kanto / "species" / "mew.json").write_text("{", encoding="utf-8")
    assert workbench("check", kanto).status == 1
    assert workbench("play", kanto, "intro_one_on_one").status == 0


def test_a_person_plays_by_numbers(
    workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nu\n1\n999\nnonsense\n1\nq\n"))
    file = tmp_path / "r.json"
    said = workbench("play", *INTRO, "--agents", "human,greedy", "--record", file, "--format", "json")
    assert said.status == 0
    assert said.json["result"] is None
    assert said.json["decisions"] > 0
    assert "u to undo, q to leave" in said.err
    assert "taken back" in said.err
    assert "`999` is none of the numbers" in said.err
    assert "you left the table" in said.err
    assert Replay.from_bytes(file.read_bytes()).agents["1"] is None


def test_a_game_by_hand_comes_to_its_end(workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    class Ones(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            return "1\n"

    monkeypatch.setattr(sys, "stdin", Ones())
    said = workbench("play", *INTRO, "--agents", "human,greedy", "--seed", 2, "--format", "json")
    assert said.status == 0
    assert said.json["result"]["reason"]


@pytest.mark.parametrize("answer", ["9" * 5000, "٣", "²"])
def test_an_answer_that_is_none_of_the_numbers_is_asked_again(
    workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{answer}\nq\n"))
    said = workbench("play", *INTRO, "--agents", "human,greedy")
    assert said.status == 0
    assert f"`{answer[:40]}` is none of the numbers" in said.err


def test_an_answer_may_be_words_of_it(workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("SEND OUT\nno such thing\nonix\nq\n"))
    said = workbench("play", *INTRO, "--agents", "human,greedy", "--seed", 2, "--log")
    assert "`send out` fits 1, 2, 3, 4, 5, 6\n" in said.err
    assert "`no such thing` is none of the numbers 1 to 6, and in the words of no answer" in said.err
    assert "where do you place Onix?" in said.err


@pytest.mark.parametrize(
    ("answer", "fitting"),
    [
        ("7,4", ["1"]),
        ("move", ["1", "2", "6"]),
        ("vine", ["3"]),
        ("ine", []),
        ("17", []),
        ("", []),
        ("squirtle", ["3", "4"]),
        ("do not", ["5"]),
    ],
)
def test_words_fit_whole_words_then_beginnings(answer: str, fitting: list[str]) -> None:
    labels = {"1": "Move to 7,4", "2": "Move to 17,4", "3": "Vine Whip on Squirtle", "4": "Tackle on Squirtle"}
    assert meant(answer, {**labels, "5": "Do not attack", "6": "Move to 7,42"}) == fitting


def test_where_no_replay_can_be_written_nothing_is_played(
    workbench: Callable[..., Any], kanto: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    before = sorted(kanto.rglob("*"))
    for place, said in (
        (kanto / "r.json", "lies in the pack `kanto`"),
        (tmp_path, "it is a folder"),
        (tmp_path / "file" / "r.json", "is no folder that may be written"),
    ):
        done = workbench("play", kanto, "intro_one_on_one", "--agents", "human", "--record", place)
        assert (done.status, done.out) == (2, "")
        assert said in done.err
        assert "Seat" not in done.err
    assert sorted(kanto.rglob("*")) == before


def test_ctrl_c_keeps_the_replay_that_was_asked_for(
    workbench: Callable[..., Any], typed_then_stopped: Callable[[str], None], tmp_path: Path
) -> None:
    typed_then_stopped("1\n1\n")
    file = tmp_path / "r.json"
    assert workbench("play", *INTRO, "--agents", "human,greedy", "--record", file).status == 130
    assert len(Replay.from_bytes(file.read_bytes()).decisions) >= 2


PROBE = """
import sys
from workbench.cli.main import main
main({arguments!r})
print(sorted({{name.partition(".")[0] for name in sys.modules}} & set({heavy!r})), file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["check", "pokescape_base"], ["PySide6", "sqlmodel"]),
        (["play", *INTRO], ["PySide6", "networkx", "sqlmodel", "sqlalchemy"]),
        (["simulate", *INTRO, "--games", "1"], ["PySide6", "networkx", "sqlmodel", "sqlalchemy"]),
    ],
)
def test_commands_load_nothing_heavy(arguments: list[str], heavy: list[str]) -> None:
    probe = PROBE.format(arguments=arguments, heavy=heavy)
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, timeout=120)
    assert done.stderr.splitlines()[-1] == "[]"


def test_a_replay_that_cannot_be_finished_leaves_the_old_one_whole(
    workbench: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    assert workbench("play", *INTRO, "--seed", 3, "--record", file).status == 0
    before = file.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert workbench("play", *INTRO, "--seed", 4, "--record", file).status == 2
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"game.json": before}
