"""Everything that is told or asked has a sentence, in both languages, that a native reader finds no slip in."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from plugins.pokescape import frames
from plugins.pokescape.campaign import asking, codes, telling
from plugins.pokescape.text import log, prompts
from tests.plugins.pokescape.text.laws import slips
from workbench import places
from workbench.engine.chance import Chance
from workbench.workspace import Workspace

PLUGIN = places.plugins() / "pokescape"
#: Told for who watches, not for the log.
QUIET = {"walk", "turn"}
LANGS = ("en", "it")


def told(path: Path) -> Iterator[str]:
    """The names of the events that a file tells."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and name in ("tell", "tell_seat"):
            what = node.args[2 if name == "tell_seat" else 1]
            yield from (part.value for part in ast.walk(what) if isinstance(part, ast.Constant) if part.value)


def test_every_event_that_is_told_has_a_sentence_and_every_sentence_an_event():
    events = {name for path in sorted(PLUGIN.rglob("*.py")) for name in told(path)}
    sentences = {*log._TELL, *telling._SENTENCES, *telling._IN_BATTLE, "ended"}
    assert len(events) > 50
    assert events - sentences == QUIET
    assert sentences - events == set()


def test_every_prompt_has_a_question():
    own = {frames.MARKERS, frames.HAND, frames.CREW}
    assert set(prompts._QUESTIONS) | own == set(range(frames.PROMPTS))
    assert set(asking._QUESTIONS) == {*range(codes.WALK, codes.AWARD + 1), *range(codes.FLEE, codes.SPLIT + 1)}
    for text in (*prompts._QUESTIONS.values(), *asking._QUESTIONS.values()):
        assert len(set(text)) == 2
        assert all(part.rstrip().endswith(("?", ".")) for part in text)


def test_every_verb_of_a_campaign_has_a_label():
    assert set(asking._LABELS) == set(range(codes.DISCARD + 1))
    assert set(telling.ENDS) == set(codes.REASONS)


@pytest.mark.parametrize("table", [telling._SENTENCES, telling._IN_BATTLE], ids=["campaign", "battle"])
def test_sentences_of_two_languages_say_the_same_values(table):
    for what, (sorts, english, italian) in table.items():
        assert slots(english) == slots(italian) <= {str(n) for n in range(len(sorts))}, what


def slots(sentence: str) -> set[str]:
    """The values that a sentence names."""
    return set(re.findall(r"\{(\d+)\}", sentence))


def sentences(scenario: str, seed: int, lang: str, decisions: int) -> Iterator[tuple[str, str]]:
    """What a game at random says: of its events, its questions and a few of its options."""
    workspace = Workspace.open("kanto")
    game = workspace.compile(workspace.snapshot(scenario))
    heard: list = []
    chance, state = Chance(seed + 1), game.new(Chance(seed), heard)
    for _ in range(decisions):
        if game.terminal(state):
            break
        legal = list(game.legal(state))
        yield "question", game.question(state, lang)
        for action in (legal[0], legal[-1], legal[chance.below(len(legal))]):
            option = game.option(state, action, lang)
            yield "option", option.label
            if option.detail:
                yield "detail", option.detail
        game.apply(state, legal[chance.below(len(legal))], heard)
    for event in heard:
        yield event.what, game.tell(event, lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scenario", ["intro_one_on_one", "sea_cave_gym", "route_1", "wild_onix"])
def test_what_a_game_says_is_said_well(scenario, lang):
    faults = []
    for what, text in sentences(scenario, 7, lang, 150):
        silent = what in QUIET or (
            what == "begin" and scenario != "intro_one_on_one"
        )  # a battle on the way has no name
        if not text and silent:
            continue
        faults += [f"{what}: nothing said"] if not text else [f"{what}: {slip}: {text}" for slip in slips(text, lang)]
    assert not faults, "\n".join(sorted(set(faults)))
