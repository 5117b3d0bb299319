"""Items in words, from the data that is played."""

from typing import Any

import pytest

from plugins.pokescape.ruleset import RULESET

WORLD = {"type:water": {"name": {"en": "Water", "it": "Acqua"}}, "species:abra": {"name": {"en": "Abra", "it": "Abra"}}}


def text(lang: str = "en", price: int | None = None, **rules: Any) -> list[str]:
    """The lines of an item's text."""
    data = {"id": "thing", "name": {"en": "Thing", "it": "Cosa"}, "rules": rules}
    if price is not None:
        data["price"] = price
    found = RULESET.card_text("item", data, lambda kind, ref: WORLD.get(f"{kind}:{ref}"), lang)
    assert found is not None
    return found.splitlines()


def test_a_ball_says_its_bonus():
    assert text(use="ball", capture_bonus=5, price=60) == [
        "Thing", "Price 60", "Instead of a turn: try to capture a wild Pokémon, +5 on the roll. Discard it.",
    ]  # fmt: skip
    assert text("it", use="ball")[1] == "Al posto di un turno: prova a catturare un Pokémon selvatico. Si scarta."
    assert "which always succeeds" in text(use="ball", always_captures=True)[1]


def test_a_medicine_says_what_it_removes():
    assert text(use="medicine", heals=1, cures=True)[1] == (
        "Instead of a turn or step: remove 1 wound and remove the status marker from one of your Pokémon "
        "that is not knocked out. Discard it."
    )
    assert "togli fino a 2 ferite" in text("it", use="medicine", heals=2)[1]


def test_a_machine_says_who_learns_it_and_what_it_gives():
    beam = {"kind": "special_attack", "name": {"en": "Beam"}, "dice": 3, "range": 2}
    learners = {"species": ["abra"], "types": ["water"], "sizes": ["large", "huge"]}
    lines = text(use="machine", learners=learners, carries_trainer=True, powers=[beam])
    assert lines[1] == "Outside battle: teach it to Abra and any large or huge Water Pokémon; up to four on a card."
    assert lines[2] == "A large or huge Pokémon that has it carries its trainer over water."
    assert lines[3].startswith("BEAM: ")


@pytest.mark.parametrize("use", ["battle", "held", "escape", "decoy", "stone", "rod", "key"])
def test_every_use_has_words_in_both_languages(use: str) -> None:
    assert text(use=use)[1] != text("it", use=use)[1]


def test_a_stat_item_names_its_value():
    assert text(use="stat", stat="move")[1].startswith("Tier 1 to 4: adds its tier to Move.")
