"""Card texts, written from the data: golden in both languages."""

from plugins.pokescape.ruleset import RULESET

NAMES = {
    ("type", "electric"): {"name": {"en": "Electric", "it": "Elettro"}},
    ("type", "ground"): {"name": {"en": "Ground", "it": "Terra"}},
    ("type", "poison"): {"name": {"en": "Poison", "it": "Veleno"}},
    ("type", "normal"): {"name": {"en": "Normal", "it": "Normale"}},
    ("status", "paralysis"): {"name": {"en": "Paralysis", "it": "Paralisi"}},
    ("species", "magnemite"): {"name": {"en": "Magnemite"}, "types": ["electric"]},
}
MAGNEMITE = {
    "id": "magnemite", "species": "magnemite", "number": 81, "size": "small", "height": 2, "life": 2, "move": 5,
    "range": 1, "attack": 4, "defense": 4, "points": 70, "base_attack": "normal", "weak": ["ground"],
    "no_effect": ["poison"], "class": "Spark beast", "personality": "Gentle",
    "powers": [
        {"kind": "traversal", "name": {"en": "Levitate", "it": "Levitazione"}, "free_levels": 1,
         "ignores": ["terrain_stop", "terrain_harm"]},
        {"kind": "special_attack", "name": {"en": "Thundershock", "it": "Tuonoshock"}, "type": "electric", "range": 4,
         "dice": 3, "hit": [{"do": "roll", "table": [{"range": [1, 16]}, {"range": [17, 20], "do": [
             {"do": "place_status", "status": "paralysis", "on": "defender"}]}]}]},
    ],
}  # fmt: skip


def find(kind, name):
    """The pack's names."""
    return NAMES.get((kind, name))


def test_a_card_in_english():
    assert RULESET.card_text("army_card", MAGNEMITE, find, "en").splitlines() == [
        "Magnemite #081",
        "Electric · Spark beast · Gentle · Small 2",
        "Life 2 · Move 5 · Range 1 · Attack 4 · Defense 4 · Points 70",
        "BA: Normal",
        "W: Ground",
        "NE: Poison",
        "",
        "LEVITATE: When it moves up, the first level of each rise costs nothing. "
        "It need not stop in water and is never harmed by terrain.",
        "THUNDERSHOCK: Special attack (Electric). Range 4. Attack 3. If it gives at least one wound, roll the "
        "20-sided die: on 1-16, nothing happens; on 17-20, place a Paralysis marker on the defending figure.",
    ]


def test_a_card_in_italian():
    text = RULESET.card_text("army_card", MAGNEMITE, find, "it")
    assert "Vita 2 · Movimento 5 · Gittata 1 · Attacco 4 · Difesa 4 · Punti 70" in text
    assert "TUONOSHOCK: Attacco speciale (Elettro). Gittata 4. Attacco 3. Se infligge almeno una ferita, " in text
    assert "con 17-20, metti un segnalino Paralisi sulla figura che difende." in text


def test_statuses_glyphs_and_trainers_have_texts_and_other_kinds_none():
    status = {"id": "s", "name": {"en": "Sleep"}, "letter": "Z", "no_swipes": True,
              "before_turn": [{"do": "lose_turn"}], "capture_bonus": 3}  # fmt: skip
    text = RULESET.card_text("status", status, find, "en")
    assert "Before its turn: it neither moves nor attacks this turn." in text
    assert "Capture +3." in text
    trainer = {"id": "t", "name": {"en": "Ann"}, "rules": {"points": 10}}
    assert RULESET.card_text("trainer", trainer, find, "en") == "Ann\nPoints 10\n"
    assert RULESET.card_text("species", {}, find, "en") is None
    assert RULESET.card_text("army_card", {"id": "broken"}, find, "en") is None
