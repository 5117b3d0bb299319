"""SCN002: a team has more members than the scenario allows."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import counted, dict_at, whole
from workbench.checks.sides import sides_of
from workbench.model.entity import Entity


@check("SCN002", scope=entities("scenario"))
def team_too_large(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A team of a scenario has more members than its limits allow.

    What it does:
        Compares the number of Pokémon in each team with `limits.team_size`.

    Why it matters:
        The scenario cannot be set up by its own rules.

    Example:
        {"limits": {"team_size": 6}, "sides": [{"team": [seven ids], …}]}

    Fix:
        Take someone out of the team, or raise the limit.
    """
    most = whole(dict_at(entity.data, "limits").get("team_size"))
    for side in sides_of(entity) if most is not None else ():
        if most is not None and len(side.team) > most:
            yield Finding(
                entity.ref,
                f"/sides/{side.at}/team",
                f"The team of {side.title} has {counted(len(side.team), 'member')}, expected at most `{most}`",
                f"Take {len(side.team) - most} out, or raise the limit",
            )
