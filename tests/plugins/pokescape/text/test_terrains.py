"""Terrains in words."""

from __future__ import annotations

import pytest

from plugins.pokescape.structs.rules import TerrainRules
from plugins.pokescape.text.cards import CARDS
from plugins.pokescape.text.powers import Writer
from plugins.pokescape.text.terrains import terrain_lines
from tests.content.shipped import find


def lines(lang: str, **rules: object) -> list[str]:
    return [str(line) for line in terrain_lines(TerrainRules(**rules), Writer(find, lang))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "en", "it"),
    [
        ({"ladder": True}, "Climbed at 1 move for 2 levels, however high",
         "Si sale con 1 movimento ogni 2 livelli, a qualunque altezza"),
        ({"stop": True}, "A figure that enters it stops", "Chi vi entra si ferma"),
        ({"enter_cost": 2}, "To enter it costs 2 move", "Entrarvi costa 2 punti di movimento"),
        ({"road": True}, "Moves wholly on road go further", "Chi si muove solo su strada va oltre"),
        ({"height": 1}, "Blocks sight for 1 level above its base", "Copre la vista per 1 livello sopra la base"),
        ({"life": 5, "defense": 1}, "Attacks can destroy it: life 5, 1 defense die",
         "Gli attacchi possono distruggerla: vita 5, 1 dado di difesa"),
        ({"defense_dice": 2}, "Against attacks from afar +2 defense dice on it",
         "Contro attacchi da lontano +2 dadi di difesa sopra"),
    ],
)  # fmt: skip
def test_what_a_terrain_does_reads_in_both_languages(rules: dict[str, object], en: str, it: str) -> None:
    assert (lines("en", **rules), lines("it", **rules)) == ([en], [it])


def test_plain_ground_has_no_lines_and_a_card_that_says_so() -> None:
    assert lines("en") == []
    told = CARDS.phrase("terrain", {"id": "g", "name": {"en": "Grass"}}, find, "en")
    assert str(told) == "Grass\nPlain ground: it does nothing to figures.\n"


def test_a_line_knows_the_field_that_it_says() -> None:
    data = {"id": "mud", "name": {"en": "Mud"}, "rules": {"enter_cost": 2, "water": True}}
    told = CARDS.phrase("terrain", data, find, "en")
    assert told is not None
    said = {pointer: text for text, pointer in told.pieces}
    assert said["/rules/enter_cost"] == "2"
    assert said["/rules/water"] == "Falls into it do no harm"
