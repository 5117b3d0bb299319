"""What an effect or a condition knows of the event that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence


class Moment:
    """One event: whose power it is (`me`), the attack if there is one, and why its dice are rolled.

    `source` is the name of the power, status or terrain, by language; `blocked` says that the defender takes nothing
    of this attack (NE); `chosen` is who was chosen before, -1 nobody; `power` is the index of the attack, 0 the normal
    one, -1 none.
    """

    __slots__ = (
        "attacker",
        "blocked",
        "chosen",
        "defender",
        "distant",
        "me",
        "power",
        "skulls",
        "source",
        "type",
        "wounds",
    )

    def __init__(self, me: int, source: int, attacker: int = -1, defender: int = -1, power: int = -1) -> None:
        """Begin before any dice; figures are indices, `source` an index into the battle's sources."""
        self.me, self.source, self.power = me, source, power
        self.attacker, self.defender, self.chosen = attacker, defender, -1
        self.skulls = self.wounds = 0
        self.type = ""
        self.blocked = self.distant = False

    def of(self, me: int, source: int) -> Moment:
        """Return the same event as another figure's power sees it."""
        new = Moment(me, source, self.attacker, self.defender, self.power)
        new.skulls, new.wounds, new.type = self.skulls, self.wounds, self.type
        new.blocked, new.distant = self.blocked, self.distant
        return new

    def ints(self) -> tuple[int, ...]:
        """Return all but the type, which follows from the attack, to wait in a frame."""
        hit = (self.power, self.skulls, self.wounds, int(self.blocked), int(self.distant))
        return (self.me, self.source, self.attacker, self.defender, self.chosen, *hit)

    @classmethod
    def from_ints(cls, values: Sequence[int], type_: str) -> Moment:
        """Return the moment that `ints` wrote."""
        me, source, attacker, defender, chosen, power, skulls, wounds, blocked, distant = values
        new = cls(me, source, attacker, defender, power)
        new.chosen, new.skulls, new.wounds, new.type = chosen, skulls, wounds, type_
        new.blocked, new.distant = bool(blocked), bool(distant)
        return new
