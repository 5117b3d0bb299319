"""The one object that both front ends hold: an opened pack with all it requires, its kinds, its ruleset, its findings.

Opens, applies edits, checks, saves, plays. What it knows of a game it asks the ruleset; what it knows of the disk it
asks `workbench.pack`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.edits.base import Applied, Edit
from workbench.engine.game import Game
from workbench.engine.ruleset import Ruleset, Steps
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.playtest.batch import BatchResult
    from workbench.playtest.session import Session


class NotFound(Exception):
    """Something named by a person does not exist; the text says what, and the nearest right answer."""


class Workspace:
    """An opened pack. Belongs to one thread; `packs` is an immutable value that may be handed to others."""

    packs: PackSet
    kinds: Mapping[str, Kind]
    ruleset: Ruleset | None

    @classmethod
    def open(cls, target: str | Path, *, hold: bool = False) -> Workspace:
        """Open the pack at a path (folder or zip), else the shipped pack of that id.

        `hold` takes the pack's lock, so that a second program opens it read-only: for the window.

        Raises:
            NotFound: there is no such pack; the nearest right answer is in the text.
        """
        raise NotImplementedError

    @property
    def dirty(self) -> frozenset[EntityRef]:
        """Entities that differ from the disk (`pack` refs stand for pack.json)."""
        raise NotImplementedError

    def folder(self, pack: str) -> Path | None:
        """Return the folder or zip of a pack of the set."""
        raise NotImplementedError

    def apply(self, edit: Edit) -> Applied:
        """Make an edit.

        Raises:
            EditRefused: it cannot be made, and why.
        """
        raise NotImplementedError

    def save(self) -> None:
        """Write every change, all or nothing; returns when it is durable.

        Raises:
            OSError: the disk said no; everything stays unsaved.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Wait for writing in the background to end and give up the lock."""
        raise NotImplementedError

    def findings(self) -> tuple[Diagnostic, ...]:
        """Everything that the checks find now, with lines and columns; checks again only what changed."""
        raise NotImplementedError

    def entity(self, ref: EntityRef) -> Entity | None:
        """Return an entity."""
        raise NotImplementedError

    def resolve_ref(self, text: str) -> EntityRef:
        """Return the entity that `[pack/]kind:id` names.

        Raises:
            NotFound: nothing of that name; with the nearest right answer.
        """
        raise NotImplementedError

    def resolve_id(self, kind: str, name: str) -> EntityRef:
        """Return the entity that a bare id (or `kind:id`) of a known kind names.

        Raises:
            NotFound: nothing of that name; with the nearest right answer.
        """
        raise NotImplementedError

    def usages(self, ref: EntityRef) -> tuple[tuple[EntityRef, str, str], ...]:
        """Return (entity, pointer, text as written) of every reference to an entity."""
        raise NotImplementedError

    def points(self, ref: EntityRef) -> int | None:
        """Return what an entity costs in an army, or None when nothing says."""
        raise NotImplementedError

    def card_text(self, ref: EntityRef, lang: str = "en") -> str | None:
        """Return the text that an entity's card prints, written from its data; None when its kind has no card."""
        raise NotImplementedError

    def map_steps(self, ref: EntityRef) -> Steps:
        """Return where one can walk on a map, by the ruleset; empty when there is no ruleset or it cannot say."""
        raise NotImplementedError

    def snapshot(self, scenario_id: str) -> Snapshot:
        """Return the content of a scenario's game, from memory.

        Raises:
            NotFound: there is no such scenario.
        """
        raise NotImplementedError

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the compiled game.

        Raises:
            SetupRefused: it cannot be played, with every reason.
        """
        raise NotImplementedError

    def session(self, scenario_id: str, seed: int, agents: Mapping[int, str | None]) -> Session:
        """Start a game that a person can watch, play, undo and branch; `agents` by seat, None is a person.

        Raises:
            NotFound: there is no such scenario.
            SetupRefused: it cannot be played, with every reason.
        """
        raise NotImplementedError

    def simulate(
        self, scenario_id: str, games: int, agents: Sequence[str], seed: int = 0, workers: int = 1
    ) -> BatchResult:
        """Play many games by agents; game i is seeded by (seed, i), so workers change nothing."""
        raise NotImplementedError

    def search(self, text: str, limit: int = 50) -> tuple[EntityRef, ...]:
        """Return entities by id or name in any language, accents and signs forgiven, best first."""
        raise NotImplementedError


def check_packs(packs: PackSet, kinds: Mapping[str, Kind], ruleset: Ruleset | None = None) -> tuple[Diagnostic, ...]:
    """Check packs from cold. Pure: values in, values out, so that a background thread may call it."""
    raise NotImplementedError
