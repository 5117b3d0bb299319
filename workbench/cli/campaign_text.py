"""What a person at the terminal reads between two scenarios of a campaign."""

from __future__ import annotations

from typing import Any

from workbench.engine.scene import SceneCard
from workbench.model.entity import localised
from workbench.playtest.campaign import Campaign
from workbench.playtest.campaign_steps import CURRENT, DONE


def introduced(campaign: Campaign, lang: str) -> str:
    """Return the steps, what everybody has, and what the current scenario is about."""
    whole = campaign.content.whole()
    story = whole.find("campaign", whole.scenario)
    scenario = whole.find("scenario", campaign.current)
    lines = ["", _said(story, "name", lang)]
    if not campaign.done:
        lines.append(_said(story, "introduction", lang))
    for step in campaign.steps():
        mark = {DONE: "x", CURRENT: ">"}.get(step.what, " ")
        lines.append(f"  [{mark}] {_said(whole.find('scenario', step.scenario), 'name', lang) or step.scenario}")
    lines += carried(campaign, lang)
    lines += ["", _said(scenario, "introduction", lang), _said(scenario, "goal", lang), ""]
    return "\n".join(lines)


def carried(campaign: Campaign, lang: str) -> list[str]:
    """Return what every seat has, a line for each thing."""
    scene = campaign.scene(lang)
    lines = []
    for seat in sorted({zone.seat for zone in scene.zones} | {text.seat for text in scene.texts}):
        said = [f"{text.title.lower()} {text.text}" for text in scene.texts if text.seat == seat]
        lines.append(f"seat {seat}: {', '.join(said)}")
        for zone in scene.zones:
            if zone.seat == seat:
                lines.append(f"  {zone.title}: {'; '.join(_card(card) for card in zone.cards) or '-'}")
    return lines


def _card(card: SceneCard) -> str:
    """Return a card in a few words."""
    life = [f"{max(0, card.life - card.wounds)}/{card.life}"] if card.life else []
    told = ", ".join([*life, *card.badges, *card.lines])
    return f"{card.title} ({told})" if life else f"{card.title} {told}"


def _said(data: Any, key: str, lang: str) -> str:
    """Return a text of an entity, empty when it has none."""
    return localised(data.get(key), lang) if isinstance(data, dict) else ""
