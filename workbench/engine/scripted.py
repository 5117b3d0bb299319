"""Chance whose dice a person or a test decides: faces typed in from the table, or forced (ENGINES §3.3).

Faces answer the dice of stream 0 in the order in which they are rolled; other streams (decks, set-up) stay seeded.
A 0 is the last face of a die of ten or more: so it is printed on many, and on spinners from 0 on.
"""

from __future__ import annotations

from collections.abc import Iterable

from workbench.engine.chance import Chance, What


class NeedsRoll(Exception):
    """The next roll is the table's: `count` dice of `sides` sides on `stream`; apply again when they are known.

    `what` is what the ruleset says that it is, empty for dice; `together` that they are thrown by the handful.
    """

    def __init__(self, stream: int, sides: int, count: int, what: What = (), together: bool = False) -> None:
        super().__init__(f"the table rolls {count} × d{sides}")
        self.stream, self.sides, self.count, self.what, self.together = stream, sides, count, what, together


class BadFace(ValueError):
    """A scripted face that the die in hand does not have."""


def read_face(face: int, sides: int) -> int:
    """Return the face that a written number means: 0 is the last one of a die of ten sides or more."""
    return sides if face == 0 and sides >= 10 else face


class ScriptedChance(Chance):
    """Seeded chance with faces laid before it; when they are used up it rolls on by itself.

    `faces` are those still to come, `used` those taken so far, in order.
    """

    __slots__ = ("faces", "used")

    def __init__(self, seed: int, streams: int = 1, faces: Iterable[int] = ()) -> None:
        super().__init__(seed, streams)
        self.faces = list(faces)
        self.used: list[int] = []

    @classmethod
    def over(cls, chance: Chance, faces: Iterable[int] = ()) -> ScriptedChance:
        """Return chance that goes on where `chance` stands, after `faces` (and those it still holds)."""
        twin = cls(chance.seed, 0)
        twin.counters = chance.counters[:]
        if isinstance(chance, ScriptedChance):
            twin.faces, twin.used = chance.faces[:], chance.used[:]
        twin.faces.extend(faces)
        return twin

    def copy(self) -> ScriptedChance:
        """Return an independent copy that will draw the same."""
        return type(self).over(self)

    def below(self, bound: int, stream: int = 0, what: What = ()) -> int:
        """Return the next face less one, else a seeded draw.

        Raises:
            BadFace: the die has no such face.
        """
        if stream == 0 and self.faces:
            return self._take(bound) - 1
        return super().below(bound, stream)

    def dice(self, count: int, sides: int, stream: int = 0) -> list[int]:
        """Return the next faces, then seeded ones; raises BadFace as `below`."""
        if stream or not self.faces:
            return super().dice(count, sides, stream)
        known = min(count, len(self.faces))
        return [self._take(sides) for _ in range(known)] + super().dice(count - known, sides)

    def _take(self, sides: int) -> int:
        face = read_face(self.faces[0], sides)
        if not 1 <= face <= sides:
            raise BadFace(f"die {len(self.used) + 1} of the script shows `{face}`; a die of 1 to {sides} is rolled")
        self.used.append(face)
        del self.faces[0]
        return face


class ManualChance(ScriptedChance):
    """Dice that only a person rolls: a roll without faces for all of its dice stops the game.

    A decision that is stopped half way leaves its state spoilt: apply to a copy, and again when the faces are known.
    """

    __slots__ = ()

    def below(self, bound: int, stream: int = 0, what: What = ()) -> int:
        """Return the next face less one; raises NeedsRoll when there is none, BadFace as above."""
        if stream == 0 and not self.faces:
            raise NeedsRoll(stream, bound, 1, what)
        return super().below(bound, stream)

    def roll(self, sides: int, stream: int = 0, what: What = ()) -> int:
        """Return the next face; raises as `below`."""
        return self.below(sides, stream, what) + 1

    def dice(self, count: int, sides: int, stream: int = 0) -> list[int]:
        """Return the next faces; raises NeedsRoll with how many are missing, BadFace as above."""
        if stream == 0 and len(self.faces) < count:
            raise NeedsRoll(stream, sides, count - len(self.faces), together=True)
        return super().dice(count, sides, stream)
