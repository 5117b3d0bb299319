"""The current step of a campaign as the game that a playtest plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from workbench.engine.snapshot import Snapshot
from workbench.gui.playtest.match import Match
from workbench.model.ref import EntityRef
from workbench.playtest.session import Session

if TYPE_CHECKING:
    from workbench.gui.document import Document
    from workbench.playtest.campaign import Campaign


class CampaignMatch(Match):
    """The match of a campaign's current scenario, with all that is carried into it."""

    def __init__(self, document: Document, ref: EntityRef, campaign: Campaign, session: Session | None = None) -> None:
        """Take the campaign; `session` is a game of its current step that goes on, None begins one."""
        super().__init__(document, ref)
        self.campaign = campaign
        self.seed = campaign.step_seed
        last = campaign.done[-1].agents if campaign.done else {}
        self.agents = {int(seat): name for seat, name in last.items()}
        self.session = session

    def start(self, seed: int, agents: Mapping[int, str | None]) -> None:
        """Start the step anew on the packs as they are in memory.

        Raises:
            SetupRefused: with every reason; the game under way goes on.
        """
        self.session = self.campaign.session(dict(agents), seed)

    def content(self) -> Snapshot:
        """Return what a new game would be played on: the scenario with all that is carried."""
        return self.campaign.prepared()
