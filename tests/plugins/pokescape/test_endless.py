"""Powers without an end are refused before the game; what goes round in play is cut short and told."""

from __future__ import annotations

import pytest

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from plugins.pokescape.powers import CHAIN
from plugins.pokescape.ruleset import RULESET
from tests.plugins.pokescape.bed import Table, board, game_of, roll, snapshot
from workbench.engine.play import play
from workbench.engine.ruleset import SetupRefused

AGAIN, MORE = {"do": "take_turn"}, {"do": "extra_attack", "attack": "any"}
NEVER = {"is": "number", "value": "self.wounds", "op": ">", "than": 90}


def trigger(on, *effects, **more):
    """A trigger named Loop."""
    return {"kind": "trigger", "name": {"en": "Loop"}, "on": on, "do": list(effects), **more}


def said(power):
    """What is said against a card with one power, at check time and when a game is made of it."""
    card = {"id": "one", "species": "one", "size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 3,
            "defense": 3, "points": 5, "powers": [power]}  # fmt: skip
    checked = [(pointer, text) for pointer, text, _ in RULESET.faults("army_card", card, lambda kind, name: None)]
    try:
        compile_battle(snapshot(board(["gggg"]), [{"powers": [power]}], [{}]))
        refused = []
    except SetupRefused as error:
        refused = error.reasons
    return checked, refused


@pytest.mark.parametrize(
    ("power", "what"),
    [
        (trigger("turn.end", AGAIN), "each turn brings the next one, without end"),
        (trigger("turn.start", AGAIN, limit="turn"), "each turn brings the next one, without end"),
        (trigger("attack.resolved", MORE), "each attack brings the next one, without end"),
        (
            trigger("attack.resolved", {**MORE, "attack": "normal"}, when={"is": "attack", "attack": "normal"}),
            "each attack brings the next one, without end",
        ),
        (
            trigger("turn.end", {"do": "roll", "table": [{"range": [1, 9], "do": [AGAIN]},
                                                         {"range": [10, 20], "do": [{"do": "wound"}, AGAIN]}]}),
            "each turn brings the next one, without end",
        ),
        (
            trigger("turn.end", {"do": "if", "when": NEVER, "then": [AGAIN], "otherwise": [AGAIN]}),
            "each turn brings the next one, without end",
        ),
    ],
)  # fmt: skip
def test_what_starts_itself_again_for_certain_is_refused(power, what):
    checked, refused = said(power)
    assert checked == [("/powers/0/do", what)]
    assert refused == [f"army card `mon1a` at `/powers/0/do`: {what}"]


@pytest.mark.parametrize(
    "power",
    [
        trigger("turn.end", AGAIN, limit="round"),
        trigger("turn.end", roll(17, AGAIN)),
        trigger("turn.end", AGAIN, when={"is": "number", "value": "self.wounds", "op": ">", "than": 0}),
        trigger("attack.resolved", MORE, limit="turn"),
        trigger("attack.resolved", {**MORE, "attack": "normal"}, when={"is": "attack", "attack": "special"}),
        trigger("figure.destroyed", AGAIN),
        trigger("turn.end", {"do": "may", "then": [AGAIN]}),
    ],
)
def test_what_a_limit_a_roll_a_condition_or_a_player_can_end_is_accepted(power):
    assert said(power) == ([], [])


def test_repeats_within_repeats_are_counted():
    def repeat(times, then):
        return {"do": "repeat", "times": times, "then": [then]}

    bomb = repeat(20, repeat(20, repeat(20, {"do": "wound"})))
    checked, refused = said(trigger("turn.end", bomb))
    assert checked == [("/powers/0/do/0", "repeats within repeats do it `8000` times, at most 400 are played")]
    assert len(refused) == 1
    assert said(trigger("turn.end", repeat(20, repeat(20, {"do": "wound"})))) == ([], [])


def test_a_status_that_gives_the_turn_again_is_refused_unless_it_goes():
    def faults(*effects):
        data = {"id": "haste", "name": {"en": "Haste"}, "letter": "H", "after_turn": list(effects)}
        return [(pointer, text) for pointer, text, _ in RULESET.faults("status", data, lambda kind, name: None)]

    assert faults(AGAIN) == [("/after_turn", "each turn brings the next one, without end")]
    assert faults(AGAIN, {"do": "remove_status"}) == []


def test_a_chain_that_nothing_ends_is_cut_short_and_told():
    unlucky = trigger("turn.end", AGAIN, when={"is": "number", "value": "self.wounds", "op": "<", "than": 90})
    table = Table(game_of(board(["gggggg"]), [{"powers": [unlucky]}], [{}]), (0, 0), (5, 0))
    table.turn(0)
    for _ in range(CHAIN + 1):
        table.move(0, 0)
    assert len(table.heard("turn_again")) == CHAIN
    assert len(table.heard("chain_ended")) == 1
    assert any("would go on without end" in line for line in table.log())


def test_two_who_give_each_other_turns_come_to_an_end():
    give = trigger(
        "turn.end", {"do": "choose", "among": {"side": "ally"}, "then": [{"do": "take_turn", "on": "chosen"}]}
    )
    card = {"powers": [give], "life": 90}
    game = BattleGame(compile_battle(snapshot(board(["ggggg"] * 3), [card] * 2, [card] * 2, rules={"round_limit": 2})))
    out = []
    played = play(game, ["random"], 4, out, max_decisions=20_000)
    assert played.result.reason != "decision limit"
    assert any(event.what == "chain_ended" for event in out)


def test_two_powers_of_one_card_that_give_each_other_attacks_are_refused():
    normal, special = ({"is": "attack", "attack": sort} for sort in ("normal", "special"))
    card = {"id": "one", "species": "one", "size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 3,
            "defense": 3, "points": 5}  # fmt: skip

    def faults(*powers):
        found = RULESET.faults("army_card", {**card, "powers": list(powers)}, lambda kind, name: None)
        return [(pointer, text) for pointer, text, _ in found]

    one, other = (trigger("attack.resolved", MORE, when=when) for when in (normal, special))
    what = "together with the other power each attack brings the next one, without end"
    assert faults(one, other) == [("/powers/1/do", what)]
    assert faults(one, {**other, "limit": "round"}) == []
    assert faults(one, {**other, "when": {**special, "types": ["fire"]}}) == []
