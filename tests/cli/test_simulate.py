"""`workbench simulate`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.playtest import batch

INTRO = ("kanto", "intro_one_on_one")


def test_counts_games(workbench: Callable[..., Any]) -> None:
    said = workbench("simulate", *INTRO, "--games", 4, "--agents", "greedy,random", "--seed", 3, "--format", "json")
    assert (said.status, said.err) == (0, "")
    numbers = said.json
    assert numbers["games"] == 4
    assert set(numbers["wins"]) == {"1", "2"}
    assert sum(numbers["wins"].values()) + numbers["draws"] == 4
    assert numbers["decisions_per_game"] > 0
    assert numbers["games_per_second"] > 0
    assert set(numbers["coverage"]["powers"]) == {"fired", "total", "never"}
    assert "4 games, " in workbench("simulate", *INTRO, "--games", 4, "--agents", "random").out


def test_workers_change_nothing_but_time(workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "CHUNK", 2)
    command = ("simulate", *INTRO, "--games", 4, "--seed", 3, "--format", "json")
    alone, together = workbench(*command).json, workbench(*command, "--workers", 2).json
    for numbers in (alone, together):
        del numbers["games_per_second"]
    assert alone == together


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kanto", "nowhere", "--games", "1"), "no scenario `nowhere`"),
        ((*INTRO, "--games", "0"), "expected a whole number from 1"),
        ((*INTRO, "--games", "1", "--agents", "human"), "there is no agent `human`"),
        ((*INTRO,), "--games"),
        (("kanto",), "name a scenario, or use --everything"),
        ((*INTRO, "--everything"), "name a scenario, or use --everything"),
        (("kanto", "--everything", "--games", "3"), "leave --games out"),
    ],
)
def test_what_does_not_exist_is_wrong_use(workbench: Callable[..., Any], arguments: tuple[str, ...], said: str) -> None:
    done = workbench("simulate", *arguments)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def duel_pack(write_pack: Callable[..., Path], **changes: Any) -> Path:
    """A pack of two cards that fight on four hexes of grass."""
    card = {"size": "small", "height": 3, "life": 2, "move": 3, "range": 1, "attack": 3, "defense": 1, "points": 10}
    name = {"en": "One", "it": "Uno"}
    zones = [{"seat": seat, "at": [[2 * seat - 2, 0], [2 * seat - 1, 0]]} for seat in (1, 2)]
    board = {"name": name, "shape": "hex", "layout": "odd_r", "width": 4, "height": 1, "palette": {"g": "grass"},
             "terrain": ["gggg"], "levels": ["1111"], "start_zones": zones}  # fmt: skip
    sides = [{"seat": 1, "team": ["rattata"]}, {"seat": 2, "team": ["pidgey"]}]
    rules = {"mode": "army", "round_limit": 20}
    return write_pack(
        pack={"ruleset": "pokescape"},
        type__normal={"name": name, "color": "#a8a878"},
        terrain__grass={"name": name, "color": "#6fae4f"},
        species__rattata={"name": name, "number": 19, "types": ["normal"]},
        species__pidgey={"name": name, "number": 16, "types": ["normal"]},
        army_card__rattata={**card, "species": "rattata", **changes},
        army_card__pidgey={**card, "species": "pidgey"},
        map__ring=board,
        scenario__duel={"name": name, "map": "ring", "sides": sides, "rules": rules},
    )


def test_everything_of_a_pack_happens_and_what_people_play_is_named(
    workbench: Callable[..., Any], write_pack: Callable[..., Path]
) -> None:
    bite = {"kind": "special_attack", "name": {"en": "Bite"}, "dice": 4}
    howl = {"kind": "by_hand", "name": {"en": "Howl"}, "text": {"en": "Howl at the moon."}}
    pack = duel_pack(write_pack, powers=[bite, howl])
    said = workbench("simulate", pack, "--everything", "--format", "json")
    assert said.status == 0
    assert said.json["coverage"]["powers"] == {"fired": 1, "total": 1, "never": []}
    assert said.json["coverage"]["cards"]["never"] == []
    assert said.json["by_hand"] == {"by_hand/rattata: Howl": "people play it: Howl at the moon."}
    told = workbench("simulate", pack, "--everything").out
    assert "powers: 1 of 1 happened" in told
    assert "not played by the rules: by_hand/rattata: Howl" in told


def test_what_never_happens_is_named(workbench: Callable[..., Any], write_pack: Callable[..., Path]) -> None:
    never = {"is": "number", "value": "self.wounds", "op": ">", "than": 90}
    rage = {
        "kind": "modifier",
        "name": {"en": "Rage"},
        "stat": "attack",
        "add": 1,
        "who": {"side": "self"},
        "when": never,
    }
    said = workbench("simulate", duel_pack(write_pack, powers=[rage]), "--everything", "--attempts", 2)
    assert said.status == 0
    assert "powers: 0 of 1 happened" in said.out
    assert "    never: rattata: Rage" in said.out


def test_everything_of_a_pack_with_errors_is_refused_with_all_reasons(
    workbench: Callable[..., Any], write_pack: Callable[..., Path]
) -> None:
    said = workbench("simulate", duel_pack(write_pack, life=0, points="many"), "--everything", "--format", "json")
    assert said.status == 1
    assert said.json["games"] == 0
    assert any("/life" in reason or "life" in reason for reason in said.json["errors"])
    assert "cannot be played" in said.err


def test_numbers_that_are_kept_are_listed_newest_first_and_say_whether_the_content_is_the_same(
    workbench: Callable[..., Any], write_pack: Callable[..., Path]
) -> None:
    command = ("simulate", pack := duel_pack(write_pack), "duel")
    assert "nothing is kept yet" in workbench(*command, "--kept").out
    first = workbench(*command, "--games", 2, "--keep", "--format", "json")
    assert "kept as number 1" in first.err
    card = pack / "army_card" / "pidgey.json"
    card.write_text(card.read_text(encoding="utf-8").replace('"life": 2', '"life": 3'), encoding="utf-8")
    workbench(*command, "--games", 3, "--keep", "--seed", 9)
    kept = workbench(*command, "--kept", "--format", "json").json["kept"]
    assert [(one["number"], one["games"], one["seed"], one["same_content"]) for one in kept] == [
        (2, 3, 9, True),
        (1, 2, 1, False),
    ]
    assert kept[1]["report"]["wins"] == first.json["wins"]
    assert "other content: seat 1 won" in workbench(*command, "--kept").out


def test_bad_content_is_refused_before_the_game_with_every_reason(
    workbench: Callable[..., Any], write_pack: Callable[..., Path]
) -> None:
    again = {"kind": "trigger", "name": {"en": "Again"}, "on": "turn.end", "do": [{"do": "take_turn"}]}
    pack = duel_pack(write_pack, powers=[again])
    scenario = json.loads((pack / "scenario" / "duel.json").read_text(encoding="utf-8"))
    scenario["limits"] = {"points": 5}
    scenario["sides"][1]["team"] = ["mew"]
    (pack / "scenario" / "duel.json").write_text(json.dumps(scenario), encoding="utf-8")
    name = json.dumps({"id": "mew", "name": {"en": "Mew", "it": "Mew"}, "number": 151, "types": ["normal"]})
    (pack / "species" / "mew.json").write_text(name, encoding="utf-8")
    for command in (("simulate", pack, "duel", "--games", 2), ("play", pack, "duel")):
        said = workbench(*command, "--format", "json")
        assert said.status == 1
        told = "\n".join(said.json["errors"])
        for reason in ("without end", "costs `10` points, expected at most `5`", "`mew`"):
            assert reason in told
            assert reason in said.err
    wrong = {"kind": "trigger", "name": {"en": "Again"}, "on": "turn.end", "do": [{"do": "tak_turn"}]}
    refused = workbench("play", duel_pack(write_pack, powers=[wrong]), "duel")
    assert (refused.status, refused.out) == (1, "")
    assert "tak_turn" in refused.err


@pytest.mark.parametrize("arguments", [("--games", 2, "--keep"), ("--kept",)])
def test_a_file_that_holds_no_kept_results_is_told_before_anything_is_played_and_left_as_it_is(
    workbench: Callable[..., Any], write_pack: Callable[..., Path], state_folder: Path, arguments: tuple[Any, ...]
) -> None:
    file = state_folder / "playtests.db"
    file.write_text("somebody's notes")
    said = workbench("simulate", duel_pack(write_pack), "duel", *arguments)
    assert (said.status, said.out) == (2, "")
    assert f"`{file}` does not hold kept results: file is not a database" in said.err
    assert file.read_text() == "somebody's notes"


def test_what_a_game_reckons_exactly_stands_beside_what_was_counted(workbench: Callable[..., Any]) -> None:
    said = workbench("simulate", "master_trainer", "two_trainers", "--games", "4")
    lines = said.out.splitlines()
    counted = next(at for at, line in enumerate(lines) if "rounds a game" in line)
    assert lines[counted + 1].startswith(
        "reckoned: a pawn needs 13.3 turns to GOAL, the last of 2 arrives in round 15.0"
    )
