"""Who plays which seat, as the command line says it."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.cli.wrong_use import WrongUse, nearest
from workbench.engine.agents import AGENTS

#: The word for a person at this terminal.
HUMAN = "human"


def by_seat(text: str, seats: int, npc: str, people: bool) -> Mapping[int, str | None]:
    """Return the agent of every seat from 0 (what belongs to nobody) on; None is a person.

    `text` is one name for all seats, or one a seat with commas between them.
    """
    names = [name.strip() for name in text.split(",")]
    known = sorted(AGENTS) + ([HUMAN] if people else [])
    for name in names:
        if name not in known:
            raise WrongUse(f"there is no agent `{name}`, {nearest(name, known)}")
    if npc not in AGENTS:
        raise WrongUse(f"there is no agent `{npc}` for --npc, {nearest(npc, AGENTS)}")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise WrongUse(f"--agents names {len(names)}, expected one for all seats or one for each of {seats}")
    return {0: npc, **{seat: None if name == HUMAN else name for seat, name in enumerate(names, 1)}}
