"""A small game for tests: a short track, few cards, and states in which somebody is about to do something."""

import json

from plugins.master_trainer import codes as c
from plugins.master_trainer.ruleset import RULESET
from plugins.master_trainer.turn import settle
from workbench.engine.chance import Chance
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

#: Battle Points by Pokémon; the first letter of the colour after the number.
POKEMON = {"croconaw": (7, "orange"), "poliwag": (6, "yellow"), "gyarados": (10, "gold"), "raichu": (9, "red")}
RARES = {"mew": (12, None), "unown": (8, "red")}
STREAMS = 16


def named(name, **more):
    """Return an entity with its name."""
    return {"id": name, "name": {"en": name.capitalize(), "it": name.capitalize()}, **more}


def add(amount, **more):
    """Return an effect that adds to a total."""
    return {"do": "add_points", "amount": amount, **more}


def track(kinds, loop=None, **junctions):
    """Return a map of START, a space of each kind (`plain` says nothing) and GOAL; `s3=("s7",)` makes a junction."""
    ids = ["s0", *(f"s{n}" for n in range(1, len(kinds) + 1)), "goal"]
    spaces = [{"id": name, "x": n, "y": 0, "junction": list(junctions.get(name, ()))} for n, name in enumerate(ids)]
    said = []
    for n, kind in enumerate(kinds, 1):
        what, *more = kind.split(":")
        extra = {"amount": int(more[-1])} if more else {}
        extra |= {"lose": more[0]} if what == "trouble" else {}
        if what != "plain":
            said.append({"do": what, "at": [f"s{n}"], **extra})
    rules = {"spaces": said} | ({"loop": loop} if loop else {})
    return {"id": "board", "shape": "track", "spaces": spaces, "goals": [{"space": "goal"}], "rules": rules}


def snapshot(kinds=("plain",) * 30, items=(), events=(), board=None, seats=2, copies=5, leaders=(8,), **rules):
    """Return the content of a game. `items` are (id, when, effects), so are `events`."""
    entities = {f"character_card:{name}": named(name, points=bp, color=color, types=["water"], quantity=copies)
                for name, (bp, color) in POKEMON.items()}  # fmt: skip
    for name, (points, color) in RARES.items():
        entities[f"rare:{name}"] = named(name, points=points, **({"color": color} if color else {}))
    for n, points in enumerate(leaders):
        entities[f"gym_leader:leader_{n}"] = named(f"leader_{n}", points=points, types=["rock"])
    for name, when, do in items:
        entities[f"item:{name}"] = named(name, rules={"when": when, "do": do, "quantity": 10})
    for name, when, do in events:
        entities[f"event:{name}"] = named(name, when=when, do=do, quantity=10)
    kinds_of = {"characters": "character_card", "rares": "rare", "leaders": "gym_leader", "items": "item",
                "events": "event"}  # fmt: skip
    decks = {deck: [key.partition(":")[2] for key in entities if key.startswith(kind + ":")]
             for deck, kind in kinds_of.items()}  # fmt: skip
    entities["map:board"] = board or track(kinds)
    sides = [{"seat": seat, "name": {"en": f"Player {seat}"}} for seat in range(1, seats + 1)]
    settings = {"decks": decks, "first_player": "first_seat", "start_items": 0, **rules}
    entities["scenario:game"] = {"id": "game", "map": "board", "sides": sides, "rules": settings}
    return Snapshot("master_trainer", "game", {key: json.dumps(entities[key]).encode() for key in sorted(entities)})


def game_of(*args, **more):
    """Return the compiled game."""
    return RULESET.compile(snapshot(*args, **more))


class Bed:
    """A game that is being played: `spins` are laid before the spinner (0 to 10), `out` is what happened."""

    def __init__(self, game, spins=()):
        self.game, self.table, self.out = game, game.table, []
        faces = [spin or 11 for spin in spins]
        self.state = game.new(ScriptedChance(1, STREAMS, faces) if faces else Chance(1, STREAMS), self.out)

    def card(self, name):
        """Return the number of an item or event."""
        return next(n for n, card in enumerate(self.table.cards) if card.ref.endswith(f":{name}"))

    def pokemon(self, name):
        """Return the number of a Pokémon."""
        return next(n for n, card in enumerate(self.table.pokemon) if card.ref.endswith(f":{name}"))

    def give(self, seat, pokemon=None, cards=None):
        """Let a seat (from 1) have just these Pokémon and cards."""
        if pokemon is not None:
            self.state.pokemon[seat - 1] = tuple(sorted(self.pokemon(name) for name in pokemon))
        if cards is not None:
            self.state.hand[seat - 1] = tuple(sorted(self.card(name) for name in cards))

    def act(self, seat, kind):
        """Let a seat follow the instructions of a kind of space, then go on as after a spin."""
        frames = self.state.frames
        assert frames[-1][0] == c.BEFORE
        frames[-1] = (c.ACT, seat - 1, c.SPACES[kind])
        settle(self.table, self.state, self.out)

    def spins(self, *numbers):
        """Lay numbers before the spinner."""
        self.state.chance = ScriptedChance.over(self.state.chance, [spin or 11 for spin in numbers])

    def do(self, *actions):
        """Take actions, each of which must be legal."""
        for action in actions:
            assert action in self.game.legal(self.state), (action, list(self.game.legal(self.state)))
            self.game.apply(self.state, action, self.out)

    def use(self, name):
        """Use or play a card."""
        self.do(c.FIRST_CARD + self.card(name))

    def go(self):
        """Spin, end the turn, or play no card."""
        self.do(c.GO)

    def own(self, seat):
        """Return the names of a seat's Pokémon."""
        return sorted(self.table.pokemon[card].ref.partition(":")[2] for card in self.state.pokemon[seat - 1])

    def shown(self):
        """Return the names of the face-up Pokémon."""
        return [self.table.pokemon[card].ref.partition(":")[2] for card in self.state.shown]

    def top(self, name):
        """Put a Pokémon on top of the pile."""
        card = self.pokemon(name)
        self.state.pile.remove(card)
        self.state.pile.append(card)

    def happened(self, what):
        """Return the values of every event of that word."""
        return [event.args for event in self.out if event.what == what]

    def totals(self):
        """Return (spin, points, their spin, their points) of every comparison."""
        return [args[:4] for args in self.happened("totals")]

    @property
    def asked(self):
        """What is asked: the code of the frame and the seat (from 1)."""
        return (self.state.frames[-1][0], self.state.frames[-1][1] + 1) if self.state.frames else None
