"""The scenarios of a campaign as a list for people: those that are done, the current one, those that may follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.model.ref import bare
from workbench.playtest.campaign_file import StepRecord

#: What a step can be.
DONE, CURRENT, NEXT, LATER = "done", "current", "next", "later"


@dataclass(frozen=True, slots=True)
class CampaignStep:
    """One scenario of a campaign: `what` is done, current, next (it may follow at once) or later.

    `when` says of one that is next after which result it comes: always, won, lost, drawn, seen by the first seat.
    `record` is how one that is done was played.
    """

    scenario: str
    what: str
    when: str = ""
    record: StepRecord | None = None


def steps_of(data: Mapping[str, Any], current: str, done: Sequence[StepRecord]) -> tuple[CampaignStep, ...]:
    """Return the steps in the order of play; `data` is the campaign's, `current` empty when it is over."""
    found = [CampaignStep(record.scenario, DONE, record=record) for record in done]
    if not current:
        return tuple(found)
    found.append(CampaignStep(current, CURRENT))
    ways = dict(_ways(data))
    after = [CampaignStep(to, NEXT, when) for to, when in ways.get(current, ())]
    seen, waiting = {current}, [step.scenario for step in after]
    for scenario in waiting:
        if scenario not in seen:
            seen.add(scenario)
            waiting += [to for to, _ in ways.get(scenario, ())]
    near = {step.scenario for step in after}
    later = [CampaignStep(scenario, LATER) for scenario in dict.fromkeys(waiting) if scenario not in {current, *near}]
    return (*found, *after, *later)


def _ways(data: Mapping[str, Any]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield each scenario with what may follow it and when; what is no step is passed over."""
    steps = data.get("steps")
    for step in steps if isinstance(steps, list) else ():
        if not isinstance(step, Mapping) or not isinstance(step.get("scenario"), str):
            continue
        ways = [way for way in step.get("next") or () if isinstance(way, Mapping) and isinstance(way.get("to"), str)]
        yield bare(step["scenario"]), [(bare(way["to"]), str(way.get("when", "always"))) for way in ways]
