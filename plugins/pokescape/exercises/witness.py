"""Watches battles, also for what no event tells: modifiers that count, statuses that act, terrain that gives cover.

It puts listeners around what a compiled battle asks, so a battle that is watched is compiled for that alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

from workbench.api.rules import Event, reason_of

from ..battle import Battle, Bonus, Condition, Effect, Marker, Matcher
from ..conditions import fits_card, is_still
from ..state import BattleState
from ..structs import powers as words
from .catalogue import Catalogue, Thing

#: Group of cards that were wounded: nothing that is counted, though it leads to powers of the wounded.
WOUNDED = "wounded"
#: Values that are asked while choices are listed, before the decision that shows whether they counted.
_AHEAD = ("move", "range", "duty")


class Witness:
    """What has happened in battles since `before`."""

    def __init__(self, known: Catalogue) -> None:
        """Take the names."""
        self.known = known
        self.now: set[Thing] = set()
        self._asked: dict[tuple[str, int], set[Thing]] = defaultdict(set)
        self._steady: WeakKeyDictionary[Battle, dict[tuple[str, int], set[Thing]]] = WeakKeyDictionary()
        self._stood: tuple[list[int], list[int]] = ([], [])

    # ------------------------------------------------------------ listening

    def attend(self, battle: Battle, ground: bool = True) -> None:
        """Listen to a battle; `ground`: to its statuses and terrains as well, which several battles may share."""
        for stat, rows in battle.bonuses.items():
            for figure, row in enumerate(rows):
                rows[figure] = tuple(self._bonus(battle, stat, figure, bonus) for bonus in row)
        battle.duty = [tuple(self._duty(battle, f, n, fits) for n, fits in enumerate(row))
                       for f, row in enumerate(battle.duty)]  # fmt: skip
        battle.immune = [_Shield(self, battle, f, immune) for f, immune in enumerate(battle.immune)]
        self._steady[battle] = self._unasked(battle)
        if ground:
            self.attend_ground(battle)

    def attend_ground(self, battle: Battle) -> None:
        """Listen to statuses and terrains."""
        for at, marker in enumerate(battle.markers):
            if marker is not None:
                battle.markers[at] = replace(
                    marker,
                    before=self._clause(marker, "before_turn", marker.before),
                    instead=self._clause(marker, "instead_of_turn", marker.instead),
                    after=self._clause(marker, "after_turn", marker.after),
                    round_end=self._clause(marker, "round_end", marker.round_end),
                )
        for name, acts in (("entry", battle.ground_entry), ("round_end", battle.ground_end)):
            for at, act in enumerate(acts):
                if act is not None:
                    acts[at] = self._effect(("terrains", f"{battle.field.grounds[at].id}: {name}"), act)

    def _clause(self, marker: Marker, clause: str, act: Effect | None) -> Effect | None:
        return None if act is None else self._effect(("statuses", f"{marker.id}: {clause}"), act)

    def _effect(self, thing: Thing, act: Effect) -> Effect:
        def run(battle: Battle, state: BattleState, moment: Any, out: Any) -> None:
            self.now.add(thing)
            act(battle, state, moment, out)

        return run

    def _bonus(self, battle: Battle, stat: str, figure: int, bonus: Bonus) -> Bonus:
        name, sort = bonus.name.get("en", ""), f"modifier of {stat}"
        thing = self._named(battle, bonus.giver, name, sort)
        if thing is None:
            return bonus
        return replace(bonus, holds=self._condition(stat, figure, thing, bonus.holds))

    def _condition(self, stat: str, figure: int, thing: Thing, asked: Condition | None) -> Condition:
        def holds(battle: Battle, state: BattleState, moment: Any) -> bool:
            if asked is not None and not asked(battle, state, moment):
                return False
            self._asked[stat, figure].add(thing)
            return True

        return holds

    def _named(self, battle: Battle, giver: int, name: str, sort: str) -> Thing | None:
        """Return the power of a name that a card gives, or for -1 one of the trainers' or of the glyphs that lie."""
        if giver >= 0:
            found = self.known.power(f"army_card:{battle.cards[giver].id}", name, sort)
            return found or self.known.by_name.get(("glyph", name, sort))  # a treasure that it carries
        for side in battle.sides:
            found = self.known.power(f"trainer:{side.trainer}", name, sort)
            if found is not None:
                return found
        return self.known.by_name.get(("glyph", name, sort))

    def _duty(self, battle: Battle, figure: int, number: int, fits: Matcher) -> Matcher:
        duties = [power for power in battle.cards[figure].powers if isinstance(power, words.Duty)]
        name = duties[number].name.get("en", "") if number < len(duties) else ""
        thing = self.known.power(f"army_card:{battle.cards[figure].id}", name, "duty")

        def meant(battle: Battle, state: BattleState, me: int, other: int) -> bool:
            found = fits(battle, state, me, other)
            if found and thing is not None:
                self._asked["duty", figure].add(thing)
            return found

        return meant

    def _unasked(self, battle: Battle) -> dict[tuple[str, int], set[Thing]]:
        """Return, by value and figure, the modifiers that are in the figure's number, and its ways to move."""
        found: dict[tuple[str, int], set[Thing]] = defaultdict(set)
        for giver, seat, power in _givers(battle, self.known):
            steady = isinstance(power, words.Modifier) and is_still(power.who) and power.when is None
            if isinstance(power, words.Traversal) and giver >= 0:
                _add(found["move", giver], self._named(battle, giver, power.name.get("en", ""), "traversal"))
            elif isinstance(power, words.Modifier) and steady:
                thing = self._named(battle, giver, power.name.get("en", ""), f"modifier of {power.stat}")
                for figure in range(len(battle.cards)):
                    if giver in (-1, figure) and fits_card(battle, power.who, giver, seat, figure):
                        _add(found[power.stat, figure], thing)
        return found

    # ------------------------------------------------------------ telling

    def before(self, state: BattleState) -> None:
        """Look at a state before a decision."""
        self.now = set()
        for key in [key for key in self._asked if key[0] not in _AHEAD]:
            del self._asked[key]
        self._stood = (list(state.at), list(state.also))

    def heard(self, battle: Battle, event: Event) -> None:
        """Note what an event of a battle shows."""
        tell: Callable[[Battle, Event], Iterator[Thing | None]] | None = getattr(self, f"_on_{event.what}", None)
        if tell is not None:
            self.now |= {thing for thing in tell(battle, event) if thing is not None}

    def _of(self, battle: Battle, stat: str, figure: int) -> Set[Thing]:
        return self._asked[stat, figure] | self._steady.get(battle, {}).get((stat, figure), set())

    def _on_attack(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        figure, index, target = (int(arg) for arg in event.args[:3])
        card, strike = battle.cards[figure], battle.strikes[figure][index]
        yield "cards", card.id
        if strike.special:
            yield self.known.power(f"army_card:{card.id}", strike.name.get("en", ""), "special_attack")
        elif event.what == "attack" and target != figure:
            far, steps = self._stood[0], battle.cards[figure].range
            if figure < len(far) and far[figure] >= 0 and far[target] >= 0:
                near = battle.field.hexes.within(far[figure], max(1, steps)) & battle.one[far[target]]
                yield from () if near else self._of(battle, "range", figure)
        yield from self._asked["duty", figure]

    _on_attack_space = _on_attack_object = _on_attack

    def _on_turn(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        """A card that cannot attack has been played when it takes a turn."""
        figure = int(event.args[0])
        if all(strike.dice <= 0 for strike in battle.strikes[figure]):
            yield "cards", battle.cards[figure].id

    def _on_roll(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        why, values = reason_of(str(event.args[-1]))
        if why == "attack" and values.get("power") == 0:
            yield from self._of(battle, "attack", values["figure"])
        elif why == "defense":
            yield from self._of(battle, "defense", values["other"])
            if values.get("terrain"):
                yield from self._cover(battle, values["other"])
        elif why == "effect":
            yield from self._of(battle, "roll", values["figure"])
        elif why == "initiative" and values.get("bonus"):
            for figure in battle.everyone:
                yield from self._of(battle, "initiative", figure)

    def _cover(self, battle: Battle, figure: int) -> Iterator[Thing]:
        """Yield the terrains that help a figure where it stood."""
        field = battle.field
        for space in (at[figure] for at in self._stood if at[figure] >= 0):
            for near in (space, *(n for n in field.hexes.near[space] if n >= 0)):
                for ground in (field.grounds[field.ground[near]], field.standing.get(near)):
                    if ground is not None and ground.rules.defense_dice and (near == space or ground.rules.obstacle):
                        yield "terrains", f"{ground.id}: defense_dice"

    def _on_wound(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        yield WOUNDED, battle.cards[int(event.args[0])].id
        yield from self._of(battle, "life", int(event.args[0]))

    def _on_move(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        figure, start, *place = (int(arg) for arg in event.args)
        yield from self._of(battle, "move", figure)
        yield from grounds(battle, [space for space in place if space >= 0])
        if (start, place[0]) in battle.field.ladders:
            yield from (("terrains", name) for name, t in self.known.terrains.items() if t.rules.ladder)

    def _on_placed(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        yield from grounds(battle, [int(event.args[2])])

    def _on_power(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        source, name = battle.sources[int(event.args[1])]
        for sort in ("trigger", "action"):
            yield self.known.power(source, name.get("en", ""), sort)

    def _on_by_hand(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        source, name = battle.sources[int(event.args[1])]
        kind, _, owner = source.partition(":")
        yield from (
            thing for (k, o, n, sort), thing in self.known.powers.items()
            if sort == "by_hand" and (k, o) == (kind, owner) and (kind == "glyph" or n == name.get("en", ""))
        )  # fmt: skip

    def _on_glyph(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        yield "glyphs", battle.sources[int(event.args[1])][0].partition(":")[2]

    _on_treasure = _on_glyph

    def _on_object_hit(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        part = "hit" if event.what == "object_hit" else "destroyed"
        yield "terrains", f"{battle.sources[int(event.args[1])][0].partition(':')[2]}: {part}"

    _on_object_gone = _on_object_hit

    def _on_status(self, battle: Battle, event: Event) -> Iterator[Thing | None]:
        marker = battle.markers[int(event.args[1])]
        yield ("statuses", marker.id) if marker is not None else None

    _on_status_late = _on_status


class _Shield(frozenset[int]):
    """The statuses that a figure is immune to, telling when that keeps one off."""

    def __new__(cls, witness: Witness, battle: Battle, figure: int, immune: frozenset[int]) -> _Shield:
        """Take over the statuses."""
        made = super().__new__(cls, immune)
        made.witness, made.things = witness, dict[int, Thing]()
        names = {marker.id: at for at, marker in enumerate(battle.markers) if marker is not None}
        card = battle.cards[figure]
        for power in card.powers:
            if isinstance(power, words.Immunity):
                thing = witness.known.power(f"army_card:{card.id}", power.name.get("en", ""), "immunity")
                kept_off = [names[status] for status in power.statuses if status in names]
                made.things |= {number: thing for number in kept_off if thing is not None}
        return made

    witness: Witness
    things: dict[int, Thing]

    def __contains__(self, status: object) -> bool:
        found = super().__contains__(status)
        if found and isinstance(status, int) and status in self.things:
            self.witness.now.add(self.things[status])
        return found


def _add(things: set[Thing], thing: Thing | None) -> None:
    if thing is not None:
        things.add(thing)


def _givers(battle: Battle, known: Catalogue) -> Iterator[tuple[int, int, words.Power]]:
    """Yield (figure or -1 for a trainer, seat, power)."""
    for figure, card in enumerate(battle.cards):
        yield from ((figure, battle.owner[figure], power) for power in card.powers)
    for side in battle.sides:
        trainer = known.trainers.get(side.trainer)
        yield from ((-1, side.seat, power) for power in (trainer.rules.powers if trainer else ()))


def grounds(battle: Battle, spaces: Sequence[int]) -> Iterator[Thing]:
    """Yield the terrains of spaces, and the obstacles that stand beside them."""
    field = battle.field
    for space in spaces:
        yield "terrains", field.grounds[field.ground[space]].id
        for near in (n for n in field.hexes.near[space] if n >= 0):
            for ground in (field.grounds[field.ground[near]], field.standing.get(near)):
                if ground is not None and ground.rules.obstacle:
                    yield "terrains", ground.id
