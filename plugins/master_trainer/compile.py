"""From a snapshot to a table that can be played."""

from __future__ import annotations

from workbench.api.rules import Reader, SetupRefused, Snapshot

from .board import compile_board, dead_ends, reached, steps_to_goal
from .compiled import WORTH, PlayCard, Pokemon, Table
from .powers import compile_card
from .scene import boards_of
from .structs.cards import CharacterCard, EventCard, GymLeader, Rare
from .structs.rules import Decks
from .structs.views import Item, Scenario, Track, Type

SEATS = (2, 4)


def compile_table(snapshot: Snapshot) -> Table:
    """Return the table of the snapshot's scenario; SetupRefused with every reason."""
    reader = Reader(snapshot)
    scenario = reader.read(Scenario, "scenario", snapshot.scenario)
    track = reader.read(Track, "map", scenario.map) if scenario else None
    if scenario is None or track is None:
        raise SetupRefused(reader.reasons)
    reader.reasons += [*_seat_faults(snapshot.scenario, scenario), *_track_faults(track)]
    table = None if reader.reasons else _table(reader, scenario, track)
    if table is None or reader.reasons:
        raise SetupRefused(reader.reasons)
    return table


def _seat_faults(name: str, scenario: Scenario) -> list[str]:
    """What is wrong with the seats."""
    seats = sorted(side.seat for side in scenario.sides)
    found = []
    if not SEATS[0] <= len(seats) <= SEATS[1]:
        found.append(f"scenario:{name}/sides: `{len(seats)}` play, expected 2 to 4")
    if seats != list(range(1, len(seats) + 1)):
        found.append(f"scenario:{name}/sides: seats are `{', '.join(map(str, seats))}`, expected 1, 2 … without gaps")
    return found


def _track_faults(track: Track) -> list[str]:
    """What makes a track unplayable: another shape, no GOAL, a space that GOAL cannot be reached from."""
    if track.shape != "track" or len(track.spaces) < 2:
        spaces = "1 space" if len(track.spaces) == 1 else f"{len(track.spaces)} spaces"
        return [f"map:{track.id}: `{track.shape}` of {spaces}, expected a `track` of at least 2"]
    board = compile_board(track)
    if board.goal == 0:
        return [f"map:{track.id}/goals: START is no GOAL, expected another space"]
    from_start = reached(board.after, 0)
    stuck = [board.ids[end] for end, _ in dead_ends(board) if end in from_start]
    return [f"map:{track.id}/spaces: GOAL cannot be reached from `{name}`" for name in stuck]


def _table(reader: Reader, scenario: Scenario, track: Track) -> Table:
    """Compile everything that the decks name."""
    decks, rules = scenario.rules.decks, scenario.rules
    characters = reader.several(CharacterCard, "character_card", dict.fromkeys(decks.characters))
    rares = reader.several(Rare, "rare", dict.fromkeys(decks.rares))
    leaders = reader.several(GymLeader, "gym_leader", dict.fromkeys(decks.leaders))
    need = len(scenario.sides) * rules.start_pokemon
    if sum(card.quantity for card in characters) < need:
        reader.reasons.append(f"scenario:{scenario.id}/rules/decks/characters: fewer than `{need}` cards")
    pokemon = [_pokemon(card, "character_card", rules.no_color) for card in characters]
    pokemon += [_pokemon(card, "rare", rules.no_color) for card in rares]
    cards, items, events = _cards(reader, decks)
    board = compile_board(track)
    return Table(
        board=board,
        scene=boards_of(track, board),
        rules=rules,
        sides=tuple(side.name for side in sorted(scenario.sides, key=lambda side: side.seat)),
        pokemon=tuple(pokemon),
        leaders=tuple(_pokemon(card, "gym_leader", rules.no_color) for card in leaders),
        cards=tuple(cards),
        items=sum(card.item for card in cards),
        pile=_copies([card.quantity for card in characters]),
        rare_deck=_copies([card.quantity for card in rares], len(characters)),
        leader_deck=_copies([card.quantity for card in leaders]),
        item_deck=items,
        event_deck=events,
        far=steps_to_goal(board),
        types=_types(reader),
        digest=reader.snapshot.digest,
    )


def _pokemon(card: CharacterCard | Rare | GymLeader, kind: str, no_color: str) -> Pokemon:
    color = "" if isinstance(card, GymLeader) else card.color or no_color
    worth = WORTH.get(color, 0)
    types = frozenset(name.rpartition("/")[2] for name in card.types)
    return Pokemon(f"{kind}:{card.id}", card.name, card.points, color, worth, types, kind == "rare")


def _cards(reader: Reader, decks: Decks) -> tuple[list[PlayCard], tuple[int, ...], tuple[int, ...]]:
    """Items, then events, and their decks."""
    items = []
    for item in reader.several(Item, "item", dict.fromkeys(decks.items)):
        if item.rules is None:
            reader.reasons.append(f"item:{item.id}/rules: nothing says what it does in this game")
        else:
            items.append((item, item.rules))
    events = reader.several(EventCard, "event", dict.fromkeys(decks.events))
    cards = [
        PlayCard(f"item:{item.id}", item.name, rules.when, True, rules.do, compile_card(rules.do))
        for item, rules in items
    ]
    cards += [
        PlayCard(f"event:{event.id}", event.name, event.when, False, event.do, compile_card(event.do))
        for event in events
    ]
    item_deck = _copies([rules.quantity for _, rules in items])
    return cards, item_deck, _copies([event.quantity for event in events], len(items))


def _copies(quantities: list[int], first: int = 0) -> tuple[int, ...]:
    """Numbers from `first` on, each as often as there are copies."""
    return tuple(first + n for n, quantity in enumerate(quantities) for _ in range(quantity))


def _types(reader: Reader) -> dict[str, tuple[dict[str, str], str]]:
    """The name and colour of each type."""
    return {name: (kind.name, kind.color) for name, kind in reader.all(Type, "type").items()}
