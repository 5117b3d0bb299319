"""Reads the entities of a snapshot for a ruleset, which refuses a scenario with every reason at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from workbench.engine.data import at_place, fault_of, read
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.model.ref import bare

T = TypeVar("T")


class Reader:
    """Reads entities as structs and keeps in `reasons` everything that is wrong with them."""

    def __init__(self, snapshot: Snapshot) -> None:
        """Take the snapshot."""
        self.snapshot = snapshot
        self.reasons: list[str] = []

    def read(self, struct: type[T], kind: str, name: str) -> T | None:
        """Return the entity of a written reference as a struct; None, and a reason, when it is missing or unfit."""
        name = bare(name)
        where = f"{kind.replace('_', ' ')} `{name}`"
        data = self.snapshot.find(kind, name)
        if data is None:
            self.reasons.append(f"{where} is missing")
            return None
        if isinstance(data, dict) and data.get("id", name) != name:  # who refers to it would not find it
            self.reasons.append(f"{where}{at_place('/id')}: it calls itself otherwise, expected `{name}`")
            return None
        try:
            return read(struct, data)
        except msgspec.ValidationError as error:
            fault = fault_of(error)
            self.reasons.append(f"{where}{at_place(fault.pointer)}: {fault.message}")
            return None

    def several(self, struct: type[T], kind: str, names: Iterable[str]) -> list[T]:
        """Return the entities of written references that can be read, in their order."""
        return [found for name in names if (found := self.read(struct, kind, name)) is not None]

    def all(self, struct: type[T], kind: str) -> dict[str, T]:
        """Return every entity of a kind that can be read, by id."""
        found = {name: self.read(struct, kind, name) for name in self.snapshot.ids(kind)}
        return {name: value for name, value in found.items() if value is not None}

    def refuse(self) -> None:
        """Raise SetupRefused when anything is wrong."""
        if self.reasons:
            raise SetupRefused(self.reasons)
