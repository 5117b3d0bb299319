"""What a ruleset offers besides single scenarios, when its game has campaigns: progress as a value, carried on.

A campaign is a core kind: scenarios, and which may follow which. What is carried from one to the next, only the
ruleset knows; here it is a value that can be kept as JSON and shown as a scene without a board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from workbench.engine.game import Game
from workbench.engine.scene import Scene
from workbench.engine.snapshot import Snapshot


class BadProgress(ValueError):
    """What should be the progress of a campaign is none, or cannot be gone on with here; the text says why."""


class NoCampaigns(Exception):
    """A ruleset plays no campaigns; the text says which."""


class Progress(Protocol):
    """How far a campaign has come: its id, the scenario that is next (empty: it is over), those that were played."""

    @property
    def campaign(self) -> str:
        """The campaign's bare id."""
        ...

    @property
    def scenario(self) -> str:
        """The bare id of the scenario that is next, empty when the campaign is over."""
        ...

    @property
    def done(self) -> tuple[str, ...]:
        """The bare ids of the scenarios that were played, in order."""
        ...


P = TypeVar("P", bound=Progress)


@runtime_checkable
class Campaigning(Protocol[P]):
    """What a ruleset offers that plays campaigns; one that does not has none of these methods.

    A progress is an immutable value: every method that changes it returns another.
    """

    def campaign_started(self, campaign: Mapping[str, Any]) -> P:
        """Return the progress of a campaign that nobody has played yet; `campaign` is the entity's data."""
        ...

    def campaign_prepared(self, snapshot: Snapshot, now: P, before: Snapshot | None = None) -> Snapshot:
        """Return the next scenario's snapshot with all that is carried; `before` is that of the last one played."""
        ...

    def campaign_advanced(self, now: P, campaign: Mapping[str, Any], game: Game[Any], state: Any) -> P:
        """Return the progress after a scenario that is over, played by `game` to `state`."""
        ...

    def campaign_saved(self, now: P) -> bytes:
        """Return a progress as a JSON object; equal progress, equal bytes."""
        ...

    def campaign_loaded(self, data: bytes) -> P:
        """Return the progress that `campaign_saved` wrote.

        Raises:
            BadProgress: it is none, or of a newer format.
        """
        ...

    def campaign_scene(self, now: P, snapshot: Snapshot, lang: str) -> Scene:
        """Return what everybody carries, as zones of cards and as texts by seat; the board is empty.

        `snapshot` holds all that is carried: that of the next scenario as prepared, or of the last one played.
        """
        ...


def campaigning(ruleset: object) -> Campaigning[Any] | None:
    """Return a ruleset as one that plays campaigns, None when it plays none."""
    return ruleset if isinstance(ruleset, Campaigning) else None
