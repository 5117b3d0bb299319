"""Powers are data: every word of the vocabulary does what it says."""

import re

import pytest

from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, roll, status
from workbench import places

ROWS = ["gggggggg"]


def modifier(stat, add, side="self", when=None, **who):
    """A modifier power."""
    found = {"kind": "modifier", "name": {"en": "M"}, "stat": stat, "add": add, "who": {"side": side, **who}}
    return {**found, "when": when} if when else found


def duel(powers, *hexes, ours=None, theirs=None, **more):
    """Figure 0 with powers, a friend 1, an enemy 2."""
    team = [{"id": "a", "powers": powers}, {"id": "friend", **(ours or {})}]
    return Table(game_of(board(ROWS), team, [{"id": "foe", **(theirs or {})}], **more), *hexes)


def test_a_steady_modifier_is_part_of_the_number():
    powers = [modifier("move", 2), modifier("defense", -1), modifier("life", 1), modifier("attack", 1)]
    battle = duel(powers, (0, 0), (1, 0), (5, 0)).battle
    assert (battle.move[0], battle.defense[0], battle.life[0], battle.strikes[0][0].dice) == (7, 2, 4, 4)
    assert battle.move[1] == 5


def test_an_aura_helps_friends_while_its_giver_stands_and_only_near():
    found = duel([modifier("attack", 1, "ally", within=2)], (0, 0), (2, 0), (3, 0))
    assert found.pools(1, 2)[0] == 4
    assert found.pools(2, 1)[0] == 3
    found.state.at[1] = found.space(4, 0)
    assert found.pools(1, 2)[0] == 3
    found.state.at[1], found.state.at[0] = found.space(2, 0), -1
    assert found.pools(1, 2)[0] == 3


def test_a_modifier_against_enemies_with_a_condition_on_the_attack():
    charcoal = modifier("defense", -1, "enemy", {"is": "attack", "types": ["fire"]})
    beam = {"kind": "special_attack", "name": {"en": "B"}, "type": "fire", "range": 9, "dice": 2}
    found = duel([charcoal, beam], (0, 0), (1, 0), (3, 0))
    assert found.pools(0, 2, index=1) == (2, 2)
    assert found.pools(0, 2, index=0) == (3, 3)


@pytest.mark.parametrize(
    ("when", "holds"),
    [
        ({"is": "attack", "reach": "adjacent"}, True),
        ({"is": "attack", "reach": "distant"}, False),
        ({"is": "attack", "attack": "special"}, False),
        ({"is": "figure", "who": "defender", "filter": {"side": "enemy", "sizes": ["small"]}}, True),
        ({"is": "figure", "who": "defender", "filter": {"side": "enemy", "wounded": True}}, False),
        ({"is": "figure", "who": "attacker", "filter": {"side": "self", "terrains": ["flat"]}}, True),
        ({"is": "number", "value": "self.wounds", "op": ">=", "than": 1}, False),
        ({"is": "number", "value": "self.life_left", "op": "=", "than": 3}, True),
        ({"is": "number", "value": "round", "op": "<", "than": 2}, True),
        ({"is": "not", "condition": {"is": "attack", "attack": "special"}}, True),
        ({"is": "all", "conditions": [{"is": "attack"}, {"is": "attack", "attack": "special"}]}, False),
        ({"is": "any", "conditions": [{"is": "attack"}, {"is": "attack", "attack": "special"}]}, True),
    ],
)
def test_conditions(when, holds):
    found = duel([modifier("attack", 5, when=when)], (0, 0), (5, 0), (1, 0))
    assert found.pools(0, 2)[0] == (8 if holds else 3)


def test_a_special_attack_rolls_for_a_marker_only_after_a_wound():
    numb = {"do": "place_status", "status": "numb", "on": "defender"}
    beam = {"kind": "special_attack", "name": {"en": "B"}, "range": 9, "dice": 1, "hit": [roll(11, numb)]}
    for faces, marked in (([SKULL, BLANK, BLANK, BLANK, 11], True), ([SKULL, BLANK, BLANK, BLANK, 10], False),
                          ([BLANK, BLANK, BLANK, BLANK], False)):  # fmt: skip
        game = game_of(board(ROWS), [{"id": "a", "powers": [beam]}], [{"id": "foe"}], statuses=[status("numb")])
        found = Table(game, (0, 0), (3, 0), faces=faces)
        found.turn(0)
        found.move(0, 0)
        found.attack(1, index=1)
        assert bool(found.heard("status")) is marked


@pytest.mark.parametrize(
    ("effect", "wounds"),
    [
        ({"do": "wound", "amount": 2}, 3),
        ({"do": "heal", "amount": 5}, 0),
        ({"do": "combat_roll", "on": "self", "dice": 2}, 3),
        ({"do": "if", "when": {"is": "number", "value": "self.wounds", "op": "=", "than": 1},
          "then": [{"do": "wound"}], "otherwise": [{"do": "heal"}]}, 2),
    ],
)  # fmt: skip
def test_effects_on_a_figure_at_the_end_of_its_turn(effect, wounds):
    late = {"kind": "trigger", "name": {"en": "L"}, "on": "turn.end", "do": [effect]}
    game = game_of(board(ROWS), [{"id": "a", "life": 9, "powers": [late]}], [{"id": "foe"}])
    found = Table(game, (0, 0), (5, 0), faces=[SKULL, SKULL])
    found.state.wounds[0] = 1
    found.turn(0)
    found.move(0, 0)
    assert found.state.wounds[0] == wounds


def test_who_destroys_a_figure_may_have_something_happen():
    feast = {"kind": "trigger", "name": {"en": "Feast"}, "on": "figure.destroyed", "do": [{"do": "heal"}]}
    game = game_of(board(ROWS), [{"id": "a", "powers": [feast]}], [{"id": "foe", "life": 1}, {"id": "more"}])
    found = Table(game, (0, 0), (1, 0), (7, 0), faces=[SKULL] * 3 + [BLANK] * 3)
    found.state.wounds[0] = 2
    found.turn(0)
    found.move(0, 0)
    found.attack(1)
    assert found.state.wounds[0] == 1


def test_a_change_lasts_for_the_turn():
    changes = [{"do": "change", "stat": "attack", "add": 2}, {"do": "change", "stat": "move", "add": -4}]
    rush = {"kind": "trigger", "name": {"en": "Rush"}, "on": "turn.start", "do": changes}
    found = Table(game_of(board(ROWS), [{"id": "a", "powers": [rush]}], [{"id": "foe"}]), (0, 0), (1, 0))
    found.turn(0)
    assert found.reaches() == {(0, 0)}
    found.move(0, 0)
    found.attack(1)
    assert found.dice("attack")[0] == 5


@pytest.mark.rule("PS-POW-10")
def test_no_code_of_the_ruleset_names_an_entity_of_the_shipped_packs():
    names = set()
    for kind in ("species", "status", "item", "terrain", "army_card", "glyph"):
        names |= {path.stem for path in places.content().glob(f"*/{kind}/*.json")}
    # words that are English besides, or words of the rules themselves
    names -= {
        "road",
        "water",
        "rock",
        "grass",
        "sand",
        "stone",
        "ice",
        "snow",
        "shadow",
        "swamp",
        "tree",
        "ruin",
        "tar",
        "ladder",
    }
    for path in sorted((places.plugins() / "pokescape").rglob("*.py")):
        words = set(re.findall(r"[a-z_0-9]+", path.read_text(encoding="utf-8").lower()))
        assert not words & names, f"{path.name} names {sorted(words & names)}"
