"""Which entity an event is about, so that a line of the log can open it."""

from __future__ import annotations

from workbench.api.rules import Event, reason_of

from .battle import Battle

#: Events whose figure stands second or third among their arguments; all others that have one name it first.
_SECOND, _THIRD = ("placed", "recalled", "turn_without"), ("marker",)
_SOURCED = ("power", "change", "by_hand", "glyph", "again", "turn_again", "turn_lost", "chosen",
            "marker_gone", "cancelled", "chain_ended", "ruled", "treasure", "object_hit", "object_gone", "copied",
            "revived")  # fmt: skip
_STATUS = ("status", "status_late", "status_gone")
_NOBODYS = ("begin", "round", "first", "markers", "over")


def source(battle: Battle, event: Event) -> str:
    """Return `kind:id` of the card, status or other entity behind an event; empty when the rules alone are."""
    if event.what == "roll":
        return _of_roll(battle, str(event.args[-1]))
    if event.what in _NOBODYS:
        return ""
    args = [int(arg) for arg in event.args]
    if event.what in _SOURCED:
        return battle.sources[args[1]][0]
    marker = battle.markers[args[1]] if event.what in _STATUS else None
    if marker is not None:
        return f"status:{marker.id}"
    at = 1 if event.what in _SECOND else 2 if event.what in _THIRD else 0
    return _card(battle, args[at]) if len(args) > at else ""


def _of_roll(battle: Battle, reason: str) -> str:
    """A roll is about what it is rolled for, else about the figure that rolls."""
    why, values = reason_of(reason)
    if values.get("source") and battle.sources[values["source"]][0]:
        return battle.sources[values["source"]][0]
    roller = values.get("other" if why == "defense" else "foe" if why == "swipe" else "figure", -1)
    return _card(battle, roller)


def _card(battle: Battle, figure: int) -> str:
    return f"army_card:{battle.cards[figure].id}" if 0 <= figure < len(battle.cards) else ""
