"""The one object that both front ends hold: an opened pack with all it requires, its kinds, its ruleset, its findings.

Opens, applies edits, checks, saves, plays. What it knows of a game it asks the ruleset; what it knows of the disk it
asks `workbench.pack`. What opening a pack does not need is imported by the method that does, once somebody asks: the
window paints before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from workbench import places, pluginhost
from workbench.model.difference import difference, difference_in_data
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.lookup import NotFound, find_id, find_ref
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack.find import find_pack
from workbench.pack.open import NotAPack, Opened, open_packs
from workbench.pack.state import is_empty, pack_key
from workbench.pluginhost.checked import Checked, Usage
from workbench.pluginhost.played import Played

if TYPE_CHECKING:
    from workbench.edits.base import Applied, Edit
    from workbench.engine.ruleset import Ruleset
    from workbench.model.diagnostic import Diagnostic
    from workbench.pack.holding import Holding
    from workbench.pack.record import Record
    from workbench.pack.reload import Reloaded
    from workbench.pack.where import Place

__all__ = ["NotFound", "Usage", "Workspace"]


class Workspace(Played, Checked):
    """An opened pack. Belongs to one thread; `packs` is an immutable value that may be handed to others.

    `opened` is what the disk says. `ruleset` is imported when somebody first asks for it, from whatever thread; it is
    None when the pack names none, or `ruleset_error` says why it is off.
    """

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.packs: PackSet = opened.packs
        self.kinds: Mapping[str, Kind] = opened.kinds[opened.packs.opened.id]
        self._holding: Holding | None = None
        #: Saves that a crash interrupted and whose files others changed since: `recover.accept` or `recover.discard`.
        self.interrupted: tuple[Record, ...] = ()

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
        from workbench.pack.holding import Holding  # noqa: PLC0415 see above

        if not is_empty(places.home(), "records"):
            from workbench.pack.recover import at_start  # noqa: PLC0415 see above

            self.interrupted = at_start(places.home()).offered
        self._holding = Holding(self.folder(), places.home())
        if self._holding.refused and not self.packs.opened.read_only:
            self.opened = self._as_held(self.opened)
            self._become(self.opened.packs, frozenset())
        left = self._holding.left_behind(self.packs)
        if not left:
            return None
        from workbench.edits.put_entities import PutEntities  # noqa: PLC0415 see above

        return PutEntities("Bring back unsaved work", left)

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
        from workbench.pack.reload import reloaded  # noqa: PLC0415 see above

        return reloaded(self.opened, self.packs, self._as_held(_read(self.folder())))

    def rebase(self, found: Reloaded) -> Edit | None:
        """Take the disk as it was read again for what is saved; data here stay as they are.

        Returns the edit that takes in what others changed and clashes with nothing here, or None.
        """
        from workbench.edits.put_entities import PutEntities  # noqa: PLC0415 see above
        from workbench.pack.reload import taken_in  # noqa: PLC0415 see above

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
        from workbench.pack.recover import at_start  # noqa: PLC0415 see above
        from workbench.pack.save import commit  # noqa: PLC0415 see above

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
        self.keep_facts_up(changed)

    def findings(self) -> tuple[Diagnostic, ...]:
        """Everything that the checks find now, with lines and columns; checks again only what changed."""
        return self.located(self._own_finder(self.packs))

    @cached_property
    def _own_finder(self) -> Callable[[PackSet], tuple[Diagnostic, ...]]:
        """The finder of this thread."""
        return self.finder()

    def located(self, findings: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
        """Put lines and columns to findings."""
        from workbench.pack.where import located  # noqa: PLC0415 see above

        return located(findings, self.opened, self.packs, _not_in_place())

    def place(self, ref: EntityRef, pointer: str) -> Place:
        """Return where a value stands in its file."""
        from workbench.pack.where import Places  # noqa: PLC0415 see above

        return Places(self.opened, self.packs, _not_in_place()).of(ref, pointer)


def _read(path: Path) -> Opened:
    """Read a pack with what it requires, saves that are not in place yet read through."""
    search = [places.home() / "packs", places.content()]
    return open_packs(path, search, pluginhost.kinds_of, _not_in_place())


def _not_in_place() -> Mapping[str, bytes | None]:
    """Return the files that are saved and not in place yet, by full path, None for one that goes."""
    if is_empty(places.home(), "records"):
        return {}
    from workbench.pack.recover import read_through  # noqa: PLC0415 see above

    return read_through(places.home())
