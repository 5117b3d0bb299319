"""What the greedy player thinks of attacks, energy and trainers; read off their effects, never off their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .compiled import ENERGY, Attack, Table
from .moment import bodies_of
from .state import DuelState
from .structs import effects as words

#: What an effect is worth in damage, beside what it does to the damage.
_WORTH: dict[type, int] = {
    words.Afflict: 12, words.Draw: 8, words.Heal: 4, words.Cure: 2, words.Strip: 12, words.Change: 8, words.Forbid: 12,
    words.Fetch: 10, words.Attach: 15, words.Discard: 6,
}  # fmt: skip


def flat(effects: Sequence[Any], share: float = 1.0) -> Iterator[tuple[Any, float]]:
    """Yield every verb of effects with how often it happens, about."""
    for effect in effects:
        match effect:
            case words.Flip():
                yield from flat(effect.heads, share * 0.5 * effect.coins)
                yield from flat(effect.tails, share * 0.5 * effect.coins)
            case words.If():
                yield from flat(effect.then, share * 0.5)
                yield from flat(effect.otherwise, share * 0.5)
            case words.May() | words.Choose() | words.ForEach() | words.Repeat():
                yield from flat(effect.then, share)
            case _:
                yield effect, share


def guess(table: Table, attack: Attack) -> tuple[int, int]:
    """Return about how much damage an attack does, and what the rest is worth; whom else it hurts is not in it."""
    found = table.guesses.get(attack.number)
    if found is None:
        card = table.cards[table.attacks[attack.number][0]].card.face
        data = next(a for a in getattr(card, "attacks", ()) if a.id == attack.id)
        found = table.guesses[attack.number] = _guessed(attack.damage, data.before, data.after)
    return found


def _guessed(damage: int, before: Sequence[Any], after: Sequence[Any]) -> tuple[int, int]:
    total, rest, lands = float(damage), 0.0, 1.0
    for effect, share in (*flat(before), *flat(after)):
        if isinstance(effect, words.Fail):
            lands -= share
        elif isinstance(effect, words.AddDamage):
            total += share * (effect.amount if isinstance(effect.amount, int) else 20)
        elif not isinstance(effect, words.Strike | words.Counters):
            mine = getattr(effect, "on", "defender") in ("self", "active")
            harmful = isinstance(effect, words.Strip | words.Afflict | words.Forbid)
            rest += share * _WORTH.get(type(effect), 5) * (-0.6 if mine and harmful else 1)
    return int(total * max(0.2, lands)), int(rest)


def lacking(table: Table, attack: Attack, energy: tuple[int, ...]) -> int:
    """Return how many units of energy an attack still lacks."""
    units = table.units_of(energy)
    typed = sum(max(0, count - units[kind]) for kind, count in attack.cost.typed)
    return max(typed, attack.cost.total - units[-1])


def missing(table: Table, card: int, energy: tuple[int, ...]) -> int:
    """Return the worth of the best attack that a Pokémon has the energy for, or is near to have."""
    key = (card, energy)
    found = table.lacks.get(key)
    if found is None:
        best = -900
        for attack in table.cards[card].attacks:
            lack = lacking(table, attack, energy)
            damage, rest = guess(table, attack)
            best = max(best, damage + rest - 35 * lack if lack else damage + rest + 20)
        found = table.lacks[key] = best
    return found


def gains(table: Table, top: int, energy: tuple[int, ...]) -> dict[int, int]:
    """Return how much nearer each energy card brings a Pokémon's attacks, or those of what it evolves into."""
    key = (top, energy)
    found = table.gains.get(key)
    if found is None:
        found = table.gains[key] = {
            card.number: _gain(table, top, energy, card.number) for card in table.cards if card.sort == ENERGY
        }
    return found


