"""Battles made up for cards, powers, trainers, glyphs, statuses and terrains that have not happened yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any

from workbench.api.rules import Chance, Exercise, bare

from ..structs import powers as words
from .catalogue import Catalogue, Thing
from .making import battlefield, ring, shuffled, snapshot_of
from .partners import Partners, named
from .witness import WOUNDED

#: So many stand on a side at first; most rounds that a battle goes on; how many meet those that a power wants.
TEAM, ROUNDS, MET = 4, 15, 3
#: Numbers of a figure that wounds change.
_WOUNDS = {"self.wounds", "self.life_left"}
#: Groups of things that lie on the board rather than stand on a card.
_BOARD = ("glyphs", "statuses", "terrains")


class Battles:
    """Makes battles up."""

    def __init__(self, known: Catalogue, chance: Chance) -> None:
        """Take the content, and chance of its own."""
        self._known, self._chance = known, chance
        self._partners = Partners(known, chance)
        self._cards = {thing: owner for (kind, owner, _, _), thing in known.powers.items() if kind == "army_card"}
        self._trainers = {thing: owner for (kind, owner, _, _), thing in known.powers.items() if kind == "trainer"}
        self._powers = {label: power for _, _, power, label in known.labelled()}

    def made(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Yield battles for what has not happened; the later the `turn`, the fewer cards share one."""
        yield from self._for_cards(never, max(1, TEAM - turn))
        yield from self._for_trainers(never)
        yield from self._for_the_board(never)

    def _for_cards(self, never: Set[Thing], team: int) -> Iterator[Exercise]:
        """Let those fight that have not attacked, or have a power that has not worked."""
        needy: dict[str, set[Thing]] = {}
        for thing in sorted(never):
            owner = thing[1] if thing[0] == "cards" else self._cards.get(thing)
            if owner in self._partners.names:
                needy.setdefault(str(owner), set()).add(thing)
        order = shuffled(needy, self._chance)
        for first in range(0, len(order), 2 * team):
            group = order[first : first + 2 * team]
            aims = frozenset(thing for name in group for thing in needy[name])
            yield self._battle("cards", (group[::2], group[1::2]), aims, self._drawn(2), ring)

    def _for_trainers(self, never: Set[Thing]) -> Iterator[Exercise]:
        """Let trainer cards be played, each by a side that its powers can help."""
        needy = sorted(thing for thing in never if thing in self._trainers)
        for thing in needy:
            friends = self._partners.of(self._powers[thing[1]])
            team = self._partners.some(TEAM, friends or None)
            trainers = [self._trainers[thing], *self._drawn(1)]
            yield self._battle("trainers", (team, self._partners.some(TEAM)), frozenset({thing}), trainers)

    def _for_the_board(self, never: Set[Thing]) -> Iterator[Exercise]:
        """Let figures walk among glyphs and terrains and get every status."""
        glyphs = {thing for (kind, *_), thing in self._known.powers.items() if kind == "glyph"}
        aims = frozenset(thing for thing in never if thing[0] in _BOARD or thing in glyphs)
        if aims:
            statuses = {bare(name.partition(":")[0]) for group, name in aims if group == "statuses"}
            placing = self._partners.placing(statuses)
            teams = (self._partners.some(TEAM, placing or None), self._partners.some(TEAM))
            yield self._battle("board", teams, aims, self._drawn(2))

    def _drawn(self, count: int) -> list[str]:
        return shuffled(self._known.trainers, self._chance)[:count]

    def _battle(
        self,
        name: str,
        teams: tuple[Sequence[str], Sequence[str]],
        aims: frozenset[Thing],
        trainers: Sequence[str],
        ground: Callable[[Catalogue, Chance, Sequence[str]], dict[str, Any]] = battlefield,
    ) -> Exercise:
        """Make one battle, with somebody that the powers in question want to meet on either side."""
        wanted = [self._powers[label] for _, label in sorted(aims) if label in self._powers]
        filled = [self._filled(team, wanted) for team in teams]
        terrains = sorted({bare(name) for power in wanted for name in named(power, "terrains")})
        terrains += [thing.partition(":")[0] for group, thing in sorted(aims) if group == "terrains"]
        board = ground(self._known, self._chance, terrains)
        sides = [{"seat": seat, "team": team} for seat, team in enumerate(filled, 1)]
        for side, trainer in zip(sides, trainers, strict=False):
            side["trainer"] = trainer
        scenario: dict[str, Any] = {
            "id": f"exercise_{name}",
            "name": {"en": "Exercise", "it": "Esercizio"},
            "map": board["id"],
            "sides": sides,
            "rules": {"mode": "army", "round_limit": ROUNDS},
        }
        species = [one for team in filled for one in team]
        return Exercise(snapshot_of(self._known, scenario, board, species), aims, self._helps(aims, wanted))

    def _helps(self, aims: frozenset[Thing], wanted: Sequence[words.Power]) -> frozenset[Thing]:
        """Return what leads to the aims: statuses and terrains that powers name, what acts, glyphs that lie there."""
        helps = {("terrains", bare(name)) for power in wanted for name in named(power, "terrains")}
        helps |= {("statuses", bare(name)) for power in wanted for name in named(power, "statuses")}
        helps |= {(group, name.partition(":")[0]) for group, name in aims if group in _BOARD}
        hurt = (
            thing for thing in aims if thing[1] in self._powers and named(self._powers[thing[1]], "value") & _WOUNDS
        )
        helps |= {(WOUNDED, self._cards[thing]) for thing in hurt if thing in self._cards}
        lying = {thing: owner for (kind, owner, *_), thing in self._known.powers.items() if kind == "glyph"}
        return frozenset(helps | {("glyphs", lying[thing]) for thing in aims if thing in lying})

    def _filled(self, team: Sequence[str], wanted: Sequence[words.Power]) -> list[str]:
        """Return the species of a team and of one partner for each of some powers."""
        found = list(team)
        for power in shuffled(wanted, self._chance)[:MET]:
            count = MET if len(wanted) < MET else 1
            found += [name for name in self._partners.some(count, self._partners.of(power)) if name not in found]
        found += [name for name in self._partners.some(2) if name not in found] if len(found) < TEAM else []
        return [bare(self._known.cards[name].species) for name in found]
