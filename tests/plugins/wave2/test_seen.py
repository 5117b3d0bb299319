"""What a seat may know."""

from collections import Counter

import pytest

from plugins.wave2 import codes
from plugins.wave2.codes import UNKNOWN
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIRS, Duel, attack, pokemon, power, trainer
from workbench.engine.chance import Chance
from workbench.engine.seats import SeatedAgents
from workbench.playtest.log import lines_of
from workbench.playtest.session import Session
from workbench.workspace import Workspace

SEARCH = {"guide": trainer({"do": "fetch", "cards": {"sort": "basic_pokemon"}})}


def test_hands_decks_and_prizes_are_hidden_one_owns_hand_aside():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").hand("grown").hand("other", seat=1)
    seen = duel.game.observe(duel.state, 2)
    assert seen.hand == [[UNKNOWN], [duel.numbers["other"]]]
    assert all(set(pile) == {UNKNOWN} for pile in (*seen.deck, *seen.prizes))


def test_who_looks_through_the_deck_sees_it_in_no_order_and_nobody_else_does():
    duel = Duel(SEARCH).put(MINE, "mon").put(THEIRS, "mon").hand("guide")
    mon, energy = duel.numbers["mon"], duel.numbers["bug_energy"]
    duel.state.deck[0] = [energy, mon, energy]
    duel.play("guide")
    assert duel.game.observe(duel.state, 1).deck[0] == sorted([energy, mon, energy])
    assert duel.game.observe(duel.state, 2).deck[0] == [UNKNOWN] * 3
    assert mon in duel.game.legal(duel.game.observe(duel.state, 1))


def test_what_is_filled_in_makes_up_the_deck_again():
    duel = Duel({f"more_{n}": pokemon(attack("tap", (), 10)) for n in range(12)})
    duel.state = duel.game.new(Chance(5, 16))
    for n in range(30):
        legal = duel.game.legal(duel.state)
        duel.take(legal[-1] if n % 3 else legal[0])
    for seat in (1, 2):
        filled = duel.game.determinise(duel.game.observe(duel.state, seat), seat, Chance(seat, 16))
        for who in (0, 1):
            bodies = range(6 * who, 6 * who + 6)
            cards = Counter(filled.deck[who] + filled.hand[who] + filled.discard[who] + filled.prizes[who])
            for body in bodies:
                cards.update(
                    card for card in (filled.top[body], *filled.under[body], *filled.energy[body]) if card >= 0
                )
            if filled.stadium >= 0 and filled.stadium_of == who:
                cards[filled.stadium] += 1
            assert cards == Counter(duel.table.decks[who])


def told_to(duel, seat):
    """What a seat is told, a sentence an event."""
    return [line.text for line in lines_of(duel.game, 0, duel.events, 1 << (seat - 1), "en")]


def test_draws_are_told_to_who_draws_and_their_number_to_the_other():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").end()
    assert told_to(duel, 2)[-1] == "Player 2 draws Bug_Energy"
    assert told_to(duel, 1)[-1] == "Player 2 draws a card"


@pytest.mark.parametrize(
    ("cards", "other"),
    [({"sort": "any"}, "Player 1 takes a card with Guide"), ({"sort": "pokemon"}, "Player 1 takes Mon with Guide")],
    ids=["any card is nobody's business", "a certain sort is shown"],
)
def test_a_card_that_is_searched_is_told_to_the_other_only_when_it_must_be_of_a_sort(cards, other):
    faces = {"guide": trainer({"do": "fetch", "cards": cards})}
    duel = Duel(faces).put(MINE, "mon").put(THEIRS, "mon").hand("guide")
    duel.state.deck[0] += [duel.numbers["mon"]]
    duel.play("guide").take(duel.numbers["mon"])
    assert "Player 1 takes Mon with Guide" in told_to(duel, 1)
    assert [text for text in told_to(duel, 2) if "takes" in text] == [other]


def test_the_digest_of_a_power_at_work_is_no_part_of_what_is_seen():
    heal = {"do": "choose", "among": {"side": "ally"}, "then": [{"do": "heal", "on": "chosen", "amount": 1}]}
    healer = pokemon(powers=[power("action", limit="none", effects=[heal])])
    seen = []
    for card in ("mon", "other"):
        duel = Duel({"healer": healer}).put(MINE, "healer", damage=20).put(MY_BENCH, "mon").put(THEIRS, "mon")
        duel.hand(card).take(codes.POWER)
        seen.append(duel.game.pack(duel.game.observe(duel.state, 2)))
    assert seen[0] == seen[1], "the other's hand is in it"


@pytest.mark.parametrize("scenario", ["starter_duel", "tide_against_ember", "meadow_visit"])
def test_nothing_that_a_seat_must_not_know_leaks(scenario):
    """What lies hidden is changed at every decision; observation, scene, question and options stay as they were."""
    workspace = Workspace.open("wave2_starter")
    game = workspace.compile(workspace.snapshot(scenario))
    state, draws, asked = game.new(Chance(7, 16)), Chance(9), set()
    for step in range(260):
        legal = game.legal(state)
        if not legal:
            break
        frame = state.frames[-1][0]
        if step % 7 == 0 or frame not in asked:
            asked.add(frame)
            for seat in (1, 2):
                assert_the_same_is_seen(game, state, seat)
        game.apply(state, legal[draws.below(len(legal))])
    assert codes.MAIN in asked
    assert codes.ACTIVE in asked


def assert_the_same_is_seen(game, state, seat):
    """Two games that differ in what is hidden look alike to a seat."""
    other = game.determinise(game.observe(state, seat), seat, Chance(state.decisions + 1, 16))
    views = [game.observe(each, seat) for each in (state, other)]
    assert game.pack(views[0]) == game.pack(views[1])
    for lang in ("en", "it"):
        assert game.scene(views[0], lang) == game.scene(views[1], lang)
        assert game.question(views[0], lang) == game.question(views[1], lang)
        assert list(game.legal(views[0])) == list(game.legal(views[1]))
        scene = repr(game.scene(views[0], lang))
        assert not any(f"'hand:{3 - seat}:" in part for part in scene.split("SceneCard"))


def test_a_seat_that_is_not_asked_sees_no_card_among_the_others_options():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").hand("grown", "other")
    seen = duel.game.observe(duel.state, 2)
    assert not any(action >= codes.PLAY for action in duel.game.legal(seen))
    asked = Duel(SEARCH).put(MINE, "mon").put(THEIRS, "mon").hand("guide").play("guide")
    assert list(asked.game.legal(asked.game.observe(asked.state, 2))) == [codes.STOP]


def test_no_event_that_all_may_know_names_a_hidden_card():
    """A whole game told as one seat: whatever is named was to be seen by that seat."""
    workspace = Workspace.open("wave2_starter")
    game = workspace.compile(workspace.snapshot("starter_duel"))
    for seed in (1, 2):
        session = Session(game, seed, {1: "greedy", 2: None})
        agents = SeatedAgents({1: "greedy", 2: "random"}, seed)
        while session.result is None:
            if not session.advance():
                state = session.state
                session.choose(agents.choose(game, state, 2, game.legal(state)))
        for position in session.here.line():
            for event in position.events:
                known = event.known_to(0b10)
                if event.what in ("draw", "prize", "put_down") and event.args[0] == 0:
                    assert known is None or known.what in ("drawn", "prizes")
        replayed = Session.resumed(game, session.replay(), {1: "greedy", 2: None})
        assert [line.text for line in replayed.log()] == [line.text for line in session.log()]
