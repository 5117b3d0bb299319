"""Card texts; every shipped one is golden."""

from plugins.master_trainer.text.cards import CARDS


def nothing(kind, name):
    return None


def test_every_number_of_a_pokemon_is_said_by_its_field():
    data = {"id": "croconaw", "name": {"en": "Croconaw"}, "points": 7, "color": "orange", "types": ["water"]}
    text = CARDS.phrase("character_card", data, nothing, "en")
    said = {str(text)[span.start : span.end]: span.pointer for span in text.spans}
    assert said == {"Croconaw": "/name", "water": "/types/0", "orange · 40 PCs at the end": "/color", "7": "/points"}


def test_an_item_without_rules_has_no_card_here():
    assert CARDS.text("item", {"id": "x", "name": {"en": "X"}}, nothing, "en") is None
