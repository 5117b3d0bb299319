"""The greedy player: what looks best one step ahead, counted in PCs at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from workbench.api.rules import Chance

from . import codes as c
from . import worth
from .compiled import Pokemon, Table
from .fights import side_of
from .odds import plain, win_chance
from .outlook import chance_of, chance_with
from .seen import MINE, THEIRS
from .state import TrainerState

#: What a card must gain in a battle to be played, and going once more round the loop is worth.
WORTHWHILE, LOOP = 7.0, 26.0
#: Nobody who reckons takes a loan without need.
NO_LOAN = -1e9
#: As good as winning that often: a battle that is called off.
OFF = 0.5
#: What it helps that another loses a rare one.
RARE_BEATEN = 10
#: What a gym brings: two Pokémon, and no fine.
GYM = 2 * worth.POKEMON + 20


@dataclass(frozen=True)
class Greedy:
    """Measures of one table, made once: what each card is worth, each duel, and the pile against so many points."""

    table: Table
    cards: tuple[float, ...]
    pure: tuple[bool, ...]
    duels: dict[tuple[int, int], float]
    pile: dict[int, float] = field(default_factory=dict)

    def choose(self, seen: TrainerState, legal: Sequence[int], chance: Chance) -> int:
        """Return the legal action that looks best; ties by chance."""
        frame = seen.frames[-1]
        value = _VALUES[frame[0]]
        values = [NO_LOAN if action == c.LOAN else value(self, seen, frame, action) for action in legal]
        best = max(values)
        ties = [action for action, each in zip(legal, values, strict=True) if each == best]
        return ties[0] if len(ties) == 1 else ties[chance.below(len(ties))]

    def against_pile(self, points: int) -> float:
        """Return what a battle against the top of the pile is worth with so many points."""
        if points not in self.pile:
            cards = self.table.pile
            pokemon = self.table.pokemon
            each = [win_chance(plain(points), plain(pokemon[n].points)) * pokemon[n].worth for n in cards]
            self.pile[points] = sum(each) / max(1, len(each))
        return self.pile[points]


def greedy_of(table: Table) -> Greedy:
    """Return the greedy player of a table."""
    cards = tuple(worth.of_effects(card.effects, table.seats) for card in table.cards)
    pure = tuple(worth.only_of_battles(card.effects) for card in table.cards)
    every = range(len(table.pokemon))
    duels = {(own, other): _stakes(table.pokemon[own], table.pokemon[other]) for own in every for other in every}
    return Greedy(table, cards, pure, duels)


def _stakes(own: Pokemon, other: Pokemon) -> float:
    """What is won less what is lost when one fights the other; a rare one is never won."""
    chance = win_chance(plain(own.points), plain(other.points))
    return chance * (RARE_BEATEN if other.rare else other.worth) - (1 - chance) * own.worth


def _on_turn(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """Use what gains something."""
    return 0.0 if action == c.GO else me.cards[action - c.FIRST_CARD] - 0.5


def _way(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """Where this way would end, and the loop for its own sake."""
    board, left, at = me.table.board, frame[2] - 1, action
    while left and board.after[at]:
        at, left = board.after[at][0], left - 1
    value = float(worth.SPACES.get(board.kind[at], 0))
    if board.kind[at] == c.PCS:
        value += board.amount[at]
    return value + (LOOP if action in board.inside else 0.0)


def _best_points(me: Greedy, seen: TrainerState, seat: int) -> int:
    return max(me.table.pokemon[card].points for card in seen.pokemon[seat])


def _target(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    points = _best_points(me, seen, frame[1])
    if action == 0:
        return me.against_pile(points)
    wild = me.table.pokemon[action - 1]
    return win_chance(plain(points), plain(wild.points)) * wild.worth


def _fighter(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """The strongest where nothing can be lost; against players what is won less what is lost."""
    own, fight = me.table.pokemon[action], seen.fight
    if fight[c.KIND] != c.TRAINER:
        return own.points
    foe = fight[c.FOE] if frame[1] == fight[c.ME] else fight[c.ME]
    return _duel(me, seen, action, foe)


def _duel(me: Greedy, seen: TrainerState, action: int, foe: int) -> float:
    """What a battle of one Pokémon against any of a player's is worth."""
    duels = me.duels
    theirs = seen.pokemon[foe]
    return sum([duels[action, card] for card in theirs]) / len(theirs)


def _rival(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    return max(_duel(me, seen, card, action - 1) for card in set(seen.pokemon[frame[1]]))


def _card(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """What a card adds to the chance of winning, in PCs."""
    seat = frame[1]
    if action == c.GO:
        return WORTHWHILE
    card = action - c.FIRST_CARD
    if not me.pure[card]:
        return me.cards[card]
    before, after = chance_of(me.table, seen, side_of(seen, seat)), chance_with(me.table, seen, seat, card)
    return ((OFF if after is None else after) - before) * _stake(me, seen)


def _stake(me: Greedy, seen: TrainerState) -> float:
    """What the battle is about."""
    fight, pokemon = seen.fight, me.table.pokemon
    if fight[c.KIND] == c.GYM:
        return GYM
    theirs = pokemon[fight[THEIRS]].worth
    return theirs if fight[c.KIND] == c.WILD else theirs + pokemon[fight[MINE]].worth


def _toss(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    return -me.cards[action]


def _lose(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """The cheapest, the weakest of them."""
    own = me.table.pokemon[action]
    return -100.0 * own.worth - own.points


def _choose(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """Who is ahead."""
    seat = action - 1
    if seat < 0:
        return 0.0
    return 1.0 + seen.pcs[seat] + sum(me.table.pokemon[card].worth for card in seen.pokemon[seat])


def _by_hand(me: Greedy, seen: TrainerState, frame: tuple[int, ...], action: int) -> float:
    """Pass: nobody but people can read."""
    return -float(action)


_VALUES: dict[int, Callable[[Greedy, TrainerState, tuple[int, ...], int], float]] = {
    c.BEFORE: _on_turn,
    c.AFTER: _on_turn,
    c.WAY: _way,
    c.TARGET: _target,
    c.FIGHTER: _fighter,
    c.RIVAL: _rival,
    c.CARD: _card,
    c.TOSS: _toss,
    c.LOSE: _lose,
    c.CHOOSE: _choose,
    c.HANDS: _by_hand,
}
