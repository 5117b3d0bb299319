"""What cards say, part by part."""

import pytest

from plugins.wave2.text.cards import CARDS
from tests.plugins.wave2.bed import attack, pokemon, power, shipped, trainer

NAMES = {"type": {"bug": "Bug"}, "special_condition": {"asleep": "Asleep"}, "species": {"mon": "Mon"}}


def find(kind, name):
    """A named entity of the pack at hand."""
    words = NAMES.get(kind, {}).get(name)
    return {"name": {"en": words}} if words else None


def text(face, lang="en"):
    """The text of a card with that face."""
    if face["sort"] == "pokemon":
        face = {"species": "mon", **face}
    return CARDS.text("card", {"id": "c", "name": {"en": "C"}, "face": face}, find, lang)


@pytest.mark.parametrize(
    ("effect", "en", "it"),
    [
        ({"do": "draw", "cards": 2}, "Draw 2 cards.", "Pesca 2 carte."),
        ({"do": "draw", "cards": 1, "whose": "theirs"}, "The opponent draws 1 card.", "L’avversario pesca 1 carta."),
        ({"do": "discard", "cards": 1, "place": "deck"}, "Discard the top card of your deck.",
         "Scarta 1 carta dalla cima del tuo mazzo."),
        ({"do": "heal", "on": "active", "amount": 1}, "Remove 1 damage counter from your Active Pokémon.",
         "Togli 1 segnalino danno dal tuo Pokémon attivo."),
        ({"do": "afflict", "condition": "asleep"}, "The opponent’s Active Pokémon is now Asleep.",
         "Il Pokémon attivo avversario ora è Asleep."),
        ({"do": "switch", "whose": "theirs", "by": "theirs"},
         "The opponent switches their Active Pokémon with one on their Bench.",
         "L’avversario scambia il suo Pokémon attivo con uno della sua panchina."),
        ({"do": "attach", "on": "active", "types": ["bug"], "count": 2, "place": "discard"},
         "Attach up to 2 Bug energy cards from your discard pile to your Active Pokémon.",
         "Assegna fino a 2 carte energia di tipo Bug dai tuoi scarti al tuo Pokémon attivo."),
        ({"do": "forbid", "on": "defender", "what": ["attack", "retreat"], "until": "turn"},
         "The opponent’s Active Pokémon cannot attack or retreat until the end of this turn.",
         "Il Pokémon attivo avversario non può attaccare o ritirarsi fino alla fine di questo turno."),
        ({"do": "change", "on": "active", "stat": "retreat", "add": -1},
         "The retreat of your Active Pokémon costs 1 less energy until the end of the opponent’s next turn.",
         "La ritirata del tuo Pokémon attivo costa 1 energia in meno fino alla fine del prossimo turno avversario."),
        ({"do": "cure", "on": "active", "conditions": ["asleep"]}, "Your Active Pokémon is no longer Asleep.",
         "Il tuo Pokémon attivo non è più Asleep."),
        ({"do": "repeat", "times": {"number": "path", "path": "mine.bench"}, "then": [{"do": "draw", "cards": 1}]},
         "Do this as many times as the number of Pokémon on your Bench: draw 1 card.",
         "Fai così tante volte quanto è il numero di Pokémon nella tua panchina: pesca 1 carta."),
    ],
    ids=lambda value: value["do"] if isinstance(value, dict) else "",
)  # fmt: skip
def test_a_verb_reads_well_in_both_languages(effect, en, it):
    assert text(trainer(effect)).splitlines()[-1] == en
    assert text(trainer(effect), "it").splitlines()[-1] == it


def test_more_damage_for_each_thing_is_said_so():
    each = {"number": "product", "parts": [10, {"number": "count", "of": {"side": "ally", "place": "bench"}}]}
    face = pokemon(attack("a", ("bug",), 10, before=[{"do": "add_damage", "amount": each}]))
    assert "This attack does 10 more damage for each benched Pokémon of yours." in text(face)
    assert "Questo attacco fa 10 danni in più per ogni tuo Pokémon in panchina." in text(face, "it")


def test_every_phrase_of_a_shipped_card_points_into_it():
    for name, data in shipped("card").items():
        told = CARDS.phrase("card", {"id": name, **data}, find, "en")
        assert told.spans
        assert all(span.pointer.startswith("/") for span in told.spans)


def test_a_power_says_when_it_may_be_used():
    few = {"is": "number", "value": {"number": "path", "path": "mine.hand"}, "op": "<", "than": 3}
    gift = power("action", when=few, effects=[{"do": "draw", "cards": 1}])
    assert (
        "GIFT (Pokémon Power). Once in your turn, if you have fewer than 3 cards in hand, you may do this: draw 1 card."
        in text(pokemon(powers=[gift]))
    )


def test_a_deck_tells_its_odds():
    deck = {"id": "d", "name": {"en": "D"}, "cards": [{"card": "mon", "count": 12}, {"card": "x", "count": 48}]}
    basic = {"name": {"en": "Mon"}, "face": {"sort": "pokemon"}}

    def cards(kind, name):
        return basic if name == "mon" else {"name": {"en": "X"}, "face": {"sort": "energy"}}

    told = CARDS.text("deck", deck, cards, "en")
    assert "60 cards, Basic Pokémon 12." in told
    assert "A Basic in the opening seven: 80.9 %; mulligans expected: 0.24." in told


def test_what_has_no_card_or_does_not_fit_has_no_text():
    assert CARDS.text("species", {"id": "mon"}, find, "en") is None
    assert CARDS.text("card", {"id": "c"}, find, "en") is None
