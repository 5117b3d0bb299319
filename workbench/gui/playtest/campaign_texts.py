"""What the window says of a campaign: names of its steps, its story, how the last scenario went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.gui import lang
from workbench.gui.lang import counted, tr
from workbench.gui.naming import display_name
from workbench.gui.playtest.campaign_bar import ShownStep
from workbench.gui.playtest.campaign_page import PageTexts
from workbench.gui.playtest.match import Match
from workbench.model.entity import localised
from workbench.model.ref import EntityRef
from workbench.playtest.campaign_file import StepRecord
from workbench.playtest.campaign_steps import CampaignStep

if TYPE_CHECKING:
    from workbench.gui.document import Document
    from workbench.playtest.campaign import Campaign

_WHEN = {"won": "after a win", "lost": "after a defeat", "drawn": "after a draw"}


class CampaignTexts:
    """Texts of one campaign in the language that is on, from the packs as they are."""

    def __init__(self, document: Document, ref: EntityRef) -> None:
        """Take the campaign's ref."""
        self._document, self._ref = document, ref

    def scenario(self, name: str) -> EntityRef:
        """Return the ref of a scenario by its bare id."""
        found = self._document.packs.resolve(name, ("scenario",), self._ref.pack)
        return found or EntityRef(self._ref.pack, "scenario", name)

    def name(self, ref: EntityRef) -> str:
        """Return what people call an entity."""
        entity = self._document.packs.get(ref)
        kind = self._document.workspace.kinds.get(ref.kind)
        return display_name(entity, self._document.packs, kind) if entity else ref.id

    def said(self, ref: EntityRef, key: str) -> str:
        """Return a text of an entity; empty when it has none."""
        entity = self._document.packs.get(ref)
        data = entity.data if entity and isinstance(entity.data, dict) else {}
        return localised(data.get(key), lang.current())

    def seat_names(self, campaign: Campaign) -> dict[int, str]:
        """Return what people read for each seat of the current scenario, or of the last one."""
        played = campaign.current or (campaign.done[-1].scenario if campaign.done else "")
        return Match(self._document, self.scenario(played)).seat_names()

    def steps(self, campaign: Campaign) -> list[ShownStep]:
        """Return the steps as the path shows them."""
        return [ShownStep(self._step(step), step.what, self._hint(step)) for step in campaign.steps()]

    def _step(self, step: CampaignStep) -> str:
        """Return a step's name, with the result after which it comes when it does not always come."""
        name = self.name(self.scenario(step.scenario))
        return f"{name} ({tr(_WHEN[step.when])})" if step.when in _WHEN else name

    def _hint(self, step: CampaignStep) -> str:
        return self.ended(step.record) if step.record else ""

    def ended(self, record: StepRecord) -> str:
        """Return how a scenario went: who won and why, rounds, decisions."""
        names = Match(self._document, self.scenario(record.scenario)).seat_names()
        winner = record.result.get("winner")
        who = tr("{who} wins", who=names.get(winner, winner)) if winner else ""
        reason = str(record.result.get("reason", "")).replace("_", " ")
        told = [who or tr("Nobody wins"), tr(reason), counted(record.rounds, "round", "rounds")]
        return "  ·  ".join(part for part in told if part)

    def page(self, campaign: Campaign, kept: str) -> PageTexts:
        """Return what the page between two steps says; `kept` is the scenario at which one may go on, or empty."""
        title, kicker = self.name(self._ref), tr("Campaign")
        story = self.said(self._ref, "introduction")
        if campaign.done:
            last = campaign.done[-1]
            kicker = self.name(self._ref)
            title = self.name(self.scenario(last.scenario)) if campaign.current else tr("The campaign is over")
            story = self.ended(last)
            if not campaign.current:
                next_ = tr("“Start again” begins it anew; Shift+F5 offers what else can be played")
                story = f"{self.name(self.scenario(last.scenario))}  ·  {story}\n\n{next_}"
        if not campaign.current:
            return PageTexts(kicker, title, story)
        current = self.scenario(campaign.current)
        number = len(campaign.done) + 1
        return PageTexts(
            kicker, title, story,
            next=f"{number}.  {self.name(current)}",
            about=[text for text in (self.said(current, "introduction"), self.said(current, "goal")) if text],
            button=tr("Begin") if not campaign.done else tr("Play on"),
            kept=tr("Go on at {where}", where=self.name(self.scenario(kept))) if kept else "",
        )  # fmt: skip
