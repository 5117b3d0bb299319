"""A campaign's progress as a file: what the ruleset carries, what was played, and the content with its hashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from workbench import __version__
from workbench.engine.campaign import BadProgress
from workbench.engine.replay import BadReplay, Replay, record_bytes, unpack_content
from workbench.engine.snapshot import Snapshot

FORMAT = 1


class StepRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario of a campaign that was played to its end; `agents` by seat, None is a person."""

    scenario: str
    seed: int
    agents: dict[str, str | None] = {}
    decisions: int = 0
    rounds: int = 0
    result: dict[str, Any] = {}


class SavedCampaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign between two scenarios, or in the midst of one.

    `scenario` is the one that is next, empty when the campaign is over. `progress` is the ruleset's own value. `hashes`
    are those of all that the campaign reached when it was saved. `content` is the snapshot of the scenario that was
    played last (zlib in base64), whose id is `content_of`; it holds cards that later ones do not know. `playing` is the
    replay of the scenario that goes on, None between two.
    """

    format: int
    engine_version: str = __version__
    ruleset: str
    pack: str = ""
    pack_version: str = ""
    campaign: str
    scenario: str = ""
    seed: int
    done: tuple[StepRecord, ...] = ()
    progress: dict[str, Any]
    hashes: dict[str, str] = {}
    content_of: str = ""
    content: str = ""
    playing: Replay | None = None

    def to_bytes(self) -> bytes:
        """Return the file: JSON, one line a property."""
        return record_bytes(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> SavedCampaign:
        """Read a file.

        Raises:
            BadProgress: it is no progress of a campaign, or of a newer format.
        """
        try:
            saved = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadProgress(f"this is no progress of a campaign: {error}") from None
        if saved.format > FORMAT:
            raise BadProgress(f"the progress has format `{saved.format}`; this version reads up to {FORMAT}")
        for number, step in enumerate(saved.done, 1):
            winner = step.result.get("winner")
            if not isinstance(step.result.get("reason"), str) or not isinstance(winner, int | None):
                raise BadProgress(f"the progress does not say how its scenario {number}, `{step.scenario}`, ended")
        try:
            return saved if saved.playing is None else structs.replace(saved, playing=saved.playing.checked())
        except BadReplay as error:
            raise BadProgress(f"its game cannot be gone on with: {error}") from error

    def before(self) -> Snapshot | None:
        """Return the snapshot of the scenario that was played last, None before the first.

        Raises:
            BadProgress: it is damaged.
        """
        if not self.content:
            return None
        try:
            entities = unpack_content(self.content)
        except BadReplay as error:
            raise BadProgress(f"the progress is damaged: {error}") from error
        return Snapshot(self.ruleset, self.content_of, entities, self.pack, self.pack_version)

    def differs(self, content: Snapshot) -> list[str]:
        """Return the `kind:id` of every entity of the campaign that is not the same in `content`."""
        return content.differs(self.hashes)


def total(records: Sequence[StepRecord]) -> tuple[int, int]:
    """Return the decisions and the rounds of steps together."""
    return sum(record.decisions for record in records), sum(record.rounds for record in records)
