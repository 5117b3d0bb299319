"""The only source of chance: named, counter-based streams (ENGINES §3.3).

A draw is splitmix64 of (seed, stream, counter); the counters are the whole state, so that a copy costs one list copy,
and a roll put in one place does not shift another stream. `RNG_ID` is written into replays.
"""

from __future__ import annotations

RNG_ID = "splitmix64-1"
MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
#: The faces of 0 … 4 six-sided dice, by a number below 1, 6, 36, 216, 1296.
_SIXES = [[[n // 6**die % 6 + 1 for die in range(count)] for n in range(6**count)] for count in range(5)]


def mix(value: int) -> int:
    """Return splitmix64's finaliser of a 64-bit value (Steele, Lea and Flood 2014)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def derive(seed: int, *salt: int) -> int:
    """Return a seed that depends on `seed` and every number of `salt`, for games of a batch and agents' own streams."""
    value = mix(seed & MASK)
    for number in salt:
        value = mix((value + GOLDEN * (2 * number + 1)) & MASK)
    return value


#: What is drawn, as a ruleset says it to those who throw at their own table: a word, then numbers.
What = tuple[str | int, ...]


class Chance:
    """Seeded chance. A stream is a small integer that the ruleset names; 0 is the dice.

    Draws may say `what` they are (a spinner, a coin): it changes nothing here, and is asked where people throw.
    """

    __slots__ = ("counters", "seed")

    def __init__(self, seed: int, streams: int = 1) -> None:
        self.seed = seed & MASK
        self.counters = [0] * streams

    def copy(self) -> Chance:
        """Return an independent copy that will draw the same."""
        twin = Chance.__new__(Chance)
        twin.seed = self.seed
        twin.counters = self.counters[:]
        return twin

    def word(self, stream: int) -> int:
        """Draw 64 random bits from a stream."""
        count = self.counters[stream] = self.counters[stream] + 1
        value = (self.seed + GOLDEN * (count + (stream << 40))) & MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        return value ^ (value >> 31)

    def below(self, bound: int, stream: int = 0, what: What = ()) -> int:
        """Draw an integer from 0 to bound - 1, each equally likely (multiply-shift with rejection, Lemire 2019)."""
        # `word` again, in place: a call less in what every die goes through
        count = self.counters[stream] = self.counters[stream] + 1
        value = (self.seed + GOLDEN * (count + (stream << 40))) & MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        product = (value ^ (value >> 31)) * bound
        low = product & MASK
        if low < bound:
            floor = (1 << 64) % bound
            while low < floor:
                product = self.word(stream) * bound
                low = product & MASK
        return product >> 64

    def roll(self, sides: int, stream: int = 0, what: What = ()) -> int:
        """Roll one die: 1 to `sides`."""
        return self.below(sides, stream) + 1

    def dice(self, count: int, sides: int, stream: int = 0) -> list[int]:
        """Roll `count` dice of `sides` sides: faces 1 to `sides`, in order; one draw for all of them when they fit."""
        if count <= 0:
            return []
        if sides == 6 and count < 5:
            known = _SIXES[count]
            return known[self.below(len(known), stream)].copy()
        whole = sides**count
        if whole >> 60:
            return [self.roll(sides, stream) for _ in range(count)]
        packed = self.below(whole, stream)
        faces: list[int] = []
        if sides == 6:  # three combat dice at a time
            while count > 3:
                packed, low = divmod(packed, 216)
                faces += _SIXES[3][low]
                count -= 3
            return faces + _SIXES[count][packed]
        for _ in range(count):
            packed, face = divmod(packed, sides)
            faces.append(face + 1)
        return faces
