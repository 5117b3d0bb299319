"""Packs that can be played as they are in memory: snapshots, sessions, campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from workbench.model.kind import Kind
from workbench.model.lookup import find_id
from workbench.model.pack import PackSet
from workbench.pluginhost.activate import compile_snapshot, ruleset

if TYPE_CHECKING:
    from workbench.engine.campaign import Campaigning
    from workbench.engine.game import Game
    from workbench.engine.ruleset import Ruleset
    from workbench.engine.snapshot import Snapshot
    from workbench.playtest.campaign import Campaign, Content
    from workbench.playtest.campaign_file import SavedCampaign
    from workbench.playtest.everything_result import Everything
    from workbench.playtest.session import Session


class Played:
    """What a workspace can do with a scenario. Nothing of it is part of the first paint, nor of a check."""

    packs: PackSet
    kinds: Mapping[str, Kind]

    @property
    def ruleset(self) -> Ruleset | None:
        """The pack's ruleset, None when it names none or it is off."""
        raise NotImplementedError

    def snapshot(self, scenario_id: str) -> Snapshot:
        """Return the content of a scenario's game, from memory.

        Raises:
            NotFound: there is no such scenario.
        """
        from workbench.pack.canonical import to_text  # noqa: PLC0415 no part of the first paint, nor of a check
        from workbench.playtest.snapshot import make_snapshot  # noqa: PLC0415 as above

        return make_snapshot(self.packs, self.kinds, find_id(self.packs, self.kinds, "scenario", scenario_id), to_text)

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the compiled game.

        Raises:
            SetupRefused: it cannot be played, with every reason.
            PluginOff: its ruleset is not there.
        """
        return self.ruleset.compile(snapshot) if self.ruleset else compile_snapshot(snapshot)

    def session(self, scenario_id: str, seed: int, agents: Mapping[int, str | None]) -> Session:
        """Start a game that people can watch, play, undo and branch; `agents` by seat, None is a person.

        Raises:
            NotFound: there is no such scenario.
            SetupRefused: it cannot be played, with every reason.
        """
        from workbench.playtest.session import Session  # noqa: PLC0415 no part of the first paint, nor of a check

        snapshot = self.snapshot(scenario_id)
        return Session(self.compile(snapshot), seed, agents, snapshot)

    def content(self) -> Snapshot:
        """Return the content of all packs, from memory, with no scenario named."""
        from workbench.pack.canonical import to_text  # noqa: PLC0415 no part of the first paint, nor of a check
        from workbench.playtest.snapshot import make_content  # noqa: PLC0415 as above

        return make_content(self.packs, self.kinds, to_text)

    def everything(self, seed: int = 1, **more: Any) -> Everything:
        """Play until all that the packs' content can make happen has happened; see `play_everything`.

        Raises:
            ExerciseFailed: a rule raised.
            PluginOff: the ruleset is not there.
        """
        from workbench.playtest.everything import exerciser_of, play_everything  # noqa: PLC0415 no part of the paint

        content = self.content()
        scenarios = [self.snapshot(name) for name in sorted(self.packs.opened.of_kind("scenario"))]
        rules = self.ruleset or ruleset(content.ruleset)
        return play_everything(scenarios, rules.compile, exerciser_of(rules, content, scenarios), seed, **more)

    def campaign_content(self, campaign_id: str) -> Snapshot:
        """Return all that a campaign reaches, from memory; its `scenario` is the campaign's id.

        Raises:
            NotFound: there is no such campaign.
        """
        from workbench.pack.canonical import to_text  # noqa: PLC0415 no part of the first paint, nor of a check
        from workbench.playtest.snapshot import make_snapshot  # noqa: PLC0415 as above

        return make_snapshot(self.packs, self.kinds, find_id(self.packs, self.kinds, "campaign", campaign_id), to_text)

    def campaign(self, campaign_id: str, seed: int = 1) -> Campaign:
        """Begin a campaign; its content is read from memory anew for each of its scenarios.

        Raises:
            NotFound: there is no such campaign.
            NoCampaigns: the ruleset plays none.
            PluginOff: the ruleset is not there.
        """
        from workbench.playtest.campaign import Campaign  # noqa: PLC0415 no part of the first paint, nor of a check

        rules, content = self._campaigning(campaign_id)
        return Campaign(rules, content, seed)

    def load_campaign(self, saved: SavedCampaign, campaign_id: str = "") -> Campaign:
        """Return the campaign of a saved progress; `differs` of it names what has changed in the pack since.

        `campaign_id` is the campaign that it must be of, any by default.

        Raises:
            BadProgress: it cannot be gone on with here, and why.
            NotFound, NoCampaigns, PluginOff: as `campaign`.
        """
        from workbench.playtest.campaign import Campaign  # noqa: PLC0415 no part of the first paint, nor of a check

        rules, content = self._campaigning(campaign_id or saved.campaign)
        return Campaign.loaded(rules, content, saved)

    def _campaigning(self, campaign_id: str) -> tuple[Campaigning[Any], Content]:
        """Return the ruleset as one that plays campaigns, and where a campaign's content comes from."""
        from workbench.engine.campaign import NoCampaigns, campaigning  # noqa: PLC0415 as above
        from workbench.playtest.campaign import Content  # noqa: PLC0415 as above

        find_id(self.packs, self.kinds, "campaign", campaign_id)
        manifest = self.packs.opened.manifest
        name = str(manifest.get("ruleset", "")) if isinstance(manifest, dict) else ""
        rules = campaigning(self.ruleset or ruleset(name))
        if rules is None:
            raise NoCampaigns(f"the ruleset `{name}` plays no campaigns; the scenarios of one are played by themselves")

        kept: list[tuple[PackSet, Snapshot]] = []

        def whole() -> Snapshot:
            if not kept or kept[-1][0] is not self.packs:
                kept[:] = [(self.packs, self.campaign_content(campaign_id))]
            return kept[-1][1]

        return rules, Content(whole, self.snapshot, self.compile)
