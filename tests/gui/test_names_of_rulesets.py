"""The window knows no game: no file of it names a ruleset, its plugin or a kind that only a ruleset declares."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import workbench.gui
from workbench import places
from workbench.model.kind import Kind

#: Kinds whose name is also a word of windows: a window has a status bar, an exit status, a deck of cards.
_PLAIN_WORDS = {"status"}


def test_no_file_of_the_window_names_a_ruleset_or_its_kinds(kinds: Mapping[str, Kind]) -> None:
    names = {name for name, kind in kinds.items() if kind.home != "core"}
    for manifest in places.plugins().glob("*/plugin.json"):
        said = json.loads(manifest.read_text(encoding="utf-8"))
        names |= {said["id"], *(ruleset["id"] for ruleset in said.get("provides", {}).get("rulesets", ()))}
    names -= _PLAIN_WORDS
    assert names
    word = re.compile(rf"\b({'|'.join(sorted(names))})s?\b", re.IGNORECASE)
    found = []
    for file in sorted(Path(workbench.gui.__file__).parent.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if word.search(line):
                found.append(f"{file.name}:{number}: {line.strip()}")
    assert not found, "\n".join(["", *found])
