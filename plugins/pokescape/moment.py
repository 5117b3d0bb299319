"""What an effect or a condition knows of the event that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Moment(msgspec.Struct, gc=False):
    """One event: whose power it is (`me`), the attack if there is one, and why its dice are rolled.

    Figures are indices. `source` is the name of the power, status or terrain, as an index into the battle's sources;
    `power` is the index of the attack, 0 the normal one, -1 none; `chosen` is who was chosen before, -1 nobody;
    `blocked` says that the defender takes nothing of this attack (NE). A struct, as one is made for every attack.
    """

    me: int
    source: int
    attacker: int = -1
    defender: int = -1
    power: int = -1
    chosen: int = -1
    skulls: int = 0
    wounds: int = 0
    type: str = ""
    blocked: bool = False
    distant: bool = False

    def of(self, me: int, source: int) -> Moment:
        """Return the same event as another figure's power sees it; it has chosen nobody yet."""
        attack = (self.attacker, self.defender, self.power)
        return Moment(me, source, *attack, -1, self.skulls, self.wounds, self.type, self.blocked, self.distant)

    def ints(self) -> tuple[int, ...]:
        """Return all but the type, which follows from the attack, to wait in a frame."""
        hit = (self.power, self.skulls, self.wounds, int(self.blocked), int(self.distant))
        return (self.me, self.source, self.attacker, self.defender, self.chosen, *hit)

    @classmethod
    def from_ints(cls, values: Sequence[int], type_: str) -> Moment:
        """Return the moment that `ints` wrote."""
        me, source, attacker, defender, chosen, power, skulls, wounds, blocked, distant = values
        hit = (skulls, wounds, type_, bool(blocked), bool(distant))
        return cls(me, source, attacker, defender, power, chosen, *hit)
