"""Names of entities."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class EntityRef:
    """Name of one entity: the pack that holds it, its kind and its id."""

    pack: str
    kind: str
    id: str

    def __str__(self) -> str:
        """Return `kind:id`, the form that people read and write."""
        return f"{self.kind}:{self.id}"

    @property
    def full(self) -> str:
        """`pack/kind:id`, unambiguous across packs."""
        return f"{self.pack}/{self.kind}:{self.id}"


@dataclass(frozen=True, slots=True)
class RefText:
    """What a written reference says, before it is looked up: `[pack/][kind:]id`."""

    pack: str | None
    kind: str | None
    id: str

    @classmethod
    def parse(cls, text: str) -> RefText:
        """Split `[pack/][kind:]id`; never fails, an odd text simply names nothing that exists."""
        pack, slash, rest = text.partition("/")
        if not slash:
            pack, rest = "", text
        kind, colon, name = rest.partition(":")
        if not colon:
            kind, name = "", rest
        return cls(pack or None, kind or None, name)


def bare(text: str) -> str:
    """Return the id that a written reference `[pack/][kind:]id` names."""
    return text.rpartition("/")[2].rpartition(":")[2]
