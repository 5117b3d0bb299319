"""What every ruleset's game must hold, as functions of (game, seed); each raises AssertionError and says what broke.

    @pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
    def test_my_game_conforms(check):
        conforms(check, my_game)

Games are played by random actions, so that odd corners are seen; `legal` is asked at every decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.engine.slots import check_slots
from workbench.engine.chance import Chance, derive
from workbench.engine.play import MAX_DECISIONS, STREAMS
from workbench.engine.seats import SeatedAgents

Check = Callable[[Any, int], None]
LANGUAGES = ("en", "it")
#: Look closely at one decision of so many; a prime, so that every sort of prompt gets its turn.
STRIDE = 7


def conforms(check: Check, game: Any, seeds: Iterable[int] = (1, 2)) -> None:
    """Run one check over several seeds."""
    for seed in seeds:
        check(game, seed)


def walk(game: Any, seed: int, limit: int = 400) -> Iterable[tuple[Any, int]]:
    """Yield (state, action about to be taken) of a random game; the state moves on when the next is asked for."""
    state, draws = game.new(Chance(seed, STREAMS)), Chance(derive(seed, 77))
    for _ in range(limit):
        legal = game.legal(state)
        if not legal:
            return
        action = legal[draws.below(len(legal))]
        yield state, action
        game.apply(state, action)


def sampled(game: Any, seed: int) -> Iterable[tuple[Any, int]]:
    """Yield one step of `walk` in STRIDE, the first included."""
    return (step for n, step in enumerate(walk(game, seed)) if n % STRIDE == 0)


def ends_and_says_how(game: Any, seed: int) -> None:
    """A game played by greedy agents ends by its own rules; then nothing is asked and nothing is legal."""
    state, seated = game.new(Chance(seed, STREAMS)), SeatedAgents(dict.fromkeys(range(game.seats + 1), "greedy"), seed)
    for count in range(MAX_DECISIONS):
        prompt = game.prompt(state)
        assert state.decisions == count, f"{state.decisions} decisions counted after {count}"
        assert (prompt is None) == (game.terminal(state) is not None) == (len(game.legal(state)) == 0)
        if prompt is None:
            break
        assert 0 <= prompt.seat <= game.seats
        action = seated.choose(game, state, prompt.seat, game.legal(state))
        assert game.is_legal(state, action), f"greedy took {action}, which is not legal"
        game.apply(state, action)
    result = game.terminal(state)
    assert result is not None, f"no end after {MAX_DECISIONS} decisions"
    assert result.winner is None or 1 <= result.winner <= game.seats
    assert result.reason
    assert game.rounds(state) >= 1


def legal_is_ascending_and_agrees_with_is_legal(game: Any, seed: int) -> None:
    """Every legal action is_legal, in ascending order; no number about them is legal that is not in the list."""
    for state, _ in sampled(game, seed):
        legal = list(game.legal(state))
        assert legal == sorted(set(legal)), f"legal is not ascending: {legal}"
        assert all(type(action) is int for action in legal), "actions are plain integers"
        around = {n + d for n in legal for d in range(-3, 4)} | set(range(-5, 64))
        wrong = [n for n in sorted(around) if game.is_legal(state, n) != (n in legal)]
        assert not wrong, f"legal and is_legal disagree about {wrong[:5]} at {game.prompt(state)}"


def asking_changes_nothing(game: Any, seed: int) -> None:
    """Everything but `apply` leaves the state as it is."""
    for state, action in sampled(game, seed):
        before = game.pack(state)
        game.prompt(state), game.legal(state), game.is_legal(state, action), game.terminal(state), game.rounds(state)
        game.copy(state)
        seen = game.observe(state, game.prompt(state).seat)
        game.question(seen, "en"), game.option(seen, action, "en"), game.scene(seen, "en")
        game.greedy(seen, game.legal(seen), Chance(seed))
        assert game.pack(state) == before, f"asking changed the state at {game.prompt(state)}"


def saved_and_loaded_plays_the_same(game: Any, seed: int) -> None:
    """At every decision: packing gives the same bytes again after loading, and both play on alike."""
    for state, action in walk(game, seed):
        data = game.pack(state)
        loaded = game.unpack(data)
        assert game.pack(loaded) == data, f"loading changes the state at {game.prompt(state)}"
        assert list(game.legal(loaded)) == list(game.legal(state))
        twin = game.copy(state)
        game.apply(loaded, action)
        game.apply(twin, action)
        assert game.pack(loaded) == game.pack(twin), f"loaded and original part after {action}"


def copies_do_not_touch_each_other(game: Any, seed: int) -> None:
    """A copy plays on without changing the original, and as the original then does."""
    for state, _ in sampled(game, seed):
        before, twin, draws = game.pack(state), game.copy(state), Chance(seed)
        taken = []
        for _ in range(12):
            if legal := game.legal(twin):
                taken.append(legal[draws.below(len(legal))])
                game.apply(twin, taken[-1])
        assert game.pack(state) == before, "playing a copy changed the original"
        other = game.copy(state)
        for action in taken:
            game.apply(other, action)
        assert game.pack(other) == game.pack(twin), "copy and original diverge: something outside the state plays too"


def the_same_seed_and_decisions_give_the_same_game(game: Any, seed: int) -> None:
    """A game is its seed and its decisions; a game object keeps nothing of the games it played."""
    decisions = [action for _, action in walk(game, seed)]
    for out in (None, []):
        states = []
        for _ in range(2):
            state = game.new(Chance(seed, STREAMS), out)
            for action in decisions:
                game.apply(state, action, out)
            states.append(game.pack(state))
        assert states[0] == states[1], "the same decisions gave another game"
        if out is None:
            silent = states[0]
    assert states[0] == silent, "listening to events changes the game"


def different_seeds_give_different_games(game: Any, seed: int) -> None:
    """Chance matters: eight seeds played by the same rule (the middle action) do not all come to the same state."""
    ends = set()
    for other in range(seed, seed + 8):
        state = game.new(Chance(other, STREAMS))
        for _ in range(60):
            if legal := game.legal(state):
                game.apply(state, legal[len(legal) // 2])
        state.chance = Chance(0, STREAMS)
        ends.add(game.pack(state))
    assert len(ends) > 1, "eight seeds gave the same game"


def an_observation_answers_as_the_state_does(game: Any, seed: int) -> None:
    """The seat that is asked sees its prompt and its legal actions; its view holds no chance of the game."""
    for state, _ in sampled(game, seed):
        seat = game.prompt(state).seat
        seen = game.observe(state, seat)
        assert game.prompt(seen) == game.prompt(state)
        assert list(game.legal(seen)) == list(game.legal(state))
        assert (seen.chance.seed, any(seen.chance.counters)) == (0, False), "an observation holds the game's chance"
        assert seen.decisions == state.decisions
        assert game.pack(game.observe(seen, seat)) == game.pack(seen), "observing twice sees less"


def an_observation_leaks_nothing(game: Any, seed: int) -> None:
    """Whatever the hidden things are, the seat sees the same bytes; and they can be filled in so that play goes on."""
    for state, _ in sampled(game, seed):
        for seat in range(1, game.seats + 1):
            seen = game.observe(state, seat)
            for salt in (1, 2, 3):
                filled = game.determinise(seen, seat, Chance(derive(seed, salt), STREAMS))
                assert game.pack(game.observe(filled, seat)) == game.pack(seen), f"seat {seat} sees hidden things"
                assert bool(game.legal(filled)) == bool(game.legal(state))
            for _ in range(20):
                if legal := game.legal(filled):
                    game.apply(filled, legal[0])


def options_and_scene_fit_together(game: Any, seed: int) -> None:
    """Each legal action has words in both languages; a scene's ids are unique and its options legal."""
    for state, _ in sampled(game, seed):
        legal, seat = list(game.legal(state)), game.prompt(state).seat
        seen = game.observe(state, seat)
        for lang in LANGUAGES:
            assert game.question(seen, lang)
            options = [game.option(seen, action, lang) for action in legal[:40]]
            assert [option.action for option in options] == legal[:40]
            assert all(option.label for option in options), "an option has no label"
            scene = game.scene(seen, lang)
            ids = [part.id for part in (*scene.figures, *scene.zones, *scene.wheels, *scene.texts, *scene.board.hexes)]
            assert len(ids) == len(set(ids)), f"scene ids are not unique: {sorted(n for n in ids if ids.count(n) > 1)}"
            assert all(action in legal for actions in scene.options.values() for action in actions)


