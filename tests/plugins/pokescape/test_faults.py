"""What the rules say against entities that their schemas accept."""

import pytest

from plugins.pokescape.ruleset import RULESET

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


def test_a_missing_status_is_named():
    hit = [{"do": "place_status", "status": "slep", "on": "defender"}]
    found = faults(kind="special_attack", dice=1, hit=hit)
    assert found == [("/powers/0/hit/0/status", "status `slep` is missing")]
    assert faults(kind="immunity", statuses=["sleep"]) == []


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
