"""Glyphs laid on the board: power glyphs help the occupant's side or work once, treasures who takes them (HS-GLY)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Lookup, Sink, at_place, bare

from . import frames
from .battle import Ask, Battle, Bonus, ByHand, Condition, Deed, Effect, Hook, Matcher, Rune
from .conditions import Statuses, condition, fits_card, is_still, matcher
from .events import tell
from .faults import power_faults
from .figures import LIMITS, REACTIONS, next_bit, wanted_by
from .foreseen import prospect
from .maps import view
from .moment import Moment
from .powers import sequence
from .runes import occupant
from .state import BattleState
from .structs import powers as words
from .structs.cards import Glyph, Status
from .structs.views import MapView


def add_glyphs(battle: Battle, map_: MapView, find: Lookup, statuses: Mapping[str, Status]) -> list[str]:
    """Lay the map's glyphs and return what is wrong with them.

    Those that name none are drawn from the scenario's stock when a game begins (lots.py); without a stock they only
    stop.

    Raises:
        Unreadable: a glyph does not fit its struct.
    """
    numbers, reasons, by_hand = Statuses(statuses, battle), [], set(battle.groups["not_simulated"])
    for lying in map_.glyphs:
        space = battle.field.hexes.space(*lying.at)
        names = (lying.glyph,) if lying.glyph else battle.rules.glyphs
        first = len(battle.runes)
        for ref in names if space >= 0 else ():
            name, found = bare(ref), find("glyph", ref)
            if found is None:
                continue
            glyph = view(Glyph, found, f"glyph `{name}`")
            faults = [f"glyph `{name}`{at_place(at)}: {say}" for at, say, _ in power_faults(glyph, set(statuses))]
            if not faults:
                _add(battle, len(battle.runes), space, glyph, numbers, not lying.glyph or lying.face == "down")
            reasons += [fault for fault in faults if fault not in reasons]
            by_hand |= {f"{name}: {p.name.get('en', '')}" for p in glyph.powers if isinstance(p, words.ByHand)}
        if not lying.glyph and len(battle.runes) > first:
            battle.lots.append(tuple(range(first, len(battle.runes))))
    if battle.runes:
        battle.settle()  # a treasure's actions have numbers as well
        battle.groups["glyphs"] = tuple(sorted({rune.id for rune in battle.runes}))
        battle.groups["not_simulated"] = tuple(sorted(by_hand))
    return reasons


def _add(battle: Battle, number: int, space: int, glyph: Glyph, statuses: Statuses, hidden: bool) -> None:
    """Add one glyph: what it gives while it is occupied, what happens once, what people play by hand."""
    source = battle.source_of(f"glyph:{glyph.id}", glyph.name)
    first = -1
    for power in glyph.powers:
        if isinstance(power, words.Modifier) and glyph.sort == "treasure":
            _equip(battle, number, power, statuses)
        elif isinstance(power, words.Trigger | words.Action) and glyph.sort == "treasure":
            _arm(battle, number, source, power, statuses)
        elif isinstance(power, words.Modifier):
            _modify(battle, number, power, statuses)
        elif isinstance(power, words.ByHand) and glyph.duration != "permanent" and first < 0:
            first = len(battle.hands)
            battle.hands += [ByHand(figure, source, dict(power.text)) for figure in range(len(battle.cards))]
    once, act, ask = glyph.duration == "temporary", sequence(glyph.do, statuses), -1
    if glyph.sort == "treasure":
        ask = len(battle.asks)
        battle.asks.append(Ask(frames.MAY, _taking(number)))
    battle.runes.append(Rune(glyph.id, glyph.letter, space, source, once, act, first, ask, hidden))


def _taking(number: int) -> Effect:
    """Return the effect of taking a treasure: it is on the figure's card from now on (HS-GLY-02)."""

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        state.holds += [0] * (number + 1 - len(state.holds))
        state.holds[number] = moment.me + 1
        state.uncovered |= 1 << number
        state.spent |= 1 << number
        tell(out, "treasure", moment.me, moment.source)

    return run


def _arm(battle: Battle, number: int, source: int, power: words.Trigger | words.Action, statuses: Statuses) -> None:
    """Let a trigger or an action of a treasure be that of the figure that has taken it."""
    run = sequence(power.do, statuses)
    when = condition(power.when, statuses) if power.when is not None else None
    first = power.do[0] if power.do else None
    wanted = wanted_by(first.among, statuses) if isinstance(first, words.Choose) else None
    for figure in range(len(battle.cards)) if run is not None else ():
        assert run is not None
        held = _while_carried(number, figure, None, when)
        limit, bit = LIMITS[power.limit], next_bit(battle, figure)
        if isinstance(power, words.Trigger):
            battle.hooks[power.on][figure] += (Hook(source, run, held, limit, bit),)
            if power.on in REACTIONS:
                battle.reacts[figure] = battle.reactive = True
        else:
            deed = Deed(power.name, source, power.instead_of, run, held, limit, bit, wanted, prospect(power.do))
            battle.actions[figure] += (deed,)


def _equip(battle: Battle, number: int, power: words.Modifier, statuses: Statuses) -> None:
    """Let a modifier of a treasure hold for the figure that has taken it."""
    when = condition(power.when, statuses) if power.when is not None else None
    fits = matcher(power.who, statuses)
    for figure in range(len(battle.cards)):
        asked = _while_carried(number, figure, fits, when)
        battle.bonuses[power.stat][figure] += (Bonus(power.add, power.name, figure, figure, asked),)


def _while_carried(number: int, figure: int, fits: Matcher | None, when: Condition | None) -> Condition:
    """Return the condition that a figure has a treasure, and what else is wanted."""

    def holds(battle: Battle, state: BattleState, moment: Moment) -> bool:
        if number >= len(state.holds) or state.holds[number] != figure + 1:
            return False
        fit = fits is None or fits(battle, state, figure, figure)
        return fit and (when is None or when(battle, state, moment))

    return holds


def _modify(battle: Battle, number: int, power: words.Modifier, statuses: Statuses) -> None:
    """Let a modifier hold for the side of whoever stands on the glyph."""
    when = condition(power.when, statuses) if power.when is not None else None
    fits = None if is_still(power.who) else matcher(power.who, statuses)
    for side in battle.sides:
        for figure in range(len(battle.cards)):
            if fits_card(battle, power.who, -1, side.seat, figure):
                asked = _while_held(number, side.seat, figure, fits, when)
                battle.bonuses[power.stat][figure] += (Bonus(power.add, power.name, -1, figure, asked),)


def _while_held(number: int, seat: int, figure: int, fits: Any, when: Condition | None) -> Condition:
    """Return the condition that a figure of `seat` holds the glyph, and what else is wanted."""

    def holds(battle: Battle, state: BattleState, moment: Moment) -> bool:
        if not state.uncovered >> number & 1:
            return False
        keeper = occupant(battle, state, battle.runes[number].space)
        if keeper < 0 or battle.owner[keeper] != seat:
            return False
        if fits is not None and not fits(battle, state, keeper, figure):
            return False
        return when is None or when(battle, state, moment)

    return holds
