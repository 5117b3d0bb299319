"""The one object that both front ends hold: an opened pack with all it requires, its kinds, its ruleset, its findings.

Opens, applies edits, checks, saves, plays. What it knows of a game it asks the ruleset; what it knows of the disk it
asks `workbench.pack`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from workbench import places, pluginhost
from workbench.edits.base import Applied, Edit
from workbench.edits.put_entities import PutEntities
from workbench.edits.rename_entity import rename_with_namesakes
from workbench.engine.game import Game
from workbench.engine.ruleset import Ruleset, Steps
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic
from workbench.model.difference import difference, difference_in_data
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.lookup import NotFound, find_id, find_ref
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack.canonical import to_text
from workbench.pack.find import find_pack
from workbench.pack.holding import Holding
from workbench.pack.open import NotAPack, Opened, open_packs
from workbench.pack.recover import at_start, read_through
from workbench.pack.save import commit
from workbench.pack.state import pack_key
from workbench.pack.where import Place, Places, located
from workbench.playtest.snapshot import make_snapshot
from workbench.pluginhost.content_rules import ContentRules
from workbench.pluginhost.finder import Finder, facts_after, facts_of

if TYPE_CHECKING:
    from workbench.checks.facts import Facts
    from workbench.playtest.batch_result import BatchResult
    from workbench.playtest.session import Session

__all__ = ["NotFound", "Usage", "Workspace", "check_packs"]


class Usage(NamedTuple):
    """One reference to an entity: who refers, where in it, and the text as written."""

    ref: EntityRef
    pointer: str
    text: str


class Workspace:
    """An opened pack. Belongs to one thread; `packs` is an immutable value that may be handed to others.

    `opened` is what the disk says. `ruleset` is imported when somebody first asks for it, from whatever thread; it is
    None when the pack names none, or `ruleset_error` says why it is off.
    """

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self._facts: Facts | None = None
        self.packs: PackSet = opened.packs
        self.kinds: Mapping[str, Kind] = opened.kinds[opened.packs.opened.id]
        self.rules_failure = ""
        self._holding: Holding | None = None
        self._finder = self.finder()

    @classmethod
    def open(cls, target: str | Path) -> Workspace:
        """Open the pack at a path (folder or zip), else the shipped pack of that id.

        Raises:
            NotFound: there is no such pack; the nearest right answer is in the text.
        """
        search = [places.home() / "packs", places.content()]
        try:
            return cls(open_packs(find_pack(target), search, pluginhost.kinds_of, read_through(places.home())))
        except NotAPack as missing:
            raise NotFound(str(missing)) from missing

    @cached_property
    def _found_ruleset(self) -> tuple[Ruleset | None, str]:
        """The ruleset and why it is off."""
        manifest = self.opened.packs.opened.manifest
        name = manifest.get("ruleset") if isinstance(manifest, dict) else None
        try:
            return (pluginhost.ruleset(name) if isinstance(name, str) else None), ""
        except pluginhost.PluginOff as off:
            return None, str(off)

    @property
    def ruleset(self) -> Ruleset | None:
        """The pack's ruleset."""
        return self._found_ruleset[0]

    @property
    def ruleset_error(self) -> str:
        """Why the ruleset is off; empty when it is not."""
        return self._found_ruleset[1]

    def hold(self) -> Edit | None:
        """Take the pack for a window: no other program writes it, and unsaved work outlives the program. Saves that
        a crash interrupted are put in place first.

        A pack that another program holds becomes read-only here. Returns the edit that brings back what a window that
        died had not saved, or None.
        """
        at_start(places.home())
        self._holding = Holding(self.folder(), places.home())
        opened = self.packs.opened
        if self._holding.refused and not opened.read_only:
            packs = self.packs.with_pack(replace(opened, read_only=self._holding.refused))
            self.opened = self.opened.with_packs(packs)
            self._become(packs, frozenset())
        left = self._holding.left_behind(self.packs)
        return PutEntities("Bring back unsaved work", left) if left else None

    def close(self) -> None:
        """Give the pack back; what is unsaved is not wanted."""
        if self._holding is not None:
            self._holding.forget()
            self._holding.release()

    def folder(self, pack: str = "") -> Path:
        """Return the folder or zip of a pack of the set, the opened one by default."""
        return self.opened.folders[pack or self.packs.opened.id]

    def entity(self, ref: EntityRef) -> Entity | None:
        """Return an entity, or a pack's manifest for a ref of kind `pack`."""
        return self.packs.get(ref)

    def resolve_ref(self, text: str) -> EntityRef:
        """Return the entity that `[pack/]kind:id` names, as the opened pack sees it.

        Raises:
            NotFound: nothing of that name; with the nearest right answer.
        """
        return find_ref(self.packs, self.kinds, text)

    def resolve_id(self, kind: str, name: str) -> EntityRef:
        """Return the entity of `kind` that a bare id, or `kind:id`, names.

        Raises:
            NotFound: nothing of that name; with the nearest right answer.
        """
        return find_id(self.packs, self.kinds, kind, name)

    def usages(self, ref: EntityRef) -> tuple[Usage, ...]:
        """Return every reference to an entity, from every pack of the set."""
        found = self.facts.references.usages(self.packs, ref)
        return tuple(Usage(sayer, said.pointer, said.text) for sayer, said in found)

    def rename_edit(self, ref: EntityRef, new_id: str) -> Edit:
        """Return the edit that gives an entity another id, follows it everywhere, and renames what is named for it."""
        twins = (replace(ref, kind=k.name) for k in self.kinds.values() if k.schema.get("x-named-for") == ref.kind)
        namesakes = {twin: self.usages(twin) for twin in twins if self.packs.get(twin)}
        return rename_with_namesakes(ref, new_id, self.usages(ref), namesakes)

    def points(self, ref: EntityRef) -> int | None:
        """Return what an entity costs in an army, or None when nothing says."""
        return self.facts.points(ref)

    def search(self, text: str, limit: int = 50) -> tuple[EntityRef, ...]:
        """Return entities of all packs by id or name in any language, accents and signs forgiven, best first."""
        from workbench.store.index import Index  # noqa: PLC0415 SQLModel takes most of a second to import

        with Index(places.home() / "index" / f"{pack_key(self.folder())}.db") as index:
            index.bring_up_to_date(entity for pack in self.packs.packs for entity in pack.all())
            return tuple(index.search(text, limit))

    @property
    def dirty(self) -> frozenset[EntityRef]:
        """Entities that differ from the disk; a ref of kind `pack` stands for pack.json."""
        return difference_in_data(self.opened.packs, self.packs)

    def apply(self, edit: Edit) -> Applied:
        """Make an edit.

        Raises:
            EditRefused: it cannot be made, and why.
        """
        applied = edit.apply(self.packs)
        self._become(applied.after, applied.changed)
        if self._holding is not None:
            self._holding.keep(self.packs, applied.changed)
        return applied

    def save(self) -> tuple[str, ...]:
        """Write every change, all or nothing; return the files, those of other packs with the pack in front.

        Raises:
            OSError: nothing was written, and the text says why for every file; everything stays unsaved.
        """
        at_start(places.home())
        saved = commit(self.opened, self.packs, places.home())
        self.opened = saved.opened
        self._become(saved.opened.packs, difference(self.packs, saved.opened.packs))
        saved.place()
        if self._holding is not None:
            self._holding.forget()
        return tuple(file if pack == self.packs.opened.id else f"{pack}/{file}" for pack, file in saved.files)

    def _become(self, packs: PackSet, changed: frozenset[EntityRef]) -> None:
        """Take other packs, and keep what is known of the rest."""
        self.packs = packs
        if self._facts is not None:
            self._facts = facts_after(self._facts, packs, changed, self.ruleset)

    @property
    def facts(self) -> Facts:
        """What checks see: references, graphs, points; kept up from edit to edit."""
        if self._facts is None:
            self._facts = facts_of(self.packs, self.kinds, self.ruleset)
        return self._facts

    def findings(self) -> tuple[Diagnostic, ...]:
        """Everything that the checks find now, with lines and columns; checks again only what changed."""
        return self.located(self._finder(self.packs))

    def finder(self) -> Callable[[PackSet], tuple[Diagnostic, ...]]:
        """Return a function from packs to findings for another thread; it keeps what it learned from call to call."""
        return Finder(self.kinds, lambda: self.ruleset)

    def located(self, findings: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
        """Put lines and columns to findings."""
        return located(findings, self.opened, self.packs)

    def place(self, ref: EntityRef, pointer: str) -> Place:
        """Return where a value stands in its file."""
        return Places(self.opened, self.packs).of(ref, pointer)

    def card_text(self, ref: EntityRef, lang: str = "en") -> str | None:
        """Return the text that an entity's card prints, written from its data; None when its kind has no card.

        None, and `rules_failure` tells, when the ruleset came to grief over it.
        """
        rules = ContentRules(self.packs, self.ruleset)
        text = rules.card_text(ref, lang)
        self.rules_failure = rules.failure
        return text

    def map_steps(self, ref: EntityRef) -> Steps:
        """Return where one can walk on a map, by the ruleset; empty when there is no ruleset or it cannot say."""
        rules = ContentRules(self.packs, self.ruleset)
        steps = rules.steps(ref)
        self.rules_failure = rules.failure
        return steps or {}

    def snapshot(self, scenario_id: str) -> Snapshot:
        """Return the content of a scenario's game, from memory.

        Raises:
            NotFound: there is no such scenario.
        """
        return make_snapshot(self.packs, self.kinds, self.resolve_id("scenario", scenario_id), to_text)

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the compiled game.

        Raises:
            SetupRefused: it cannot be played, with every reason.
            PluginOff: its ruleset is not there.
        """
        return self.ruleset.compile(snapshot) if self.ruleset else pluginhost.compile_snapshot(snapshot)

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
        return run_batch(snapshot, games, agents, seed, workers, pluginhost.compile_snapshot, **more)


def check_packs(packs: PackSet, kinds: Mapping[str, Kind], ruleset: Ruleset | None = None) -> tuple[Diagnostic, ...]:
    """Check packs from cold. Values in, values out: any thread may call it."""
    return Finder(kinds, lambda: ruleset)(packs)
