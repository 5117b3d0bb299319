"""Watches whole games: a battle, or a campaign scenario with all that happens between its battles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any

from workbench.api.rules import Event, EventWatch, Game, Watch, reason_of

from ..battle import Battle
from ..campaign.arena import Arena, from_text, without_key
from ..campaign.battles import Key
from ..campaign.game import CampaignGame
from ..campaign.journey import Journey, Link
from ..campaign.state import CampaignState
from ..campaign.telling import IN_USE
from ..game import BattleGame
from ..state import BattleState
from .catalogue import Catalogue, Thing, carrying, trading
from .witness import Witness, grounds


class BattleWatch:
    """Watches the game of one battle."""

    def __init__(self, known: Catalogue, game: BattleGame) -> None:
        """Listen to its battle from now on."""
        self._battle, self._witness = game.battle, Witness(known)
        self._witness.attend(game.battle)

    def before(self, state: BattleState) -> None:
        """Look at a state before a decision."""
        self._witness.before(state)

    def after(self, state: BattleState, events: Sequence[Event]) -> Set[Thing]:
        """Return what has happened."""
        for event in events:
            self._witness.heard(self._battle, event)
        return self._witness.now


class _Arena(Arena):
    """Compiles battles that are listened to."""

    def __init__(self, journey: Journey, witness: Witness) -> None:
        super().__init__(journey)
        self._witness = witness

    def stage(self, key: Key) -> Battle:
        """Return the battle of a key; one that was not there is attended."""
        known = key in self._kept
        battle = super().stage(key)
        if not known:
            self._witness.attend(battle, ground=False)  # the journey's table has been, and they are the same
        return battle


class JourneyWatch:
    """Watches the game of a campaign scenario."""

    def __init__(self, known: Catalogue, journey: Journey) -> None:
        """Listen to its battles from now on."""
        self._known, self._journey, self._witness = known, journey, Witness(known)
        self._witness.attend_ground(journey.table)
        journey.arena = _Arena(journey, self._witness)
        self._bags: list[int] = []
        self._carried: list[int] = []

    def before(self, state: CampaignState) -> None:
        """Look at a state before a decision."""
        self._witness.before(state)
        self._bags, self._carried = list(state.bag), list(state.carrier)

    def after(self, state: CampaignState, events: Sequence[Event]) -> Set[Thing]:
        """Return what has happened."""
        for event in events:
            bare, text = without_key(event)
            if text:
                self._witness.heard(self._journey.arena.stage(from_text(text)), bare)
            self._witness.now |= set(self._told(bare, state, {other.what for other in events}))
        self._witness.now |= self._carriers(state)
        return self._witness.now

    def _told(self, event: Event, state: CampaignState, told: Set[str]) -> Iterator[Thing]:
        """Yield what an event of a campaign shows."""
        journey, args = self._journey, event.args
        match event.what:
            case what if what in IN_USE:
                yield "items", journey.items[int(args[1])].id
            case "found" | "bought":
                item = journey.items[int(args[1])]
                if item.rules.use == "key":
                    yield "items", item.id
            case "boosted":
                yield "items", journey.items[int(args[2])].id
            case "evolved":
                yield from self._evolution(int(args[1]), int(args[2]), state, told)
            case "swapped":
                person = journey.people[int(args[2])]
                wants, gives = (journey.cards[int(args[n])].species for n in (1, 3))
                yield "trades", trading(person.id, wants, gives)
            case "step":
                yield from grounds(journey.table, [int(args[2])])
            case "roll":
                yield from self._roll(event)

    def _evolution(self, start: int, to: int, state: CampaignState, told: Set[str]) -> Iterator[Thing]:
        """Yield the way by which a Pokémon has evolved, and the item that it took."""
        journey = self._journey
        links = [link for link in journey.links[start] if link.to == to]
        traded = bool(told & {"traded", "swapped"})
        paid = [link for link in links if link.item >= 0 and self._spent(state, link.item)]
        used = [link for link in links if link.by == "trade"] if traded else paid
        for link in used or [link for link in links if link.by == "markers"][:1]:
            yield "evolutions", self._way(start, link)
            if link.by == "item":
                yield "items", journey.items[link.item].id

    def _way(self, start: int, link: Link) -> str:
        cards, items = self._journey.cards, self._journey.items
        item = f" {items[link.item].id}" if link.item >= 0 else ""
        names = (cards[kind].species.rpartition("/")[2] for kind in (start, link.to))
        return f"{' > '.join(names)}: {link.by}{item}"

    def _spent(self, state: CampaignState, item: int) -> bool:
        every = range(item, len(state.bag), self._journey.count)
        return any(at < len(self._bags) and state.bag[at] < self._bags[at] for at in every)

    def _roll(self, event: Event) -> Iterator[Thing]:
        """Yield which row of an encounter table came, and the rods of who fishes."""
        journey = self._journey
        why, values = reason_of(str(event.args[-1]).partition("@")[0])
        if why not in ("which", "encounter"):
            return
        tables = list(journey.ground_tables.values())
        table = tables[values["table"]] if values["table"] >= 0 else journey.fishing
        if why == "which" and table is not None:
            yield (
                "encounters",
                f"{table.id}: {journey.cards[table.faces[int(event.args[2]) - 1]].species.rpartition('/')[2]}",
            )
        elif values["table"] < 0:
            first = (values["seat"] - 1) * journey.count
            held = [item for n, item in enumerate(journey.items) if self._bags and self._bags[first + n]]
            yield from (("items", item.id) for item in held if item.rules.use == "rod")

    def _carriers(self, state: CampaignState) -> set[Thing]:
        """Return the items by which a Pokémon has just taken its trainer onto the water."""
        journey, found = self._journey, set[Thing]()
        for seat, mon in enumerate(state.carrier):
            if mon >= 0 and (seat >= len(self._carried) or self._carried[seat] != mon):
                taught = [item for n, item in enumerate(journey.items) if state.taught[mon] >> n & 1]
                found |= {("items", carrying(item.id)) for item in taught if item.rules.carries_trainer}
        return found


def watch_of(known: Catalogue, game: Game[Any]) -> Watch:
    """Return what watches a game of this ruleset; one that is neither battle nor journey is heard by its events."""
    if isinstance(game, BattleGame):
        return BattleWatch(known, game)
    return JourneyWatch(known, game.journey) if isinstance(game, CampaignGame) else EventWatch(game)
