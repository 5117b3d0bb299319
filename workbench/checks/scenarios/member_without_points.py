"""SCN008: a team member that no card states the points of."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.points import points_kinds
from workbench.checks.reading import dict_at, listed, whole
from workbench.checks.sides import sides_of
from workbench.model.ref import EntityRef


@check("SCN008", scope=PACK)
def member_without_points(facts: Facts) -> Iterator[Finding]:
    """A team member of a scenario with a points limit has no card that states its points.

    What it does:
        Looks the points of each Pokémon of each team up, where `limits.points` is set and the ruleset has cards that
        state points. One finding a team.

    Why it matters:
        Without a card it can neither be counted nor played.

    Example:
        {"limits": {"points": 360}, "sides": [{"team": ["missingno"], …}]}      and no card names missingno

    Fix:
        Make the card, or put another into the team.

    Known limits:
        Silent while a required pack is missing or the file of such a card cannot be read.
    """
    cards = points_kinds(facts.kinds)
    if not cards or facts.is_half_read or any(kind in cards for kind, _ in facts.unreadable):
        return
    for scenario in facts.opened.of_kind("scenario").values():
        limited = whole(dict_at(scenario.data, "limits").get("points")) is not None
        for side in sides_of(scenario) if limited else ():
            known = (name for name in dict.fromkeys(side.team) if name in facts.ids("species"))
            lost = [name for name in known if facts.points(EntityRef(facts.opened.id, "species", name)) is None]
            if lost:
                wanted = " or ".join(f"`{kind}`" for kind in sorted(cards))
                message = f"No {wanted} states the points of {listed(lost)}"
                yield Finding(scenario.ref, f"/sides/{side.at}/team", message, "Make the card, or choose another")
