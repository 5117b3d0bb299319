"""A campaign that is played: scenario after scenario, with all that is carried, saved and loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from workbench.engine.campaign import BadProgress, Campaigning, Progress
from workbench.engine.chance import derive
from workbench.engine.game import Game
from workbench.engine.replay import BadReplay, pack_content, result_json
from workbench.engine.scene import Scene
from workbench.engine.snapshot import Snapshot
from workbench.playtest.campaign_file import FORMAT, SavedCampaign, StepRecord
from workbench.playtest.campaign_steps import CampaignStep, steps_of
from workbench.playtest.session import NOT_RESUMED, Session

#: Seeds of later steps fit where people type one.
_SEEDS = 0x7FFFFFFF


@dataclass(frozen=True)
class Content:
    """Where a campaign's content comes from, as it is now each time that it is asked."""

    #: Returns all that the campaign reaches; its `scenario` is the campaign's id.
    whole: Callable[[], Snapshot]
    #: Returns the snapshot of one scenario by its bare id.
    step: Callable[[str], Snapshot]
    #: Returns the compiled game of a snapshot, or raises SetupRefused.
    compile: Callable[[Snapshot], Game[Any]]


class Unfinished(Exception):
    """The scenario is not over; the campaign cannot go on from it."""


class Campaign:
    """One campaign. `progress` is the ruleset's value, `done` how steps were played, `before` the last one's content.

    A step is played by a session, or by `ready` and agents; `finish` carries its result on. The first step has the
    campaign's seed, every later one a seed that follows from it.
    """

    def __init__(self, rules: Campaigning[Any], content: Content, seed: int = 1) -> None:
        """Begin a campaign that nobody has played yet."""
        self.rules, self.content, self.seed = rules, content, seed
        self.progress: Progress = rules.campaign_started(self.data)
        self.done: tuple[StepRecord, ...] = ()
        self.before: Snapshot | None = None
        self.differs: list[str] = []

    @property
    def data(self) -> Mapping[str, Any]:
        """The campaign's entity as it is now."""
        whole = self.content.whole()
        found = whole.find("campaign", whole.scenario)
        return found if isinstance(found, Mapping) else {}

    @property
    def current(self) -> str:
        """The scenario that is next, empty when the campaign is over."""
        return self.progress.scenario

    @property
    def step_seed(self) -> int:
        """The seed of the current step."""
        number = len(self.done)
        return derive(self.seed, number) & _SEEDS if number else self.seed

    def steps(self) -> tuple[CampaignStep, ...]:
        """Return what is done, what is current and what may follow."""
        return steps_of(self.data, self.current, self.done)

    def prepared(self) -> Snapshot:
        """Return the content of the current step with all that is carried.

        Raises:
            NotFound: the scenario is not in the pack any more.
        """
        return self.rules.campaign_prepared(self.content.step(self.current), self.progress, self.before)

    def ready(self) -> tuple[Snapshot, Game[Any]]:
        """Return the current step's content and game.

        Raises:
            SetupRefused: it cannot be played, with every reason.
        """
        snapshot = self.prepared()
        return snapshot, self.content.compile(snapshot)

    def session(self, agents: Mapping[int, str | None], seed: int | None = None, dice: Iterable[int] = ()) -> Session:
        """Return a new session of the current step; `agents` by seat, `seed` replaces the step's own.

        Raises:
            SetupRefused: it cannot be played, with every reason.
        """
        snapshot, game = self.ready()
        return Session(game, self.step_seed if seed is None else seed, agents, snapshot, dice)

    def scene(self, lang: str) -> Scene:
        """Return what everybody carries now, as zones and texts."""
        if self.current:
            return self.rules.campaign_scene(self.progress, self.prepared(), lang)
        last = self.before or self.content.whole()
        return self.rules.campaign_scene(self.progress, last, lang)

    def finish(self, session: Session) -> StepRecord:
        """Carry on what a session of the current step came to, and return its record.

        Raises:
            Unfinished: the game goes on.
        """
        snapshot = session.snapshot
        assert snapshot is not None, "a campaign's sessions know their content"
        return self.advance(snapshot, session.game, session.state, session.seed, session.agents, len(session.decisions))

    def advance(
        self,
        snapshot: Snapshot,
        game: Game[Any],
        state: Any,
        seed: int,
        agents: Mapping[int, str | None],
        decisions: int,
    ) -> StepRecord:
        """Carry on the last state of the current step, and return its record.

        Raises:
            Unfinished: the game goes on.
        """
        result = game.terminal(state)
        if result is None:
            raise Unfinished(f"`{self.current}` is not over")
        record = StepRecord(
            scenario=self.current,
            seed=seed,
            agents={str(seat): name for seat, name in sorted(agents.items())},
            decisions=decisions,
            rounds=game.rounds(state),
            result=result_json(result),
        )
        self.progress = self.rules.campaign_advanced(self.progress, self.data, game, state)
        self.done, self.before = (*self.done, record), snapshot
        return record

    # ------------------------------------------------------------ files

    def saved(self, session: Session | None = None) -> SavedCampaign:
        """Return the campaign as a file; `session` is the current step's, when it is in the midst of it."""
        whole = self.content.whole()
        playing = session.replay() if session is not None and session.decisions else None
        return SavedCampaign(
            format=FORMAT,
            ruleset=whole.ruleset,
            pack=whole.pack,
            pack_version=whole.pack_version,
            campaign=whole.scenario,
            scenario=self.current,
            seed=self.seed,
            done=self.done,
            progress=msgspec.json.decode(self.rules.campaign_saved(self.progress)),
            hashes=dict(whole.hashes),
            content_of=self.before.scenario if self.before else "",
            content=pack_content(self.before.entities) if self.before else "",
            playing=playing,
        )

    @classmethod
    def loaded(cls, rules: Campaigning[Any], content: Content, saved: SavedCampaign) -> Campaign:
        """Return the campaign of a file; `differs` then names what has changed in the pack since.

        Raises:
            BadProgress: it is of another campaign or ruleset, or its next scenario is no step of the campaign any more.
        """
        campaign = cls(rules, content, saved.seed)
        whole = content.whole()
        for what, here, there in (
            ("ruleset", whole.ruleset, saved.ruleset),
            ("campaign", whole.scenario, saved.campaign),
        ):
            if here != there:
                raise BadProgress(f"the progress is of the {what} `{there}`, expected `{here}`")
        campaign.progress = rules.campaign_loaded(msgspec.json.encode(saved.progress))
        campaign.done, campaign.before = saved.done, saved.before()
        campaign.differs = saved.differs(whole)
        if campaign.current and f"scenario:{campaign.current}" not in whole.entities:
            raise BadProgress(f"the next scenario `{campaign.current}` is no step of `{saved.campaign}` any more")
        return campaign

    def resumed(self, saved: SavedCampaign, agents: Mapping[int, str | None] | None = None) -> Session | None:
        """Return the session that a file was saved in the midst of, None when it was saved between two steps.

        It goes on with the pack as it is now; where that allows its decisions no longer, with the file's own content.

        Raises:
            SetupRefused: it cannot be played, with every reason.
            BadProgress: its game is damaged.
        """
        replay = saved.playing
        if replay is None:
            return None
        snapshot, game = self.ready()
        with suppress(*NOT_RESUMED):
            return Session.resumed(game, replay, agents, snapshot)
        try:
            snapshot = replay.snapshot()
            return Session.resumed(self.content.compile(snapshot), replay, agents, snapshot)
        except (*NOT_RESUMED, BadReplay, ValueError) as error:
            raise BadProgress(f"the game that was going on cannot be played again: {error}") from error
