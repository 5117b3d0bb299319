"""Battles: the rulebook's examples with their numbers, and everything else about them."""

import pytest

from plugins.master_trainer import codes as c

from .bed import Bed, add, game_of

PLUS = ("plus_power", "battle", [add(3)])
CHEER = ("cheer", "battle", [add(4)])


def wild(spins, cards=(), mine=("croconaw",), theirs="poliwag", **more):
    """Return a game in which seat 1 has turned a Pokémon over and chosen its own."""
    bed = Bed(game_of(items=[PLUS], events=[CHEER], **more))
    bed.give(1, mine, cards)
    bed.give(2, ("raichu",), ())
    bed.top(theirs)
    bed.spins(*spins)
    bed.act(1, "get_pokemon")
    bed.do(bed.pokemon(mine[0]))
    return bed


@pytest.mark.rule("MT-GET-05")
def test_croconaw_with_9_loses_to_poliwag_with_10():
    bed = wild([2, 4])
    assert bed.totals() == [(2, 7, 4, 6)]
    assert bed.own(1) == ["croconaw"]
    assert bed.shown() == ["poliwag"]


@pytest.mark.rule("MT-GET-05")
def test_with_plus_power_croconaw_wins_12_to_10():
    bed = wild([2, 4], ["plus_power"])
    bed.use("plus_power")
    assert bed.totals() == [(2, 10, 4, 6)]
    assert bed.own(1) == ["croconaw", "poliwag"]


@pytest.mark.rule("MT-GET-01")
def test_a_face_up_pokemon_may_be_announced_instead_of_the_pile():
    bed = Bed(game_of())
    bed.give(1, ["croconaw"])
    bed.state.shown = [bed.pokemon("poliwag")]
    bed.act(1, "get_pokemon")
    assert list(bed.game.legal(bed.state)) == [0, 1 + bed.pokemon("poliwag")]
    bed.spins(10)
    bed.do(1 + bed.pokemon("poliwag"), bed.pokemon("croconaw"))
    assert bed.own(1) == ["croconaw", "poliwag"]
    assert bed.shown() == []


@pytest.mark.rule("MT-GET-02")
def test_any_of_your_pokemon_fights_a_rare_one_too_then_one_item_or_event():
    bed = Bed(game_of(items=[PLUS], events=[CHEER]))
    bed.give(1, ["croconaw", "mew"], ["plus_power", "cheer"])
    bed.act(1, "get_pokemon")
    assert list(bed.game.legal(bed.state)) == [bed.pokemon("croconaw"), bed.pokemon("mew")]
    bed.do(bed.pokemon("mew"))
    assert list(bed.game.legal(bed.state)) == [0, 2 + bed.card("plus_power"), 2 + bed.card("cheer")]
    bed.use("cheer")
    assert bed.asked[0] != c.CARD, "a second card was asked for"
    assert bed.state.hand[0] == (bed.card("plus_power"),)


@pytest.mark.rule("MT-GET-03")
@pytest.mark.parametrize(
    ("spins", "won"),
    [([10], True), ([0], False), ([1, 10], False), ([1, 0], True), ([2, 3, 5, 4], True), ([3, 4, 1, 10], False)],
)
def test_10_and_0_decide_at_once_for_either_and_ties_spin_again(spins, won):
    bed = wild(spins)
    assert len(bed.happened("roll")) == len(spins), "other spins than these were made"
    assert bed.own(1) == (["croconaw", "poliwag"] if won else ["croconaw"])


@pytest.mark.rule("MT-GET-03")
def test_the_bonus_is_kept_when_a_tie_is_spun_again_and_the_player_to_the_left_spins():
    bed = wild([1, 5, 2, 5], ["plus_power"])
    bed.use("plus_power")
    assert bed.totals() == [(1, 10, 5, 6), (2, 10, 5, 6)]
    spinners = [str(args[-1]).rpartition("=")[2] for args in bed.happened("roll")]
    assert spinners == ["0", "1", "0", "1"]


