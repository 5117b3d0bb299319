"""What powers ask in the middle of what they do: whom, where to, whether; data in the frames, so that it can wait.

A frame is (sort, seat, figure, ask, moment…); what follows an ask in a sequence lies below it as RESUME.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Sink, spaces_of

from . import damage, frames
from .battle import Ask, Battle, Effect
from .bodies import body
from .events import tell
from .going import entered, lead
from .moment import Moment
from .placing import fitting, free_spaces
from .reach import Places, ordered, place_of, reach_led
from .runes import arrive
from .state import BattleState
from .straying import go_straight, headings, straight
from .targeting import within_either

#: Moves in a line.
STRAIGHT = ("straight", "away", "toward")


def moment_in(battle: Battle, values: Sequence[int]) -> Moment:
    """Return the moment that waits in a frame."""
    attacker, power = values[2], values[5]
    return Moment.from_ints(values, battle.strikes[attacker][power].type if attacker >= 0 <= power else "")


def begin_sequence(number: int) -> Effect:
    """Return the effect of a sequence that may have to wait."""

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        go_on(battle, state, number, 0, moment, out)

    return run


def go_on(battle: Battle, state: BattleState, number: int, step: int, moment: Moment, out: Sink) -> None:
    """Do the steps of a sequence from `step`; whatever they ask comes first, the rest waits below it."""
    steps = battle.programs[number]
    for n in range(step, len(steps)):
        waiting = (frames.RESUME, number, n + 1, *moment.ints())
        state.frames.append(waiting)
        depth = len(state.frames)
        steps[n](battle, state, moment, out)
        if state.over or len(state.frames) > depth:
            return
        state.frames.pop()


def resume(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Go on with a sequence that has waited."""
    go_on(battle, state, frame[1], frame[2], moment_in(battle, frame[3:]), out)
    damage.settle(battle, state, out)


def put(battle: Battle, state: BattleState, number: int, moment: Moment) -> None:
    """Ask the player of the power, if there is anything to choose."""
    ask = battle.asks[number]
    figure = ask.who(moment) if ask.who is not None else moment.me
    if figure < 0 or state.at[figure] < 0 or state.wounds[figure] >= battle.life[figure]:
        return
    if ask.who is not None and moment.blocked and figure == moment.defender != moment.me:  # NE (PS-TYPE-09)
        return
    frame = (ask.sort, battle.owner[moment.me], figure, number, *moment.ints())
    if _answerable(battle, state, frame, ask):
        state.frames.append(frame)


