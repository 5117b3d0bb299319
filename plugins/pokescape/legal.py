"""The legal answers to every prompt, as integers in ascending order.

Actions: `space * 4` is a place for a single-space figure, `space * 4 + 1 + direction` (0-2) one for a double-space
figure, whose other half lies in that direction; then `pass_` (no attack) and `take` (take the turn); `pick + figure`
chooses a figure or its card; `strike + attack * figures + target` attacks; `direction + 0…11` points (see
straying.headings); `deed + n` takes an action of the card, `aim + attack * spaces + space` attacks a space,
`breach + attack * objects + object` an object.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from workbench.api.rules import spaces_of

from . import asking, crews, frames, hands
from .battle import Battle
from .deeds import aims, bound, deeds, dutiful
from .objects import strikes_at
from .placing import places, switches
from .reach import Places, Reach, reach_of
from .state import BattleState
from .straying import headings
from .targeting import targets


class PlaceSet(Sequence[int]):
    """Places as four masks, and further actions after them; a list only when somebody asks for one."""

    __slots__ = ("_list", "_places", "more")

    def __init__(self, places_: Places | Reach, more: Sequence[int] = ()) -> None:
        """Take the masks, or a reach of which all is legal; every action of `more` is greater than any place."""
        self._places, self.more = places_, more
        self._list: list[int] | None = None

    @property
    def masks(self) -> Places:
        """The places: single spaces, then pairs by direction."""
        return self._places if isinstance(self._places, tuple) else self._places.all

    def _actions(self) -> list[int]:
        if self._list is None:
            masks = self.masks
            found = [space * 4 + way for way, mask in enumerate(masks) for space in spaces_of(mask)]
            if any(masks[1:]):
                found.sort()
            self._list = found + list(self.more)
        return self._list

    def __len__(self) -> int:
        single, east, south, west = self.masks
        count = single.bit_count() + len(self.more)
        return count + east.bit_count() + south.bit_count() + west.bit_count() if east or south or west else count

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        return self._actions()[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self._actions())

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, int) or action < 0:
            return False
        space, way = divmod(action, 4)
        places = self._places
        if not isinstance(places, tuple):
            if places.calm[way] >> space & 1:  # known already, as the rest is not
                return True
            places = places.all
        return bool(places[way] >> space & 1) or action in self.more

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)


def legal(battle: Battle, state: BattleState) -> Sequence[int]:
    """Return every legal action of the prompt on top; empty when the battle is over."""
    if state.over or not state.frames:
        return ()
    frame = state.frames[-1]
    battle = battle.now(state)
    match frame[0]:
        case frames.MOVE:
            return _moves(battle, state, frame)
        case frames.ATTACK:
            return _attacks(battle, state, frame[2])
        case frames.MARKERS:
            return crews.marker_actions(battle, state, frame[1])
        case frames.CHOOSE | frames.GUIDE | frames.MAY:
            return asking.legal(battle, state, frame)
        case frames.PLACE:
            return PlaceSet(places(battle, state, frame[2], frame[3]))
        case frames.DEPLOY:
            return PlaceSet(places(battle, state, frame[2], frames.DEPLOYED))
        case frames.ACTIVE | frames.REPLACE:
            return switches(battle, state, frame[1])
        case frames.TURN:
            return [battle.take, *switches(battle, state, frame[1])]
        case frames.CREW:
            return crews.choices(battle, state, frame)
        case frames.HAND:
            return hands.legal(battle, state, frame)
        case _:
            return [battle.direction + heading for heading in headings(battle, state, frame[2])]


def _moves(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> PlaceSet:
    """Return the places to move to, the switches and the actions of the card."""
    more = switches(battle, state, frame[1]) if frame[3] else []
    free = reach = reach_of(battle, state, frame[2])
    if battle.duty[frame[2]]:
        reach = dutiful(battle, state, frame[2])
    if battle.actions[frame[2]] and reach is free:  # a duty that can be met leaves nothing but the move (PS-POW-09)
        more += [battle.deed + n for n in deeds(battle, state, frame[2], "move")]
    return PlaceSet(reach, more)


def _attacks(battle: Battle, state: BattleState, figure: int) -> list[int]:
    """Return the attacks and actions of the present prompt; only those that a duty asks for if it can be met."""
    found = _targets(battle, state, figure)
    if battle.duty[figure]:
        wanted = set(bound(battle, state, figure))
        due = [battle.strike + k * battle.count + g for k, g in found if g in wanted]
        if due:
            return due
    strikes = [battle.strike + k * battle.count + g for k, g in found]
    if battle.actions[figure]:
        strikes += [battle.deed + n for n in deeds(battle, state, figure, "attack")]
    if battle.aims[figure]:
        size = battle.field.hexes.size
        strikes += [battle.aim + k * size + space for k, space in aims(battle, state, figure)]
    if battle.objects:
        strikes += [battle.breach + k * len(battle.objects) + n for k, n in strikes_at(battle, state, figure)]
    return [battle.pass_, *strikes]


def _targets(battle: Battle, state: BattleState, figure: int) -> tuple[tuple[int, int], ...]:
    """Return the targets of the present prompt, reckoned once."""
    if isinstance(state.memo, tuple):
        return state.memo
    found = tuple(targets(battle, state, figure))
    state.memo = found
    return found


def is_legal(battle: Battle, state: BattleState, action: int) -> bool:
    """Return whether an action is among the legal ones, without listing places."""
    return action in legal(battle, state)