@pytest.mark.rule("MT-GET-03")
@pytest.mark.rule("MT-GYM-01")
@pytest.mark.parametrize("kind", ["get_pokemon", "gym"])
def test_the_player_to_the_left_spins_for_what_nobody_plays_and_may_use_no_card(kind):
    bed = Bed(game_of(items=[PLUS], seats=3))
    for seat in (1, 2, 3):
        bed.give(seat, ["croconaw"], ["plus_power"] if seat != 3 else ())
    bed.spins(1, 1)
    bed.go()  # seats 1 and 2 spin, and pass with a card that is for battles
    bed.go()
    bed.go()
    bed.go()
    assert bed.asked == (c.BEFORE, 3)
    bed.spins(1, 9)
    bed.act(3, kind)
    asked = bed.asked
    bed.do(bed.pokemon("croconaw"))
    assert (asked, bed.asked) == ((c.FIGHTER, 3), (c.BEFORE, 1)), "nobody but the challenger was asked"
    assert [str(args[-1]).rpartition("=")[2] for args in bed.happened("roll")[-2:]] == ["2", "0"]


@pytest.mark.rule("MT-GET-04")
def test_a_pokemon_that_was_not_won_stays_face_up_for_anybody():
    bed = wild([0])
    assert bed.shown() == ["poliwag"]
    bed.act(2, "get_pokemon")
    assert 1 + bed.pokemon("poliwag") in bed.game.legal(bed.state)


def duel(spins, one=("croconaw", "poliwag"), two=("raichu", "gyarados"), cards=((), ()), arrived=(), seats=3):
    """Return a game in which seat 1 has challenged seat 2 and both are about to choose."""
    bed = Bed(game_of(items=[PLUS], events=[CHEER], seats=seats))
    bed.give(1, one, cards[0])
    bed.give(2, two, cards[1])
    for seat in arrived:
        bed.state.at[seat - 1], bed.state.arrived = bed.table.board.goal, [*bed.state.arrived, seat - 1]
    bed.spins(*spins)
    bed.act(1, "battle")
    return bed


@pytest.mark.rule("MT-BAT-01")
def test_any_opponent_can_be_chosen_one_on_goal_too():
    bed = duel([], arrived=[2])
    assert list(bed.game.legal(bed.state)) == [2, 3]


@pytest.mark.rule("MT-BAT-01")
def test_both_choose_hidden_then_the_challenger_plays_a_card_then_the_opponent():
    bed = duel([5, 5], cards=(["plus_power"], ["cheer"]))
    bed.do(2, bed.pokemon("croconaw"))
    assert bed.asked == (c.FIGHTER, 2)
    for seat, known in ((1, bed.pokemon("croconaw")), (2, -1), (3, -1)):
        assert bed.game.observe(bed.state, seat).fight[c.OF_ME] == known
    bed.do(bed.pokemon("raichu"))
    assert bed.asked == (c.CARD, 1)
    assert bed.game.observe(bed.state, 3).fight[c.OF_ME] == bed.pokemon("croconaw")
    bed.use("plus_power")
    assert bed.asked == (c.CARD, 2)
    bed.use("cheer")
    assert bed.totals() == [(5, 10, 5, 13)]


@pytest.mark.rule("MT-BAT-02")
@pytest.mark.parametrize(
    ("spins", "won"),
    [([10], True), ([0], False), ([5, 10], False), ([5, 0], True), ([9, 3], True), ([5, 3, 10], True), ([1, 5], False)],
)
def test_the_challenger_spins_first_and_10_and_0_decide_for_either(spins, won):
    bed = duel(spins)
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("raichu"))
    assert len(bed.happened("roll")) == len(spins), "other spins than these were made"
    assert ("raichu" in bed.own(1)) == won
    assert ("croconaw" in bed.own(2)) == (not won)


@pytest.mark.rule("MT-BAT-03")
def test_the_winner_takes_the_losers_card():
    bed = duel([10])
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("gyarados"))
    assert (bed.own(1), bed.own(2)) == (["croconaw", "gyarados", "poliwag"], ["raichu"])


@pytest.mark.rule("MT-BAT-03")
def test_a_last_pokemon_is_kept_for_20_pcs():
    bed = duel([10], two=["raichu"])
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("raichu"))
    assert bed.own(2) == ["raichu"]
    assert bed.state.pcs[:2] == [120, 80]


@pytest.mark.rule("MT-BAT-03")
def test_a_rare_one_that_is_the_last_is_kept_as_any_other_by_the_challenger_too():
    bed = duel([0], one=["mew"])
    bed.do(2, bed.pokemon("mew"), bed.pokemon("raichu"))
    assert bed.own(1) == ["mew"]
    assert bed.state.pcs[:2] == [80, 120]


