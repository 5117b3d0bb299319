"""The scene of a campaign: the map with trainers, items and places, the battle, parties and bags."""

from plugins.pokescape.campaign import codes
from tests.plugins.pokescape.campaign.road import Trip, route

PEOPLE = {"boy": {"at": [8, 3], "facing": 3, "party": [{"species": "bug"}], "prize": 40}}


def test_while_walking_trainers_facings_items_places_parties_and_bags_are_shown():
    rules = {"centers": [[2, 3]], "marts": [[3, 3]], "wares": [{"item": "ball"}]}
    lying = {"items": [{"item": "drink", "at": [4, 4]}]}
    trip = Trip(route(["cub"], ["cat"], items={"ball": 3}, people=PEOPLE, rules=rules, map_=lying), faces=(20, 1))
    scene = trip.game.scene(trip.state, "en")
    figures = {figure.id: figure for figure in scene.figures}
    assert (figures["trainer:1"].active, figures["trainer:2"].active) == (True, False)
    assert (figures["person:0"].facing, figures["person:0"].seat) == (3, 0)
    assert [mark.label for mark in scene.marks] == ["Drink"]
    assert {"Goal", "PokéCenter", "PokéMart"} <= {mark.label for mark in scene.board.marks}
    zones = {zone.id: zone for zone in scene.zones}
    assert [card.title for card in zones["party:1"].cards] == ["Cub"]
    assert [(card.title, card.count) for card in zones["bag:2"].cards] == [("Ball", 3)]
    assert scene.options["trainer:1"] == (codes.code(codes.STAY),)


def test_in_a_battle_the_wild_one_is_nobodys_and_its_capture_number_is_told():
    trip = Trip(route(["cub"], ["cat"]), faces=(1, 20))
    trip.meet(which=20)
    scene = trip.game.scene(trip.state, "en")
    seats = {figure.title: figure.seat for figure in scene.figures if figure.role == "figure"}
    assert seats == {"Cat": 2, "Rock": 0}
    texts = {text.id: text.text for text in scene.texts}
    assert texts["wild"] == "Rock, capture from 25"
    assert texts["battle"] == "Player 2 against Wild Pokémon"
    assert texts["turn"] == "Player 2"
    zones = {zone.id: zone for zone in scene.zones}
    assert not {"bench:1", "bench:2"} & set(zones), "nobody sits on a bench"
    assert (zones["markers:1"].seat, zones["markers:2"].seat) == (2, 0)


def test_an_item_in_the_bag_stands_for_its_use():
    trip = Trip(route(["cub"], items={"ball": 1}))
    trip.meet(which=20)
    trip.to_deed()
    ball = trip.item("ball")
    assert trip.game.scene(trip.state, "en").options[f"bag:1:{ball}"] == (codes.code(codes.USE, ball, 1),)


def test_the_board_of_a_language_is_the_same_object_every_time():
    trip = Trip(route(["cub"]))
    before = trip.game.scene(trip.state, "en").board
    trip.meet()
    assert trip.game.scene(trip.state, "en").board is before


def test_who_walks_sees_where_a_map_trainer_that_is_not_beaten_looks():
    trip = Trip(route(["cub"], people=PEOPLE))
    (area,) = trip.game.scene(trip.state, "en").areas
    assert (area.look, area.source) == ("gaze", "person:0")
    assert area.places[0] == "hex:7,3"
    trip.state.beaten[trip.state.walker - 1] |= 1
    assert trip.game.scene(trip.state, "en").areas == ()


def test_the_bag_the_party_and_what_lies_about_say_what_they_do():
    lying = {"items": [{"item": "drink", "at": [4, 4]}]}
    trip = Trip(route(["cub"], items={"ball": 3}, map_=lying))
    scene = trip.game.scene(trip.state, "en")
    zones = {zone.id: zone for zone in scene.zones}
    assert zones["bag:1"].cards[0].facts
    assert any("Life" in line for line in zones["party:1"].cards[0].facts)
    assert scene.marks[0].tip
    assert scene.marks[0].entity == "item:drink"


def test_ground_where_wild_pokemon_live_tells_the_odds_of_meeting_one():
    trip = Trip(route(["cub"]))
    tips = [terrain.tip for terrain in trip.game.scene(trip.state, "en").board.terrains.values()]
    assert any("a d20, from 17 one appears (20%)" in tip for tip in tips)


def test_trainers_say_what_they_are_for():
    trip = Trip(route(["cub"], people=PEOPLE))
    figures = {figure.id: figure for figure in trip.game.scene(trip.state, "en").figures}
    assert figures["person:0"].tip == "Battles whoever walks into its sight"
    trip.state.beaten[0] = 1
    figures = {figure.id: figure for figure in trip.game.scene(trip.state, "en").figures}
    assert "person:0" not in figures, "every player has beaten it (PS-EYE-05)"


def test_seats_have_the_colours_of_their_start_zones_in_and_out_of_battle():
    zones = [{"seat": 1, "at": [[0, 1]], "color": "#3b6fd8"}, {"seat": 2, "at": [[0, 2]]}]
    trip = Trip(route(["cub"], ["cat"], map_={"start_zones": zones}))
    assert trip.game.scene(trip.state, "en").seat_colors == {1: "#3b6fd8"}
    trip.meet()
    assert trip.game.scene(trip.state, "en").seat_colors == {1: "#3b6fd8"}


def test_what_the_walking_trainer_has_taken_is_ticked_for_it_and_not_for_others():
    lying = {"items": [{"item": "drink", "at": [4, 4]}]}
    trip = Trip(route(["cub"], ["cat"], map_=lying), faces=(20, 1))
    trip.state.taken[0] = 1
    (mark,) = trip.game.scene(trip.state, "en").marks
    assert mark.label == "✓ Drink"
    assert mark.tip.startswith("Player 1 has it; the others may still take it")
    trip.state.walker = 2
    (mark,) = trip.game.scene(trip.state, "en").marks
    assert mark.label == "Drink"


def test_one_step_is_told_in_the_singular():
    trip = Trip(route(["cub"]))
    trip.state.turns[0] = 1
    texts = {text.id: text.text for text in trip.game.scene(trip.state, "it").texts}
    assert texts["walk:1"].startswith("1 passo su ")
