"""The one object that both front ends hold: an opened pack with all it requires, its kinds, its ruleset, its findings.

Opens, applies edits, checks, saves, plays. What it knows of a game it asks the ruleset; what it knows of the disk it
asks `workbench.pack`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from workbench import places, pluginhost
from workbench.edits.base import Applied, Edit
from workbench.edits.put_entities import PutEntities
from workbench.edits.rename_entity import rename_with_namesakes
from workbench.model.diagnostic import Diagnostic
from workbench.model.difference import difference, difference_in_data
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.lookup import NotFound, find_id, find_ref
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack.find import find_pack
from workbench.pack.holding import Holding
from workbench.pack.open import NotAPack, Opened, open_packs
from workbench.pack.record import Record
from workbench.pack.recover import at_start, read_through
from workbench.pack.reload import Reloaded, reloaded, taken_in
from workbench.pack.save import commit
from workbench.pack.state import pack_key
from workbench.pack.where import Place, Places, located
from workbench.pluginhost.content_rules import ContentRules
from workbench.pluginhost.finder import Finder, facts_after, facts_of
from workbench.pluginhost.played import Played

if TYPE_CHECKING:
    from workbench.checks.facts import Facts
    from workbench.engine.ruleset import Ruleset, Steps

__all__ = ["NotFound", "Usage", "Workspace", "check_packs"]


class Usage(NamedTuple):
    """One reference to an entity: who refers, where in it, and the text as written."""

    ref: EntityRef
    pointer: str
    text: str


class Workspace(Played):
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
        #: Saves that a crash interrupted and whose files others changed since: `recover.accept` or `recover.discard`.
        self.interrupted: tuple[Record, ...] = ()
        self._finder = self.finder()

    @classmethod
    def open(cls, target: str | Path) -> Workspace:
        """Open the pack at a path (folder or zip), else the shipped pack of that id.

        Raises:
            NotFound: there is no such pack; the nearest right answer is in the text.
        """
        try:
            return cls(_read(find_pack(target)))
        except NotAPack as missing:
            raise NotFound(str(missing)) from missing

    @cached_property
    def _found_ruleset(self) -> tuple[Ruleset | None, str]:
        """The ruleset and why it is off."""
        manifest = self.opened.packs.opened.manifest
        name = manifest.get("ruleset") if isinstance(manifest, dict) else None
        try:
            found = pluginhost.ruleset(name) if isinstance(name, str) else None
            return found, pluginhost.schema_fault(name) if isinstance(name, str) else ""
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
        self.interrupted = at_start(places.home()).offered
        self._holding = Holding(self.folder(), places.home())
        if self._holding.refused and not self.packs.opened.read_only:
            self.opened = self._as_held(self.opened)
            self._become(self.opened.packs, frozenset())
        left = self._holding.left_behind(self.packs)
        return PutEntities("Bring back unsaved work", left) if left else None

    def _as_held(self, opened: Opened) -> Opened:
        """Return packs with the opened one read-only while another program holds it."""
        pack, refused = opened.packs.opened, self._holding.refused if self._holding else ""
        if not refused or pack.read_only:
            return opened
        return opened.with_packs(opened.packs.with_pack(replace(pack, read_only=refused)))

    def reread(self) -> Reloaded:
        """Read the disk again and compare; nothing changes here.

        Raises:
            NotAPack: the pack is not there any more.
        """
        return reloaded(self.opened, self.packs, self._as_held(_read(self.folder())))

    def rebase(self, found: Reloaded) -> Edit | None:
        """Take the disk as it was read again for what is saved; data here stay as they are.

        Returns the edit that takes in what others changed and clashes with nothing here, or None.
        """
        self.opened = found.theirs
        base, taken = taken_in(found, self.packs)
        self._become(base, difference(self.packs, base))
        return PutEntities("Take in what changed on disk", taken) if taken else None

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
            NotInPlace: it is saved, but the files could not be written yet; the next save or start does it.
            ChangedOutside: others changed the files since; nothing was written, everything stays unsaved.
            OSError: nothing was written, and the text says why for every file; everything stays unsaved.
        """
        at_start(places.home())
        saved = commit(self.opened, self.packs, places.home())
        self.opened = saved.opened
        self._become(saved.opened.packs, difference(self.packs, saved.opened.packs))
        if self._holding is not None:
            self._holding.forget()
        saved.place()
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


def _read(path: Path) -> Opened:
    """Read a pack with what it requires, saves that are not in place yet read through."""
    search = [places.home() / "packs", places.content()]
    return open_packs(path, search, pluginhost.kinds_of, read_through(places.home()))


def check_packs(packs: PackSet, kinds: Mapping[str, Kind], ruleset: Ruleset | None = None) -> tuple[Diagnostic, ...]:
    """Check packs from cold. Values in, values out: any thread may call it."""
    return Finder(kinds, lambda: ruleset)(packs)
