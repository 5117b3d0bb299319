"""What a move would lead to, said before it is made: the dice on the way, the best attacks from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from workbench.api.rules import Event, localised, reason_of, say

from .. import odds
from ..attack import affected, attack_parts, defense_parts, dice_of, moment_of
from ..battle import Battle
from ..bodies import body, swipers
from ..changes import raised
from ..going import foreseen_to
from ..reach import Reach, place_of, reach_of
from ..state import BattleState
from ..targeting import targets
from .names import attack_name, count, joined, name

#: Attacks from a place that are named at most.
_MOST = 2


Said = tuple[str, ...]


class _Notes(NamedTuple):
    """What was said of the places of one question, which is asked more than once while somebody thinks."""

    reach: Reach
    said: dict[tuple[str, int], tuple[Said, Said]]


_notes: list[_Notes] = []


def preview(battle: Battle, state: BattleState, figure: int, action: int, lang: str) -> tuple[Said, Said]:
    """Return what going to a place asks for, and the attacks from there; said once for each question and language."""
    reach = reach_of(battle, state, figure)
    if not _notes or _notes[0].reach is not reach:
        _notes[:] = [_Notes(reach, {})]
    said = _notes[0].said
    found = said.get((lang, action))
    if found is None:
        dice = tuple(_risks(battle, state, figure, action, reach, lang))
        found = said[lang, action] = dice, tuple(_attacks(battle, state, figure, action, lang))
    return found


def _risks(battle: Battle, state: BattleState, figure: int, action: int, reach: Reach, lang: str) -> Iterator[str]:
    """Yield the dice that going to a place asks for, and how likely they hurt; none on a calm way (HS-ENG-03)."""
    space, way = divmod(action, 4)
    if reach.calm[way] & battle.one[space]:
        return
    if battle.two[figure]:  # its ways are too many to try them all while somebody waits
        strikers = _holders(battle, state, figure, action)
        yield from _strike(battle, strikers, lang)
        if not strikers:
            yield say(lang, "dice are rolled on the way", "lungo la via si tirano dadi")
        return
    events = foreseen_to(battle, state, figure, action, reach)
    rolls = [(each, *reason_of(str(each.args[-1]))) for each in events if each.what == "roll"]
    if not rolls and (sure := sum(int(each.args[1]) for each in events if each.what == "wound")):
        wounds = count(lang, sure, ("wound", "ferita"), ("wounds", "ferite"))
        yield say(lang, f"{wounds} on the way", f"{wounds} lungo la via")
    yield from _strike(battle, [values["foe"] for _, why, values in rolls if why == "swipe"], lang)
    yield from (_roll(battle, state, each, why, values, lang) for each, why, values in rolls if why != "swipe")


def _holders(battle: Battle, state: BattleState, figure: int, action: int) -> list[int]:
    """Return the enemies that are next to a figure and would not be at a place: they strike whatever the way is."""
    here = body(battle, state, figure)
    there = 0
    for space in place_of(battle, action):
        there |= battle.one[space] if space >= 0 else 0
    return [foe for foe, mask in swipers(battle, state, figure) if mask & here and not mask & there]


def _strike(battle: Battle, strikers: list[int], lang: str) -> Iterator[str]:
    """Yield who strikes at a figure that leaves, and how likely that hurts."""
    if strikers:
        who, likely = joined([name(battle, foe, lang) for foe in strikers], lang), f"{1 - 0.5 ** len(strikers):.0%}"
        one = say(lang, f"{who} strikes as it leaves: wounds {likely}", f"{who} colpisce chi va via: ferisce {likely}")
        all_ = say(
            lang, f"{who} strike as it leaves: wound {likely}", f"{who} colpiscono chi va via: feriscono {likely}"
        )
        yield one if len(strikers) == 1 else all_


def _roll(battle: Battle, state: BattleState, event: Event, why: str, values: dict[str, int], lang: str) -> str:
    """Return a roll of a fall or of harmful ground (HS-FALL-01, HS-TER-02)."""
    sides, dice = int(event.args[1]), len(event.args) - 3
    if why == "fall":
        drop = count(lang, values["drop"], ("level", "livello"), ("levels", "livelli"))
        if sides == 6:
            likely = f"{1 - 0.5**dice:.0%}"
            return say(lang, f"a fall of {drop}: wounds {likely}", f"una caduta di {drop}: ferisce {likely}")
        deadly = [raised(battle, state, values["figure"], face) < 19 for face in range(1, 21)]
        likely = f"{sum(deadly) / 20:.0%}"
        return say(lang, f"a fall of {drop}: knocks out {likely}", f"una caduta di {drop}: mette K.O. {likely}")
    source = localised(battle.sources[values["source"]][1], lang) if "source" in values else ""
    return say(lang, f"{source}: dice are rolled", f"{source}: si tirano dadi").removeprefix(": ")


def _attacks(battle: Battle, state: BattleState, figure: int, action: int, lang: str) -> list[str]:
    """Return the most promising attacks from a place, the best one first, one a target."""
    there = state.view_with(state.chance)
    there.at, there.also = state.at.copy(), state.also.copy()
    there.at[figure], there.also[figure] = place_of(battle, action)
    best: dict[int, tuple[float, int]] = {}
    for index, other in _aimed(battle, there, figure):
        moment = moment_of(battle, there, figure, other, index)
        if moment.blocked or battle.owner[other] == battle.owner[figure]:
            continue
        dice = (dice_of(attack_parts(battle, there, moment)), dice_of(defense_parts(battle, there, moment)))
        chance = 1 - odds.wounds(*(min(odds.MOST, each) for each in dice))[0]
        best[other] = max(best.get(other, (0.0, index)), (chance, index))
    ranked = sorted(best.items(), key=lambda item: (-item[1][0], item[0]))[:_MOST]
    return [_attack(battle, figure, index, other, chance, lang) for other, (chance, index) in ranked]


def _aimed(battle: Battle, there: BattleState, figure: int) -> Iterator[tuple[int, int]]:
    """Yield (attack, figure that it would hit); an area around itself hits several."""
    for index, target in targets(battle, there, figure):
        if target == figure:
            yield from ((index, other) for other in affected(battle, there, figure, index, target))
        else:
            yield index, target


def _attack(battle: Battle, figure: int, index: int, other: int, chance: float, lang: str) -> str:
    what, who = attack_name(battle, figure, index, lang), name(battle, other, lang)
    what = what[:1].upper() + what[1:]
    return say(lang, f"then {what} on {who}: wounds {chance:.0%}", f"poi {what} su {who}: ferisce {chance:.0%}")
