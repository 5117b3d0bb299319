"""What is played: every entity that a scenario reaches, as canonical bytes with their hashes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class Snapshot:
    """The content of one game, free of paths: it can be sent to another process or kept in a replay.

    `entities` maps `kind:id` to canonical UTF-8 JSON, sorted by key. `scenario` is a bare id.
    """

    ruleset: str
    scenario: str
    entities: dict[str, bytes]
    pack: str = ""
    pack_version: str = ""

    @cached_property
    def hashes(self) -> dict[str, str]:
        """The blake2b-64 hex digest of every entity."""
        return {key: hashlib.blake2b(data, digest_size=8).hexdigest() for key, data in self.entities.items()}

    @cached_property
    def digest(self) -> str:
        """One digest of it all."""
        whole = hashlib.blake2b(digest_size=16)
        for key in sorted(self.entities):
            whole.update(f"{key}={self.hashes[key]}\n".encode())
        return whole.hexdigest()

    def differs(self, hashes: Mapping[str, str]) -> list[str]:
        """Return the `kind:id` of every entity whose hash is another than in `hashes`, missing and added ones too."""
        mine = self.hashes
        return sorted(key for key in hashes.keys() | mine.keys() if hashes.get(key) != mine.get(key))

    def find(self, kind: str, name: str) -> Any:
        """Return the data of `kind:name`, or None."""
        data = self.entities.get(f"{kind}:{name}")
        return None if data is None else json.loads(data)

    def ids(self, kind: str) -> list[str]:
        """Return the ids of a kind, sorted."""
        start = f"{kind}:"
        return sorted(key[len(start) :] for key in self.entities if key.startswith(start))