@pytest.mark.rule("MT-BAT-04")
def test_a_rare_pokemon_that_is_lost_goes_back_into_its_deck():
    bed = duel([10], two=["mew", "poliwag"])
    bed.state.rares.remove(bed.pokemon("mew"))
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("mew"))
    assert (bed.own(1), bed.own(2)) == (["croconaw", "poliwag"], ["poliwag"])
    assert bed.pokemon("mew") in bed.state.rares


@pytest.mark.rule("MT-BAT-05")
def test_the_space_must_be_obeyed_also_when_all_others_are_on_goal():
    bed = duel([], arrived=[2, 3])
    assert bed.asked == (c.RIVAL, 1)
    assert list(bed.game.legal(bed.state)) == [2, 3]


def gym(spins, cards=(), leaders=(8,)):
    """Return a game in which seat 1 meets a leader with Croconaw."""
    bed = Bed(game_of(items=[PLUS], leaders=leaders))
    bed.give(1, ["croconaw"], cards)
    bed.spins(*spins)
    bed.act(1, "gym")
    return bed


@pytest.mark.rule("MT-GYM-01")
@pytest.mark.parametrize(
    ("spins", "won"), [([10], True), ([0], False), ([5, 10], False), ([5, 0], True), ([6, 4], True)]
)
def test_a_leader_is_fought_as_a_wild_pokemon_is(spins, won):
    bed = gym(spins)
    bed.do(bed.pokemon("croconaw"))
    assert len(bed.happened("roll")) == len(spins), "other spins than these were made"
    assert bool(bed.happened("won")) == won


@pytest.mark.rule("MT-GYM-01")
def test_without_a_leader_nothing_happens_and_a_card_may_be_played_against_one():
    assert gym([], leaders=()).asked == (c.BEFORE, 2)
    bed = gym([2, 3], ["plus_power"])
    bed.do(bed.pokemon("croconaw"))
    bed.use("plus_power")
    assert bed.totals() == [(2, 10, 3, 8)]


@pytest.mark.rule("MT-GYM-02")
def test_a_beaten_leader_leaves_play_and_brings_two_pokemon():
    bed = gym([10])
    bed.do(bed.pokemon("croconaw"))
    assert len(bed.own(1)) == 3
    assert bed.state.leaders == []
    assert bed.state.beaten == [0]


@pytest.mark.rule("MT-GYM-02")
def test_of_a_pile_of_one_the_winner_in_a_gym_takes_that_one():
    bed = gym([10])
    del bed.state.pile[1:]
    bed.do(bed.pokemon("croconaw"))
    assert (len(bed.own(1)), bed.state.pile) == (2, [])


@pytest.mark.rule("MT-GYM-02")
def test_who_loses_pays_20_and_the_leader_goes_under_the_pile():
    bed = gym([0], leaders=(8, 9, 10))
    leader = bed.state.fight[c.OF_FOE]
    bed.do(bed.pokemon("croconaw"))
    assert bed.state.pcs[0] == 80
    assert bed.state.leaders[0] == leader
    assert bed.game.observe(bed.state, 2).leaders == [leader, -1, -1], "everybody has seen who lies at the bottom"


def test_a_battle_that_is_called_off_costs_nothing():
    bed = Bed(game_of(items=[("smoke", "battle", [{"do": "call_off"}])]))
    bed.give(1, ["croconaw"], ["smoke"])
    bed.act(1, "gym")
    bed.do(bed.pokemon("croconaw"))
    bed.use("smoke")
    assert bed.state.pcs[0] == 100
    assert len(bed.state.leaders) == 1
    assert bed.happened("roll") == []


def test_both_totals_are_told_with_names():
    bed = wild([2, 4])
    (event,) = [event for event in bed.out if event.what == "totals"]
    assert bed.game.tell(event, "en") == "Croconaw 2 + 7 = 9, Poliwag 4 + 6 = 10"


def test_who_fights_best_and_who_is_missed_least_stand_first():
    bed = Bed(game_of())
    bed.give(1, ["croconaw", "gyarados", "poliwag"])
    bed.act(1, "get_pokemon")

    def first():
        options = [bed.game.option(bed.state, action, "en") for action in bed.game.legal(bed.state)]
        return [option.label.split()[0] for option in sorted(options, key=lambda option: option.weight)]

    assert first() == ["Gyarados", "Croconaw", "Poliwag"]
    bed.state.frames.append((c.LOSE, 0, 1, 0))
    assert first() == ["Poliwag", "Croconaw", "Gyarados"]
