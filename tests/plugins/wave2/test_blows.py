"""Whom attacks hurt beside the Active, as their effects say."""

from plugins.wave2.moment import Moment
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIR_BENCH, THEIRS, Duel, attack, pokemon
from workbench.api.rules import spaces_of


def blows(*effects):
    """(bodies, damage, how often, one of them) of an attack with these effects after its damage."""
    duel = Duel({"one": pokemon(attack("a", after=list(effects)))}).put(MINE, "one").put(MY_BENCH, "mon")
    duel.put(MY_BENCH + 1, "mon").put(THEIRS, "mon").put(THEIR_BENCH, "mon")
    (made,) = duel.table.cards[duel.numbers["one"]].attacks
    moment = Moment(duel.table, duel.state, 0, MINE, duel.numbers["one"])
    return [(list(spaces_of(blow.among(moment, []))), blow.amount, blow.share, blow.one) for blow in made.blows]


def each(side, then):
    """Something that happens to each benched Pokémon of a side."""
    return {"do": "for_each", "among": {"side": side, "place": "bench"}, "then": [then]}


def test_counters_on_the_own_bench_are_seen():
    assert blows(each("ally", {"do": "counters", "on": "chosen", "amount": 1})) == [
        ([MY_BENCH, MY_BENCH + 1], 10, 1.0, False)
    ]


def test_a_coin_halves_and_one_who_is_chosen_is_one():
    strike = {"do": "strike", "on": "chosen", "amount": 20}
    choice = {"do": "choose", "among": {"side": "enemy"}, "then": [strike]}
    assert blows({"do": "flip", "heads": [choice]}) == [([THEIRS, THEIR_BENCH], 20, 0.5, True)]


def test_recoil_hits_who_attacks():
    assert blows({"do": "counters", "on": "self", "amount": 3}) == [([MINE], 30, 1.0, False)]


def test_what_depends_on_numbers_of_the_moment_is_not_known_before():
    bench = {"number": "path", "path": "mine.bench"}
    assert blows({"do": "counters", "on": "defender", "amount": bench}) == []
