"""Turns cards into a battle's figures: numbers, attacks, modifiers, triggers, type tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from workbench.api.rules import localised

from .battle import Battle, Bonus, ByHand, Deed, Hook, Strike
from .board import Gait
from .conditions import Statuses, condition, fits_card, is_still, matcher, meant
from .coverage import countable
from .crews import add_crews
from .foreseen import prospect
from .powers import sequence
from .roster import Roster
from .state import BattleState
from .structs import powers as words
from .structs.cards import ArmyCard
from .structs.views import SpeciesView

REACTIONS = ("attack.reaction", "attack.after_reaction")
_STAGES = (
    "turn.start", "turn.end", "round.end", *REACTIONS, "attack.resolved", "defense.resolved", "figure.destroyed"
)  # fmt: skip
_MOMENTS = ("move", "attack", "attack.resolved", "defense.resolved", "turn.end", "round.end")
_STATS = ("move", "range", "attack", "defense", "life", "initiative", "roll")
LIMITS = {"none": 0, "turn": 1, "round": 2, "battle": 3}
#: Bits of used-up powers: attacks take the first ones, triggers those from here.
HOOKS = 16


def add_figures(battle: Battle, roster: Roster, statuses: Statuses) -> None:
    """Fill the battle's lists with every figure."""
    for side, team in roster.sides:
        first = len(battle.cards)
        side.figures = tuple(range(first, first + len(team)))
        for card in team:
            _add(battle, roster, side.seat, card, statuses)
    _labels(battle)
    add_crews(battle)
    _borrow(battle)
    tables(battle)
    battle.bonuses = {stat: [() for _ in battle.cards] for stat in _STATS}
    battle.hooks = {stage: [() for _ in battle.cards] for stage in _STAGES}
    battle.by_hand = {moment: [() for _ in battle.cards] for moment in _MOMENTS}
    battle.actions = [() for _ in battle.cards]
    battle.duty = [() for _ in battle.cards]
    for figure, card in enumerate(battle.cards):
        for power in card.powers:
            give(battle, figure, battle.owner[figure], power, statuses)
    for side, trainer in zip(battle.sides, roster.trainers, strict=True):
        for power in trainer.powers if trainer else ():
            give(battle, -1, side.seat, power, statuses)
            battle.support.append((side.seat, power))
    battle.reacts = [any(battle.hooks[stage][figure] for stage in REACTIONS) for figure in range(len(battle.cards))]
    battle.reactive = any(battle.reacts)
    battle.aims = [any(at_space(strike) for strike in row) for row in battle.strikes]
    battle.groups = countable(battle)


def _add(battle: Battle, roster: Roster, seat: int, card: ArmyCard, statuses: Statuses) -> None:
    """Add one figure with its own numbers."""
    species = roster.species.get(card.species.rpartition("/")[2], SpeciesView())
    battle.cards.append(card)
    battle.names.append({lang: localised(species.name, lang) or card.id for lang in ("en", "it")})
    battle.types.append(species.types)
    battle.owner.append(seat)
    battle.life.append(card.life)
    battle.height.append(card.height)
    battle.two.append(card.spaces == 2)
    for row in (battle.move, battle.defense):
        row.append(0)
    battle.gait.append(Gait(card.height))
    for flags in (battle.fly, battle.stealth, battle.through, battle.unharmed):
        flags.append(False)
    battle.immune.append(frozenset())
    numbers_of(battle, len(battle.cards) - 1, card, statuses)
    battle.strikes.append(tuple(_strikes(battle, card, statuses)))
    battle.plain.append(battle.strikes[-1][0])
    battle.own.append(len(battle.strikes[-1]))


def numbers_of(battle: Battle, figure: int, card: ArmyCard, statuses: Statuses) -> None:
    """Write a card's numbers, and what its powers say of moving and of markers, into a figure's place."""
    battle.move[figure], battle.defense[figure] = card.move, card.defense
    ways = [power for power in card.powers if isinstance(power, words.Traversal)]
    ignored = {word for way in ways for word in way.ignores}
    battle.gait[figure] = Gait(
        card.height,
        max((way.free_levels for way in ways), default=0),
        "terrain_cost" in ignored,
        "falls" in ignored,
        "terrain_stop" in ignored,
        card.spaces == 2,
    )
    battle.fly[figure] = any(way.fly for way in ways)
    battle.stealth[figure] = any(way.fly and way.stealth for way in ways)
    battle.through[figure] = "figures" in ignored
    battle.unharmed[figure] = "terrain_harm" in ignored
    shields = [power for power in card.powers if isinstance(power, words.Immunity)]
    battle.immune[figure] = frozenset(statuses[name] for power in shields for name in power.statuses)


