"""Every card that ships, word for word: what changes in a text is seen in the golden files, in both languages."""

import difflib
import json
import os
from pathlib import Path
from typing import Any

import pytest

from plugins.wave2.text.cards import KINDS, card_text
from tests.content.shipped import entities
from workbench import places

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "GOLDEN=write python3 dev.py test tests/plugins.wave2/text/test_golden.py"


def find(kind: str, name: str) -> Any:
    """An entity of the starter pack."""
    return entities("wave2_starter", kind).get(name)


def written(kind: str, lang: str) -> str:
    """The texts of all shipped cards of a kind, by pack and id."""
    parts = []
    for path in sorted(places.content().glob(f"wave2_*/{kind}/*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        parts.append(f"=== {path.parent.parent.name}/{kind}:{path.stem}\n{card_text(kind, data, find, lang)}")
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


def test_every_kind_is_there_in_both_languages() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{kind}.{lang}.txt" for kind in KINDS for lang in ("en", "it")}
