"""What cards do besides dice, in wounds to be expected: what follows a hit, further attacks, what strikes back.

Reckoned from the powers' data once a battle is compiled; the greedy policy weighs attacks with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .structs import conditions as when_words
from .structs import powers as words
from .structs.cards import ArmyCard

#: What a status marker, a turn with another's figure and an order marker are worth, in wounds.
STATUS, FOREIGN_TURN, ORDER = 0.6, 1.0, 0.3
#: How likely a condition on circumstances is taken to hold.
PERHAPS = 0.5


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one attack of a card brings besides its dice.

    `hit` follows when it wounds and is worth so much; `always` comes with every such attack; `again` is the number of
    further normal attacks to be expected.
    """

    hit: float = 0.0
    always: float = 0.0
    again: float = 0.0


def outlooks(card: ArmyCard, specials: Sequence[words.SpecialAttack] | None = None) -> tuple[Outlook, ...]:
    """Return the outlook of every attack of a card, the normal one first; `specials` are its own unless given."""
    if specials is None:
        specials = [power for power in card.powers if isinstance(power, words.SpecialAttack)]
    found = [_outlook(card, "normal", ())]
    found += [_outlook(card, "special", power.hit) for power in specials]
    return tuple(found)


def _outlook(card: ArmyCard, sort: str, hit: Iterable[words.Effect]) -> Outlook:
    always = again = 0.0
    for power in card.powers:
        if isinstance(power, words.Trigger) and power.on in ("attack.resolved", "attack.after_reaction"):
            likely = _holds(power.when, sort)
            again += likely * _attacks(power.do)
            always += likely * _worth(power.do)
    return Outlook(_worth(hit), always, min(2.0, again))


def retort(card: ArmyCard, sort: str) -> float:
    """Return what an attack of a sort (`normal`, `special`) on a card costs the attacker, whatever its dice show."""
    return sum(
        _holds(power.when, sort) * _worth(power.do, ("self", "defender"))
        for power in card.powers
        if isinstance(power, words.Trigger) and power.on == "defense.resolved"
    )


def _holds(when: object, sort: str) -> float:
    """Return how likely a condition holds for an attack of a sort."""
    match when:
        case None:
            return 1.0
        case when_words.Attack():
            return 1.0 if when.attack in ("any", sort) else 0.0
        case when_words.All():
            likely = 1.0
            for one in when.conditions:
                likely *= _holds(one, sort)
            return likely
        case _:
            return PERHAPS


def _parts(effect: words.Effect) -> list[tuple[float, tuple[words.Effect, ...]]]:
    """Return what an effect may lead to, each with how likely that is."""
    match effect:
        case words.Roll():
            return [((row.range[1] - row.range[0] + 1) / effect.die, row.do) for row in effect.table]
        case words.If():
            return [(PERHAPS, effect.then), (PERHAPS, effect.otherwise)]
        case words.May() | words.Choose():
            return [(1.0, effect.then)]
        case _:
            return []


def _attacks(effects: Iterable[words.Effect]) -> float:
    """Return the further attacks that effects bring on average."""
    total = 0.0
    for effect in effects:
        total += isinstance(effect, words.ExtraAttack)
        total += sum(likely * _attacks(then) for likely, then in _parts(effect))
    return total


def _worth(effects: Iterable[words.Effect], own: tuple[str, str] = ("self", "attacker")) -> float:
    """Return what effects are worth to a card; `own` are the words for its figure, harm to all others is good."""
    total = 0.0
    for effect in effects:
        total += _plain(effect, own) + sum(likely * _worth(then, own) for likely, then in _parts(effect))
    return total


def _plain(effect: words.Effect, own: tuple[str, str]) -> float:
    """Return the worth of an effect that leads to no other."""
    match effect:
        case words.PlaceStatus():
            amount = STATUS
        case words.Wound():
            amount = float(effect.amount)
        case words.CombatRoll():
            amount = 0.5 * effect.dice
        case words.Destroy():
            amount = 2.0
        case words.Heal():
            amount = -0.7 * effect.amount
        case words.TakeTurn():
            amount = FOREIGN_TURN
        case words.RemoveOrderMarker():
            amount = ORDER
        case _:
            return 0.0
    return -amount if effect.on in own and not isinstance(effect, words.TakeTurn) else amount


@dataclass(frozen=True, slots=True)
class Prospect:
    """What an action of a card leads to: so many steps towards others, attack dice more, another's card taken on."""

    steps: int = 0
    boost: int = 0
    poses: bool = False


#: Of an action that helps in some other way, or only to get away.
NO_PROSPECT = Prospect()


def prospect(effects: Iterable[words.Effect]) -> Prospect:
    """Return what the effects of an action lead to, as far as they surely happen."""
    steps = boost = 0
    poses = False
    for effect in effects:
        match effect:
            case words.MoveFigure() if effect.on == "self" and effect.how in ("toward", "straight"):
                steps = max(steps, effect.spaces)
            case words.Change() if effect.stat == "attack":
                boost += effect.add
            case words.CopyCard():
                poses = True
            case words.Choose():
                then = prospect(effect.then)
                steps, boost, poses = max(steps, then.steps), boost + then.boost, poses or then.poses
    return Prospect(steps, boost, poses)
