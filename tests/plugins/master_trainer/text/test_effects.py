"""What effects are in words."""

import pytest

from plugins.master_trainer.structs.cards import ItemRules
from plugins.master_trainer.text.effects import Effects
from workbench.api.rules import read

OTHERS = {"side": "enemy"}
HIGH = [3, 4, 5, 6, 7, 8, 9, 10]
NO_GYM = {"is": "not", "condition": {"is": "against", "foe": "gym"}}
CASES = [
    ({"do": "add_points", "amount": 3}, "Add 3 to your total.", "Aggiungi 3 al tuo totale."),
    (
        {"do": "add_points", "amount": -3, "whose": "theirs"},
        "Take 3 off the opponent’s total.",
        "Togli 3 dal totale dell’avversario.",
    ),
    ({"do": "win_on", "numbers": [8]}, "A spin of 8 wins at once as well.", "Anche girando 8 vinci subito."),
    (
        {"do": "choose", "among": OTHERS, "then": [{"do": "take_item"}]},
        "Choose another player: take one of that player’s items, drawn at random.",
        "Scegli un altro giocatore: prendi a caso uno degli strumenti di quel giocatore.",
    ),
    (
        {"do": "for_each", "among": OTHERS, "then": [{"do": "pay", "amount": 10, "who": "chosen", "to": "self"}]},
        "For each other player, that player pays 10 PCs to you.",
        "Per ogni altro giocatore, quel giocatore paga 10 PC a te.",
    ),
    (
        {"do": "if", "when": {"is": "spun", "numbers": HIGH}, "then": [{"do": "draw_items", "count": 2}]},
        "If you spin 3 or more, draw 2 items.",
        "Se giri 3 o più, pesca 2 strumenti.",
    ),
    (
        {"do": "if", "when": NO_GYM, "then": [{"do": "best_spin"}]},
        "If you are not battling a Gym Leader, spin twice and count the higher number.",
        "Se non lotti contro un Capopalestra, gira due volte e conta il numero più alto.",
    ),
    (
        {"do": "gain", "amount": {"number": "product", "parts": [10, {"number": "path", "path": "spin"}]}},
        "Collect 10 × the number spun in PCs.",
        "Prendi 10 × il numero girato in PC.",
    ),
    ({"do": "discard", "kind": "event"}, "Discard an event.", "Scarta un evento."),
    ({"do": "follow", "space": "ruins"}, "Stay where you are and follow the Ruins space.",
     "Resta dove sei e segui la casella Rovine."),
    ({"do": "move", "spaces": 1}, "Move on 1 space.", "Avanza di 1 casella."),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "en", "it"), CASES, ids=[en for _, en, _ in CASES])
def test_effects_read_well_in_both_languages(effect, en, it):
    rules = read(ItemRules, {"when": "turn", "do": [effect]})
    assert str(Effects(lambda kind, name: None, "en").clause(rules.do, "/do")) == en
    assert str(Effects(lambda kind, name: None, "it").clause(rules.do, "/do")) == it
