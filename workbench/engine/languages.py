"""What every ruleset says by language: a sentence in English or Italian, how people call an entity or a seat."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.engine.ruleset import Lookup
from workbench.model.entity import localised
from workbench.model.ref import bare


def say(lang: str, en: str, it: str) -> str:
    """Return the sentence in the language asked for, `en` or `it`."""
    return it if lang == "it" else en


def named(find: Lookup, kind: str, name: str, lang: str) -> str:
    """Return what people call the entity that a reference means: its name, else its id without the pack."""
    data = find(kind, name)
    return (localised(data.get("name"), lang) if isinstance(data, dict) else "") or bare(name)


def side_name(names: Mapping[str, str], seat: int, lang: str) -> str:
    """Return what a seat (from 1) is called: the name of its side, else Player 1, Giocatore 1."""
    return localised(names, lang) or say(lang, f"Player {seat}", f"Giocatore {seat}")
