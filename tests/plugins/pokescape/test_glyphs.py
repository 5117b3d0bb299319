"""Power glyphs: uncovered, held, used up."""

import json

import pytest

from plugins.pokescape import frames
from plugins.pokescape.compile import compile_battle
from plugins.pokescape.placing import put_on_board
from plugins.pokescape.rounds import initiative
from plugins.pokescape.ruleset import RULESET
from plugins.pokescape.straying import stray
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, snapshot
from workbench import places
from workbench.engine.ruleset import SetupRefused

ROWS = ["gggggggg", "gggggggg"]
EAST = 0


def modifier(stat, add, **who):
    """A power of a glyph."""
    return {"kind": "modifier", "name": {"en": "R"}, "stat": stat, "add": add, "who": {"side": "ally", **who}}


def field(*hexes):
    """A board with a glyph `rune` on each hex."""
    return board(ROWS, glyphs=[{"glyph": "rune", "at": list(hex_)} for hex_ in hexes])


def table(glyph, *hexes, faces=(), rune=((2, 0),), cards=({}, {}, {}), **more):
    """Figures 0 and 1 against 2; the rune lies on (2, 0)."""
    ours = [{"id": "a", "life": 5, **cards[0]}, {"id": "friend", **cards[1]}]
    game = game_of(field(*rune), ours, [{"id": "foe", **cards[2]}], glyphs=[{"id": "rune", **glyph}], **more)
    found = Table(game, *hexes, faces=faces)
    if hexes[0] is not None:
        found.turn(0)
    return found


@pytest.mark.rule("HS-GLY-01")
class TestPermanent:
    """They work for the side of who stands on them, once uncovered."""

    def test_it_is_uncovered_by_who_stops_there_and_helps_all_of_its_side_while_occupied(self):
        found = table({"powers": [modifier("attack", 1)]}, (1, 0), (6, 1), (7, 1))
        found.state.at[0] = found.space(2, 0)
        assert found.pools(1, 2)[0] == 3  # not uncovered
        found.state.at[0] = found.space(1, 0)
        found.move(2, 0)
        assert found.heard("glyph")
        assert found.pools(1, 2)[0] == 4
        assert found.pools(2, 1)[0] == 3
        found.state.at[0] = found.space(3, 0)
        assert found.pools(1, 2)[0] == 3

    def test_it_serves_the_other_side_when_that_stands_on_it(self):
        found = table({"powers": [modifier("defense", 2)]}, (1, 0), (6, 1), None)
        found.move(2, 0)
        found.state.at[0], found.state.at[2] = found.space(0, 0), found.space(2, 0)
        assert found.pools(0, 2)[1] == 5
        assert found.pools(2, 0)[1] == 3

    @pytest.mark.rule("HS-ATK-05")
    def test_it_adds_nothing_to_special_attacks(self):
        beam = {"kind": "special_attack", "name": {"en": "B"}, "range": 9, "dice": 2}
        found = table({"powers": [modifier("attack", 1)]}, (1, 0), None, (7, 1), cards=({"powers": [beam]}, {}, {}))
        found.move(2, 0)
        assert (found.pools(0, 2)[0], found.pools(0, 2, index=1)[0]) == (4, 2)

    def test_move_and_initiative_grow_as_well(self):
        found = table(
            {"powers": [modifier("move", 2), modifier("initiative", 8)]}, (2, 0), (0, 1), (7, 1), faces=[3, 9]
        )
        found.state.uncovered = 1
        found.turn(1)
        assert (7, 0) in found.reaches()
        initiative(found.battle, found.state, found.told)
        assert found.state.init == [11, 9]

    def test_it_still_stops_whoever_enters_it_after_it_was_uncovered(self):
        found = table({"powers": [modifier("attack", 1)]}, (1, 0), None, (7, 1), rune=((2, 0), (2, 1), (1, 1)))
        found.state.uncovered = 0b111
        assert (2, 0) in found.reaches()
        assert (4, 0) not in found.reaches()


