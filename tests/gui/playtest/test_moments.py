"""What just happened to figures."""

from dataclasses import replace

from workbench.engine.scene import Scene, SceneBoard, SceneCard, SceneFigure, SceneZone
from workbench.gui.playtest.moments import Moments

BOARD = SceneBoard("odd_r")
ANN = SceneFigure("a", "hex:0,0", "An", "Ann", 1, life=4, entity="card:ann")
BOB = SceneFigure("b", "hex:1,0", "Bo", "Bob", 2, life=4, entity="card:bob")


def scene(*figures, zones=()):
    return Scene(BOARD, figures, zones=zones)


def bench(turned):
    return (SceneZone("bench", "Bench", 2, (SceneCard("c", "Bob", life=4, turned=turned, entity="card:bob"),)),)


def after(*scenes):
    moments = Moments()
    for each in scenes:
        moments.see(each)
    return moments


def test_who_was_hurt_shows_how_much_it_lost():
    hurt = replace(BOB, wounds=2, badges=("P",))
    now = scene(ANN, hurt)
    moments = after(scene(ANN, BOB), now)

    assert [figure.badges for figure in moments.figures(now)] == [(), ("−2", "P")]
    assert not list(moments.marks())


def test_who_is_knocked_out_is_marked_where_it_stood_and_who_is_recalled_is_not():
    out = after(scene(ANN, BOB), scene(ANN, zones=bench(90)))
    recalled = after(scene(ANN, BOB), scene(ANN, zones=bench(0)))

    assert [(mark.look, mark.at, mark.label) for mark in out.marks()] == [("gone", "hex:1,0", "Bo")]
    assert not list(recalled.marks())


def test_a_moment_stays_for_a_while_and_then_goes():
    steps = [scene(replace(ANN, at=f"hex:{n},5"), replace(BOB, wounds=1)) for n in range(4)]
    moments = after(scene(ANN, BOB), *steps[:3], steps[2])
    assert moments.hurt == {"b": 1}
    moments.see(steps[3])
    assert moments.hurt == {}


def test_taking_back_and_a_new_game_have_no_moments():
    assert after(scene(BOB), scene(replace(BOB, wounds=2)), scene(BOB)).hurt == {}
    assert after(scene(BOB), Scene(SceneBoard("even_r"), (replace(BOB, wounds=2),))).hurt == {}


def test_what_has_no_life_just_goes():
    trainer = SceneFigure("t", "hex:3,3", "Tr", "Trainer", 1, entity="trainer:t")
    assert not list(after(scene(ANN, trainer), scene(ANN)).marks())
