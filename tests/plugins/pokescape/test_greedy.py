"""The greedy policy plays as a sensible person would."""

from plugins.pokescape import frames
from tests.plugins.pokescape.bed import Table, board, game_of, status

ROWS = ["g" * 12] * 3
GHOST = {"no_effect": ["ground"]}
DIGGER = {"id": "digger", "base_attack": "ground"}


def place(found):
    """The hex that it moves to."""
    return found.battle.field.hexes.offset(found.greedy() // 4)


def table(ours, theirs, *hexes, rows=ROWS, levels=(), **more):
    """The first of ours is asked for its move."""
    found = Table(game_of(board(rows, levels), ours, theirs, **more), *hexes)
    found.turn(0)
    return found


def test_it_breaks_away_from_whom_it_cannot_hurt_towards_whom_it_can():
    found = table([DIGGER], [{"id": "ghost", **GHOST}, {"id": "prey"}], (1, 1), (0, 1), (11, 1))
    assert place(found) == (6, 1)


def test_it_walks_to_whom_it_can_hurt_past_a_nearer_one_that_it_cannot():
    found = table([DIGGER], [{"id": "ghost", **GHOST}, {"id": "prey"}], (5, 1), (1, 1), (11, 1))
    assert place(found)[0] == 10


def test_it_takes_the_high_ground_of_two_places_to_attack_from():
    found = table([{"id": "a"}], [{"id": "b"}], (1, 0), (4, 0), rows=["gggggg", "gggggg"], levels=["111111", "111211"])
    assert place(found) == (3, 1)


def test_it_shoots_from_afar_rather_than_stand_next_to_the_enemy():
    found = table([{"id": "a", "range": 4}], [{"id": "b"}], (1, 1), (7, 1))
    near = found.battle.field.hexes.near[found.state.at[1]]
    assert found.battle.field.hexes.space(*place(found)) not in near


def test_it_chooses_the_attack_that_hurts_more():
    beam = {"kind": "special_attack", "name": {"en": "B"}, "type": "fire", "range": 4, "dice": 3}
    for foe, index in (({"weak": ["fire"]}, 1), ({"no_effect": ["fire"]}, 0)):
        found = table([{"id": "a", "powers": [beam]}], [{"id": "b", **foe}], (1, 1), (2, 1))
        found.move(1, 1)
        assert found.greedy() == found.battle.strike + index * found.battle.count + 1


def test_it_never_attacks_a_friend():
    found = table([{"id": "a"}, {"id": "friend"}], [{"id": "ghost", "no_effect": ["normal"]}], (1, 1), (2, 1), (11, 1))
    found.state.frames = [(frames.ATTACK, 1, 0)]
    assert found.greedy() == found.battle.pass_


def test_an_active_that_can_do_nothing_is_switched_for_one_that_can():
    game = game_of(board(ROWS), [DIGGER, {"id": "biter"}], [{"id": "ghost", **GHOST}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (3, 1), None, (4, 1))
    found.turn(0, switch=True)
    assert found.greedy() == found.battle.pick + 1


def test_order_markers_go_to_a_card_that_can_hurt_somebody():
    foes = [{"id": "ghost", **GHOST}]
    found = Table(game_of(board(ROWS), [DIGGER, {"id": "biter"}], foes), (3, 1), (11, 0), (4, 1))
    found.state.frames = [(frames.MARKERS, 1, 0)]
    assert found.greedy() == found.battle.pick + 1


def test_order_markers_go_to_a_card_that_comes_to_reach_an_enemy_rather_than_to_a_stronger_one_far_off():
    strong = {"id": "strong", "attack": 5, "move": 2}
    found = Table(game_of(board(ROWS), [strong, {"id": "near", "attack": 3}], [{"id": "b"}]), (0, 0), (6, 1), (10, 1))
    found.state.frames = [(frames.MARKERS, 1, 0)]
    assert found.greedy() == found.battle.pick + 1


def beam(name, type_, **more):
    """A special attack of two dice."""
    return {"kind": "special_attack", "name": {"en": name}, "type": type_, "range": 4, "dice": 2, **more}


def test_it_attacks_with_the_type_that_the_enemy_is_weak_to():
    ours = {"id": "a", "attack": 1, "powers": [beam("Flame", "fire"), beam("Jet", "water")]}
    for weakness, index in (("fire", 1), ("water", 2)):
        found = table([ours], [{"id": "b", "weak": [weakness]}], (1, 1), (3, 1))
        found.move(1, 1)
        assert found.greedy() == found.battle.strike + index * found.battle.count + 1


def test_of_two_enemies_it_goes_for_the_one_that_its_attack_is_super_effective_on():
    foes = [{"id": "hard", "resist": ["fire"]}, {"id": "soft", "weak": ["fire"]}]
    found = table([{"id": "a", "base_attack": "fire"}], foes, (4, 1), (0, 1), (8, 1))
    assert place(found) in {
        found.battle.field.hexes.offset(s) for s in found.battle.field.hexes.near[found.state.at[2]]
    }
    found = table([{"id": "a", "base_attack": "fire", "range": 5, "move": 0}], foes, (4, 1), (0, 1), (8, 1))
    found.move(4, 1)
    assert found.greedy() == found.battle.strike + 2


def test_it_does_not_attack_whom_its_attack_has_no_effect_on():
    found = table([DIGGER], [{"id": "ghost", **GHOST}], (1, 1), (2, 1))
    found.move(1, 1)
    assert found.may_attack(1), "the rules would allow it"
    assert found.greedy() == found.battle.pass_


def twice(low=1):
    """A power that attacks once more on a roll of `low` and more."""
    again = [{"do": "extra_attack", "attack": "normal"}]
    rows = [*([{"range": [1, low - 1]}] if low > 1 else []), {"range": [low, 20], "do": again}]
    when = {"is": "attack", "attack": "normal"}
    return {"kind": "trigger", "name": {"en": "Twice"}, "on": "attack.resolved", "when": when, "limit": "turn",
            "do": [{"do": "roll", "table": rows}]}  # fmt: skip


def test_it_prefers_the_attack_that_brings_another_one():
    strong = beam("Strong", "fire", dice=4)
    for powers, index in (([strong], 1), ([strong, twice()], 0), ([strong, twice(19)], 1)):
        found = table([{"id": "a", "attack": 3, "powers": powers}], [{"id": "b", "life": 9}], (1, 1), (2, 1))
        found.move(1, 1)
        assert found.greedy() == found.battle.strike + index * found.battle.count + 1


def test_it_sends_out_who_attacks_twice_rather_than_who_is_barely_stronger():
    ours = [{"id": "one", "attack": 4}, {"id": "two", "attack": 3, "powers": [twice()]}]
    found = Table(game_of(board(ROWS), ours, [{"id": "b", "life": 9}], rules={"mode": "one_on_one"},
                          trainers={"ann": {}, "bob": {}}), None, None, (4, 1))  # fmt: skip
    found.state.frames = [(frames.ACTIVE, 1)]
    assert found.greedy() == found.battle.pick + 1


def test_it_avoids_the_attack_that_is_paid_back():
    spore = {"kind": "trigger", "name": {"en": "Spore"}, "on": "defense.resolved",
             "when": {"is": "attack", "attack": "normal"},
             "do": [{"do": "combat_roll", "on": "attacker", "dice": 2}]}  # fmt: skip
    ours = {"id": "a", "attack": 4, "powers": [beam("Flame", "fire", dice=3)]}
    for powers, index in (([], 0), ([spore], 1)):
        found = table([ours], [{"id": "b", "life": 9, "powers": powers}], (1, 1), (2, 1))
        found.move(1, 1)
        assert found.greedy() == found.battle.strike + index * found.battle.count + 1


def test_it_weighs_what_follows_a_hit():
    def song(low):
        doze = {"do": "place_status", "status": "sleep", "on": "defender"}
        rows = [{"range": [1, low - 1]}, {"range": [low, 20], "do": [doze]}]
        return beam("Song", "normal", dice=3, hit=[{"do": "roll", "table": rows}])

    for powers, index in (([song(17), song(6)], 2), ([song(6), song(17)], 1)):
        ours = {"id": "a", "powers": powers}
        found = table([ours], [{"id": "b", "life": 9}], (1, 1), (2, 1), statuses=[status("sleep")])
        found.move(1, 1)
        assert found.greedy() == found.battle.strike + index * found.battle.count + 1


def test_it_walks_round_harmful_ground_and_does_not_end_on_it():
    found = table([{"id": "a", "move": 1}], [{"id": "b"}], (1, 1), (6, 1), rows=["gggggggg", "ggfggggg", "gggggggg"])
    assert place(found) in {(2, 0), (2, 2)}
    found = table([{"id": "a"}], [{"id": "b"}], (1, 1), (4, 1), rows=["gggfffgg", "gggffgg", "gggfffgg"])
    assert found.battle.one[found.battle.field.hexes.space(*place(found))] & ~found.battle.field.harm


def test_an_active_that_loses_its_duel_is_switched_for_one_that_wins_it_but_not_twice_in_a_row():
    ours = [{"id": "weak", "life": 2, "defense": 1, "attack": 2}, {"id": "strong", "life": 5, "attack": 5}]
    game = game_of(board(ROWS), ours, [{"id": "foe", "attack": 5, "life": 4}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (3, 1), None, (4, 1))
    found.state.round = 9
    found.turn(0, switch=True)
    assert found.greedy() == found.battle.pick + 1
    found.state.switched[0] = 8
    assert found.greedy() < found.battle.pass_


def test_an_active_that_wins_its_duel_stays():
    game = game_of(board(ROWS), [{"id": "good"}, {"id": "better", "attack": 4}], [{"id": "foe"}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (3, 1), None, (4, 1))
    found.turn(0, switch=True)
    assert found.greedy() < found.battle.pass_


def test_it_is_sent_out_onto_the_highest_ground_there_nearest_to_the_enemy():
    levels = ["111111111111", "122111111111", "111111111111"]
    game = game_of(board(ROWS, levels), [{"id": "a"}], [{"id": "b"}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, None, (10, 1))
    found.state.frames = [(frames.PLACE, 1, 0, frames.FIRST)]
    assert place(found) == (2, 1)
