"""Results of playtests that a person keeps, to compare one version of a pack with the next."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

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


class Playtests:
    """The kept results in a file. Use it in a `with`, or close it."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_engine(f"sqlite:///{file}")
        SQLModel.metadata.create_all(self._engine, tables=[SQLModel.metadata.tables["playtest"]])

    def __enter__(self) -> Playtests:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let the file go."""
        self._engine.dispose()

    def keep(self, row: PlaytestRow) -> int:
        """Keep one result; return its number."""
        with Session(self._engine) as session:
            session.add(row)
            session.commit()
            assert row.number is not None
            return row.number

    def of(self, pack: str, scenario: str) -> list[PlaytestRow]:
        """Return the kept results of a scenario, the newest first."""
        query = select(PlaytestRow).where(PlaytestRow.pack == pack, PlaytestRow.scenario == scenario)
        with Session(self._engine) as session:
            rows = session.exec(query.order_by(col(PlaytestRow.number).desc())).all()
            session.expunge_all()
            return list(rows)


def report_text(report: Mapping[str, Any]) -> str:
    """Return the numbers of a batch as they are kept: JSON, sorted by key."""
    return json.dumps(report, sort_keys=True, ensure_ascii=False)
