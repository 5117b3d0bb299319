"""What a turn's candidates are worth: enemies that may come to the own goal, moves near and away from enemies."""

from plugins.figure_game.judging import OPEN, WON, View

from .bed import Bed, figure

HIT, POKE = figure(2, "w60 Hit 24"), figure(2, "w10 Poke 24")


def view(one, two, **places):
    bed = Bed(one, two).at(**places).begin()
    return bed, View(bed.arena, bed.state)


def test_who_may_come_to_the_own_goal_is_known_and_who_stands_in_the_way():
    bed, seen = view({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT}, ann="x", bob="b", ben="B")
    assert seen.close == [2]
    assert seen.open_to(0, bed.space("c")) == [2]
    assert seen.open_to(0, bed.space("a")) == [], "the one way to the goal is closed"
    assert seen.move(0, bed.space("c")) < -OPEN / 2 < seen.move(0, bed.space("a"))


def test_the_best_move_is_that_of_the_best_space():
    for places in ({"ann": "a", "bob": "d"}, {"ann": "x", "bob": "b"}, {"bob": "c"}):
        bed, seen = view({"ann": HIT, "amy": HIT}, {"bob": POKE, "ben": HIT}, **places)
        for own in (0, 1):
            spaces = bed.game.legal(bed.game.copy(bed.state))
            if own in spaces:
                twin = bed.state.copy()
                bed.game.apply(twin, own)
                values = [seen.move(own, space) for space in bed.game.legal(twin)]
                ways = sum(1 << space for space in bed.game.legal(twin))
                assert seen.best(own, ways) == max(values)


def test_the_goal_is_worth_everything():
    bed, seen = view({"ann": HIT}, {"bob": HIT, "ben": HIT}, ann="d", bob="a")
    assert seen.best(0, 1 << bed.space("B") | 1 << bed.space("c")) == WON


def test_surrounding_counts_and_being_surrounded_costs():
    bed, seen = view({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT}, ann="b", amy="A", bob="B", ben="c")
    assert seen.surrounding(0, bed.space("d"), seen.beside(bed.space("d"))) == 1.0 - 1.0, "bob is caught, and so is ann"


def test_what_is_found_out_serves_as_long_as_nobody_moves_and_nobody_waits_longer():
    bed, seen = view({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT}, ann="x", bob="b", ben="B")
    worth = seen.move(0, bed.space("c"))
    twin = bed.state.copy()
    again = View(bed.arena, twin)
    assert again.judged is seen.judged
    assert again.judged.moves == {(0, bed.space("c")): worth}
    twin.wait[2] = 1
    later = View(bed.arena, twin)
    assert later.judged is not seen.judged
    assert later.close == []
    assert later.move(0, bed.space("c")) > worth, "who waits does not come to the own goal"
    twin.put(2, bed.space("d"))
    assert View(bed.arena, twin).judged.moves == {}, "another position"
