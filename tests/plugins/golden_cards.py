"""What the golden tests of every ruleset's cards share: a text is compared word for word with a file that is kept."""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def written(paths: Iterable[Path], named: Callable[[Path], str], text: Callable[[Any], str | None]) -> str:
    """The texts of the cards in files, each below a line that says whose it is."""
    cards = ((named(path), json.loads(path.read_text(encoding="utf-8"))) for path in paths)
    return "\n".join(f"=== {name}\n{text(data)}" for name, data in cards)


def by_pack(path: Path) -> str:
    """`pack/kind:id` of an entity's file."""
    return f"{path.parent.parent.name}/{path.parent.name}:{path.stem}"


def reads_as_golden(golden: Path, now: str) -> None:
    """Fail with the changed lines when a text is not as it is kept; with GOLDEN=write keep it as it is now."""
    if os.environ.get("GOLDEN") == "write":
        golden.write_text(now, encoding="utf-8", newline="\n")
    before = golden.read_text(encoding="utf-8") if golden.exists() else ""
    changed = "\n".join(difflib.unified_diff(before.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=1))
    test = (golden.parent.parent / "test_golden.py").relative_to(ROOT).as_posix()
    assert not changed, (
        f"{golden.name} differs. When the new texts are right and read well, run\n"
        f"GOLDEN=write python3 dev.py test {test}\n{changed}"
    )
