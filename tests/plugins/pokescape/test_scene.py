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
    assert first.badges == ("N", "13")
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


def test_what_stands_between_hexes_is_told_with_what_it_does():
    edges = [
        {"between": [[0, 0], [1, 0]], "object": "rungs"},
        {"between": [[1, 0], [2, 0]], "object": "pillar"},
    ]
    found = Table(game_of(board(["gggg"], edges=edges), TEAM[:1], [{"id": "foe"}]), (0, 0), (3, 0))
    ladder, wall = found.game.scene(found.state, "en").board.edges
    assert (ladder.look, ladder.start, ladder.end, ladder.title) == ("ladder", "hex:0,0", "hex:1,0", "rungs")
    assert "1 move for 2 levels" in ladder.tip
    assert (wall.look, wall.tip.splitlines()[0]) == ("wall", "Nobody can enter it")


def test_laid_terrain_covers_the_hexes_around_its_figure():
    pour = {
        "kind": "action",
        "name": {"en": "Pour"},
        "instead_of": "attack",
        "do": [{"do": "lay_terrain", "terrain": "pond"}],
    }
    found = Table(game_of(board(["ggggg"]), [{"id": "a", "powers": [pour]}], [{"id": "foe"}]), (2, 0), (4, 0))
    assert found.game.scene(found.state, "en").covers == ()
    found.state.laid = [1, 0]
    scene = found.game.scene(found.state, "en")
    assert {(cover.at, cover.terrain) for cover in scene.covers} == {("hex:1,0", "pond"), ("hex:3,0", "pond")}
    assert scene.board.terrains["pond"].name == "pond"
    assert "◆ pond lies around it" in scene.figures[0].facts


def test_a_figure_tells_its_status_and_what_that_does_then_its_card():
    found = table()
    facts = found.game.scene(found.game.observe(found.state, 1), "en").figures[0].facts
    assert facts[0].startswith("◆ Numb")
    assert facts[1] == "◆ Order markers: 13"
    assert any(line.startswith("Life 3 · Move 5") for line in facts)
    theirs = found.game.scene(found.game.observe(found.state, 2), "en").figures[0].facts
    assert "◆ Order markers: 13" not in theirs


def test_terrains_say_in_both_languages_what_they_do():
    found = Table(game_of(board(["g~bf"]), TEAM[:1], [{"id": "foe"}]), (0, 0), (1, 0))
    told = {lang: found.game.scene(found.state, lang).board.terrains for lang in ("en", "it")}
    assert told["en"]["flat"].tip == ""
    assert told["en"]["pond"].tip.splitlines() == ["A figure that enters it stops", "Falls into it do no harm"]
    assert "Against attacks from afar +1 defense die next to it" in told["en"]["brush"].tip
    assert told["it"]["fire"].tip.startswith("Nessuna figura può esservi piazzata")


def test_an_object_tells_the_life_it_has_left_and_is_gone_from_the_board_when_it_falls():
    door = {"gate": {"obstacle": True, "life": 3, "defense": 1, "height": 4}}
    edges = [{"between": [[1, 0], [2, 0]], "object": "gate"}]
    found = Table(game_of(board(["gggg"], edges=edges), TEAM[:1], [{"id": "foe"}], terrains=door), (0, 0), (3, 0))
    scene = found.game.scene(found.state, "en")
    (mark,) = (mark for mark in scene.marks if mark.id == "object:0")
    assert (mark.at, mark.look, mark.label) == ("hex:1,0", "plate", "gate 3/3")
    assert mark.tip == "Can be destroyed: life 3 of 3, defense 1"
    assert len(scene.board.edges) == 1
    found.state.rubble = 1
    fallen = found.game.scene(found.state, "en")
    assert fallen.board.edges == ()
    assert not [mark for mark in fallen.marks if mark.id == "object:0"]


def test_seats_have_the_colours_of_their_start_zones():
    map_ = board(["gggg"])
    map_["start_zones"][1]["color"] = "#3f9a4e"
    found = Table(game_of(map_, [{}], [{}]), (0, 0), (3, 0))
    scene = found.game.scene(found.state, "en")
    assert scene.seat_colors == {2: "#3f9a4e"}
    assert [figure.color for figure in scene.figures] == ["seat1", "seat2"], "and so they are painted"


def test_an_order_marker_says_what_it_is_for_and_no_more_than_is_known():
    found = table()
    seen = found.game.observe(found.state, 1)
    cards = {card.id: card for zone in found.game.scene(seen, "en").zones for card in zone.cards}
    first = cards["marker:1:0"]
    assert first.facts[0] == "On the card of Pika"
    assert first.facts[1].startswith("Revealed in turn 1 of the round")
    assert cards["marker:1:3"].facts[-1].startswith("A decoy")
    theirs = cards["marker:2:0"]
    assert theirs.facts == ("An order marker: only its owner knows its number and its card until it is revealed",)
    italian = {card.id: card for zone in found.game.scene(seen, "it").zones for card in zone.cards}
    assert italian["marker:1:3"].facts[-1] == "Un’esca: non si rivela mai e non dà nessun turno"
