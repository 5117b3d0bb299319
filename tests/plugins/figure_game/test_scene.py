"""What is shown: the board, who stands where, the wheels as they stopped."""

from plugins.figure_game.arena import CARDS

from .bed import Bed, figure

HIT = figure(2, "w60 Hit 12", "r Miss 12")


def test_the_wheels_of_a_battle_show_where_they_stopped():
    bed = Bed({"ann": HIT}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c").begin().dice(1, 24).attack("ann", "bob")
    wheels = bed.game.scene(bed.state, "en").wheels
    assert [(wheel.id, wheel.result, wheel.seat) for wheel in wheels] == [("wheel:0", 0, 1), ("wheel:1", 1, 2)]
    assert [(part.label, part.size) for part in wheels[0].segments] == [("60", 12), ("Miss", 12)]


def test_the_wheels_of_a_battle_that_waits_for_a_name_have_no_result():
    two = figure(2, "w60 Hit 12", "w70 Slam 12")
    bed = Bed({"ann": two}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c").ill("ann", "paralysed").begin()
    assert [wheel.result for wheel in bed.attack("ann", "bob").game.scene(bed.state, "en").wheels] == [None, None]


def test_before_an_attack_both_wheels_can_be_compared():
    bed = Bed({"ann": HIT}, {"bob": HIT, "ben": HIT}).at(ann="a", bob="c").begin().move("ann", "b")
    assert [(wheel.id, wheel.result) for wheel in bed.game.scene(bed.state, "en").wheels] == [
        ("wheel:0", None), ("wheel:1", None)
    ]  # fmt: skip


def test_the_trainers_spin_is_shown():
    sleep = {"do": "afflict", "condition": "asleep", "on": "chosen"}
    card = [{"do": "choose", "among": {"side": "enemy"}, "then": [sleep]}]
    bed = Bed({"ann": HIT}, {"bob": HIT, "ben": HIT}, {"x": card}).at(ann="a", bob="c").begin().dice(23).play()
    scene = bed.game.scene(bed.state, "it")
    (wheel,) = scene.wheels
    (card,) = next(zone.cards for zone in scene.zones if zone.id == "cards:1")
    assert card.facts[0].startswith("Scegli una miniatura dell’avversario in gioco")
    assert (wheel.id, wheel.segments[wheel.result].label) == ("trainer:1", "Mancato")


def test_figures_stand_on_spaces_and_lie_on_benches_and_in_centers():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}).at(ann="b", amy="center").ill("ann", "poisoned").begin()
    scene = bed.game.scene(bed.state, "en")
    (ann,) = scene.figures
    assert (ann.at, ann.badges) == ("space:b", ("2", "Po"))
    zones = {zone.id: [card.id for card in zone.cards] for zone in scene.zones}
    assert (zones["bench:1"], zones["center:1"], zones["bench:2"]) == ([], ["figure:1"], ["figure:2"])
    assert ann.facts == (
        "2 MP",
        "12/24 · White 60 · Hit",
        "12/24 · Miss",
        "Poisoned: Its white and gold attacks do 20 less, never below 0. It lasts until it is cured, replaced, or the "
        "figure leaves the board.",
    )


def test_what_can_be_clicked_stands_for_its_actions():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}).at(ann="b", bob="c").begin()
    options = bed.game.scene(bed.state, "en").options
    assert options["figure:0"] == (0,)
    assert options["figure:1"] == (1,)
    assert options["figure:2"] == (3 + CARDS + 2,)


def test_goals_and_entries_are_marked():
    board = Bed({"ann": HIT}, {"bob": HIT}).game.scene(Bed({"ann": HIT}, {"bob": HIT}).begin().state, "it").board
    assert {space.id: space.color for space in board.spaces if space.color} == {
        "space:a": "seat1", "space:a_goal": "seat1", "space:d": "seat2", "space:b_goal": "seat2"
    }  # fmt: skip
    assert [mark.at for mark in board.marks] == ["space:a_goal", "space:b_goal"]
