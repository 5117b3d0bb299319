"""Card texts in both languages; every shipped one is golden."""

import os
from pathlib import Path

import pytest

from plugins.master_trainer.text.cards import CARDS
from workbench import places
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

GOLDEN = Path(__file__).parent / "golden"


def nothing(kind, name):
    return None


def test_every_number_of_a_pokemon_is_said_by_its_field():
    data = {"id": "croconaw", "name": {"en": "Croconaw"}, "points": 7, "color": "orange", "types": ["water"]}
    text = CARDS.phrase("character_card", data, nothing, "en")
    said = {str(text)[span.start : span.end]: span.pointer for span in text.spans}
    assert said == {"Croconaw": "/name", "water": "/types/0", "orange · 40 PCs at the end": "/color", "7": "/points"}


def test_an_item_without_rules_has_no_card_here():
    assert CARDS.text("item", {"id": "x", "name": {"en": "X"}}, nothing, "en") is None


@pytest.mark.parametrize("lang", ["en", "it"])
def test_shipped_cards_say_what_they_always_said(lang):
    pack = Workspace.open("master_trainer")
    texts = []
    for kind in CARDS.kinds:
        for path in sorted((places.content() / "master_trainer" / kind).glob("*.json")):
            texts.append(f"# {kind}:{path.stem}\n" + pack.card_text(EntityRef("master_trainer", kind, path.stem), lang))
    whole = "\n".join(texts)
    golden = GOLDEN / f"{lang}.txt"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        golden.write_text(whole, encoding="utf-8")
    assert whole == golden.read_text(encoding="utf-8")
