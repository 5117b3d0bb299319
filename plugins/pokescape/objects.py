"""Objects that can be destroyed: doors and the like, with Life and Defense of their own (HS-OBJ-01, HS-OBJ-02).

They stand on a space or between two, have no size and never move; only attacks harm them. One that is destroyed is
gone from the board: see variants.py. Nobody has height advantage against them.
"""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Lookup, Sink, bare, localised

from . import damage, hands
from .attack import bonus, note_use
from .battle import Battle, Piece
from .bodies import body, engaged
from .events import shields_of, skulls_of, tell, tell_roll
from .maps import field_from, ground_of, pieces
from .moment import Moment
from .state import BattleState
from .structs.views import MapView
from .targeting import range_bonus, usable
from .triggers import fire


def add_objects(battle: Battle, map_: MapView, find: Lookup) -> None:
    """Find what can be destroyed on a map."""
    for hexes, name in pieces(map_, find):
        ground = ground_of(name, find)
        spaces = tuple(battle.field.hexes.space(*hex_) for hex_ in hexes)
        words = {lang: localised(ground.name, lang) for lang in ("en", "it")}
        source = battle.source_of(f"terrain:{bare(name)}", words)
        rules = ground.rules
        battle.objects.append(Piece(words, source, spaces, rules.life, rules.defense, max(1, rules.height)))
    if battle.objects:
        battle.cleared = lambda rubble: field_from(map_, find, rubble)


def left_of(battle: Battle, state: BattleState, number: int) -> int:
    """Return the life that an object has left."""
    hurt = state.harmed[number] if number < len(state.harmed) else 0
    return battle.objects[number].life - hurt


def strikes_at(battle: Battle, state: BattleState, figure: int) -> list[tuple[int, int]]:
    """Return every (attack, object) that is legal now; an engaged figure attacks none (HS-ENG-02)."""
    if not battle.objects:
        return []
    held, found = bool(engaged(battle, state, figure)), []
    for index in usable(battle, state, figure):
        strike = battle.strikes[figure][index]
        power = strike.power
        if power is not None and power.area is not None and power.area.around != "target":
            continue
        if held and not (power is not None and power.while_engaged):
            continue
        steps = strike.range if index else strike.range + range_bonus(battle, state, figure)
        found += [
            (index, n) for n in _standing(battle, state)
            if _reaches(battle, state, figure, n, steps) and dice_at(battle, state, figure, index, n)
        ]  # fmt: skip
    return found


def dice_at(battle: Battle, state: BattleState, figure: int, index: int, number: int) -> int:
    """Return how many dice an attack rolls against an object: modifiers count that ask nothing of a defender."""
    strike = battle.strikes[figure][index]
    if strike.special:
        return strike.dice
    moment = Moment(figure, strike.source, figure, -1, index)
    moment.type, moment.distant = strike.type, not _reaches(battle, state, figure, number, 1)
    return max(0, strike.dice + state.boost + bonus(battle, state, "attack", figure, moment))


def _standing(battle: Battle, state: BattleState) -> Iterator[int]:
    return (number for number in range(len(battle.objects)) if not state.rubble >> number & 1)


def _reaches(battle: Battle, state: BattleState, figure: int, number: int, steps: int) -> bool:
    """Return whether an object is adjacent, or within so many clear sight spaces."""
    piece, here, field = battle.objects[number], body(battle, state, figure), battle.field
    tall = battle.height[figure]
    if steps >= 1 and len(piece.spaces) == 2 and any(here & battle.one[space] for space in piece.spaces):
        return True
    for space in piece.spaces:
        if steps >= 1 and len(piece.spaces) == 1 and field.touching(piece.height, tall)[space] & here:
            return True
        if steps > 1 and battle.sight.seen_from(space, piece.height, tall, steps) & here:
            return True
    return False


def strike_object(battle: Battle, state: BattleState, figure: int, index: int, number: int, out: Sink) -> None:
    """Attack an object: attack dice against its own defense dice."""
    note_use(battle, state, figure, index)
    piece, strike = battle.objects[number], battle.strikes[figure][index]
    tell(out, "attack_object", figure, index, piece.source)
    dice = dice_at(battle, state, figure, index, number)
    faces = state.chance.dice(dice, 6)
    tell_roll(out, 6, faces, f"attack figure={figure} other=-1 power={index} base={dice}")
    skulls = skulls_of(faces)
    faces = state.chance.dice(piece.defense, 6)
    tell_roll(out, 6, faces, f"object figure={figure} source={piece.source}")
    wounds = max(0, skulls - shields_of(faces))
    state.harmed += [0] * (number + 1 - len(state.harmed))
    state.harmed[number] += wounds
    if left_of(battle, state, number) > 0:
        tell(out, "object_hit", figure, piece.source, wounds, left_of(battle, state, number))
    else:
        state.rubble |= 1 << number
        state.memo = None
        tell(out, "object_gone", figure, piece.source)
    moment = Moment(figure, strike.source, figure)
    moment.power, moment.skulls, moment.type = index, skulls, strike.type
    fire(battle.now(state), state, "attack.resolved", figure, moment, out)
    damage.settle(battle, state, out)
    hands.ask(battle, state, "attack.resolved", figure)
