"""What a battle tells. An event is appended when somebody listens; arguments are integers and short words.

Dice are events `roll` with (stream, sides, faces…, reason); the reason is what `reason_of` reads.
"""

from __future__ import annotations

from workbench.api.rules import Event, Sink, tell

__all__ = ["shields_of", "skulls_of", "tell", "tell_roll"]


def skulls_of(faces: list[int]) -> int:
    """Return how many combat dice show a skull: 1-3 of six faces (HS-ATK-03)."""
    return faces.count(1) + faces.count(2) + faces.count(3)


def shields_of(faces: list[int]) -> int:
    """Return how many combat dice show a shield: 4-5; 6 is blank."""
    return faces.count(4) + faces.count(5)


def tell_roll(out: Sink, sides: int, faces: list[int], reason: str) -> None:
    """Append dice and why they were rolled."""
    if out is not None:
        out.append(Event("roll", (0, sides, *faces, reason)))
