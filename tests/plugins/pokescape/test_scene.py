"""What a seat sees."""

from tests.plugins.pokescape.bed import Table, board, game_of, status

TEAM = [{"id": "pika", "powers": []}, {"id": "pikb", "spaces": 2}]


def table():
    """Two figures against one, the first to move."""
    game = game_of(board(["gggggg", "gggggg"], ["111122"]), TEAM, [{"id": "foe"}], statuses=[status("numb")])
    found = Table(game, (0, 0), (0, 1, 1, 1), (3, 0))
    found.state.markers = [0, 1, 0, 1, 2, 2, 2, 2]
    found.state.status[0] = 1
    found.turn(0)
    return found


def test_figures_show_life_height_markers_statuses_and_both_halves():
    found = table()
    scene = found.game.scene(found.game.observe(found.state, 1), "en")
    first, second, foe = scene.figures
    assert (first.at, first.label, first.active, first.life, first.height) == ("hex:0,0", "Pi", True, 3, 3)
    assert first.badges == ("N", "1", "3")
    assert {second.at, second.also_at} == {"hex:0,1", "hex:1,1"}
    assert foe.badges == ()
    assert second.label != first.label


def test_the_board_is_the_same_object_every_time_in_each_language():
    found = table()
    boards = [found.game.scene(found.state, lang).board for lang in ("en", "it", "en")]
    assert boards[0] is boards[2]
    assert boards[0].hexes[4].level == 2
    assert any(mark.look == "zone" for mark in boards[0].marks)


def test_hexes_and_figures_stand_for_the_legal_options():
    found = table()
    options = found.game.scene(found.state, "en").options
    assert options["hex:2,0"] == (found.place(2, 0),)
    assert options["figure:0"] == (found.place(0, 0),)
    found.move(2, 0)
    assert found.game.scene(found.state, "en").options["figure:2"]


def test_texts_tell_round_and_turn():
    found = table()
    texts = {text.id: text.text for text in found.game.scene(found.state, "it").texts}
    assert texts["round"] == "1 su 100"
    assert "Pika" in texts["turn"]


def test_an_obstacle_says_what_it_is():
    found = Table(
        game_of(board(["gggg"], obstacles=[{"at": [2, 0], "object": "pillar"}]), TEAM[:1], [{"id": "foe"}]),
        (0, 0),
        (3, 0),
    )
    shown = found.game.scene(found.state, "en").board
    standing = {each.id: each.object for each in shown.hexes}
    assert standing["hex:2,0"] == "pillar"
    assert standing["hex:1,0"] == ""
    assert "pillar" in shown.terrains
