"""Every card that ships, word for word: what changes in a text is seen in the golden files, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from plugins.master_trainer.text.cards import CARDS
from tests.content.shipped import entities
from tests.plugins.golden_cards import by_pack, reads_as_golden, written
from workbench import places

GOLDEN = Path(__file__).parent / "golden"


def find(kind: str, name: str) -> Any:
    """An entity of the shipped pack."""
    return entities("master_trainer", kind).get(name)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("kind", CARDS.kinds)
def test_every_card_reads_as_its_golden_text(kind: str, lang: str) -> None:
    paths = sorted((places.content() / "master_trainer" / kind).glob("*.json"))
    now = written(paths, by_pack, lambda data: CARDS.text(kind, data, find, lang))
    reads_as_golden(GOLDEN / f"{kind}.{lang}.txt", now)


def test_every_kind_is_there_in_both_languages() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {
        f"{kind}.{lang}.txt" for kind in CARDS.kinds for lang in ("en", "it")
    }
