"""Every card that ships, word for word: what changes in a text is seen in the golden files, in both languages."""

from pathlib import Path

import pytest

from plugins.pokescape.text.cards import CARDS
from tests.content.shipped import files, find
from tests.plugins.golden_cards import by_pack, reads_as_golden, written

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.rule("PS-POW-10")
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("kind", CARDS.kinds)
def test_every_card_reads_as_its_golden_text(kind: str, lang: str) -> None:
    now = written(files(kind), by_pack, lambda data: CARDS.text(kind, data, find, lang))
    reads_as_golden(GOLDEN / f"{kind}.{lang}.txt", now)


def test_all_151_cards_and_every_kind_are_there() -> None:
    english = (GOLDEN / "army_card.en.txt").read_text(encoding="utf-8")
    assert english.count("\n=== ") + 1 == 151
    assert {path.name for path in GOLDEN.iterdir()} == {
        f"{kind}.{lang}.txt" for kind in CARDS.kinds for lang in ("en", "it")
    }
