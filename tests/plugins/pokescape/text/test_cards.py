"""Card texts, written from the data: golden in both languages."""

import pytest

from plugins.pokescape.ruleset import RULESET

NAMES = {
    ("type", "electric"): {"name": {"en": "Electric", "it": "Elettro"}},
    ("type", "ground"): {"name": {"en": "Ground", "it": "Terra"}},
    ("type", "poison"): {"name": {"en": "Poison", "it": "Veleno"}},
    ("type", "normal"): {"name": {"en": "Normal", "it": "Normale"}},
    ("status", "paralysis"): {"name": {"en": "Paralysis", "it": "Paralisi"}},
    ("species_class", "spark_beast"): {"name": {"en": "Spark beast", "it": "Bestia elettrica"}},
    ("personality", "gentle"): {"name": {"en": "Gentle", "it": "Gentile"}},
    ("species", "magnemite"): {"name": {"en": "Magnemite"}, "types": ["electric"]},
}
MAGNEMITE = {
    "id": "magnemite", "species": "magnemite", "number": 81, "size": "small", "height": 2, "life": 2, "move": 5,
    "range": 1, "attack": 4, "defense": 4, "points": 70, "base_attack": "normal", "weak": ["ground"],
    "no_effect": ["poison"], "class": "spark_beast", "personality": "gentle",
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
        "Electric · Spark beast · Gentle · Unique hero · Small 2",
        "Life 2 · Move 5 · Range 1 · Attack 4 · Defense 4 · Points 70",
        "BA: Normal",
        "W: Ground",
        "NE: Poison",
        "",
        "LEVITATE: When it moves up, the first level of each rise costs nothing. "
        "It need not stop in water and is never harmed by terrain.",
        "THUNDERSHOCK: Special attack (Electric). Range 4. Attack 3. If it gives at least one wound, roll a "
        "20-sided die: on 17 or more, place a Paralysis marker on the defending figure.",
    ]


def test_a_card_in_italian():
    text = RULESET.card_text("army_card", MAGNEMITE, find, "it")
    assert "Elettro · Bestia elettrica · Gentile · Eroe unico · Piccola 2" in text
    assert "Vita 2 · Movimento 5 · Gittata 1 · Attacco 4 · Difesa 4 · Punti 70" in text
    assert "TUONOSHOCK: Attacco speciale (Elettro). Gittata 4. Attacco 3. Se infligge almeno una ferita, " in text
    assert "con 17 o più, metti un segnalino Paralisi sulla figura che difende." in text


def test_statuses_glyphs_and_trainers_have_texts_and_other_kinds_none():
    status = {"id": "s", "name": {"en": "Sleep"}, "letter": "Z", "no_swipes": True,
              "before_turn": [{"do": "lose_turn"}], "capture_bonus": 3}  # fmt: skip
    text = RULESET.card_text("status", status, find, "en")
    assert "Before its turn, this figure neither moves nor attacks this turn." in text
    assert "Capture rolls against it: +3." in text
    trainer = {"id": "t", "name": {"en": "Ann"}, "rules": {"points": 10}}
    assert RULESET.card_text("trainer", trainer, find, "en") == "Ann\nTrainer figure · Points 10\n"
    assert RULESET.card_text("species", {}, find, "en") is None
    assert RULESET.card_text("army_card", {"id": "broken"}, find, "en") is None


DIZZY = {"kind": "trigger", "name": {"en": "Dizzy Punch"}, "on": "attack.after_reaction", "when": {
    "is": "all", "conditions": [{"is": "number", "op": ">=", "value": "attack.skulls", "than": 1},
                                {"is": "figure", "who": "defender", "filter": {"side": "enemy", "adjacent": True}}]},
    "do": [{"do": "may", "then": [{"do": "take_turn", "on": "defender"},
                                  {"do": "remove_order_marker", "on": "defender"}]}]}  # fmt: skip
WHIRL = {"kind": "action", "name": {"en": "Whirlwind"}, "instead_of": "attack", "do": [
    {"do": "choose", "among": {"side": "enemy", "sizes": ["small"], "adjacent": True},
     "then": [{"do": "move", "on": "chosen", "how": "walk", "spaces": 2}]}]}  # fmt: skip
