"""What a game asks of a seat, and what the answers stand for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class PromptKind(StrEnum):
    """The closed list of things that a game can ask (ENGINES §3.2)."""

    CHOOSE_ONE = "choose_one"
    CHOOSE_MANY = "choose_many"
    CHOOSE_SPACE = "choose_space"
    CHOOSE_FIGURE = "choose_figure"
    CHOOSE_DIRECTION = "choose_direction"
    ORDER_ITEMS = "order_items"
    CONFIRM = "confirm"
    NUMBER = "number"
    SPIN = "spin"
    ROLL = "roll"
    SETUP_PLACE = "setup_place"


@dataclass(frozen=True, slots=True)
class Prompt:
    """One question. `seat` counts from 1, 0 is the ruleset's own (`npc`); `source` is the entity or power that asks.

    `by_hand`: people do here what a card says in words; the first action says that it is done, and agents take it.
    `idle`: there is but one answer, to pass, and it is asked only so that not being asked tells the others nothing; a
    table goes on by itself.
    """

    seat: int
    kind: PromptKind
    source: str = ""
    by_hand: bool = False
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """What one legal action means to a person. `targets` are Scene ids that stand for it and are highlighted.

    `detail` says what would happen (dice, odds), for a tooltip; `weight` orders buttons, small first.
    """

    action: int
    label: str
    targets: tuple[str, ...] = ()
    detail: str = ""
    weight: int = 0


def by_target(options: Iterable[Option]) -> dict[str, tuple[int, ...]]:
    """Return the actions that each element of a scene stands for (`Scene.options`), in the order of the options."""
    found: dict[str, list[int]] = {}
    for option in options:
        for target in option.targets:
            found.setdefault(target, []).append(option.action)
    return {target: tuple(actions) for target, actions in found.items()}
