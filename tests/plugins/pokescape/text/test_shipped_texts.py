"""The texts of all that ships are held to plain slips of grammar, in both languages."""

import json
import re

import pytest

from plugins.pokescape.ruleset import RULESET
from workbench import places

SLIPS = {
    "en": (
        r"\ba [aeio]",
        r"\ban [bcdfgjklmnpqrstvwxyz]",
        r"[Tt]his figure that are",
        r"\b1 \w+ markers\b",
        r"levels of each rise costs",
        r"is enemy fig",
        "  ",
    ),
    "it": (r"\b(di|a|da|in|su) (il|lo|la|i|gli|le)\b", r"\bi primi .* non costa\b", "  "),
}
FILES = sorted(path for path in places.content().glob("*/*/*.json") if path.parent.name in RULESET.structs)


def find(kind, name):
    """The data of a shipped entity."""
    paths = places.content().glob(f"*/{kind}/{name}.json")
    return next((json.loads(path.read_text(encoding="utf-8")) for path in paths), None)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_shipped_text_has_a_plain_slip(lang):
    faults = []
    for path in FILES:
        text = RULESET.card_text(path.parent.name, json.loads(path.read_text(encoding="utf-8")), find, lang) or ""
        found = [slip for slip in SLIPS[lang] if re.search(slip, text)]
        faults += [f"{path.stem}: {slip} in {text!r}" for slip in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("slip", SLIPS["en"])
def test_the_slips_can_be_seen(slip):
    wrong = "a attack an blow This figure that are hurt 1 order markers, 2 levels of each rise costs  is enemy figures"
    assert re.search(slip, wrong)
