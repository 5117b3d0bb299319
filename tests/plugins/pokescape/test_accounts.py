"""Events of a battle explained."""

from plugins.pokescape.accounts import grown, token
from plugins.pokescape.structs.cards import ArmyCard
from tests.plugins.pokescape.bed import CARD, Table, board, game_of, roll, status
from workbench.engine.data import read
from workbench.engine.event import Event


def fought(faces=(1, 1, 6, 4, 6, 6)):
    """Figure 0 has attacked figure 1 beside it with three dice against three."""
    found = Table(game_of(board(["gggggg"]), [{"id": "a"}], [{"id": "b"}]), (1, 0), (2, 0), faces=faces)
    found.turn(0)
    found.move(1, 0)
    found.attack(1)
    return found


def accounts(found, lang="en"):
    return {event.what: found.game.account(event, lang) for event in found.told}


def test_an_attack_is_the_cause_of_its_dice_and_wounds_their_outcome():
    roles = {what: account.role for what, account in accounts(fought()).items() if account}
    assert (roles["attack"], roles["roll"], roles["wound"]) == ("cause", "roll", "outcome")
    assert "move" not in roles


def test_skulls_count_for_who_attacks_and_shields_for_who_defends():
    found = fought()
    rolls = [found.game.account(event, "en") for event in found.told if event.what == "roll"]
    attack, defense = rolls[:2]
    assert (attack.words, attack.counts) == (("skull", "skull", "blank"), ("skull",))
    assert (defense.words, defense.counts) == (("shield", "blank", "blank"), ("shield",))
    assert attack.title == "A (Player 1) · normal attack"
    assert defense.title == "B (Player 2) · defense"


def test_initiative_adds_the_bonus_to_the_die():
    found = fought()
    account = found.game.account(Event("roll", (0, 20, 12, "initiative seat=1 bonus=3")), "it")
    assert [(part.label, part.value) for part in account.parts] == [("d20", 12), ("bonus", 3)]
    assert account.summed
    assert account.total == 15


def test_any_other_roll_says_what_it_is_for():
    marker = status("numb", before_turn=[roll(15, {"do": "remove_status", "on": "self"})])
    found = Table(game_of(board(["gggg"]), [{"id": "a"}], [{"id": "b"}], statuses=[marker]), (0, 0), (3, 0),
                  faces=(20,))  # fmt: skip
    found.state.status[0] = 1
    found.turn(0)
    (account,) = (found.game.account(event, "en") for event in found.told if event.what == "roll")
    assert account.title == "A (Player 1) · Numb"
    source = found.battle.source_of("terrain:gate", {"en": "Gate"})
    gate = found.game.account(Event("roll", (0, 6, 4, 1, f"object figure=0 source={source}")), "en")
    assert (gate.title, gate.counts) == ("Gate · defense", ("shield",))
    swipe = found.game.account(Event("roll", (0, 6, 1, "swipe figure=0 foe=1")), "en")
    assert swipe.title == "B (Player 2) · A leaves its engagement"
    assert found.game.account(Event("roll", (0, 6, 1, "fall figure=0 drop=5")), "en").title.endswith("falls 5 levels")
    assert found.game.account(Event("roll", (0, 6, 1, "fall figure=0 drop=1")), "en").title.endswith("falls 1 level")


def test_a_token_is_as_short_as_on_the_table():
    shown = token(fought().battle, 0, "en")
    assert (shown.label, shown.title, shown.entity) == ("A", "A", "army_card:a")


def test_growing_tells_the_numbers_that_change():
    before = read(ArmyCard, {**CARD, "id": "a", "species": "a"})
    after = read(ArmyCard, {**CARD, "id": "b", "species": "b", "life": 4, "attack": 5})
    assert grown(before, after, "en") == ("Life 3 → 4", "Attack 3 → 5")
    assert grown(before, after, "it")[0] == "Vita 3 → 4"
