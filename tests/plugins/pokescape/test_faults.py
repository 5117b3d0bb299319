"""What the rules say against entities that their schemas accept."""

import json

import pytest

from plugins.pokescape.faults import power_faults
from plugins.pokescape.ruleset import RULESET
from plugins.pokescape.structs.powers import SpecialAttack
from workbench.api.rules import read
from workbench.model.diagnostic import Severity
from workbench.workspace import Workspace

CARD = {"id": "a", "species": "a", "size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 3,
        "defense": 3, "points": 5}  # fmt: skip


def find(kind, name):
    """A pack with one status."""
    return {"id": "sleep"} if (kind, name) == ("status", "sleep") else None


def faults(**power):
    """What is said against a card with one power."""
    card = {**CARD, "powers": [{"name": {"en": "P"}, **power}]}
    return [(pointer, message) for pointer, message, _ in RULESET.faults("army_card", card, find)]


def rolled(*ranges):
    """A trigger that rolls on a table of these ranges."""
    table = [{"range": list(span)} for span in ranges]
    return faults(kind="trigger", on="turn.end", do=[{"do": "roll", "table": table}])


def test_a_table_that_covers_the_die_once_is_right():
    assert rolled((1, 10), (11, 20)) == []


@pytest.mark.parametrize(
    ("ranges", "pointer", "message"),
    [
        (((1, 10), (12, 20)), "/powers/0/do/0/table", "no row covers `11`"),
        (((1, 10), (10, 20)), "/powers/0/do/0/table/1/range", "`10` stands in row 0 as well"),
        (((1, 10), (11, 21)), "/powers/0/do/0/table/1/range", "`[11, 21]` is no range of 1-20"),
    ],
)
def test_gaps_overlaps_and_results_beyond_the_die_are_named(ranges, pointer, message):
    assert (pointer, message) in rolled(*ranges)


def test_a_missing_status_is_named_before_a_game_and_left_to_the_checks_of_references_else():
    hit = [{"do": "place_status", "status": "slep", "on": "defender"}]
    power = read(SpecialAttack, {"kind": "special_attack", "name": {"en": "P"}, "dice": 1, "hit": hit})
    assert list(power_faults(power, {"sleep"})) == [
        ("/hit/0/status", "status `slep` is missing", "did you mean `sleep`")
    ]
    assert faults(kind="special_attack", dice=1, hit=hit) == []


@pytest.mark.rule("PS-TYPE-08")
def test_a_type_both_weak_and_resistant_is_warned_of():
    card = {**CARD, "weak": ["water", "rock"], "resist": ["bug", "base/rock"]}
    assert RULESET.advice("army_card", card, find) == (
        ("/weak/1", "type `rock` stands in `resist` as well, so that neither counts",
         "take `rock` out of `weak` or of `resist`"),
    )  # fmt: skip
    assert RULESET.advice("army_card", {**CARD, "weak": ["water"], "resist": ["bug"]}, find) == ()
    assert RULESET.advice("army_card", {**CARD, "weak": 1, "resist": ["bug"]}, find) == ()


def findings(folder, card):
    """What a check of a pack with one card finds."""
    files = {
        "pack.json": {"format": 1, "id": "own", "title": {"en": "Own"}, "version": "1", "ruleset": "pokescape"},
        "army_card/a.json": card, "species/a.json": {"id": "a", "name": {"en": "A"}, "types": ["rock"]},
        "type/rock.json": {"id": "rock", "name": {"en": "Rock"}},
    }  # fmt: skip
    for name, data in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(json.dumps(data), encoding="utf-8")
    return Workspace.open(folder).findings()


@pytest.mark.rule("PS-POW-10")
def test_a_typo_in_a_power_is_an_error_with_its_place_and_the_nearest_word(tmp_path):
    inner = {"do": "for_eech", "among": {"side": "enemy"}, "then": []}
    deeds = [{"do": "wond"}, {"do": "wound", "amont": 2},
             {"do": "roll", "table": [{"range": [1, 20], "do": [inner]}]}]  # fmt: skip
    card = {**CARD, "powers": [{"kind": "trigger", "name": {"en": "P"}, "on": "turn.ends", "do": deeds}]}
    told = {f.pointer: (f.severity, f.help) for f in findings(tmp_path, card) if f.pointer.startswith("/powers")}
    assert told == {
        "/powers/0/on": (Severity.ERROR, "Did you mean `turn.end`?"),
        "/powers/0/do/0/do": (Severity.ERROR, "Did you mean `wound`?"),
        "/powers/0/do/1/amont": (Severity.ERROR, "Did you mean `amount`?"),
        "/powers/0/do/2/table/0/do/0/do": (Severity.ERROR, "Did you mean `for_each`?"),
    }


@pytest.mark.rule("PS-TYPE-08")
def test_the_check_of_a_pack_shows_it_as_a_warning_and_a_power_that_does_not_work_as_an_error(tmp_path):
    card = {**CARD, "weak": ["rock"], "resist": ["rock"], "powers": [
        {"kind": "trigger", "name": {"en": "P"}, "on": "turn.end", "do": [{"do": "wound", "on": "defender"}]},
    ]}  # fmt: skip
    found = {(f.code, f.severity, f.pointer) for f in findings(tmp_path, card) if f.code.startswith("RUL")}
    assert found == {("RUL001", Severity.ERROR, "/powers/0/do/0/on"), ("RUL002", Severity.WARNING, "/weak/0")}


def test_attacker_and_defender_exist_only_in_an_attack():
    found = faults(kind="trigger", on="turn.end", do=[{"do": "wound", "on": "defender"}])
    assert found == [("/powers/0/do/0/on", "there is no defender at this moment")]


def test_a_special_attack_of_range_0_needs_an_area():
    assert faults(kind="special_attack", dice=3, range=0)[0][0] == "/powers/0/range"
    assert faults(kind="special_attack", dice=3, range=0, area={"around": "self", "radius": 5}) == []


def test_life_cannot_depend_on_the_moment():
    who = {"side": "self", "wounded": True}
    assert faults(kind="modifier", stat="life", add=1, who=who)[0][0] == "/powers/0"


def test_terrain_rules_are_looked_at_below_rules():
    terrain = {"id": "t", "rules": {"entry": [{"do": "take_turn"}]}}
    assert [pointer for pointer, _, _ in RULESET.faults("terrain", terrain, find)] == ["/rules/entry/0"]


def test_what_does_not_fit_its_struct_is_one_fault_with_a_pointer():
    assert RULESET.faults("army_card", {**CARD, "life": "3"}, find)[0][0] == "/life"
    assert RULESET.faults("species", {"id": "x"}, find) == ()


@pytest.mark.rule("HS-DRF-01")
def test_a_draft_without_a_limit_of_points_is_an_error():
    scenario = {"id": "s", "map": "m", "sides": [], "rules": {"draft": {"pool": ["a"]}}}
    assert RULESET.faults("scenario", scenario, find)[0] == (
        "/rules/draft", "a draft needs a limit of points", "add `points` to `limits`"
    )  # fmt: skip
    scenario["limits"] = {"points": 300}
    assert not any("draft" in pointer for pointer, _, _ in RULESET.faults("scenario", scenario, find))
