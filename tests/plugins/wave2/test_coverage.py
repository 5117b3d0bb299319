"""What can happen in a game."""

from plugins.wave2.coverage import possible
from tests.plugins.wave2.bed import MINE, THEIRS, Duel, attack, pokemon, power, trainer


def test_attacks_powers_trainers_and_conditions_that_cards_give_can_happen():
    sleep = {"do": "flip", "heads": [{"do": "afflict", "condition": "asleep"}]}
    gift = power("action", effects=[{"do": "draw", "cards": 1}])
    aura = power("aura", "glow", modifiers=[{"stat": "retreat", "add": 1, "among": {"side": "any"}}])
    faces = {"singer": pokemon(attack("sing", after=[sleep]), powers=[gift, aura]), "cure": trainer()}
    known = possible(Duel(faces).table)
    assert "singer.sing" in known["attacks"]
    assert known["powers"] == ("singer.gift",), "what always holds is no event"
    assert known["trainers"] == ("cure",)
    assert known["conditions"] == ("asleep",)


def test_events_say_what_they_cover_and_which_entity_they_are_about():
    sleep = {"do": "afflict", "condition": "asleep"}
    duel = Duel({"singer": pokemon(attack("sing", after=[sleep]))}).put(MINE, "singer").put(THEIRS, "mon")
    duel.coins(2).attack()
    covered = {pair for event in duel.events for pair in duel.game.covered(event)}
    assert covered == {("attacks", "singer.sing"), ("conditions", "asleep")}
    assert {"card:singer", "special_condition:asleep"} <= {duel.game.source(event) for event in duel.events}
