"""The search index: entities by id and name, folded so that accents and signs are forgiven.

Disposable: made from the packs, kept in the state folder only to be quick, thrown away when it is of another version
or cannot be read. Never the only copy of anything.
"""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

from sqlalchemy import URL, Delete, Engine, Table, case, delete, func, insert
from sqlalchemy.exc import DBAPIError
from sqlmodel import Field, Session, SQLModel, col, create_engine, select

from workbench.model.entity import Entity
from workbench.model.ref import EntityRef

#: Another number here means: throw old files away.
VERSION = 1

_SIGNS = str.maketrans({"♀": " f ", "♂": " m ", "'": "", "’": "", "‘": "", "`": "", "ß": "ss", "æ": "ae", "ø": "o"})


class EntryRow(SQLModel, table=True):
    """One entity in the index; `text` is all its words folded, with a blank before each."""

    __tablename__ = "entry"
    pack: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    id: str = Field(primary_key=True)
    text: str


class VersionRow(SQLModel, table=True):
    """The version of the file."""

    __tablename__ = "version"
    number: int = Field(primary_key=True)


def folded(text: str) -> str:
    """Return a text as it is compared: no accents, no signs, small letters, single blanks between words.

    `Farfetch'd`, `Nidoran♀`, `Mr. Mime` and `mr_mime` become `farfetchd`, `nidoran f`, `mr mime` and `mr mime`.
    """
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_SIGNS))
    kept = (c if c.isalnum() else " " for c in apart if not unicodedata.combining(c))
    return " ".join("".join(kept).split())


class Index:
    """A search index in a file (None: in memory). Use it in a `with`, or close it."""

    def __init__(self, file: Path | None) -> None:
        self._engine = _open(file)

    def __enter__(self) -> Index:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let the file go."""
        self._engine.dispose()

    def bring_up_to_date(self, entities: Iterable[Entity]) -> int:
        """Make the index hold exactly `entities`; return how many rows changed."""
        wanted = {(entity.ref.pack, entity.ref.kind, entity.ref.id): _text_of(entity) for entity in entities}
        with Session(self._engine) as session:
            there = {(row.pack, row.kind, row.id): row.text for row in session.exec(select(EntryRow))}
            gone = [key for key, text in there.items() if wanted.get(key) != text]
            new = [key for key, text in wanted.items() if there.get(key) != text]
            for pack, kind, name in gone:
                session.execute(_delete(pack, kind, name))
            if new:
                rows = [{"pack": p, "kind": k, "id": i, "text": wanted[p, k, i]} for p, k, i in new]
                session.execute(insert(EntryRow), rows)
            session.commit()
        return len(set(gone) | set(new))

    def search(self, text: str, limit: int = 50) -> list[EntityRef]:
        """Return the refs of entities in which every word of `text` occurs, best first.

        Best is: a whole id or name, then the start of one, then the start of a word, then anywhere; short before long.
        """
        words = folded(text)
        if not words:
            return []
        rank = case(
            (col(EntryRow.text).contains(f"| {words} |", autoescape=True), 0),
            (col(EntryRow.text).contains(f"| {words}", autoescape=True), 1),
            (col(EntryRow.text).contains(f" {words}", autoescape=True), 2),
            else_=3,
        )
        query = select(EntryRow)
        for word in words.split():
            query = query.where(col(EntryRow.text).contains(word, autoescape=True))
        query = query.order_by(rank, func.length(EntryRow.text), EntryRow.id, EntryRow.kind, EntryRow.pack)
        with Session(self._engine) as session:
            return [EntityRef(row.pack, row.kind, row.id) for row in session.exec(query.limit(limit))]


def _text_of(entity: Entity) -> str:
    """Return what is searched: id and names in every language, folded, a bar around each."""
    said = entity.data.get("name") if isinstance(entity.data, dict) else None
    names = said.values() if isinstance(said, dict) else (said,)
    texts = (entity.ref.id, *(name for name in names if isinstance(name, str)))
    parts = dict.fromkeys(folded(text) for text in texts)
    return "| " + " | ".join(part for part in parts if part) + " |"


def _delete(pack: str, kind: str, name: str) -> Delete:
    """Return the statement that deletes one row."""
    return delete(EntryRow).where(col(EntryRow.pack) == pack, col(EntryRow.kind) == kind, col(EntryRow.id) == name)


def _open(file: Path | None) -> Engine:
    """Open the file, or make it afresh; where nothing can be written, keep the index in memory."""
    if file is not None:
        with contextlib.suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            for _ in range(2):
                engine = create_engine(URL.create("sqlite", database=str(file)))
                if _is_usable(engine):
                    return engine
                engine.dispose()
                file.unlink(missing_ok=True)
    engine = create_engine("sqlite://")
    _is_usable(engine)
    return engine


def _is_usable(engine: Engine) -> bool:
    """Make the tables where there are none; False when the file is none of ours, or of another version."""
    try:
        SQLModel.metadata.create_all(engine, tables=_tables())
        with Session(engine) as session:
            found = session.exec(select(VersionRow)).all()
            if not found:
                session.add(VersionRow(number=VERSION))
                session.commit()
            return not found or [row.number for row in found] == [VERSION]
    except DBAPIError:
        return False


def _tables() -> Sequence[Table]:
    """The tables of the index."""
    return [SQLModel.metadata.tables[name] for name in ("entry", "version")]
