"""Every card that ships, word for word: what changes in a text is seen in the golden files, in both languages."""

import difflib
import json
import os
from pathlib import Path

import pytest

from plugins.pokescape.text.cards import KINDS, card_text
from tests.content.shipped import files, find

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "GOLDEN=write python3 dev.py test tests/plugins/pokescape/text/test_golden.py"


def written(kind: str, lang: str) -> str:
    """The texts of all shipped cards of a kind, by pack and id."""
    parts = []
    for path in files(kind):
        data = json.loads(path.read_text(encoding="utf-8"))
        parts.append(f"=== {path.parent.parent.name}/{kind}:{path.stem}\n{card_text(kind, data, find, lang)}")
    return "\n".join(parts)


@pytest.mark.rule("PS-POW-10")
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_reads_as_its_golden_text(kind: str, lang: str) -> None:
    golden, now = GOLDEN / f"{kind}.{lang}.txt", written(kind, lang)
    if os.environ.get("GOLDEN") == "write":
        golden.write_text(now, encoding="utf-8", newline="\n")
    before = golden.read_text(encoding="utf-8") if golden.exists() else ""
    changed = "\n".join(difflib.unified_diff(before.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=1))
    assert not changed, f"{golden.name} differs. When the new texts are right and read well, run\n{REWRITE}\n{changed}"


def test_all_151_cards_and_every_kind_are_there() -> None:
    english = (GOLDEN / "army_card.en.txt").read_text(encoding="utf-8")
    assert english.count("\n=== ") + 1 == 151
    assert {path.name for path in GOLDEN.iterdir()} == {f"{kind}.{lang}.txt" for kind in KINDS for lang in ("en", "it")}
