"""Which decisions of a log deserve a picture, and what each picture says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from workbench.engine.account import CAUSE, Token
from workbench.gui.playtest.rolls import Roll, roll_of
from workbench.playtest.log import LogLine

#: Dice of one decision that are shown at most: the latest.
_MOST_ROLLS = 2


class Picture(NamedTuple):
    """What is shown: of which decision, how it looks, the words, whom it is about, the dice that decided it."""

    decision: int
    look: str
    cause: str
    title: str
    lines: tuple[str, ...]
    tokens: tuple[Token, ...]
    rolls: tuple[Roll, ...]


def picture_of(lines: Sequence[LogLine]) -> Picture | None:
    """Return the latest decision with a moment that deserves a picture; None when there was none.

    Of several moments with one cause the first is the picture, the others are told below it.
    """
    at = next((at for at in range(len(lines) - 1, -1, -1) if (a := lines[at].account) and a.moment), None)
    if at is None:
        return None
    start = _start([each for each in lines[: at + 1] if each.decision == lines[at].decision])
    moments = [(each, account) for each in start.rest if (account := each.account) is not None and account.moment]
    (line, first), *others = moments
    before = start.rest[: start.rest.index(line)]
    rolls = [roll_of(each) for each in before if each.faces and each.account and each.account.summed]
    more = [account.title or each.text for each, account in others]
    below = (*first.lines, *more, *(said for _, account in others for said in account.lines))
    title = first.title or line.text
    return Picture(line.decision, first.moment, start.cause, title, below, first.tokens, tuple(rolls[-_MOST_ROLLS:]))


class _Start(NamedTuple):
    """What led to a moment, and the lines from there on."""

    cause: str
    rest: list[LogLine]


def _start(group: list[LogLine]) -> _Start:
    """Return where the matter of a decision's last moment begins: at a cause, or at a moment with dice after it."""
    rolls = [at for at, each in enumerate(group) if each.faces]
    until = rolls[-1] if rolls else len(group) - 1
    begins = [at for at, each in enumerate(group[:until]) if each.account and each.account.role == CAUSE]
    if rolls:
        begins += [at for at, each in enumerate(group[:until]) if each.account and each.account.moment]
    if not begins:
        return _Start("", group)
    line = group[max(begins)]
    return _Start((line.account.title if line.account else "") or line.text, group[max(begins) + 1 :])


def pictures_since(lines: Sequence[LogLine], decision: int) -> list[Picture]:
    """Return the picture of each later decision that has one, the oldest first."""
    groups: dict[int, list[LogLine]] = {}
    for line in lines:
        if line.decision > decision:
            groups.setdefault(line.decision, []).append(line)
    return [picture for group in groups.values() if (picture := picture_of(group)) is not None]
