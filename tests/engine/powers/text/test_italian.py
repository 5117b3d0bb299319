"""Italian grammar."""

import pytest

from workbench.engine.powers.text import grammar
from workbench.engine.powers.text.noun import Noun
from workbench.engine.powers.text.phrase import said

IT = grammar("it")
SPACE = Noun("space", "spaces", "spazio", "spazi")
FIGURE = Noun("figure", "figures", "figura", "figure", "f")
ENEMY = Noun("enemy", "enemies", "avversaria", "avversarie", "f")
DIE = Noun("die", "dice", "dado", "dadi")
SHIELD = Noun("shield", "shields", "scudo", "scudi")
OBJECT = Noun("item", "items", "oggetto", "oggetti")
STATE = Noun("status", "statuses", "stato", "stati")
ZONE = Noun("backpack", "backpacks", "zaino", "zaini")
CHOICE = Noun("choice", "choices", "scelta", "scelte", "f")


@pytest.mark.parametrize(
    ("noun", "a", "the", "plural"),
    [
        (SPACE, "uno spazio", "lo spazio", "gli spazi"),
        (FIGURE, "una figura", "la figura", "le figure"),
        (ENEMY, "un’avversaria", "l’avversaria", "le avversarie"),
        (DIE, "un dado", "il dado", "i dadi"),
        (SHIELD, "uno scudo", "lo scudo", "gli scudi"),
        (OBJECT, "un oggetto", "l’oggetto", "gli oggetti"),
        (ZONE, "uno zaino", "lo zaino", "gli zaini"),
        (CHOICE, "una scelta", "la scelta", "le scelte"),
    ],
)
def test_articles_follow_gender_and_sound(noun, a, the, plural):
    assert (str(IT.a(noun)), str(IT.the(noun)), str(IT.the(noun, 2))) == (a, the, plural)


@pytest.mark.parametrize(
    ("noun", "count", "of", "to", "on", "from_"),
    [
        (DIE, 1, "del dado", "al dado", "sul dado", "dal dado"),
        (DIE, 2, "dei dadi", "ai dadi", "sui dadi", "dai dadi"),
        (SHIELD, 1, "dello scudo", "allo scudo", "sullo scudo", "dallo scudo"),
        (SHIELD, 2, "degli scudi", "agli scudi", "sugli scudi", "dagli scudi"),
        (FIGURE, 1, "della figura", "alla figura", "sulla figura", "dalla figura"),
        (FIGURE, 2, "delle figure", "alle figure", "sulle figure", "dalle figure"),
        (ENEMY, 1, "dell’avversaria", "all’avversaria", "sull’avversaria", "dall’avversaria"),
        (OBJECT, 1, "dell’oggetto", "all’oggetto", "sull’oggetto", "dall’oggetto"),
    ],
)
def test_prepositions_join_their_article(noun, count, of, to, on, from_):
    found = [str(join(noun, count)) for join in (IT.of, IT.to, IT.on, IT.from_)]
    assert found == [of, to, on, from_]


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("adiacente", ("adiacente", "adiacenti", "adiacente", "adiacenti")),
        ("ferito", ("ferito", "feriti", "ferita", "ferite")),
        ("nemico", ("nemico", "nemici", "nemica", "nemiche")),
        ("bianco", ("bianco", "bianchi", "bianca", "bianche")),
        ("largo", ("largo", "larghi", "larga", "larghe")),
        ("vecchio", ("vecchio", "vecchi", "vecchia", "vecchie")),
        ("blu", ("blu", "blu", "blu", "blu")),
    ],
)
def test_adjectives_agree(word, forms):
    assert tuple(IT.adjective(word, noun, count) for noun in (DIE, FIGURE) for count in (1, 2)) == forms


def test_counts_agree():
    assert [str(IT.counted(n, SPACE)) for n in (0, 1, 2)] == ["0 spazi", "1 spazio", "2 spazi"]
    assert IT.counted(said(2, "/n"), SPACE).spans[0].pointer == "/n"


def test_lists_choices_and_the_d_before_the_same_vowel():
    assert str(IT.all_of(["a", "b", "c"])) == "a, b e c"
    assert str(IT.all_of(["acqua", "erba"])) == "acqua ed erba"
    assert str(IT.any_of(["a", "b"])) == "a o b"
    assert str(IT.all_of(["piove", "è notte"])) == "piove ed è notte"


def test_the_rest():
    assert [str(IT.results(*span, 20)) for span in ((17, 20), (1, 10), (5, 5), (11, 13), (1, 20))] == [
        "17 o più", "10 o meno", "5", "11-13", "qualsiasi risultato",
    ]  # fmt: skip
    assert IT.agree(2, "subisce", "subiscono") == "subiscono"
    assert str(IT.signed(-1)) == "−1"
    assert str(IT.if_("piove", "fermati", "vai")) == "se piove, fermati; altrimenti vai"
    assert str(IT.unless("piova", "vai")) == "a meno che piova, vai"
    assert str(IT.in_turn(["vai", "fermati"])) == "vai, poi fermati"
    assert [str(IT.times(n, "attacca")) for n in (1, 2, 3)] == [
        "attacca una volta",
        "attacca due volte",
        "attacca 3 volte",
    ]
    assert str(IT.times("il numero di monete", "attacca")) == "attacca tante volte quanto è il numero di monete"
    assert str(IT.may("attaccare")) == "puoi attaccare"
    assert str(IT.a(said("zaino"))) == "uno zaino"
    assert str(IT.the(said("amico"))) == "l’amico"
