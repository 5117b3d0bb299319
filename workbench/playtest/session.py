"""One game that people and agents play, with undo, branches, typed dice, a log and a replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.prompt import Option, Prompt
from workbench.engine.replay import Replay, record
from workbench.engine.rerun import Dice, IllegalDecision, starting_chance
from workbench.engine.result import Result
from workbench.engine.scene import Scene
from workbench.engine.scripted import BadFace, ManualChance, NeedsRoll, ScriptedChance
from workbench.engine.seats import NPC, SeatedAgents, UnknownAgent, agent_named
from workbench.engine.snapshot import Snapshot
from workbench.playtest.log import LogLine, log_lines
from workbench.playtest.positions import Position, state_at, used_faces

__all__ = ["NOT_RESUMED", "LogLine", "Session"]
#: What keeps a recorded game from being gone on with: other rules, other dice, players that are not there.
NOT_RESUMED = (IllegalDecision, BadFace, UnknownAgent)


class Session:
    """A playtest. `agents` by seat, None is a person; seat 0 (what belongs to nobody) is greedy unless said.

    `table_dice` set to True stops at every roll until `lay_dice` says what fell; `needs` then says what is to be
    rolled, `told` what has happened on the way there. `keep_every` keeps the state of one position in so many; the
    others are made again when they are gone to.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        agents: Mapping[int, str | None],
        snapshot: Snapshot | None = None,
        dice: Iterable[int] = (),
        keep_every: int = 1,
    ) -> None:
        """Start a game; `dice` are faces for its first rolls.

        Raises:
            UnknownAgent: a seat has no player or an agent is not known.
        """
        self.game, self.seed, self.snapshot = game, seed, snapshot
        self.agents: dict[int, str | None] = {}
        self.table_dice = False
        self.needs: NeedsRoll | None = None
        self._keep_every = keep_every
        self._laid: tuple[int, ...] = ()
        self._waiting: tuple[int, str | None] | None = None
        self.told: tuple[Event, ...] = ()
        for seat, name in {0: NPC, **agents}.items():
            self.seat_agent(seat, name)
        if missing := set(range(1, game.seats + 1)) - self.agents.keys():
            raise UnknownAgent(f"seat {min(missing)} has no player; the game has {game.seats} seats")
        faces, out = tuple(dice), list[Event]()
        self._state = game.new(starting_chance(seed, {0: faces}), out)
        self._here = Position(0, 0, self._asked(), game.copy(self._state), tuple(out), faces=faces, idle=self._idle())
        self._positions = [self._here]

    def seat_agent(self, seat: int, name: str | None) -> None:
        """Let an agent, or a person (None), play a seat from now on; raises UnknownAgent."""
        if not 0 <= seat <= self.game.seats:
            raise UnknownAgent(f"seat {seat} is not in the game; its seats are 1 to {self.game.seats}")
        if name is not None:
            agent_named(name)
        self.agents[seat] = name
        self._seated = SeatedAgents({s: n for s, n in self.agents.items() if n is not None}, self.seed)

    # ------------------------------------------------------------ what is asked

    @property
    def state(self) -> Any:
        """The state now; look, do not touch, and show nobody but through `scene`."""
        return self._state

    @property
    def prompt(self) -> Prompt | None:
        """What is asked, None when the game is over."""
        return self.game.prompt(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self.game.terminal(self._state)

    @property
    def waits_for_person(self) -> bool:
        """True when a person must choose or roll before anything happens."""
        return self._waiting is not None or self._chooses(self._here)

    def legal(self) -> Sequence[int]:
        """Return the legal actions."""
        return self.game.legal(self._state)

    def options(self, lang: str = "en") -> list[Option]:
        """Return what the legal actions mean, as the asked seat may know it, in the order of the actions."""
        if self._here.seat is None:
            return []
        seen = self.game.observe(self._state, self._here.seat)
        return [self.game.option(seen, action, lang) for action in self.game.legal(seen)]

    def question(self, lang: str = "en") -> str:
        """Return what is asked as a sentence; empty when the game is over."""
        if self._here.seat is None:
            return ""
        return self.game.question(self.game.observe(self._state, self._here.seat), lang)

    def scene(self, seat: int, lang: str = "en") -> Scene:
        """Return the table as a seat sees it."""
        return self.game.scene(self.game.observe(self._state, seat), lang)

    # ------------------------------------------------------------ playing on

    def choose(self, action: int) -> bool:
        """Take an action for the person who is asked; False when the table must roll first (see `needs`).

        Raises:
            IllegalDecision: the rules do not allow it.
            BadFace: a laid die shows what it cannot; the laid dice are taken back.
        """
        if not self.game.is_legal(self._state, action):
            raise IllegalDecision(self._here.depth + 1, action)
        return self._take(action, None)

    def advance(self) -> bool:
        """Let an agent decide once, or pass for a person who can do nothing else; False when a person must act."""
        seat = self._here.seat
        if seat is None or self._waiting is not None or self._chooses(self._here):
            return False
        legal, person = self.game.legal(self._state), self._is_person(seat)
        action = legal[0] if person else self._seated.choose(self.game, self._state, seat, legal)
        return self._take(action, self.agents[seat])

    def lay_dice(self, faces: Iterable[int]) -> bool:
        """Lay faces before the dice of the next decision (stream 0); goes on with one that waits for them.

        Faces that the decision has no dice for are taken back. Returns whether nothing more is to be rolled.
        Raises BadFace as `choose`.
        """
        self._laid += tuple(faces)
        if self._waiting is None:
            return True
        return self._take(*self._waiting)

    def _take(self, action: int, by: str | None) -> bool:
        faces = self._laid
        known = None if self.table_dice else self._here.child(action, faces)
        if known:
            self._settle(known)
            return True
        state, out = self.game.copy(self._state), list[Event]()
        self._lay(state, faces)
        try:
            self.game.apply(state, action, out)
        except NeedsRoll as need:
            self.needs, self._waiting, self.told = need, (action, by), tuple(out)
            return False
        except BadFace:
            self._laid = ()
            raise
        faces = used_faces(state.chance, faces)
        self._state = state
        kept = self.game.copy(state) if (self._here.depth + 1) % self._keep_every == 0 else None
        after = Position(len(self._positions), self._here.depth + 1, self._asked(), kept, tuple(out),
                         self._here, action, by, faces, idle=self._idle())  # fmt: skip
        self._here.children.append(after)
        self._positions.append(after)
        self._settle(after, state)
        return True

    def _lay(self, state: Any, faces: tuple[int, ...]) -> None:
        """Put laid faces, or the table's dice, in the place of the state's chance."""
        if self.table_dice:
            state.chance = ManualChance.over(state.chance, faces)
        elif faces or isinstance(state.chance, ManualChance):
            state.chance = ScriptedChance.over(state.chance, faces)

    # ------------------------------------------------------------ undo and branches

    @property
    def here(self) -> Position:
        """The position now; its line leads back to the start."""
        return self._here

    @property
    def position(self) -> int:
        """The number of the position now."""
        return self._here.number

    @property
    def decisions(self) -> list[int]:
        """The decisions from the start to here."""
        return [p.action for p in self._here.line()[1:]]

    def branches(self) -> dict[int, list[int]]:
        """Return the tree: position -> those that decisions led to from it, oldest first."""
        return {p.number: [c.number for c in p.children] for p in self._positions}

    def undo(self) -> bool:
        """Go back to where a person last chose, or by one decision when nobody is one; False at the start."""
        if self._waiting is not None:
            self._forget_waiting()
            return True
        before = self._here.line()[:-1]
        if not before:
            return False
        self._settle(next((p for p in reversed(before) if self._chooses(p)), before[-1]))
        return True

    def redo(self) -> bool:
        """Go on along the line that was undone, to where a person chose next or by one decision; False at its end."""
        ahead = list(self._here.ahead())
        if not ahead:
            return False
        persons = any(self._is_person(seat) for seat in self.agents)
        stops = (p for p in ahead if self._chooses(p))
        self._settle(next(stops, ahead[-1]) if persons else ahead[0])
        return True

    def go_to(self, number: int) -> None:
        """Go to a position of the tree; IndexError when there is none of that number."""
        self._settle(self._positions[number])

    def _settle(self, position: Position, state: Any = None) -> None:
        """Be at a position; `state` is its state when it is at hand. Redo follows the line that leads through it."""
        self._forget_waiting()
        self._laid = ()
        self._here = position
        position.make_current()
        self._state = self.state_of(position) if state is None else state

    def state_of(self, position: Position) -> Any:
        """Return a copy of a position's state."""
        return state_at(self.game, position)

    def _forget_waiting(self) -> None:
        self.needs, self._waiting, self.told = None, None, ()

    def _asked(self) -> int | None:
        return self.prompt.seat if self.prompt else None

    def _idle(self) -> bool:
        return self.prompt is not None and self.prompt.idle

    def _chooses(self, position: Position) -> bool:
        """Whether a person has something to choose at a position."""
        return not position.idle and self._is_person(position.seat)

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and self.agents[seat] is None

    # ------------------------------------------------------------ what remains

    @property
    def eyes(self) -> int:
        """The seats of people at the table, as a bit mask."""
        return sum(1 << (seat - 1) for seat, name in self.agents.items() if seat and name is None)

    def log(self, lang: str = "en") -> list[LogLine]:
        """Return what happened from the start to here; with people at the table, only what they all may know."""
        return log_lines(self.game, self._here.line(), self.eyes, lang)

    @property
    def dice(self) -> Dice:
        """The faces that were laid on the way here, by the decision that they were ahead of."""
        return {p.depth: p.faces for p in self._here.line() if p.faces}

    def replay(self) -> Replay:
        """Return the record of the game from the start to here."""
        snapshot = self.snapshot or Snapshot(self.game.ruleset, "", {})
        return record(self.game, snapshot, self.seed, self.decisions, self.agents, self.dice)

    @classmethod
    def resumed(
        cls,
        game: Game[Any],
        replay: Replay,
        agents: Mapping[int, str | None] | None = None,
        snapshot: Snapshot | None = None,
    ) -> Session:
        """Return a session that stands at the end of a recorded game, every position of it in the tree.

        `agents` override the recorded ones. To let an edited pack take effect at once: resume a session's replay on
        the newly compiled game.

        Raises one of NOT_RESUMED: the rules do not allow a recorded decision, die or player.
        """
        laid = replay.laid
        session = cls(game, replay.seed, agents or replay.players, snapshot, laid.get(0, ()))
        for at, action in enumerate(replay.decisions, 1):
            if not game.is_legal(session.state, action):
                raise IllegalDecision(at, action)
            session.lay_dice(laid.get(at, ()))
            session._take(action, session.agents[session._here.seat or 0])
        return session