@pytest.mark.rule("HS-GLY-01")
class TestTemporary:
    """They work once."""

    def test_it_works_for_who_stops_there_once_and_is_gone(self):
        glyph = {"duration": "temporary", "do": [{"do": "heal", "on": "self", "amount": 9}]}
        found = table(glyph, (1, 0), None, (7, 1), cards=({"move": 3}, {}, {}))
        assert (4, 0) not in found.reaches()
        found.state.wounds[0] = 3
        assert [mark.label for mark in found.game.scene(found.state, "en").marks] == ["R"]
        found.move(2, 0)
        assert found.state.wounds[0] == 0
        assert not found.game.scene(found.state, "en").marks
        found.state.at[0], found.state.wounds[0] = found.space(1, 0), 2
        found.turn(0)
        assert (4, 0) in found.reaches()
        found.move(2, 0)
        assert found.state.wounds[0] == 2
        assert len(found.heard("glyph")) == 1

    def test_what_it_says_in_words_is_played_by_hand_by_who_uncovered_it(self):
        words = {"kind": "by_hand", "name": {"en": "R"}, "text": {"en": "Bring a friend."}}
        found = table({"duration": "temporary", "powers": [words]}, (6, 1), (1, 0), (7, 1))
        found.turn(1)
        found.move(2, 0)
        assert found.state.frames[-1][:2] == (frames.HAND, 1)
        assert found.game.question(found.state, "en") == "Friend (Player 1), Rune: Bring a friend."
        assert found.battle.groups["not_simulated"] == ("rune: R",)

    def test_who_is_destroyed_on_it_ends_its_turn_there(self):
        glyph = {"duration": "temporary", "do": [{"do": "combat_roll", "on": "self"}]}
        found = table(glyph, (1, 0), (6, 1), (3, 0), cards=({"life": 1}, {}, {}), faces=[SKULL])
        found.move(2, 0)
        assert found.state.down[0]
        assert found.state.figure != 0


@pytest.mark.rule("HS-GLY-01")
def test_who_strays_or_is_placed_onto_a_glyph_uncovers_it_too():
    glyph = {"powers": [modifier("attack", 1)]}
    strayed = table(glyph, (1, 0), None, (7, 1))
    stray(strayed.battle, strayed.state, 0, 0, strayed.told)
    assert (strayed.hex(0), strayed.state.uncovered) == ((2, 0), 1)
    placed = table(glyph, None, (0, 0), (7, 1))
    put_on_board(placed.battle, placed.state, 0, placed.place(2, 0), frames.DEPLOYED, placed.told)
    assert placed.state.uncovered == 1


def test_a_swipe_on_the_way_comes_before_the_glyph():
    glyph = {"duration": "temporary", "do": [{"do": "heal", "on": "self", "amount": 9}]}
    found = table(glyph, (1, 0), None, (0, 0), faces=[SKULL])
    found.move(2, 0)
    assert found.dice("swipe") == [1]
    assert found.state.wounds[0] == 0


