"""Plays a campaign scenario by scenario; keeps its progress after each, and goes on with a progress that is there."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench import places
from workbench.cli import agents, replays
from workbench.cli.campaign_text import carried, introduced
from workbench.cli.output import give, plural, say
from workbench.cli.playable import ContentAtFault, readable, say_faults, sound
from workbench.cli.table import Left, by_agents, play_by_hand
from workbench.cli.wrong_use import WrongUse
from workbench.engine.campaign import BadProgress, NoCampaigns
from workbench.engine.replay import Replay, record
from workbench.engine.ruleset import SetupRefused
from workbench.engine.scripted import BadFace
from workbench.engine.snapshot import Snapshot
from workbench.model import nearest
from workbench.model.ref import EntityRef, RefText
from workbench.playtest.campaign import Campaign
from workbench.playtest.campaign_file import SavedCampaign, StepRecord, total
from workbench.playtest.progress_files import InAPack, default_file, outside_packs, read_progress, write_progress
from workbench.playtest.session import Session
from workbench.pluginhost import PluginOff
from workbench.workspace import Workspace

#: So many lines of the log remind of a game that goes on.
_RECALL = 8


def is_campaign(workspace: Workspace, name: str) -> bool:
    """Return whether a name means a campaign: it says so, or there is one and no scenario of that id."""
    packs, said = workspace.packs, RefText.parse(name)
    if said.kind is not None:
        return said.kind == "campaign"
    if packs.resolve(name, ("scenario",), packs.opened.id):
        return False
    if packs.resolve(name, ("campaign",), packs.opened.id):
        return True
    if EntityRef(packs.opened.id, "campaign", said.id) in packs.opened.unread:
        return True
    near = nearest.nearest(said.id, packs.visible("campaign"))
    if near and not nearest.nearest(said.id, packs.visible("scenario")):
        raise WrongUse(f"`{packs.opened.id}` has no scenario `{name}`. Did you mean the campaign `{near}`?")
    return False


def run(workspace: Workspace, options: argparse.Namespace) -> int:
    """Play on to the end, or until a person leaves, and report."""
    trip = _Trip(workspace, options)
    try:
        trip.begin()
        trip.play_on()
    except ContentAtFault as fault:
        return trip.refused(fault)
    except SetupRefused as refused:
        return trip.refused(ContentAtFault(refused.reasons, trip.campaign.content.whole()))
    except BadFace as error:
        raise WrongUse(f"--dice: {error}") from error
    trip.report()
    return 0


class _Trip:
    """One campaign at this terminal."""

    campaign: Campaign

    def __init__(self, workspace: Workspace, options: argparse.Namespace) -> None:
        self.workspace, self.options = workspace, options
        self.name = RefText.parse(options.scenario).id
        self.file: Path | None = options.progress
        if self.file == Path():
            self.file = default_file(places.home(), workspace.packs.opened.id, self.name)
        self.last: Session | None = None  # of the step that a person left
        self.stopped: dict[str, Any] | None = None  # the result of a step that never ended
        self.written: dict[int, str] = {}  # replays by step

    def begin(self) -> None:
        """Begin, or go on with the progress that is there."""
        saved = self._kept()
        readable(self.workspace, "campaign", self.name)
        sound(self.workspace, self.workspace.campaign_content(self.name))
        try:
            if saved is None:
                seed = 1 if self.options.seed is None else self.options.seed
                self.campaign = self.workspace.campaign(self.name, seed)
            else:
                self.campaign = self.workspace.load_campaign(saved, self.name)
        except (BadProgress, NoCampaigns) as error:
            raise WrongUse(str(error)) from error
        except PluginOff as off:
            raise ContentAtFault([str(off)], Snapshot("", "", {})) from off
        if saved is not None:
            self._go_on(saved)

    def _kept(self) -> SavedCampaign | None:
        """Return what the progress file holds, None when there is none."""
        try:
            if self.file is not None:
                outside_packs(self.file)
            return read_progress(self.file) if self.file is not None and self.file.exists() else None
        except (BadProgress, InAPack) as error:
            raise WrongUse(str(error)) from error
        except OSError as error:
            raise WrongUse(f"`{self.file}` cannot be read: {error.strerror}") from error

    def _go_on(self, saved: SavedCampaign) -> None:
        """Say what has changed since a progress was kept, and take up the game that it was kept in the midst of."""
        campaign = self.campaign
        if self.options.seed is not None:
            campaign.seed = self.options.seed
        if campaign.differs:
            say(f"changed since the progress was kept: {', '.join(campaign.differs)}")
        try:
            self.last = campaign.resumed(saved) if campaign.current else None
        except BadProgress as error:
            raise WrongUse(str(error)) from error

    def play_on(self) -> None:
        """Play step after step."""
        dice = list(self.options.dice)
        while self.campaign.current:
            try:
                played = self._step(dice)
            except Left:
                say("you left the table")
                self._keep(self.last)
                return
            except KeyboardInterrupt:
                self._keep(self.last)
                raise
            if not played:
                return
            self.last, dice = None, []
            self._keep(None)

    def _step(self, dice: list[int]) -> bool:
        """Play the current step; False when it never ended."""
        campaign, options = self.campaign, self.options
        game = self.last.game if self.last else campaign.ready()[1]
        seats = agents.by_seat(options.agents, game.seats, options.npc, people=True)
        if self.last is None and None not in seats.values():
            return self._by_agents(seats, dice)
        say(introduced(campaign, options.lang))
        recall = None if self.last is None else _RECALL
        if self.last is None:
            self.last = campaign.session(seats, dice=dice)
        for seat, agent in seats.items():
            self.last.seat_agent(seat, agent)
        play_by_hand(self.last, options.lang, recall)
        if options.record:
            self._record(self.last.replay())
        campaign.finish(self.last)
        return True

    def _by_agents(self, seats: Mapping[int, str | None], dice: list[int]) -> bool:
        """Let agents play the current step."""
        campaign, options = self.campaign, self.options
        if options.log:
            say(introduced(campaign, options.lang))
        snapshot, game = campaign.ready()
        played = by_agents(game, seats, campaign.step_seed, dice, options.lang if options.log else "")
        if options.record:
            laid = {0: dice} if dice else {}
            seed = campaign.step_seed
            self._record(record(game, snapshot, seed, played.decisions, seats, laid, played.result))
        if game.terminal(played.state) is None:
            self.stopped = {"winner": None, "reason": played.result.reason}
            return False
        campaign.advance(snapshot, game, played.state, campaign.step_seed, seats, len(played.decisions))
        return True

    def _record(self, replay: Replay) -> None:
        """Keep the replay of the current step beside the others: FILE with the step's number and id in its name."""
        number, file = len(self.campaign.done) + 1, self.options.record
        file = file.with_name(f"{file.stem}-{number}-{self.campaign.current}{file.suffix}")
        replays.keep(file, replay, self.workspace)
        self.written[number] = str(file)

    def _keep(self, session: Session | None) -> None:
        """Keep the progress, when that was asked for."""
        if self.file is None:
            return
        try:
            write_progress(self.file, self.campaign.saved(session))
        except OSError as error:
            raise WrongUse(f"the progress `{self.file}` cannot be written: {error.strerror}") from error

    # ------------------------------------------------------------ what is told

    def refused(self, fault: ContentAtFault) -> int:
        """Say why the campaign, or its next scenario, cannot be played."""
        say_faults(self.name, fault)
        if self.options.format == "json":
            give(self.options, {**self._document(), "errors": fault.reasons}, "")
        return 1

    def report(self) -> None:
        """Say how each scenario ended, and what everybody has now."""
        lines = [self._line(number, step) for number, step in enumerate(self.campaign.done, 1)]
        if self.campaign.current:
            lines.append(f"next: {self.campaign.current}, {replays.ended(self.stopped)}")
        else:
            lines.append("the campaign is over")
        lines += carried(self.campaign, self.options.lang)
        lines += [f"replay written to {file}" for file in self.written.values()]
        if self.file is not None:
            lines.append(f"progress kept in {self.file}")
        give(self.options, self._document(), "\n".join(lines))

    def _line(self, number: int, step: StepRecord) -> str:
        """Return how one scenario went."""
        counts = f"{plural(step.rounds, 'round')}, {plural(step.decisions, 'decision')}"
        return f"{number}. {step.scenario}: {replays.ended(step.result)} ({counts})"

    def _document(self) -> dict[str, Any]:
        """Return the command's result as JSON; `result` is that of the last scenario, once the campaign is over."""
        campaign = getattr(self, "campaign", None)
        done = campaign.done if campaign else ()
        decisions, rounds = total(done)
        over = campaign is not None and not campaign.current
        return {
            "result": done[-1].result if over and done else self.stopped,
            "decisions": decisions,
            "rounds": rounds,
            "seed": campaign.seed if campaign else None,
            "replay": next(reversed(self.written.values()), None),
            "steps": [self._step_json(number, step) for number, step in enumerate(done, 1)],
            "finished": over,
            "next": (campaign.current or None) if campaign else None,
            "progress": str(self.file) if self.file else None,
            "differs": campaign.differs if campaign else [],
        }

    def _step_json(self, number: int, step: StepRecord) -> dict[str, Any]:
        return {
            "scenario": step.scenario,
            "result": step.result,
            "decisions": step.decisions,
            "rounds": step.rounds,
            "seed": step.seed,
            "replay": self.written.get(number),
        }
