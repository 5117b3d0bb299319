"""Results of playtests that a person keeps, to compare one version of a pack with the next."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlmodel import Field, Session, SQLModel, col, create_engine, select


class PlaytestRow(SQLModel, table=True):
    """One kept batch. `content` is the digest of the snapshot that was played, `report` its numbers as JSON."""

    __tablename__ = "playtest"
    number: int | None = Field(default=None, primary_key=True)
    at: str
    pack: str = Field(index=True)
    scenario: str = Field(index=True)
    content: str
    agents: str
    seed: int
    games: int
    report: str


class NotKept(Exception):
    """The file of kept results cannot be used; the text says which and why. It is never written over."""


class Playtests:
    """The kept results in a file. Use it in a `with`, or close it. Every method may raise NotKept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        with self._told():
            file.parent.mkdir(parents=True, exist_ok=True)
            self._engine = create_engine(URL.create("sqlite", database=str(file)))
            SQLModel.metadata.create_all(self._engine, tables=[SQLModel.metadata.tables["playtest"]])

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell what the disk or the database has against it."""
        try:
            yield
        except OSError as fault:
            raise NotKept(f"`{self._file}` cannot be written: {fault.strerror}") from fault
        except DBAPIError as fault:
            raise NotKept(f"`{self._file}` does not hold kept results: {fault.orig}") from fault

    def __enter__(self) -> Playtests:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let the file go."""
        self._engine.dispose()

    def keep(self, row: PlaytestRow) -> int:
        """Keep one result; return its number."""
        with self._told(), Session(self._engine) as session:
            session.add(row)
            session.commit()
            assert row.number is not None
            return row.number

    def of(self, pack: str, scenario: str) -> list[PlaytestRow]:
        """Return the kept results of a scenario, the newest first."""
        query = select(PlaytestRow).where(PlaytestRow.pack == pack, PlaytestRow.scenario == scenario)
        with self._told(), Session(self._engine) as session:
            rows = session.exec(query.order_by(col(PlaytestRow.number).desc())).all()
            session.expunge_all()
            return list(rows)


def report_text(report: Mapping[str, Any]) -> str:
    """Return the numbers of a batch as they are kept: JSON, sorted by key."""
    return json.dumps(report, sort_keys=True, ensure_ascii=False)
