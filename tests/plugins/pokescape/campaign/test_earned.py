"""Experience markers on the cards of a battle."""

from plugins.pokescape.campaign import earned
from tests.plugins.pokescape.campaign.road import Trip, route


def test_cards_on_the_bench_and_figures_tell_their_markers_and_what_evolving_costs():
    trip = Trip(route(["cub", "fish"], ["cat"], rules={"mode": "one_on_one", "experience": True}))
    while min(trip.state.active) < 0:
        trip.act(trip.game.legal(trip.state)[0])
    trip.state.xp[0] = 7
    scene = trip.game.scene(trip.state, "en")
    (bench,) = (zone for zone in scene.zones if zone.id == "bench:1")
    told = [*bench.cards, *(figure for figure in scene.figures if figure.seat == 1 and figure.role == "figure")]
    facts = {one.title.split()[0]: one.facts[0] for one in told}
    assert facts == {"Cub": "◆ 7 markers, evolves with 16", "Fish": "◆ 0 markers"}
    trip.state.xp[0] = 1
    assert earned.counted(trip.state, 0, "en") == "1 marker"
    assert earned.counted(trip.state, 0, "it") == "1 segnalino"
    trip.state.xp[0] = 7
    (waiting,) = bench.cards
    assert waiting.lines == ({"Cub": "7 markers", "Fish": "0 markers"}[waiting.title],)
