"""Commands on entities that ask something first: new, duplicate, rename, delete.

Dialogs and edits are imported by the commands that need them: they are no part of the first paint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.naming import kind_title
from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.edits.base import Edit

_SHOWN = 12


class EntityCommands(QObject):
    """Each command asks, pushes one edit, and opens what it made. Questions are dialogs above `window`."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    def new(self, kinds: tuple[str, ...] = (), name: str = "") -> None:
        """Make an entity; asks for what is not given."""
        known = self._document.workspace.kinds
        offered = kinds or tuple(kind for kind in known if kind != MANIFEST)
        kind = offered[0] if len(offered) == 1 else self._choose_kind(offered)
        if not kind:
            return
        name = name or self._ask(tr("New {kind}", kind=kind_title(known, kind)), tr("Id"), "")
        if name:
            self.create(kind, name)

    def create(self, kind: str, name: str) -> bool:
        """Make an entity with the smallest data that its schema would take, and open it."""
        ref = EntityRef(self._document.packs.opened.id, kind, name)
        from workbench.edits import CreateEntity  # noqa: PLC0415 see above
        from workbench.pack.smallest import smallest  # noqa: PLC0415 see above

        data = smallest(self._document.workspace.kinds[kind], name, self._first_of)
        return self._made(CreateEntity(ref, _named(data, name)), ref)

    def duplicate(self, ref: EntityRef | None) -> None:
        """Copy an entity, also one of a required pack, into the opened pack."""
        from workbench.edits import CreateEntity  # noqa: PLC0415 see above

        entity = self._document.packs.get(ref) if ref else None
        if not entity or entity.ref.kind == MANIFEST:
            return
        name = self._ask(tr("Duplicate {ref}", ref=ref), tr("Id of the copy"), f"{entity.ref.id}_2")
        if name:
            copy = EntityRef(self._document.packs.opened.id, entity.ref.kind, name)
            self._made(CreateEntity(copy, _with_id(entity, name)), copy)

    def rename(self, ref: EntityRef | None) -> None:
        """Give an entity another id and follow it in every reference."""
        if not ref or ref.kind == MANIFEST:
            return
        users = len(self._document.workspace.usages(ref))
        said = tr("New id; {count} references follow", count=users)
        name = self._ask(tr("Rename {ref}", ref=ref), said, ref.id)
        if name and name != ref.id:
            edit: Edit = self._document.workspace.rename_edit(ref, name)
            self._made(edit, EntityRef(ref.pack, ref.kind, name))

    def delete(self, ref: EntityRef | None) -> None:
        """Take an entity away; who refers to it is named first, and No is the answer that Enter gives."""
        if not ref or ref.kind == MANIFEST:
            return
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 see above

        from workbench.edits import DeleteEntity  # noqa: PLC0415 see above

        users = self._document.workspace.usages(ref)
        asked = tr("Delete {ref}?", ref=ref)
        if users:
            names = "\n".join(f"{user}{pointer}" for user, pointer, _ in users[:_SHOWN])
            more = "\n…" if len(users) > _SHOWN else ""
            asked = f"{asked}\n\n{tr('{count} references to it would dangle:', count=len(users))}\n{names}{more}"
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(self._window, tr("Delete"), asked, buttons.Yes | buttons.No, buttons.No)
        if answer == buttons.Yes:
            self._push(DeleteEntity(ref))

    def _first_of(self, kinds: tuple[str, ...]) -> str:
        """An id that a reference of a new entity may begin with."""
        packs = self._document.packs
        return next((min(found) for found in map(packs.visible, kinds) if found), "")

    def _made(self, edit: Edit, ref: EntityRef) -> bool:
        if not self._push(edit):
            return False
        self._document.open_requested.emit(ref, "")
        return True

    def _push(self, edit: Edit) -> bool:
        self._document.end_step()
        made = self._document.push(edit)
        self._document.end_step()
        return made

    def _choose_kind(self, kinds: tuple[str, ...]) -> str:
        from PySide6.QtWidgets import QInputDialog  # noqa: PLC0415 see above

        known = self._document.workspace.kinds
        titles = {kind_title(known, kind): kind for kind in sorted(kinds)}
        title, taken = QInputDialog.getItem(self._window, tr("New entity"), tr("Kind"), list(titles), 0, False)
        return titles[title] if taken else ""

    def _ask(self, title: str, label: str, text: str) -> str:
        from PySide6.QtWidgets import QInputDialog  # noqa: PLC0415 see above

        said, taken = QInputDialog.getText(self._window, title, label, text=text)
        return said.strip() if taken else ""


def _named(data: Any, name: str) -> Any:
    """Put a readable English name where the schema asked for one."""
    if isinstance(data, dict) and isinstance(data.get("name"), dict):
        return {**data, "name": {**data["name"], "en": name.replace("_", " ").capitalize()}}
    return data


def _with_id(entity: Entity, name: str) -> Any:
    return {**entity.data, "id": name} if isinstance(entity.data, dict) else entity.data