def _borrow(battle: Battle) -> None:
    """Give those that may take on another's card the special attacks of all others, barred until they do."""
    for figure, card in enumerate(battle.cards):
        if not any(isinstance(part, words.CopyCard) for power in card.powers for part in parts_of(power)):
            continue
        first: dict[int, int] = {}
        for other in range(len(battle.cards)):
            if other != figure:
                first[other] = len(battle.strikes[figure])
                battle.strikes[figure] += battle.strikes[other][1 : battle.own[other]]
        battle.borrowed[figure] = first
        battle.barred[figure] = frozenset(range(battle.own[figure], len(battle.strikes[figure])))


def parts_of(value: Any) -> Iterator[Any]:
    """Yield a power and every effect, condition and filter in it."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts_of(item)
    elif isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from parts_of(getattr(value, name))


def _strikes(battle: Battle, card: ArmyCard, statuses: Statuses) -> Iterator[Strike]:
    """Yield a card's attacks, the normal one first; without types when the scenario plays without (PS-TYPE-07)."""
    typed = battle.rules.typed
    normal = {"en": "normal attack", "it": "attacco normale"}
    yield Strike(normal, (card.base_attack or "") if typed else "", card.range, card.attack, False)
    for power in card.powers:
        if isinstance(power, words.SpecialAttack):
            source = battle.source_of(f"army_card:{card.id}", power.name)
            type_ = (power.type or "") if typed else ""
            hit = sequence(power.hit, statuses)
            yield Strike(power.name, type_, power.range, power.dice, True, hit, source, power)


def _labels(battle: Battle) -> None:
    """Give every figure two letters, different within a side when the names allow it."""
    taken: set[tuple[int, str]] = set()
    for figure, name in enumerate(battle.names):
        letters = [c for c in name["en"] if c.isalpha()] or ["?"]
        tries = [letters[0].upper() + c.lower() for c in letters[1:]] or [letters[0].upper()]
        label = next((t for t in tries if (battle.owner[figure], t) not in taken), tries[0])
        taken.add((battle.owner[figure], label))
        battle.labels.append(label)


def tables(battle: Battle) -> None:
    """Reckon for every attack and target the defense die of W/R and whether it does nothing (PS-TYPE-02…08)."""
    battle.edge, battle.nothing = [], []
    for strikes in battle.strikes:
        edges, nothing = [], []
        for strike in strikes:
            row, none = [], []
            for card in battle.cards:
                typed = bool(strike.type)
                weak, resist = strike.type in card.weak and typed, strike.type in card.resist and typed
                row.append(int(resist) - int(weak))
                none.append(typed and strike.type in card.no_effect)
            edges.append(row)
            nothing.append(none)
        battle.edge.append(edges)
        battle.nothing.append(nothing)


def give(
    battle: Battle, giver: int, seat: int, power: words.Power, statuses: Statuses, only: int | None = None
) -> None:
    """Let a power work; `giver` is -1 for a trainer card, whose `self` is each figure it helps.

    `only`: a modifier is for this figure alone.
    """
    if isinstance(power, words.Modifier):
        for figure in range(len(battle.cards)) if only is None else (only,):
            if fits_card(battle, power.who, giver, seat, figure):
                _modify(battle, giver, figure, power, statuses)
    elif isinstance(power, words.ByHand):
        _hand(battle, giver, seat, power)
    elif isinstance(power, words.Action):
        _deed(battle, giver, seat, power, statuses)
    elif isinstance(power, words.Duty):
        for figure in _whose(battle, giver, seat):
            battle.duty[figure] += (matcher(power.against, statuses),)
    elif isinstance(power, words.Trigger):
        run = sequence(power.do, statuses)
        when = condition(power.when, statuses) if power.when is not None else None
        source = battle.source_of(_source(battle, giver, seat), power.name) if run is not None else 0
        for figure in _whose(battle, giver, seat) if run is not None else ():
            assert run is not None
            hook = Hook(source, run, when, LIMITS[power.limit], next_bit(battle, figure))
            battle.hooks[power.on][figure] += (hook,)


