"""Nothing that a seat must not know comes to it: by observations, scenes, questions, options, events, the log."""

import functools
import re

import pytest

from plugins.master_trainer import codes as c
from workbench.engine.chance import Chance
from workbench.engine.play import STREAMS
from workbench.engine.seats import SeatedAgents
from workbench.playtest.log import lines_of
from workbench.workspace import Workspace

from .bed import Bed, add, game_of

#: What is about a card that everybody sees: it is turned up, used or discarded.
OPEN = ("happens", "uses", "tosses")


@functools.cache
def played(seed):
    """Return the game and (state, events since the one before) of a whole game of the shipped pack."""
    workspace = Workspace.open("master_trainer")
    game = workspace.compile(workspace.snapshot("standard_game"))
    out, agents = [], SeatedAgents(dict.fromkeys(range(game.seats + 1), "random"), seed)
    state = game.new(Chance(seed, STREAMS), out)
    found = [(game.copy(state), tuple(out))]
    while (prompt := game.prompt(state)) is not None:
        out.clear()
        game.apply(state, agents.choose(game, state, prompt.seat, game.legal(state)), out)
        found.append((game.copy(state), tuple(out)))
    return game, found


def named(game, text):
    """Return the numbers of items and events whose names stand in a text, in either language."""
    return {
        number
        for number, card in enumerate(game.table.cards)
        if any(re.search(rf"\b{re.escape(name)}", text) for name in card.name.values())
    }


@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_of_a_seat_names_no_card_that_another_one_drew(seed):
    """What `replay --as` tells and the log shows, in both languages; whole game."""
    game, found = played(seed)
    hidden = 0
    for _, events in found:
        for seat in range(game.seats):
            for event in events:
                text = " ".join(
                    line.text for lang in ("en", "it") for line in lines_of(game, 0, [event], 1 << seat, lang)
                )
                own = event.what in ("draw", "taken") and seat in event.args[:2]
                if event.what not in OPEN and not own:
                    assert not named(game, text), f"seat {seat + 1} reads {text}"
                hidden += event.what == "draw" and not text
    assert hidden > 40, "draws of others are not told"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_scene_and_questions_name_only_ones_own_cards_and_those_at_work(seed, lang):
    game, found = played(seed)
    for state, _ in found[:: 7 if lang == "en" else 11]:
        at_work = {frame[2] for frame in state.frames if frame[0] in (c.POWER, c.DISCARD)}
        for seat in range(1, game.seats + 1):
            seen = game.observe(state, seat)
            said = [repr(game.scene(seen, lang).zones)]
            if game.prompt(state) is not None:
                said.append(game.question(seen, lang))
                said += [repr(game.option(seen, action, lang)) for action in game.legal(seen)]
            assert named(game, " ".join(said)) <= set(state.hand[seat - 1]) | at_work


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_lies_face_down_a_seat_sees_and_is_asked_the_same(seed):
    """Decks, hands and the secret choice of another are laid anew: observation, question, options and scene stay."""
    game, found = played(seed)
    for at, (state, _) in enumerate(found[:-1:5]):
        for seat in range(1, game.seats + 1):
            seen = game.observe(state, seat)
            other = game.observe(game.determinise(seen, seat, Chance(at, STREAMS)), seat)
            assert game.pack(other) == game.pack(seen)
            assert game.question(other, "en") == game.question(seen, "en")
            assert list(game.legal(other)) == list(game.legal(seen))
            assert game.scene(other, "it") == game.scene(seen, "it")


def test_decks_are_backs_to_everybody_and_to_nobody():
    game, found = played(1)
    for state, _ in found[::9]:
        for seat in range(game.seats + 1):
            seen = game.observe(state, seat)
            assert set(seen.pile + seen.rares + seen.items + seen.events) <= {-1, -2}
            assert set(seen.leaders[state.known :]) <= {-1}
            assert (seen.chance.seed, seen.chance.counters) == (0, [])


def test_a_rare_pokemon_that_was_not_won_is_no_longer_known_in_its_deck():
    game, found = played(2)
    lost = [state for state, events in found if any(event.what == "rare_lost" for event in events)]
    assert lost
    assert all(set(game.observe(state, seat).rares) == {-1} for state in lost for seat in range(1, game.seats + 1))


def duel(**more):
    """Return a game in which seat 1 has chosen Croconaw in secret against seat 2."""
    bed = Bed(game_of(items=[("plus", "battle", [add(3)]), ("walk", "turn", [add(1)])], seats=3, **more))
    bed.give(1, ["croconaw", "poliwag"], [])
    bed.give(2, ["raichu", "gyarados"], [])
    bed.act(1, "battle")
    bed.out.clear()
    bed.do(2, bed.pokemon("croconaw"))
    return bed


@pytest.mark.rule("MT-BAT-01")
@pytest.mark.parametrize("seat", [2, 3])
def test_a_secret_choice_is_not_in_events_scene_or_question_before_both_have_chosen(seat):
    bed = duel()
    told = [bed.game.tell(event, "en") for event in bed.out if event.visible_to >> seat - 1 & 1]
    assert told == ["Player 1 challenges Player 2", "Player 1 has chosen"]
    seen = bed.game.observe(bed.state, seat)
    cards = next(zone for zone in bed.game.scene(seen, "en").zones if zone.id == "pokemon:1").cards
    assert not any(card.active for card in cards)
    assert "Croconaw" not in bed.game.question(seen, "en")
    mine = bed.game.scene(bed.game.observe(bed.state, 1), "en").zones
    assert any(card.active for zone in mine if zone.id == "pokemon:1" for card in zone.cards), "who chose sees it"


@pytest.mark.rule("MT-BAT-01")
@pytest.mark.parametrize("card", ["plus", "walk"])
def test_who_is_asked_for_a_card_in_a_battle_tells_nothing_of_what_the_cards_are(card):
    bed = duel()
    bed.give(1, cards=[card])
    bed.give(2, cards=[card])
    bed.do(bed.pokemon("raichu"))
    assert bed.asked == (c.CARD, 1)
    bed.go()
    assert bed.asked == (c.CARD, 2)
    assert bed.game.question(bed.game.observe(bed.state, 3), "en").endswith("play a card?")
    assert list(bed.game.legal(bed.game.observe(bed.state, 3))) == [c.GO]


@pytest.mark.parametrize("card", ["plus", "walk"])
def test_who_is_asked_after_the_spin_tells_nothing_of_what_the_cards_are(card):
    bed = Bed(game_of(items=[("plus", "battle", [add(3)]), ("walk", "turn", [{"do": "gain", "amount": 1}])]))
    bed.give(1, cards=[card])
    bed.spins(1)
    bed.go()
    assert bed.asked == (c.AFTER, 1)
    assert bed.game.prompt(bed.state).idle == (card == "plus"), "who can only pass need not be bothered"
    assert bed.game.prompt(bed.game.observe(bed.state, 2)).idle, "the others see no difference"
    bed.go()
    assert bed.asked == (c.BEFORE, 2)


def test_people_are_not_bothered_with_questions_that_they_can_only_pass():
    session = Workspace.open("master_trainer").session("two_trainers", 3, {1: None, 2: None})
    passed = 0
    while session.result is None:
        prompt = session.prompt
        assert session.waits_for_person != prompt.idle
        passed += prompt.idle
        if not session.advance():
            session.choose(session.legal()[0])
    assert passed > 3
    session.undo()
    assert session.waits_for_person, "undo goes back to where somebody chose"
