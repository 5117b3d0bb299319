"""The game that a playtest plays: started from the packs in memory, saved and loaded as a replay."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.engine.game import Game
from workbench.engine.prompt import Option
from workbench.engine.replay import Replay
from workbench.engine.ruleset import SetupRefused
from workbench.engine.ruling import Ruling
from workbench.engine.scene import Scene
from workbench.engine.seats import NPC
from workbench.engine.snapshot import Snapshot
from workbench.engine.throw import NamesThrows, Throw
from workbench.gui import lang
from workbench.gui.lang import tr
from workbench.gui.playtest.hot_seat import HotSeat
from workbench.model.entity import localised
from workbench.model.ref import EntityRef
from workbench.pack.state import write_durably
from workbench.playtest.history import under_way
from workbench.playtest.progress_files import outside_packs
from workbench.playtest.reasons import errors_in, every_reason
from workbench.playtest.session import NOT_RESUMED, Session

if TYPE_CHECKING:
    from workbench.gui.document import Document


class Match:
    """One scenario of the document and the session that is played of it, None before the first game."""

    def __init__(self, document: Document, ref: EntityRef) -> None:
        self.document, self.ref = document, ref
        self.session: Session | None = None
        #: The seed and the players to begin with; None and nothing leave it to the bar.
        self.seed: int | None = None
        self.agents: dict[int, str | None] = {}
        #: `kind:id` of what differs between the loaded replay and the pack; whether its own content is played.
        self.differs: list[str] = []
        self.recorded = False
        self.hot_seat = HotSeat()
        self._replay: Replay | None = None
        self._kept: list[tuple[int, int]] = []

    @property
    def to_lose(self) -> bool:
        """Whether a person has decided something in a game that has not ended, and it is kept nowhere."""
        decided = self._decided()
        return bool(decided) and decided != self._kept and self.session is not None and self.session.result is None

    def is_kept(self) -> None:
        """Take note that the game as it is now lies in a file."""
        self._kept = self._decided()

    def _decided(self) -> list[tuple[int, int]]:
        """Return what people decided so far, and when."""
        line = self.session.here.line()[1:] if self.session else ()
        return [(position.depth, position.action) for position in line if position.by is None]

    def seat_names(self) -> dict[int, str]:
        """Return what people read for each seat of the scenario; those of its game when it names none."""
        entity = self.document.packs.get(self.ref)
        sides = entity.data.get("sides") if entity and isinstance(entity.data, dict) else None
        found = {}
        for side in sides if isinstance(sides, list) else ():
            if isinstance(side, dict) and type(side.get("seat")) is int:
                name = localised(side.get("name"), lang.current()) or self._trainer(side.get("trainer"))
                found[side["seat"]] = name or tr("Seat {seat}", seat=side["seat"])
        return found or {seat: tr("Seat {seat}", seat=seat) for seat in range(1, self._seats() + 1)}

    def _seats(self) -> int:
        """Return how many play the game; one while it cannot be played at all."""
        if self.session is not None:
            return self.session.game.seats
        try:
            return self._compiled(self.content()).seats
        except SetupRefused:
            return 1

    def start(self, seed: int, agents: Mapping[int, str | None]) -> None:
        """Start a new game on the packs as they are in memory.

        Raises:
            SetupRefused: with every reason; the game under way goes on.
        """
        try:
            self.session = self.document.workspace.session(self.ref.id, seed, dict(agents))
        except SetupRefused as refused:
            errors = errors_in(self.document.findings, self.content())
            raise SetupRefused(every_reason(errors, refused.reasons)) from refused
        self.differs, self.recorded, self._replay = [], False, None

    def beginning(self) -> tuple[int, Mapping[int, str | None]] | None:
        """Return seed and players of the game that goes on, else of the one to begin with; None: as the bar says."""
        if self.session is not None:
            return self.session.seed, self.session.agents
        return None if self.seed is None else (self.seed, self.agents)

    def content(self) -> Snapshot:
        """Return what a new game would be played on."""
        return self.document.workspace.snapshot(self.ref.id)

    def play_ahead(self, decisions: int) -> None:
        """Let greedy agents make so many decisions for every seat, then give the seats back."""
        session = self.session
        if session is None or not decisions:
            return
        players = dict(session.agents)
        for seat in players:
            session.seat_agent(seat, NPC)
        for _ in range(decisions):
            if not session.advance():
                break
        for seat, name in players.items():
            session.seat_agent(seat, name)

    def pass_on(self) -> None:
        """Let people pass who can do nothing else, however slow agents are."""
        session = self.session
        while session and session.prompt and session.prompt.idle and session.agents[session.prompt.seat] is None:
            if not session.advance():
                return

    def save(self, path: Path) -> None:
        """Write the replay of the game so far.

        Raises:
            InAPack: it would lie in a pack.
            OSError: it cannot be written.
        """
        if self.session:
            outside_packs(path)
            write_durably(path, self.session.replay().to_bytes())
            self.is_kept()

    def load(self, path: Path) -> bool:
        """Go on with a recorded game; return whether it was played on the packs as they are now.

        A game that the packs as they are no longer allow is played on the content that the replay embeds.

        Raises:
            BadReplay: it is no replay, or its content is missing.
            SetupRefused: its scenario cannot be played.
            One of NOT_RESUMED: the rules do not allow what is recorded.
        """
        replay = Replay.from_bytes(path.read_bytes())
        try:
            self._go_on(replay, recorded=replay.scenario != self.ref.id)
        except (*NOT_RESUMED, SetupRefused):
            if not replay.content:
                raise
            self._go_on(replay, recorded=True)
        return not self.differs and not self.recorded

    @property
    def recorded_on(self) -> str:
        """The name of the other scenario that the loaded replay was recorded on; empty when it is this one."""
        if self._replay is None or self._replay.scenario == self.ref.id:
            return ""
        ref = self.document.packs.resolve(self._replay.scenario, (self.ref.kind,), self.ref.pack)
        entity = self.document.packs.get(ref) if ref else None
        named = entity.data.get("name") if entity and isinstance(entity.data, dict) else None
        return localised(named, lang.current()) or self._replay.scenario

    def change_content(self) -> None:
        """Play the loaded replay on the content that it embeds, or back on the packs as they are now.

        Raises:
            BadReplay: it embeds none.
            SetupRefused, or one of NOT_RESUMED: that content cannot be played, or does not allow what is recorded.
        """
        if self._replay is not None:
            self._go_on(self._replay, recorded=not self.recorded)

    def carry_over(self) -> None:
        """Go on with the game under way on the packs as they are now: the same seed, decisions and laid dice.

        Raises:
            SetupRefused, or one of NOT_RESUMED: they cannot be played, or do not allow a decision; the game stays.
        """
        if self.session is not None:
            snapshot = self.content()
            game = self._compiled(snapshot)
            self.session = Session.resumed(game, self.session.replay(), self.session.agents, snapshot)

    @property
    def may_change_content(self) -> bool:
        """Whether there is a recorded content and a scenario here to change between."""
        return self._replay is not None and bool(self._replay.content) and self._replay.scenario == self.ref.id

    def _go_on(self, replay: Replay, recorded: bool) -> None:
        """Go on with a replay; what is played stays as it was when that cannot be done."""
        snapshot = replay.snapshot() if recorded else self.content()
        self.session = Session.resumed(self._compiled(snapshot), replay, snapshot=snapshot)
        here = replay.scenario == self.ref.id
        self.differs = replay.differs(self.content()) if here else []
        self.recorded, self._replay = recorded, replay
        self.is_kept()

    def _compiled(self, snapshot: Snapshot) -> Game[Any]:
        """Return the game of content that no check may have seen: whatever a ruleset throws at it is a refusal."""
        try:
            return self.document.workspace.compile(snapshot)
        except SetupRefused:
            raise
        except Exception as error:
            raise SetupRefused([str(error) or type(error).__name__]) from error

    @property
    def view_seat(self) -> int:
        """The seat whose eyes the table is seen by: that of the person who was asked last, else of the first one."""
        return self.hot_seat.eyes(self.session)

    @property
    def awaited(self) -> int:
        """The seat of the person who must come to the screen before the table may be shown on; 0: nobody."""
        return self.hot_seat.awaited(self.session)

    def scene(self) -> Scene | None:
        """Return the table as it is seen now."""
        return self.session.scene(self.view_seat, lang.current()) if self.session else None

    def options(self) -> list[Option]:
        """Return what a person can answer; nothing while an agent is asked, or dice or a person are waited for."""
        session = self.session
        if session is None or session.needs is not None or not session.waits_for_person or self.awaited:
            return []
        return session.options(lang.current())

    def rulings(self) -> tuple[Ruling, ...]:
        """Return the house rulings in force."""
        return self.session.game.rulings if self.session else ()

    def throw(self) -> Throw | None:
        """Return what the dice are that are waited for, as the ruleset says; None where it says nothing."""
        session = self.session
        if session is None or session.needs is None or not isinstance(session.game, NamesThrows):
            return None
        return session.game.throw(session.needs, lang.current())

    def under_way(self) -> str:
        """Return what has led to the dice that are waited for, a line each."""
        told = under_way(self.session, lang.current()) if self.session else []
        return "\n".join(line.text for line in told)

    def _trainer(self, said: Any) -> str:
        found = self.document.packs.resolve(said, ("trainer",), self.ref.pack) if isinstance(said, str) else None
        entity = self.document.packs.get(found) if found else None
        return localised(entity.data.get("name"), lang.current()) if entity and isinstance(entity.data, dict) else ""