def still_asked(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> bool:
    """Return whether a question that has waited is still one: its figure stands, and there is something to choose."""
    if state.at[frame[2]] < 0:
        return False
    return frame[0] == frames.STRAY or _answerable(battle, state, frame, battle.asks[frame[3]])


def _answerable(battle: Battle, state: BattleState, frame: tuple[int, ...], ask: Ask) -> bool:
    """Return whether there is anything to choose besides passing; where all stay is a choice, without listing any."""
    if ask.sort == frames.CHOOSE:
        return bool(candidates(battle, state, frame[4], ask))
    if ask.sort == frames.GUIDE and ask.how not in STRAIGHT:
        return any(ends(battle, state, frame[2], frame[4], ask))
    return True


def legal(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return the answers to an ask, ascending."""
    return _answers(battle, state, frame, battle.asks[frame[3]])


def _answers(battle: Battle, state: BattleState, frame: tuple[int, ...], ask: Ask) -> Sequence[int]:
    if ask.sort == frames.MAY:
        return [battle.pass_, battle.take]
    if ask.sort == frames.CHOOSE:
        found = [battle.pick + other for other in candidates(battle, state, frame[4], ask)]
        return [battle.pass_, *found] if ask.optional else found
    if ask.how in STRAIGHT:
        return sorted(line_ends(battle, state, frame, ask))
    masks = ends(battle, state, frame[2], frame[4], ask)
    found = [space * 4 + way for way, mask in enumerate(masks) for space in spaces_of(mask)]
    if any(masks[1:]):
        found.sort()
    return found if ask.how == "walk" else [*found, battle.pass_]


def candidates(battle: Battle, state: BattleState, me: int, ask: Ask) -> list[int]:
    """Return the figures on the board that may be chosen."""
    fits = ask.fits
    there = [f for f in battle.everyone if (state.down[f] if ask.destroyed else state.at[f] >= 0)]
    return [f for f in there if fits is not None and fits(battle, state, me, f)]


def line_ends(battle: Battle, state: BattleState, frame: tuple[int, ...], ask: Ask) -> dict[int, int]:
    """Return the actions that stand for ends of straight moves, each with its heading; staying is among them.

    They are those of the present prompt, reckoned once.
    """
    if isinstance(state.memo, dict):
        return state.memo
    figure, me, chosen = frame[2], frame[4], frame[8]
    stay = action_of(battle, (state.at[figure], state.also[figure]))
    found, ahead = {stay: -1}, battle.field.hexes.all
    if ask.how != "straight":
        ahead = _ahead(battle, state, figure, me if ask.how == "away" else chosen, ask.how == "away")
    for heading in headings(battle, state, figure):
        for place in straight(battle, state, figure, heading, ask.spaces):
            if ahead & battle.one[place[0]]:
                found.setdefault(action_of(battle, place), heading)
    state.memo = found
    return found


def _ahead(battle: Battle, state: BattleState, figure: int, mark: int, away: bool) -> int:
    """Return the spaces that are further from (or nearer to) a figure than where the moved one stands now."""
    if mark < 0 or state.at[mark] < 0:
        return 0
    hexes, here = battle.field.hexes, body(battle, state, figure)
    steps = next((n for n in range(hexes.size) if within_either(battle, state, mark, n) & here), 0)
    if away:
        return hexes.all & ~within_either(battle, state, mark, steps)
    return within_either(battle, state, mark, steps - 1) if steps > 0 else 0


def action_of(battle: Battle, place: tuple[int, int]) -> int:
    """Return the action that stands for a place."""
    space, way = ordered(battle, *place)
    return space * 4 + way


def ends(battle: Battle, state: BattleState, figure: int, me: int, ask: Ask) -> Places:
    """Return where a figure may be moved: on foot as it walks, or placed on any free space near enough."""
    if ask.how == "walk":
        return reach_led(battle, state, figure, ask.spaces)
    near = within_either(battle, state, figure if ask.around == "itself" or state.at[me] < 0 else me, ask.spaces)
    free = free_spaces(battle, state)
    return fitting(battle, figure, free & near, near)


def answer(battle: Battle, state: BattleState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take an answer and do what follows from it."""
    ask, moment = battle.asks[frame[3]], moment_in(battle, frame[4:])
    if action == battle.pass_:
        return
    if ask.sort == frames.GUIDE:
        if ask.how in STRAIGHT:
            _pushed(battle, state, frame, action, ask, out)
        else:
            _guided(battle, state, frame[2], action, ask, out)
    elif ask.then is not None:
        if ask.sort == frames.CHOOSE:
            moment.chosen = action - battle.pick
            tell(out, "chosen", moment.me, moment.source, moment.chosen)
        ask.then(battle, state, moment, out)
    damage.settle(battle, state, out)


def _pushed(battle: Battle, state: BattleState, frame: tuple[int, ...], action: int, ask: Ask, out: Sink) -> None:
    """Move a figure straight on to the chosen place."""
    heading = line_ends(battle, state, frame, ask).get(action, -1)
    if heading >= 0:
        go_straight(battle, state, frame[2], heading, ask.spaces, place_of(battle, action), out)


def _guided(battle: Battle, state: BattleState, figure: int, action: int, ask: Ask, out: Sink) -> None:
    """Move a figure to the chosen place; it takes no leaving-engagement attacks (PS-POW-04)."""
    start, place = (state.at[figure], state.also[figure]), place_of(battle, action)
    if place in (start, start[::-1]):
        return
    if ask.how == "walk":
        lead(battle, state, figure, place, ask.spaces, out)
    else:
        state.at[figure], state.also[figure] = place
        mask = battle.one[place[0]] | (battle.one[place[1]] if place[1] >= 0 else 0)
        entered(battle, state, figure, mask, out)
    if state.at[figure] >= 0:
        tell(out, "move", figure, start[0], *place)
        arrive(battle, state, figure, out)
