"""What a card's powers are worth besides its dice, read from their data."""

import msgspec
import pytest

from plugins.pokescape import foreseen
from plugins.pokescape.structs.cards import ArmyCard
from tests.plugins.pokescape.bed import CARD


def card(*powers):
    """A card with powers."""
    return msgspec.convert({**CARD, "id": "a", "species": "a", "powers": powers}, ArmyCard)


def trigger(on, *do, **more):
    """A trigger."""
    return {"kind": "trigger", "name": {"en": "T"}, "on": on, "do": do, **more}


def rolled(low, effect):
    """The effect on a d20 from `low`."""
    return {"do": "roll", "table": [{"range": [1, low - 1]}, {"range": [low, 20], "do": [effect]}]}


AGAIN = {"do": "extra_attack", "attack": "normal"}


def test_a_further_attack_counts_as_often_as_its_die_brings_it():
    normal = {"is": "attack", "attack": "normal"}
    ray = {"kind": "special_attack", "name": {"en": "R"}, "range": 2, "dice": 2}
    found = foreseen.outlooks(card(trigger("attack.resolved", rolled(13, AGAIN), when=normal), ray))
    assert [out.again for out in found] == pytest.approx([0.4, 0.0])
    assert foreseen.outlooks(card(trigger("attack.resolved", AGAIN)))[0].again == 1.0


def test_what_follows_a_hit_is_worth_more_the_likelier_it_is():
    def ray(*hit):
        return {"kind": "special_attack", "name": {"en": "R"}, "range": 2, "dice": 2, "hit": hit}

    doze = {"do": "place_status", "status": "sleep", "on": "defender"}
    worth = [foreseen.outlooks(card(ray(*hit)))[1].hit for hit in ((), (rolled(17, doze),), (rolled(11, doze),))]
    assert worth == pytest.approx([0.0, 0.2 * foreseen.STATUS, 0.5 * foreseen.STATUS])


def test_harm_to_itself_counts_against_an_attack_and_harm_to_the_attacker_for_the_defender():
    ray = {"kind": "special_attack", "name": {"en": "R"}, "range": 2, "dice": 2, "hit": [{"do": "wound", "on": "self"}]}
    assert foreseen.outlooks(card(ray))[1].hit == -1.0
    barbs = trigger("defense.resolved", {"do": "wound", "on": "attacker"}, when={"is": "attack", "attack": "normal"})
    assert (foreseen.retort(card(barbs), "normal"), foreseen.retort(card(barbs), "special")) == (1.0, 0.0)


def test_a_turn_with_the_enemys_figure_is_worth_something_and_circumstances_count_half():
    ruse = trigger("attack.after_reaction", {"do": "may", "then": [rolled(17, {"do": "take_turn", "on": "defender"})]},
                   when={"is": "number", "value": "attack.skulls", "op": ">=", "than": 1})  # fmt: skip
    assert foreseen.outlooks(card(ruse))[0].always == pytest.approx(0.5 * 0.2 * foreseen.FOREIGN_TURN)
