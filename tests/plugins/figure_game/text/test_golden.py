"""Every card that ships, word for word: what changes in a text is seen in the golden files, in both languages."""

from pathlib import Path

import pytest

from plugins.figure_game.text.cards import CARDS
from tests.plugins.golden_cards import reads_as_golden, written
from workbench import places

from ..bed import shipped

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("kind", CARDS.kinds)
def test_every_card_reads_as_its_golden_text(kind: str, lang: str) -> None:
    paths = sorted((places.content() / "figure_arena" / kind).glob("*.json"))
    now = written(paths, lambda path: f"{kind}:{path.stem}", lambda data: CARDS.text(kind, data, shipped, lang))
    reads_as_golden(GOLDEN / f"{kind}.{lang}.txt", now)


def test_all_figures_are_there() -> None:
    assert (GOLDEN / "figure.en.txt").read_text(encoding="utf-8").count("=== figure:") == 38
