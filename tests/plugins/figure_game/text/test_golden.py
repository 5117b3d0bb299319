"""Every card that ships, word for word: what changes in a text is seen in the golden files, in both languages."""

import difflib
import json
import os
from pathlib import Path

import pytest

from plugins.figure_game.text.cards import KINDS, card_text
from workbench import places

from ..bed import shipped

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "GOLDEN=write python3 dev.py test tests/plugins/figure_game/text/test_golden.py"


def written(kind: str, lang: str) -> str:
    """The texts of all shipped cards of a kind, by id."""
    parts = []
    for path in sorted((places.content() / "figure_arena" / kind).glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        parts.append(f"=== {kind}:{path.stem}\n{card_text(kind, data, shipped, lang)}")
    return "\n".join(parts)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_reads_as_its_golden_text(kind: str, lang: str) -> None:
    golden, now = GOLDEN / f"{kind}.{lang}.txt", written(kind, lang)
    if os.environ.get("GOLDEN") == "write":
        golden.write_text(now, encoding="utf-8", newline="\n")
    before = golden.read_text(encoding="utf-8") if golden.exists() else ""
    changed = "\n".join(difflib.unified_diff(before.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=1))
    assert not changed, f"{golden.name} differs. When the new texts are right and read well, run\n{REWRITE}\n{changed}"


def test_all_figures_are_there() -> None:
    assert (GOLDEN / "figure.en.txt").read_text(encoding="utf-8").count("=== figure:") == 38
