"""Glyphs that are drawn at random for the spaces that a map leaves open."""

import pytest

from plugins.pokescape import lots, seen
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import Table, board, game_of
from workbench.engine.chance import Chance

STOCK = [
    {"id": "healing", "duration": "temporary", "letter": "H", "do": [{"do": "heal", "amount": 9}]},
    {"id": "rage", "letter": "W", "powers": [{"kind": "modifier", "name": {"en": "W"}, "stat": "attack", "add": 1,
                                           "who": {"side": "ally"}}]},
    {"id": "haste", "letter": "V", "powers": [{"kind": "modifier", "name": {"en": "V"}, "stat": "move", "add": 2,
                                            "who": {"side": "ally"}}]},
]  # fmt: skip


def game(*hexes, stock=("healing", "rage", "haste"), **more):
    """A board on whose hexes lie glyphs that nobody has named."""
    map_ = board(["gggggggg"] * 2, glyphs=[{"at": list(hex_), "face": "down"} for hex_ in hexes])
    rules = {"glyphs": list(stock), "round_limit": 4, **more}
    return game_of(map_, [{"id": "a"}, {"id": "b"}], [{"id": "c"}], glyphs=STOCK, rules=rules)


def drawn(found, state):
    """The glyphs that lie, by space."""
    return {found.battle.runes[n].space: found.battle.runes[n].id for lot in found.battle.lots for n in lot
            if not state.spent >> n & 1}  # fmt: skip


@pytest.mark.rule("HS-GLY-01")
def test_each_space_has_one_and_no_glyph_lies_twice():
    found = game((2, 0), (4, 0))
    sorts = set()
    for seed in range(12):
        there = drawn(found, found.new(Chance(seed, 16)))
        assert len(there) == len(set(there.values())) == 2
        sorts |= set(there.values())
    assert sorts == {"healing", "rage", "haste"}


@pytest.mark.rule("HS-GLY-01")
def test_nobody_knows_which_lies_where_until_somebody_stops_on_it():
    found = game((2, 0), (4, 0))
    state = found.new(Chance(3, 16))
    looked = found.observe(state, 1)
    assert looked.spent == 0
    assert {mark.label for mark in found.scene(looked, "en").marks} == {"?"}
    assert len(found.scene(looked, "en").marks) == 2
    again = {tuple(sorted(drawn(found, found.determinise(looked, 1, Chance(n, 16))).values())) for n in range(20)}
    assert len(again) > 1


@pytest.mark.rule("HS-GLY-01")
def test_the_one_that_was_drawn_works_and_the_others_do_not():
    found = game((2, 0))
    table = Table(found, (1, 0), (0, 1), (7, 1))
    lots.deal(found.battle, table.state, Chance(1, 16))
    (name,) = drawn(found, table.state).values()
    table.turn(0)
    assert (4, 0) not in table.reaches() or name, "it stops whoever enters it"
    table.move(2, 0)
    assert len(table.heard("glyph")) == 1
    assert found.battle.sources[table.heard("glyph")[0][1]][0] == f"glyph:{name}"
    known = found.scene(found.observe(table.state, 2), "en").marks
    assert [mark.label for mark in known] in ([], ["W"], ["V"])


@pytest.mark.rule("HS-GLY-01")
def test_a_space_for_which_none_is_left_holds_nobody():
    found = game((2, 0), (4, 0), stock=("rage",))
    state = found.new(Chance(1, 16))
    assert len(drawn(found, state)) == 1


def test_without_a_stock_nothing_is_drawn():
    found = game((2, 0), stock=())
    assert found.battle.lots == []
    assert seen.observe(found.battle, found.new(Chance(1, 16)), 1).spent == 0


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_game_with_hidden_glyphs_conforms(check):
    conforms(check, game((2, 0), (4, 0), (5, 1)), (1, 2))