HOP = {"kind": "action", "name": {"en": "Hop"}, "instead_of": "move", "limit": "battle",
       "do": [{"do": "move", "how": "place", "spaces": 6}, {"do": "lay_terrain", "terrain": "pond"}]}  # fmt: skip
MARK = {"en": "Rage", "it": "Furia"}
DUTY = {"kind": "duty", "name": MARK, "against": {"side": "enemy", "marker": MARK}}
SPACE = {"kind": "special_attack", "name": {"en": "Twister"}, "range": 5, "dice": 3,
         "area": {"around": "space", "radius": 1}}  # fmt: skip
MARKING = {"kind": "trigger", "name": MARK, "on": "attack.reaction",
           "do": [{"do": "mark", "marker": MARK, "on": "attacker"}, {"do": "cancel_attack"}]}  # fmt: skip


@pytest.mark.parametrize(
    ("power", "en", "it"),
    [
        (
            DIZZY,
            "DIZZY PUNCH: When this figure attacks, after reactions and before defense dice, if the attack rolls at "
            "least 1 skull and the defending figure is an enemy figure adjacent to this figure, you may do this: take "
            "a turn with the defending figure, then remove one unrevealed order marker, drawn at random, from the card "
            "of the defending figure.",
            "DIZZY PUNCH: Quando questa figura attacca, dopo le reazioni e prima dei dadi di difesa, se l’attacco "
            "ottiene almeno 1 teschio e la figura che difende è una figura nemica adiacente a questa figura, puoi fare "
            "così: fai un turno con la figura che difende, poi togli un segnalino ordine non rivelato, estratto a "
            "caso, dalla carta della figura che difende.",
        ),
        (
            WHIRL,
            "WHIRLWIND: Instead of attacking, choose a small enemy figure adjacent to this figure: move the chosen "
            "figure up to 2 spaces by the normal rules, without leaving-engagement attacks.",
            "WHIRLWIND: Invece di attaccare, scegli una figura nemica di taglia piccola adiacente a questa figura: "
            "muovi la figura scelta fino a 2 spazi con le regole normali, senza attacchi di disingaggio.",
        ),
        (
            HOP,
            "HOP: Instead of moving, you may place this figure on an empty space within 6 spaces, without "
            "leaving-engagement attacks, then the spaces around this figure, wherever it goes, count as pond until it "
            "leaves the battlefield. Once a battle.",
            "HOP: Invece di muoversi, puoi piazzare questa figura su uno spazio vuoto entro 6 spazi, senza attacchi di "
            "disingaggio, poi gli spazi attorno a questa figura, ovunque vada, valgono come pond finché non lascia il "
            "campo. Una volta per lotta.",
        ),
        (
            DUTY,
            "RAGE: If it can move so that it may attack an enemy figure with a Rage marker, it must do so and attack "
            "one.",
            "FURIA: Se può muoversi in modo da poter attaccare una figura nemica con un segnalino Furia, deve farlo e "
            "attaccarne una.",
        ),
        (
            SPACE,
            "TWISTER: Special attack. Range 5. Attack 3. Target a space, occupied or not; all figures within 1 space "
            "of it suffer the attack: roll the attack dice once, each figure defends for itself.",
            "TWISTER: Attacco speciale. Gittata 5. Attacco 3. Bersaglia uno spazio, occupato o no; tutte le figure "
            "entro 1 spazio da esso subiscono l’attacco: i dadi d’attacco si tirano una volta sola, ogni figura si "
            "difende per conto suo.",
        ),
        (
            MARKING,
            "RAGE: When this figure is attacked, before defense dice, place a Rage marker on the attacking figure, "
            "then the attack does nothing to this figure.",
            "FURIA: Quando questa figura è attaccata, prima dei dadi di difesa, metti un segnalino Furia sulla figura "
            "che attacca, poi l’attacco non fa nulla a questa figura.",
        ),
    ],
)
def test_powers_that_ask_or_reach_others(power, en, it):
    card = {**MAGNEMITE, "powers": [power]}
    assert RULESET.card_text("army_card", card, find, "en").splitlines()[-1] == en
    assert RULESET.card_text("army_card", card, find, "it").splitlines()[-1] == it
