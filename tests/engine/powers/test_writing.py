"""Text of effects."""

import pytest

from tests.engine.powers.words import Power, Telling
from workbench.engine.data import read
from workbench.engine.powers.writing import Writer

HIT = {"do": "hit"}


def written(effect, lang="en"):
    return Writer(lang, Telling(lang)).effects(read(Power, {"do": [effect]}).do, "/do")


@pytest.mark.parametrize(
    ("effect", "en", "it"),
    [
        ({"do": "sequence", "steps": [HIT, HIT]}, "hit 1, then hit 1", "colpisci 1, poi colpisci 1"),
        (
            {"do": "if", "when": {"is": "night"}, "then": [HIT], "otherwise": [HIT]},
            "if it is night, hit 1; otherwise hit 1",
            "se è notte, colpisci 1; altrimenti colpisci 1",
        ),
        (
            {"do": "roll", "table": [{"range": [1, 16]}, {"range": [17, 20], "do": [HIT]}]},
            "roll a 20-sided die: on 17 or more, hit 1",
            "tira un dado a 20 facce: con 17 o più, colpisci 1",
        ),
        (
            {"do": "roll", "table": [{"range": [1, 20]}]},
            "roll a 20-sided die: nothing happens",
            "tira un dado a 20 facce: non succede nulla",
        ),
        (
            {"do": "choose", "among": {"side": "enemy"}, "then": [{"do": "hit", "who": "chosen"}]},
            "choose an enemy figure: hit it",
            "scegli una figura nemica: colpisci it",
        ),
        (
            {"do": "choose", "up_to": True, "among": {"side": "any"}, "then": [HIT]},
            "you may choose a figure: hit 1",
            "puoi scegliere una figura: colpisci 1",
        ),
        (
            {"do": "roll", "die": 8, "table": [{"range": [1, 1], "do": [HIT]}, {"range": [2, 3], "do": [HIT]}]},
            "roll an 8-sided die: on 1, hit 1; on 2-3, hit 1",
            "tira un dado a 8 facce: con 1, colpisci 1; con 2-3, colpisci 1",
        ),
        (
            {"do": "roll", "die": 2, "table": [{"range": [1, 1], "do": [HIT]}, {"range": [2, 2], "do": [HIT, HIT]}]},
            "toss a coin: on heads, hit 1; on tails, hit 1, then hit 1",
            "lancia una moneta: con testa, colpisci 1; con croce, colpisci 1, poi colpisci 1",
        ),
        (
            {"do": "roll", "die": 2, "table": [{"range": [1, 1], "do": [HIT]}, {"range": [9, 9], "do": [HIT]}]},
            "toss a coin: on heads, hit 1; on 9, hit 1",
            "lancia una moneta: con testa, colpisci 1; con 9, colpisci 1",
        ),
        (
            {"do": "choose", "count": 2, "up_to": True, "among": {"side": "any"}, "then": [HIT]},
            "choose up to 2 figures: hit 1",
            "scegli fino a 2 figure: colpisci 1",
        ),
        (
            {"do": "for_each", "among": {"side": "any"}, "then": [HIT]},
            "for each figure, hit 1",
            "per ogni figura, colpisci 1",
        ),
        (
            {
                "do": "for_each",
                "among": {"side": "any"},
                "then": [
                    {"do": "hit", "who": "chosen"},
                    {"do": "choose", "among": {"side": "any"}, "then": [{"do": "hit", "who": "chosen"}]},
                    {"do": "hit", "who": "chosen"},
                ],
            },
            "for each figure, hit that one, then choose a figure: hit it, then hit that one",
            "per ogni figura, colpisci that one, poi scegli una figura: colpisci it, poi colpisci that one",
        ),
        ({"do": "repeat", "times": 2, "then": [HIT]}, "do this twice: hit 1", "fai così due volte: colpisci 1"),
        ({"do": "by_hand", "text": {"en": "Sing.", "it": "Canta."}}, "Sing.", "Canta."),
    ],
)
def test_shared_effects_are_written_in_both_languages(effect, en, it):
    assert (str(written(effect)), str(written(effect, "it"))) == (en, it)


NIGHT = {"is": "night"}
DAY = {"is": "not", "condition": NIGHT}


def judged(condition, lang="en"):
    effect = read(Power, {"do": [{"do": "if", "when": condition, "then": [HIT]}]}).do[0]
    return Writer(lang, Telling(lang)).condition(effect.when, "/when")


@pytest.mark.parametrize(
    ("condition", "en", "it"),
    [
        (DAY, "it is not night", "non è notte"),
        ({"is": "not", "condition": DAY}, "it is night", "è notte"),
        ({"is": "all", "conditions": [NIGHT, DAY]}, "it is night and it is not night", "è notte e non è notte"),
        (
            {"is": "not", "condition": {"is": "all", "conditions": [NIGHT, NIGHT]}},
            "it is not night or it is not night",
            "non è notte o non è notte",
        ),
        (
            {"is": "any", "conditions": [NIGHT, {"is": "all", "conditions": [DAY, NIGHT]}]},
            "it is night or (it is not night and it is night)",
            "è notte o (non è notte ed è notte)",
        ),
        ({"is": "all", "conditions": []}, "nothing speaks against it", "nulla lo impedisce"),
        (
            {"is": "not", "condition": {"is": "all", "conditions": []}},
            "anything speaks for it",
            "qualcosa lo permette",
        ),
    ],
)
def test_a_denial_is_carried_into_groups_of_conditions(condition, en, it):
    assert (str(judged(condition)), str(judged(condition, "it"))) == (en, it)


def test_every_number_says_where_it_comes_from():
    text = written({"do": "roll", "table": [{"range": [17, 20], "do": [HIT]}]})
    said = {span.pointer: str(text)[span.start : span.end] for span in text.spans}
    assert said["/do/0/die"] == "a 20-sided die"
    assert said["/do/0/table/0/range"] == "17 or more"
    assert said["/do/0/table/0/do/0/who"] == "1"


def test_a_text_that_is_missing_in_a_language_is_given_in_english():
    assert str(written({"do": "by_hand", "text": {"en": "Sing."}}, "it")) == "Sing."
