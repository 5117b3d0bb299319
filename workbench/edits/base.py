"""What an edit is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef


class EditRefused(Exception):
    """An edit cannot be made; the text says where, what and why."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The packs after an edit, the edit that takes it back, and what changed."""

    after: PackSet
    inverse: Edit
    changed: frozenset[EntityRef]


class Edit(Protocol):
    """A change to packs. Immutable; holds values, never widgets. Apply, then the inverse, gives the first packs."""

    @property
    def title(self) -> str:
        """What the undo menu says, in the imperative."""
        ...

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit.

        Raises:
            EditRefused: it cannot be made, and why.
        """
        ...

    def absorb(self, later: Edit) -> Edit | None:
        """Return one edit that does both, when they are one step to a person (typing in one field); else None."""
        ...


class OwnStep:
    """What an edit inherits that is always a step of its own."""

    def absorb(self, later: Edit) -> Edit | None:
        """Never."""
        return None
