"""House rulings: where a rulebook is silent, what we play, as a setting."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ruling:
    """One setting that stands where the rulebook is silent: its name, rule id, page, value in force and sentence."""

    setting: str
    rule: str
    page: str
    value: int | str | bool
    text: str
