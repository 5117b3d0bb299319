"""Results of batches that a person keeps (`simulate --keep`), and the list of them (`simulate --kept`)."""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from workbench import places
from workbench.cli.output import give, plural, say
from workbench.cli.wrong_use import WrongUse
from workbench.store.playtests import NotKept, PlaytestRow, Playtests, report_text

#: Below the state folder.
FILE = "playtests.db"


def keep(pack: str, scenario: str, content: str, agents: str, report: Mapping[str, Any]) -> int:
    """Keep a result in the state folder and say its number; `content` is the digest of what was played."""
    row = PlaytestRow(
        at=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        pack=pack,
        scenario=scenario,
        content=content,
        agents=agents,
        seed=report["seed"],
        games=report["games"],
        report=report_text(report),
    )
    with _kept() as kept:
        number = kept.keep(row)
    say(f"kept as number {number}; `workbench simulate {pack} {scenario or '--everything'} --kept` lists what is kept")
    return number


def expect_to_keep() -> None:
    """Raise WrongUse when no result can be kept in the state folder."""
    with _kept():
        pass


def give_kept(options: argparse.Namespace, pack: str, scenario: str, content: str) -> None:
    """List what is kept of a scenario, the newest first, and whether the content is still the same."""
    with _kept() as kept:
        rows = kept.of(pack, scenario)
    listed = [_json(row, content) for row in rows]
    give(options, {"kept": listed}, "\n".join(_lines(listed)))


@contextmanager
def _kept() -> Iterator[Playtests]:
    """Open the file of kept results; one that cannot be used is told and left as it is."""
    try:
        with Playtests(places.home() / FILE) as kept:
            yield kept
    except NotKept as fault:
        raise WrongUse(f"{fault}; move it away, or choose another state folder with WORKBENCH_HOME") from fault


def _json(row: PlaytestRow, content: str) -> dict[str, Any]:
    about = {"number": row.number, "at": row.at, "agents": row.agents, "seed": row.seed, "games": row.games}
    return {**about, "same_content": row.content == content, "report": json.loads(row.report)}


def _lines(listed: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Say each result in a line."""
    if not listed:
        yield "nothing is kept yet; `--keep` keeps a result"
    for one in listed:
        report = one["report"]
        shares = [f"seat {seat} won {won}" for seat, won in report.get("wins", {}).items()]
        covered = [f"{c['fired']} of {c['total']} {group}" for group, c in report.get("coverage", {}).items()]
        content = "this content" if one["same_content"] else "other content"
        said = ", ".join(shares or covered)
        yield f"{one['number']}  {one['at']}  {plural(one['games'], 'game')} ({one['agents']}), {content}: {said}"