def test_a_glyph_with_a_power_that_names_a_missing_status_is_refused():
    bad = {"id": "rune", "do": [{"do": "place_status", "status": "numb", "on": "self"}]}
    with pytest.raises(SetupRefused) as refused:
        compile_battle(snapshot(field((2, 0)), [{"id": "a"}], [{"id": "b"}], glyphs=[bad]))
    assert refused.value.reasons == ["glyph `rune` at `/do/0/status`: status `numb` is missing"]


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_game_with_every_glyph_that_ships_conforms(check):
    shipped = [json.loads(path.read_text(encoding="utf-8"))
               for path in sorted((places.content() / "pokescape_base" / "glyph").glob("*.json"))]  # fmt: skip
    laid = [{"glyph": glyph["id"], "at": [n % 6 + 1, 1 + n // 6]} for n, glyph in enumerate(shipped)]
    game = game_of(board(["gggggggg"] * 4, glyphs=laid), [{"id": "a"}, {"id": "long", "spaces": 2}], [{"id": "b"}],
                   glyphs=shipped, rules={"round_limit": 6})  # fmt: skip
    assert len(game.coverage()["glyphs"]) == len(shipped)
    conforms(check, game, (1,))


@pytest.mark.rule("HS-GLY-02")
class TestTreasure:
    """They stop nobody, and a hero may take them."""

    CHARM = {"sort": "treasure", "powers": [modifier("attack", 2, side="self")]}  # noqa: RUF012 a test's data

    def test_it_stops_nobody_and_a_hero_that_ends_there_may_take_it(self):
        found = table(self.CHARM, (1, 0), (6, 1), (7, 1))
        assert (3, 0) in found.reaches()
        found.move(2, 0)
        assert found.asked() == frames.MAY
        found.act(found.battle.take)
        assert found.heard("treasure")
        assert found.pools(0, 2)[0] == 5
        assert found.pools(1, 2)[0] == 3
        assert not found.game.scene(found.state, "en").marks
        found.state.at[0], found.state.at[1] = found.space(5, 0), found.space(2, 0)
        assert found.pools(0, 2)[0] == 5, "it carries it along"

    def test_it_may_be_left_where_it_is(self):
        found = table(self.CHARM, (1, 0), (6, 1), (7, 1))
        found.move(2, 0)
        found.act(found.battle.pass_)
        assert found.pools(0, 2)[0] == 3
        assert found.game.scene(found.state, "en").marks

    def test_only_a_hero_may_take_it(self):
        found = table(self.CHARM, (1, 0), (6, 1), (7, 1), cards=({"hero": False}, {}, {}))
        found.move(2, 0)
        assert found.asked() != frames.MAY

    def test_its_trigger_and_its_action_are_those_of_who_carries_it(self):
        charm = {"sort": "treasure", "powers": [
            {"kind": "trigger", "name": {"en": "Thorn"}, "on": "defense.resolved",
             "do": [{"do": "wound", "on": "attacker"}]},
            {"kind": "action", "name": {"en": "Balm"}, "instead_of": "attack", "limit": "battle",
             "do": [{"do": "heal", "on": "self", "amount": 2}]}]}  # fmt: skip
        found = table(charm, (1, 0), (6, 1), (3, 0))
        found.state.wounds[0] = 3
        found.move(2, 0)
        assert found.battle.deed not in found.game.legal(found.state)
        found.act(found.battle.take)
        found.act(found.battle.deed)
        assert found.state.wounds[0] == 1
        found.turn(2)
        found.move(3, 0)
        found.chance.faces[:] = [BLANK] * 9
        found.attack(0)
        assert found.state.wounds[2] == 1
        found.turn(0)
        found.move(2, 0)
        assert found.battle.deed not in found.game.legal(found.state), "once a battle"


@pytest.mark.rule("HS-GLY-02")
def test_what_a_glyph_cannot_give_is_an_error_with_its_place():
    beam = {"kind": "special_attack", "name": {"en": "B"}, "range": 9, "dice": 2}
    told = RULESET.faults("glyph", {"id": "g", "name": {"en": "G"}, "letter": "G", "sort": "treasure",
                                    "powers": [modifier("attack", 1), beam]}, lambda kind, name: None)  # fmt: skip
    assert told == (
        ("/powers/1/kind", "a treasure glyph gives no `special_attack`", "use a modifier, trigger or action"),
    )
    assert RULESET.faults("glyph", {"id": "g", "name": {"en": "G"}, "letter": "G",
                                    "powers": [modifier("attack", 1)]}, lambda kind, name: None) == ()  # fmt: skip


@pytest.mark.rule("HS-MOV-04")
@pytest.mark.rule("HS-GLY-01")
@pytest.mark.rule("HS-DBL-01")
@pytest.mark.parametrize("rows", [["ggg~gggg"], ["gggggggg"]])
def test_a_glyph_stops_a_double_space_figure_with_the_leading_half_in_water_too(rows):
    glyphs = [{"glyph": "rune", "at": [3, 0]}]
    game = game_of(board(rows, glyphs=glyphs), [{"id": "a", "spaces": 2}], [{"id": "foe"}], glyphs=[{"id": "rune"}])
    for spent, reached, strayed in ((0, 3, 3), (1, 6, 6)):
        found = Table(game, (1, 0, 0, 0), None)
        found.state.spent = spent
        found.turn(0)
        assert found.reaches() == {(column, 0) for column in range(reached)}, "named by the half on the left"
        stray(found.battle, found.state, 0, EAST, found.told)
        assert found.hex(0) == (strayed, 0)


@pytest.mark.rule("HS-MOV-04")
def test_a_glyph_in_water_that_is_gone_stops_nobody_whom_water_does_not():
    swims = {"kind": "traversal", "name": {"en": "Swim"}, "ignores": ["terrain_stop"]}
    game = game_of(board(["g~~~gggg"], glyphs=[{"glyph": "rune", "at": [2, 0]}]),
                   [{"id": "a", "powers": [swims]}, {"id": "b"}], [{"id": "foe"}], glyphs=[{"id": "rune"}])  # fmt: skip
    for figure, reached in ((0, {(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)}), (1, {(0, 0), (1, 0)})):
        hexes = [None, None, (7, 0)]
        hexes[figure] = (0, 0)
        found = Table(game, *hexes)
        found.state.spent = 1
        found.turn(figure)
        assert found.reaches() == reached


@pytest.mark.rule("HS-MOV-04")
def test_a_glyph_stops_those_too_whom_no_terrain_does():
    swims = {"kind": "traversal", "name": {"en": "Swim"}, "ignores": ["terrain_stop"]}
    for rows in (["g~g~gggg"], ["g~~~gggg"]):
        glyphs = [{"glyph": "rune", "at": [2, 0]}]
        game = game_of(board(rows, glyphs=glyphs), [{"id": "a", "powers": [swims]}], [{"id": "foe"}],
                       glyphs=[{"id": "rune"}])  # fmt: skip
        found = Table(game, (0, 0), (7, 0))
        found.turn(0)
        assert found.reaches() == {(0, 0), (1, 0), (2, 0)}
