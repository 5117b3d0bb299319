"""Who sits before the screen when several people play at it, and may see what the table shows."""

from __future__ import annotations

from workbench.gui import lang
from workbench.playtest.session import Session


class HotSeat:
    """Remembers the last person who was asked and there; the next one is waited for when the table shows them else."""

    def __init__(self) -> None:
        #: Whether people are waited for at all.
        self.on = True
        self._present = 0

    def awaited(self, session: Session | None) -> int:
        """Return the seat of the person who must come before the table may be shown on; 0: nobody."""
        asked = _asked(session)
        if session is None or asked in (0, self._present):
            return 0
        if self.on and self._present in people(session) and _differ(session, self._present, asked):
            return asked
        self._present = asked
        return 0

    def came(self, session: Session | None) -> None:
        """The person who is asked is there now, and nobody else looks."""
        self._present = _asked(session) or self._present

    def eyes(self, session: Session | None) -> int:
        """Return the seat that the table is seen by: the person who is there, else the first person, else seat 1."""
        if session is None:
            return 1
        self.awaited(session)  # who is asked and needs not be waited for is there
        sitting = people(session)
        return self._present if self._present in sitting else (sitting or [1])[0]


def people(session: Session) -> list[int]:
    """Return the seats that people play, ascending."""
    return [seat for seat, name in sorted(session.agents.items()) if seat and name is None]


def _asked(session: Session | None) -> int:
    """Return the person who is asked; 0 when it is none."""
    if session is None or session.prompt is None or not session.waits_for_person:
        return 0
    return session.prompt.seat if session.prompt.seat in people(session) else 0


def _differ(session: Session, one: int, other: int) -> bool:
    """Whether two seats see different tables: each would see what is hidden from them."""
    return session.scene(one, lang.current()) != session.scene(other, lang.current())
