"""SCN003: a side has not the trainer that the limits want."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import dict_at, whole
from workbench.checks.sides import sides_of
from workbench.model.entity import Entity


@check("SCN003", scope=entities("scenario"))
def wrong_trainer_count(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A side lacks the trainer that the scenario's limits want, or has one that they forbid.

    What it does:
        Where `limits.trainers` is 1 or more, looks for the `trainer` of each side that has a team; where it is 0, for
        one that should not be there.

    Why it matters:
        The scenario cannot be set up by its own rules.

    Example:
        {"limits": {"trainers": 1}, "sides": [{"seat": 1, "team": ["pikachu"]}]}

    Fix:
        Name a trainer, or change the limit.
    """
    wanted = whole(dict_at(entity.data, "limits").get("trainers"))
    for side in sides_of(entity) if wanted is not None else ():
        if wanted and side.team and not side.trainer:
            message = f"{side.title[:1].upper()}{side.title[1:]} has no trainer, expected `{wanted}`"
            yield Finding(entity.ref, f"/sides/{side.at}", message, "Name one under `trainer`")
        elif wanted == 0 and side.trainer:
            message = f"{side.title[:1].upper()}{side.title[1:]} has the trainer `{side.trainer}`, expected none"
            yield Finding(entity.ref, f"/sides/{side.at}/trainer", message, "Take the trainer out, or change the limit")
