"""Packs that can be played as they are in memory: snapshots, sessions, batches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from workbench.model.kind import Kind
from workbench.model.lookup import find_id
from workbench.model.pack import PackSet
from workbench.pack.canonical import to_text
from workbench.pluginhost.activate import compile_snapshot

if TYPE_CHECKING:
    from workbench.engine.game import Game
    from workbench.engine.ruleset import Ruleset
    from workbench.engine.snapshot import Snapshot
    from workbench.playtest.batch_result import BatchResult
    from workbench.playtest.session import Session


class Played:
    """What a workspace can do with a scenario. Nothing of it is part of the first paint, nor of a check."""

    packs: PackSet
    kinds: Mapping[str, Kind]

    @property
    def ruleset(self) -> Ruleset | None:
        """The pack's ruleset, None when it names none or it is off."""
        raise NotImplementedError

    def snapshot(self, scenario_id: str) -> Snapshot:
        """Return the content of a scenario's game, from memory.

        Raises:
            NotFound: there is no such scenario.
        """
        from workbench.playtest.snapshot import make_snapshot  # noqa: PLC0415 no part of the first paint, nor of a check

        return make_snapshot(self.packs, self.kinds, find_id(self.packs, self.kinds, "scenario", scenario_id), to_text)

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the compiled game.

        Raises:
            SetupRefused: it cannot be played, with every reason.
            PluginOff: its ruleset is not there.
        """
        return self.ruleset.compile(snapshot) if self.ruleset else compile_snapshot(snapshot)

    def session(self, scenario_id: str, seed: int, agents: Mapping[int, str | None]) -> Session:
        """Start a game that people can watch, play, undo and branch; `agents` by seat, None is a person.

        Raises:
            NotFound: there is no such scenario.
            SetupRefused: it cannot be played, with every reason.
        """
        from workbench.playtest.session import Session  # noqa: PLC0415 no part of the first paint, nor of a check

        snapshot = self.snapshot(scenario_id)
        return Session(self.compile(snapshot), seed, agents, snapshot)

    def simulate(
        self, scenario_id: str, games: int, agents: Sequence[str], seed: int = 1, workers: int = 1, **more: Any
    ) -> BatchResult:
        """Play many games by agents; game i is seeded by (seed, i), so workers change nothing. See `run_batch`."""
        from workbench.playtest.batch import run_batch  # noqa: PLC0415 no part of the first paint, nor of a check

        snapshot = self.snapshot(scenario_id)
        return run_batch(snapshot, games, agents, seed, workers, compile_snapshot, **more)
