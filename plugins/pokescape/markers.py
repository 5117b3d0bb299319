"""Turns status entities into the battle's markers."""

from __future__ import annotations

from collections.abc import Mapping

from .battle import Battle, Marker
from .conditions import Statuses
from .powers import sequence
from .structs.cards import Status


def add_markers(battle: Battle, statuses: Mapping[str, Status], numbers: Statuses) -> None:
    """Compile every status of the snapshot."""
    for name in sorted(statuses):
        status = statuses[name]
        battle.markers.append(
            Marker(
                name,
                status.name,
                status.letter,
                status.color,
                frozenset(status.never_on.classes),
                frozenset(status.never_on.no_effect),
                status.no_swipes,
                sequence(status.before_turn, numbers),
                sequence(status.instead_of_turn, numbers),
                sequence(status.after_turn, numbers),
                sequence(status.round_end, numbers),
                battle.source_of(f"status:{name}", status.name),
            )
        )