def _whose(battle: Battle, giver: int, seat: int) -> tuple[int, ...]:
    """Return whose a power is: its giver's, or every Pokémon's of a trainer; a decoy is none (PS-ITM-07)."""
    return (giver,) if giver >= 0 else tuple(f for f in battle.sides[seat - 1].figures if f not in battle.decoys)


def at_space(strike: Strike) -> bool:
    """Return whether an attack targets a space (PS-POW-08)."""
    power = strike.power
    return power is not None and power.area is not None and power.area.around == "space"


def _deed(battle: Battle, giver: int, seat: int, power: words.Action, statuses: Statuses) -> None:
    """Give an action to the figure, or to all of a trainer's."""
    run = sequence(power.do, statuses)
    first = power.do[0]
    wanted = wanted_by(first.among, statuses) if isinstance(first, words.Choose) else None
    when = condition(power.when, statuses) if power.when is not None else None
    source, foreseen = battle.source_of(_source(battle, giver, seat), power.name), prospect(power.do)
    for figure in _whose(battle, giver, seat):
        assert run is not None
        limit, bit = LIMITS[power.limit], next_bit(battle, figure)
        battle.actions[figure] += (Deed(power.name, source, power.instead_of, run, when, limit, bit, wanted, foreseen),)


def wanted_by(among: words.Filter, statuses: Statuses) -> Callable[[Battle, BattleState, int], list[int]]:
    """Return whom an action may begin by choosing."""
    fits = matcher(among, statuses)
    return lambda battle, state, me: meant(battle, state, among, fits, me)


def next_bit(battle: Battle, figure: int) -> int:
    """Return the bit of a figure's next power that may be used up."""
    taken = sum(len(battle.hooks[stage][figure]) for stage in _STAGES) + len(battle.actions[figure])
    return 1 << (max(HOOKS, len(battle.strikes[figure])) + taken)


def _hand(battle: Battle, giver: int, seat: int, power: words.ByHand) -> None:
    """Let the game stop for a power that people play, at each figure that has it."""
    source = battle.source_of(_source(battle, giver, seat), power.name)
    for figure in (giver,) if giver >= 0 else battle.sides[seat - 1].figures:  # numbered alike with a decoy there
        if figure not in battle.decoys:
            battle.by_hand[power.on][figure] += (len(battle.hands),)
        battle.hands.append(ByHand(figure, source, dict(power.text)))


def _source(battle: Battle, giver: int, seat: int) -> str:
    return f"army_card:{battle.cards[giver].id}" if giver >= 0 else f"trainer:{battle.sides[seat - 1].trainer}"


def _modify(battle: Battle, giver: int, figure: int, power: words.Modifier, statuses: Statuses) -> None:
    """Add a modifier: into the figure's number when nothing can change it, else to the list that is asked."""
    own = is_still(power.who) and giver in (-1, figure)
    if own and power.when is None and _fold(battle, figure, power):
        return
    fits = None if is_still(power.who) else matcher(power.who, statuses)
    when = condition(power.when, statuses) if power.when is not None else None
    me = giver if giver >= 0 else figure

    def holds(battle: Battle, state: Any, moment: Any) -> bool:
        assert fits is not None, "only what changes is asked"
        return fits(battle, state, me, figure) and (when is None or when(battle, state, moment))

    asked = holds if fits is not None else when
    one = Bonus(power.add, power.name, giver, figure, asked, own and isinstance(power.when, words.Attack))
    battle.bonuses[power.stat][figure] += (one,)


def _fold(battle: Battle, figure: int, power: words.Modifier) -> bool:
    """Put a steady modifier into the figure's own number; False when its kind of value has to be asked for."""
    if power.stat == "move":
        battle.move[figure] = max(0, battle.move[figure] + power.add)
    elif power.stat == "defense":
        battle.defense[figure] += power.add  # raised to 0 only when all is summed (PS-TYPE-02)
    elif power.stat == "life":
        battle.life[figure] = max(1, battle.life[figure] + power.add)
    elif power.stat in ("attack", "range"):
        first, *rest = battle.strikes[figure]
        dice = first.dice + (power.add if power.stat == "attack" and battle.cards[figure].attack else 0)
        reach = first.range + (power.add if power.stat == "range" else 0)
        battle.strikes[figure] = (Strike(first.name, first.type, max(1, reach), dice, False), *rest)
    else:
        return False
    return True
