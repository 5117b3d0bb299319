"""SCN001: a side costs more than the scenario allows."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.reading import dict_at, whole
from workbench.checks.sides import sides_of


@check("SCN001", scope=PACK)
def side_over_points(facts: Facts) -> Iterator[Finding]:
    """A side of a scenario costs more points than its limits allow.

    What it does:
        Adds the points of each side's team and trainer, read from their cards, and compares the sum with
        `limits.points`.

    Why it matters:
        The scenario cannot be set up by its own rules, or is not fair.

    Example:
        {"limits": {"points": 360}, "sides": [{"team": ["charizard", "blastoise"], …}]}      of 400 points

    Fix:
        Take someone out of the team, or raise the limit.

    Known limits:
        Members whose points no card states count nothing.
    """
    for scenario in facts.opened.of_kind("scenario").values():
        limit = whole(dict_at(scenario.data, "limits").get("points"))
        for side in sides_of(scenario) if limit is not None else ():
            costs = [facts.points(ref) or 0 for ref in side.members(facts.opened.id)]
            if limit is not None and sum(costs) > limit:
                yield Finding(
                    scenario.ref,
                    f"/sides/{side.at}/team",
                    f"The team of {side.title} costs `{sum(costs)}` points, expected at most `{limit}`",
                    f"Take `{sum(costs) - limit}` points out, or raise the limit",
                )