def _gain(table: Table, top: int, energy: tuple[int, ...], card: int) -> int:
    """What one energy card brings nearer; 0 when no attack needs it any more."""
    more = tuple(sorted((*energy, card)))
    now = _nearer(table, top, energy, more)
    return now or max((_nearer(table, later, energy, more) // 2 for later in table.later[top]), default=0)


def _nearer(table: Table, top: int, energy: tuple[int, ...], more: tuple[int, ...]) -> int:
    """How much better a Pokémon does with more energy; a little for a step towards a better attack."""
    before = missing(table, top, energy)
    better = missing(table, top, more) - before
    if better > 0:
        return better
    for attack in table.cards[top].attacks:
        if lacking(table, attack, more) < lacking(table, attack, energy) and sum(guess(table, attack)) + 20 > before:
            return 10
    return 0


def shift(table: Table, state: DuelState, origin: int, to: int) -> int:
    """Return how much better two Pokémon do once an energy card has moved; what the Active needs stays there."""
    energy, best = state.energy[origin], 0
    now = missing(table, state.top[origin], energy)
    gained = gains(table, state.top[to], state.energy[to])
    for card in set(energy):
        left = list(energy)
        left.remove(card)
        loss = max(0, now - missing(table, state.top[origin], tuple(left)))
        if not (loss and origin in state.active):
            best = max(best, gained[card] - loss)
    return best


def trainer(table: Table, state: DuelState, seat: int, number: int) -> int:
    """Return what playing a trainer is worth now; 0 or less: better not."""
    face, total = table.cards[number].card.face, 0.0
    for whole in getattr(face, "effects", ()):
        own = isinstance(whole, words.Choose | words.ForEach) and whole.among.side == "ally"
        for effect, share in flat((whole,)):
            lost = own and isinstance(effect, words.Strip)
            total += share * (-15 if lost else _now(table, state, seat, effect, isinstance(whole, words.ForEach)))
    if getattr(face, "role", "") == "stadium":
        total += 6 if state.stadium < 0 or state.stadium_of != seat else -9
    return int(total)


def _now(table: Table, state: DuelState, seat: int, effect: Any, each: bool) -> float:
    """What a verb of a trainer is worth now, done to one Pokémon or to each."""
    hand, deck = len(state.hand[seat]), len(state.deck[seat])
    match effect:
        case words.Draw():
            count = effect.cards if isinstance(effect.cards, int) else 3
            return 0 if effect.whose == "theirs" else min(40, 8 * count) if deck > 12 else -30
        case words.Discard():
            return -4 * effect.cards if effect.whose == "mine" else 6
        case words.Reshuffle():
            return -7 * (hand - 1) if effect.whose == "mine" else 4
        case words.Fetch():
            return 20
        case words.Heal():
            most = effect.amount if isinstance(effect.amount, int) else 2
            relief = [min(most, state.damage[body] // 10) for body in bodies_of(state, seat)]
            return 6 * (sum(relief) if each else max(relief, default=0)) - 7
        case words.Cure():
            return 25 if any(state.conds[body] for body in bodies_of(state, seat)) else -10
        case words.Switch():
            return 6 if effect.whose == "theirs" else _stuck(table, state, seat)
        case words.Attach() | words.Strip():
            return 15
        case words.Bounce():
            return max((_saved(table, state, body) for body in bodies_of(state, seat)), default=-20)
    return 5


def _saved(table: Table, state: DuelState, body: int) -> int:
    """What it is worth to take a Pokémon back: one that is nearly knocked out, for what it has on it."""
    hp, lost = table.cards[state.top[body]].hp, len(state.energy[body]) + len(state.under[body])
    return (20 if state.damage[body] * 2 > hp else -20) - 10 * lost


def _stuck(table: Table, state: DuelState, seat: int) -> int:
    """Whether the Active had better leave."""
    body = state.active[seat]
    return 18 if state.conds[body] or missing(table, state.top[body], state.energy[body]) < 0 else -10


def strength(table: Table, state: DuelState, body: int) -> int:
    """Return how well a Pokémon would do as the Active."""
    card = state.top[body]
    if card < 0:
        return 0
    left = table.cards[card].hp - state.damage[body]
    afflicted = 25 * len(state.conds[body])
    return missing(table, card, state.energy[body]) + left // 2 - afflicted
