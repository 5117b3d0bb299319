"""`workbench odds`."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from workbench.cli.odds import lines
from workbench.engine.question import Answer, Column, Row

CAPTURE = ("odds", "capture", "kanto", "--target", "onix", "--ball", "great_ball")


def test_the_worked_example_of_a_capture_as_json(workbench: Callable[..., Any]) -> None:
    done = workbench(*CAPTURE, "--status", "sleep", "--wounds", 2, "--format", "json")
    assert done.status == 0
    assert done.json["probability"] == 0.3
    assert done.json["attempts_expected"] == pytest.approx(10 / 3)


def test_wounds_of_an_attack_add_up_to_one(workbench: Callable[..., Any]) -> None:
    done = workbench("odds", "attack", "kanto", "--attack-dice", 3, "--defense-dice", 5, "--format", "json")
    assert sum(done.json["wounds"].values()) == pytest.approx(1)
    assert list(done.json["wounds"]) == ["0", "1", "2", "3"]


def test_a_walk_names_every_species_of_the_table(workbench: Callable[..., Any]) -> None:
    done = workbench("odds", "encounter", "kanto", "--table", "route_1", "--hexes", 10, "--format", "json")
    assert set(done.json["species"]) == {"pidgey", "paras", "abra"}
    assert done.json["species"]["pidgey"] == pytest.approx(1 - 0.9**10)


def test_options_of_the_answer_may_stand_in_front_as_well(workbench: Callable[..., Any]) -> None:
    done = workbench("odds", "--lang", "it", "--format", "json", *CAPTURE[1:])
    assert (done.status, done.json["needed"]) == (0, 25)
    assert "il dado a 20 facce" in workbench("odds", "--lang", "it", *CAPTURE[1:], "--status", "sleep").out


def test_text_shows_the_table_with_fractions(workbench: Callable[..., Any]) -> None:
    done = workbench(*CAPTURE, "--status", "sleep", "--wounds", 2)
    assert "30 %: the 20-sided die has to show 15 or more; attempts expected: 3.33" in done.out
    assert any(line.split() == ["1", "30", "%", "(3/10)"] for line in done.out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("captur", "kanto"), "no question `captur`, did you mean `capture`?"),
        (("capture", "kanto", "--ball", "great_ball"), "required: --target"),
        (("capture", "kanto", "--tarjet", "onix"), "no argument `--tarjet`, did you mean `--target`?"),
        (("attack", "kanto", "3", "5"), "no argument `3`, there are `--attack-dice`, `--defense-dice`"),
        ((), "required: QUESTION, PACK; `workbench odds --help`"),
        ((*CAPTURE[1:], "--wound", "1"), "no argument `--wound`, did you mean `--wounds`?"),
        ((*CAPTURE[1:3], "--target", "onixx", "--ball", "great_ball"), "no army_card `onixx`, did you mean `onix`?"),
        ((*CAPTURE[1:3], "--target", "onix", "--ball", "potion"), "`potion` does not fit, there are `great_ball`"),
        ((*CAPTURE[1:3], "--target", "species:onix", "--ball", "great_ball"), "no army_card `species:onix`"),
        ((*CAPTURE[1:], "--wounds", "99"), "`99` is out of range, expected 0 to 20"),
        ((*CAPTURE[1:], "--wounds", "many"), "`many` is no whole number"),
        ((*CAPTURE[1:], "--wounds", "20"), "20 wounds destroy `onix`"),
        (("attack", "kantoo"), "kantoo"),
    ],
)
def test_wrong_use_names_the_right_answer(workbench: Callable[..., Any], arguments: tuple[str, ...], said: str) -> None:
    done = workbench("odds", *arguments)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_a_pack_without_rules_answers_nothing(workbench: Callable[..., Any], small: Path) -> None:
    done = workbench("odds", "attack", small)
    assert (done.status, done.out) == (2, "")
    assert "no question `attack`: the rules of" in done.err


def test_help_after_the_pack_lists_the_arguments(workbench: Callable[..., Any]) -> None:
    done = workbench("odds", "capture", "kanto", "--help")
    assert done.status == 0
    assert "--target ID" in done.out
    assert "0 to 20 (default 0)" in done.out


def test_content_with_errors_is_status_one_and_says_what_to_do(workbench: Callable[..., Any], tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    (pack / "encounter_table").mkdir(parents=True)
    manifest = {"format": 1, "id": "mine", "title": {"en": "M"}, "version": "1", "ruleset": "pokescape"}
    (pack / "pack.json").write_text(json.dumps(manifest))
    (pack / "encounter_table" / "bad.json").write_text('{"id": "bad", "roll": {"die": "six"}, "rows": []}')
    done = workbench("odds", "encounter", pack, "--table", "bad")
    assert (done.status, done.out) == (1, "")
    assert "`encounter` cannot be answered" in done.err
    assert "workbench check" in done.err


def test_a_table_has_its_numbers_to_the_right_and_notes_below() -> None:
    columns = (Column("Chance"), Column("Times", "number"))
    rows = (Row("a", (Fraction(1, 3), 2.5)), Row("bcd", (0.5, None)))
    answer = Answer({}, "Said", columns, rows, "Who", ("Left out: all",))
    assert list(lines(answer)) == [
        "Said",
        "",
        "Who         Chance  Times",
        "a    33.33 % (1/3)   2.50",
        "bcd           50 %      –",
        "",
        "Left out: all",
    ]


def test_an_entity_of_one_of_several_kinds_is_named_by_its_id_alone(workbench: Callable[..., Any]) -> None:
    arguments = ("odds", "battle", "master_trainer", "--mine", "abra", "--theirs")
    by_id = workbench(*arguments, "brawly", "--format", "json")
    by_ref = workbench(*arguments, "gym_leader:brawly", "--format", "json")
    assert by_id.json == by_ref.json
    assert by_id.json["points"] == {"mine": 5, "theirs": 8}
    done = workbench(*arguments, "brawley")
    assert (done.status, done.out) == (2, "")
    assert "no character_card or rare or gym_leader `brawley`, did you mean `brawly`?" in done.err