def events_can_be_told_and_counted(game: Any, seed: int) -> None:
    """Every event has words (or says that it is not for the log) in both languages; what it covers is announced."""
    known = game.coverage()
    out: list[Any] = []
    state = game.new(Chance(seed, STREAMS), out)
    for _, action in walk(game, seed):
        game.apply(state, action, out)
    assert out, "a whole game and nothing happened"
    for event in out:
        assert all(isinstance(game.tell(event, lang), str) for lang in LANGUAGES)
        assert game.source(event) == "" or ":" in game.source(event), "a source is `kind:id`"
        for group, name in game.covered(event):
            assert name in known.get(group, ()), f"{group} `{name}` is not among what can happen"


def every_slot_is_copied_and_packed(game: Any, seed: int) -> None:
    """See slots.py. A state class may name slots that follow from others in `DERIVED`."""
    for state, _ in sampled(game, seed):
        check_slots(game, state, getattr(type(state), "DERIVED", ()))


CONFORMANCE: tuple[Check, ...] = (
    ends_and_says_how,
    legal_is_ascending_and_agrees_with_is_legal,
    asking_changes_nothing,
    saved_and_loaded_plays_the_same,
    copies_do_not_touch_each_other,
    the_same_seed_and_decisions_give_the_same_game,
    different_seeds_give_different_games,
    an_observation_answers_as_the_state_does,
    an_observation_leaks_nothing,
    options_and_scene_fit_together,
    events_can_be_told_and_counted,
    every_slot_is_copied_and_packed,
)
