"""What a number of dice is made of, by name: the powers, items and trainer cards behind `+2 powers` (HS-ATK-03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from workbench.api.rules import Part, localised, read, say

from .battle import Battle, Words
from .conditions import fits_card, is_still
from .moment import Moment
from .state import BattleState
from .structs import powers as words
from .structs.rules import TrainerRules

_PARTS = {
    "base": ("base", "di base"),
    "height": ("height", "altezza"),
    "weak": ("weak", "debole"),
    "resistant": ("resistant", "resistente"),
    "terrain": ("terrain", "terreno"),
}


def asked(battle: Battle, state: BattleState, stat: str, moment: Moment) -> str:
    """Return what conditional modifiers add to `attack` or `defense` now, and this turn, for a roll's reason."""
    figure = moment.attacker if stat == "attack" else moment.defender
    if stat == "attack" and battle.strikes[figure][moment.power].special:
        return ""
    found, known = [], (battle.base or battle).bonuses[stat][figure]
    for one in battle.bonuses[stat][figure]:
        if one.giver >= 0 and state.at[one.giver] < 0:
            continue
        me = one.giver if one.giver >= 0 else figure
        # what comes with another's card is not known by name; it is told with the other powers
        number = next((n for n, each in enumerate(known) if each is one), -1)
        if number >= 0 and (one.holds is None or one.holds(battle, state, moment.of(me, moment.source))):
            found.append(f" b{number}={one.add}")
    if stat == "attack" and state.boost:
        found.append(f" boost={state.boost}")
    return "".join(found)


def named(battle: Battle, why: str, values: Mapping[str, int], lang: str) -> list[Part]:
    """Return what attack or defense dice are made of; `values` are those of the roll's reason."""
    stat, figure = ("attack", values["figure"]) if why == "attack" else ("defense", values["other"])
    parts = [Part(say(lang, *_PARTS[key]), values[key]) for key in _PARTS if key in values]
    rest = values.get("powers", 0)
    bonuses = battle.bonuses[stat][figure]
    listed = [(bonuses[int(key[1:])].name, add) for key, add in values.items() if key[1:].isdigit()]
    if values.get("boost"):
        listed.append(({"en": "this turn", "it": "in questo turno"}, values["boost"]))
    steady = list(_steady(battle, stat, figure))
    if sum(add for _, add in (*listed, *steady)) == rest:
        listed += steady
    elif rest != sum(add for _, add in listed):
        other = rest - sum(add for _, add in listed)
        listed.append(({"en": "powers", "it": "poteri"}, other))
    return parts + [Part(localised(name, lang), add) for name, add in listed if add]


def _steady(battle: Battle, stat: str, figure: int) -> Iterator[tuple[Words, int]]:
    """Yield the modifiers that are part of a figure's number from the start."""
    seat = battle.home[figure]
    givers = [(figure, power) for power in battle.cards[figure].powers]
    givers += [(-1, power) for power in _trainers(battle, battle.sides[seat - 1].trainer)]
    for giver, power in givers:
        if not isinstance(power, words.Modifier) or power.stat != stat or power.when is not None:
            continue
        if is_still(power.who) and fits_card(battle, power.who, giver, seat, figure):
            yield dict(power.name), power.add


def _trainers(battle: Battle, trainer: str) -> tuple[Any, ...]:
    """Return the powers of a trainer card."""
    data = battle.field.find("trainer", trainer) if trainer else None
    try:
        return read(TrainerRules, data.get("rules", {})).powers if isinstance(data, dict) else ()
    except msgspec.ValidationError:
        return ()
