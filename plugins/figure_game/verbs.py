"""Texts as programs: what each word of a wheel or card does, and whether it would change anything (FG-TRN-03)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from workbench.api.rules import Holds, NumberOf, Program, Step, bare, compile_effects, condition_of, tell

from . import changes, hands
from .among import THERE
from .arena import BENCH, CENTER, Arena, bits
from .moment import Moment
from .reach import fighters, targets
from .shifting import can_swap, shift, swap, ways
from .state import CHOOSE
from .structs import effects as words
from .structs.base import Text

#: Whether an effect would change anything: (moment, the chosen figure or -1).
Would = Callable[[Moment, int], bool]


class Compiler:
    """Compiles texts of one arena; implements the shared grammar's `Verbs`."""

    def __init__(self, arena: Arena, conditions: Mapping[str, int]) -> None:
        """Take the arena and the numbers of its conditions by id."""
        self.arena = arena
        self.conditions = conditions
        self.missing: set[str] = set()
        self.slot = -1
        self.name: Text = {}

    def add(self, effects: tuple[words.Effect, ...], name: Text) -> int:
        """Compile the text of what is called `name`; return its number in the arena."""
        self.name = name
        program: Program = compile_effects(effects, self)
        would = self.any_of(effects)
        self.arena.programs.append(program)
        self.arena.changes.append(lambda moment: would(moment, -1))
        return len(self.arena.programs) - 1

    def number(self, condition: str) -> int:
        """Return the number of a condition; 0, and it is noted as missing, when there is none."""
        if bare(condition) not in self.conditions:
            self.missing.add(bare(condition))
        return self.conditions.get(bare(condition), 0)

    # ------------------------------------------------------------ who is meant

    def who(self, who: str) -> Callable[[Moment, list[int]], int]:
        """Return the figure of a role, -1 for nobody."""
        if who == "chosen":
            slot = self.slot
            return lambda moment, local: local[slot] if slot >= 0 else -1
        return (lambda moment, local: moment.me) if who == "self" else (lambda moment, local: moment.foe)

    def members(self, filter: words.Filter) -> Callable[[Moment], int]:
        """Return the mask of those that a filter means."""
        there, side = THERE[filter.at], filter.side
        narrow = self._narrow(filter)

        def found(moment: Moment) -> int:
            mask = 0
            for figure in there(moment, side):
                if narrow is None or narrow(moment, figure):
                    mask |= 1 << figure
            return mask

        return found

    def _narrow(self, filter: words.Filter) -> Callable[[Moment, int], bool] | None:
        """Return what a filter asks besides side and place; None for nothing."""
        conditions, within = {self.number(name) for name in filter.conditions}, filter.within
        if not (conditions or within or filter.others or filter.afflicted):
            return None

        def fits(moment: Moment, figure: int) -> bool:
            state = moment.state
            if filter.others and figure == moment.me:
                return False
            if (conditions and state.cond[figure] not in conditions) or (filter.afflicted and not state.cond[figure]):
                return False
            start = state.at[moment.me] if moment.me >= 0 else -1
            at = state.at[figure]
            return not within or (start >= 0 and at >= 0 and moment.arena.board.far[start][at] <= within)

        return fits

    def among(self, filter: Any) -> NumberOf:
        """Return the mask of a filter for the shared grammar."""
        members = self.members(filter)
        return lambda moment, local: members(moment)

    def path(self, path: str) -> NumberOf:
        """Refuse: this game's texts reckon no numbers."""
        raise KeyError(path)

    def condition(self, condition: Any) -> Holds:
        """Return a condition of the ruleset's own."""
        members = self.members(condition.filter)
        if isinstance(condition, words.There):
            least = condition.least
            return lambda moment, local: members(moment).bit_count() >= least
        who = self.who(condition.who)

        def holds(moment: Moment, local: list[int]) -> bool:
            figure = who(moment, local)
            return figure >= 0 and bool(members(moment) >> figure & 1)

        return holds

    # ------------------------------------------------------------ what happens

    def chosen(self, slot: int, inner: Callable[[], None]) -> None:
        """Compile `inner` with the chosen figure in `slot`."""
        before, self.slot = self.slot, slot
        inner()
        self.slot = before

    def ask(self, choose: Any, slot: int) -> Step:
        """Return the step that asks for one of the figures in locals[slot + 1]."""
        up_to = int(choose.up_to)

        def step(moment: Moment, local: list[int]) -> bool:
            moment.state.frames.append((CHOOSE, moment.seat, slot, up_to, local[slot + 1]))
            return True

        return step

    def roll(self, roll: Any) -> Callable[[Any, list[int]], int]:
        """Return the function that rolls a die and tells it."""

        def rolled(moment: Moment, local: list[int]) -> int:
            face = moment.state.chance.roll(roll.die)
            tell(moment.out, "roll", 0, roll.die, face, f"text figure={moment.me} seat={moment.seat}")
            return face

        return rolled

    def verb(self, effect: Any) -> Step:
        """Return what a verb does."""
        if isinstance(effect, words.Strengthen):
            return lambda moment, local: _strengthen(moment, effect.damage)
        if isinstance(effect, words.ByHand):
            self.arena.hands.append((self.name, effect.text))
            number = len(self.arena.hands) - 1
            return lambda moment, local: _by_hand(moment, number)
        who = self.who(effect.on)
        if isinstance(effect, words.Shift):
            return lambda moment, local: shift(moment, who(moment, local), effect)
        if isinstance(effect, words.Swap):
            return lambda moment, local: swap(moment, who(moment, local))
        return self._fate(effect, who)

    def _fate(self, effect: Any, who: Callable[[Moment, list[int]], int]) -> Step:
        """Return what a verb does that happens to one figure at once."""
        number = self.number(effect.condition) if isinstance(effect, words.Afflict) else 0

        def step(moment: Moment, local: list[int]) -> None:
            figure, state, arena, out = who(moment, local), moment.state, moment.arena, moment.out
            if figure < 0:
                return
            if number:
                changes.afflict(arena, state, figure, number, out)
            elif isinstance(effect, words.Cure):
                changes.cure(state, figure, out)
            elif isinstance(effect, words.KnockOut):
                changes.knock_out(state, figure, changes.TEXT, out)
            elif isinstance(effect, words.ToBench):
                changes.to_bench(state, figure, effect.wait, out)
            elif isinstance(effect, words.Wait):
                changes.make_wait(state, figure, effect.turns, out)

        return step

    # ------------------------------------------------------------ whether anything would change

    def any_of(self, effects: tuple[words.Effect, ...]) -> Would:
        """Return whether one of several effects in order would change something now.

        While none before it has, nothing is changed yet, so that asking of the state as it is is right.
        """
        parts = [self.would(effect) for effect in effects]
        if len(parts) == 1:
            return parts[0]
        return lambda moment, chosen: any(part(moment, chosen) for part in parts)

    def would(self, effect: Any) -> Would:
        """Return whether an effect would change something now."""
        match effect:
            case words.Roll():
                rows = [self.any_of(row.do) for row in effect.table]
                return lambda moment, chosen: any(row(moment, chosen) for row in rows)
            case words.If():
                holds, then, otherwise = (
                    self._asked(effect.when),
                    self.any_of(effect.then),
                    self.any_of(effect.otherwise),
                )
                return lambda moment, chosen: (then if holds(moment, chosen) else otherwise)(moment, chosen)
            case words.Choose() | words.ForEach():
                members, then = self.members(effect.among), self.any_of(effect.then)
                return lambda moment, chosen: any(then(moment, figure) for figure in bits(members(moment)))
            case words.Strengthen():
                return _somebody_attacks
            case words.ByHand():
                return lambda moment, chosen: True
        return self._would(effect)

    def _asked(self, when: Any) -> Would:
        """Return a condition with the chosen figure given by number."""
        before, self.slot = self.slot, 0
        holds = condition_of(when, self)
        self.slot = before
        return lambda moment, chosen: holds(moment, [chosen])

    def _would(self, effect: Any) -> Would:
        """Return whether a verb on a figure would change something now."""
        number = self.number(effect.condition) if isinstance(effect, words.Afflict) else 0

        def would(moment: Moment, chosen: int) -> bool:
            figure = {"self": moment.me, "opponent": moment.foe, "chosen": chosen}[effect.on]
            if figure < 0:
                return False
            at, state = moment.state.at[figure], moment.state
            match effect:
                case words.Afflict():
                    return at >= 0 and state.cond[figure] != number
                case words.Cure():
                    return bool(state.cond[figure])
                case words.ToBench():
                    return at >= 0 or at == CENTER
                case words.Wait():
                    return at >= BENCH and state.wait[figure] < effect.turns
                case words.Shift():
                    return at >= 0 and bool(ways(moment, figure, effect))
                case words.Swap():
                    return at >= 0 and can_swap(moment, figure)
            return at >= 0

        return would


def _somebody_attacks(moment: Moment, chosen: int) -> bool:
    """Return whether any figure of the player can attack now."""
    arena, state = moment.arena, moment.state
    return any(targets(arena, state, own) for own in fighters(arena, state, moment.seat))


def _strengthen(moment: Moment, damage: int) -> None:
    """Add to the damage of the turn; a defender's text does nothing, for it is not its turn."""
    if moment.seat == moment.state.seat:
        moment.state.boost += damage
        tell(moment.out, "stronger", moment.seat, damage)


def _by_hand(moment: Moment, number: int) -> bool:
    """Stop for people to do what a text says."""
    moment.state.frames.append(hands.frame_of(moment.seat, number))
    return True
