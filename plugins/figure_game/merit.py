"""What the greedy policy takes a text to be worth: hundredths of a knock-out, read from its words."""

from __future__ import annotations

from typing import Any

from .structs import effects as words

#: By verb: worth on an enemy; on an own figure the opposite, but for what helps.
_HARM: dict[type[Any], int] = {
    words.KnockOut: 100,
    words.ToBench: 60,
    words.Afflict: 35,
    words.Wait: 30,
    words.Shift: 15,
    words.Swap: 10,
    words.Cure: -20,
}
_HELP: dict[type[Any], int] = {
    words.Shift: 15,
    words.Swap: 10,
    words.Cure: 20,
    words.ToBench: -30,
    words.Wait: -20,
    words.Afflict: -35,
}

#: Somebody comes back from the Pokémon Center.
_BACK = 30


def merit_of(effects: tuple[words.Effect, ...]) -> int:
    """Return the worth of a text to the player whose it is."""
    return sum(_merit(effect, "enemy") for effect in effects)


def _merit(effect: Any, chosen: str) -> int:
    """Return the worth of an effect; `chosen` says whose the chosen figure is."""
    match effect:
        case words.Roll():
            faces = [(row.range[1] - row.range[0] + 1, sum(_merit(e, chosen) for e in row.do)) for row in effect.table]
            return sum(count * value for count, value in faces) // effect.die
        case words.If():
            return sum(_merit(e, chosen) for e in (*effect.then, *effect.otherwise)) // 2
        case words.Choose() | words.ForEach():
            side = "ally" if effect.among.side in ("ally", "self") else "enemy"
            if effect.among.at == "center":
                return _BACK if side == "ally" else -_BACK
            return sum(_merit(inner, side) for inner in effect.then)
        case words.Strengthen():
            return 10
        case words.ByHand():
            return 0
    side = {"self": "ally", "opponent": "enemy"}.get(effect.on, chosen)
    verb: type[Any] = type(effect)
    if side == "enemy":
        return _HARM.get(verb, 0)
    return -100 if isinstance(effect, words.KnockOut) else _HELP.get(verb, 0)
