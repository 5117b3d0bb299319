"""A save that happened is finished by the next start, whenever the process died."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from workbench.edits import DeleteEntity, SetValue
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef
from workbench.pack import recover, save
from workbench.pack.open import Opened, open_packs
from workbench.pack.process import Process
from workbench.pack.record import Record, drop_record, read_records, write_record

KINDS = {"pack": Kind("pack", {}), "item": Kind("item", {})}
A, B = EntityRef("p", "item", "a"), EntityRef("p", "item", "b")
GONE = Process(2**22 + 1)


def make(folder: Path) -> Opened:
    for name in ("pack.json", "item/a.json", "item/b.json"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text('{"id": "p", "n": 0}')
    return open_packs(folder, (), lambda _: KINDS)


def left_behind(folder: Path, state: Path) -> Record:
    """Save up to where the save has happened, as a process that is now gone."""
    opened = make(folder)
    packs = SetValue(A, "/n", 1).apply(opened.packs).after
    packs = DeleteEntity(B).apply(packs).after
    save.commit(opened, packs, state)
    (record,) = read_records(state)
    drop_record(record, state)
    record = replace(record, process=GONE)
    write_record(record, state)
    return record


def test_a_start_finishes_what_is_recorded(tmp_path: Path) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    found = recover.at_start(tmp_path / "state")
    assert found.finished == (record,)
    assert json.loads((tmp_path / "p/item/a.json").read_text())["n"] == 1
    assert sorted(os.listdir(tmp_path / "p/item")) == ["a.json"]
    assert recover.at_start(tmp_path / "state") == recover.Recovered()


def test_a_save_of_a_process_that_runs_is_left_to_it(tmp_path: Path) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    write_record(replace(record, process=Process.this()), tmp_path / "state")
    assert recover.at_start(tmp_path / "state") == recover.Recovered()
    assert len(read_records(tmp_path / "state")) == 1


def test_who_only_reads_reads_through_and_writes_nothing(tmp_path: Path) -> None:
    left_behind(tmp_path / "p", tmp_path / "state")
    overlay = recover.read_through(tmp_path / "state")
    packs = open_packs(tmp_path / "p", (), lambda _: KINDS, overlay).packs
    entity = packs.get(A)
    assert entity is not None
    assert entity.data["n"] == 1
    assert packs.get(B) is None
    assert sorted(os.listdir(tmp_path / "p/item")) == ["a.json", "b.json"]
    assert len(read_records(tmp_path / "state")) == 1


def test_a_save_whose_files_others_changed_since_is_offered_not_applied(tmp_path: Path) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    (tmp_path / "p/item/a.json").write_text('{"theirs": 1}')
    assert recover.at_start(tmp_path / "state").offered == (record,)
    assert recover.read_through(tmp_path / "state") == {}
    assert (tmp_path / "p/item/a.json").read_text() == '{"theirs": 1}'
    recover.accept(record, tmp_path / "state")
    assert json.loads((tmp_path / "p/item/a.json").read_text())["n"] == 1


def test_an_offered_save_can_be_given_up(tmp_path: Path) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    recover.discard(record, tmp_path / "state")
    assert recover.at_start(tmp_path / "state") == recover.Recovered()
    assert json.loads((tmp_path / "p/item/a.json").read_text())["n"] == 0


def test_half_a_record_is_no_save(tmp_path: Path) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    path = record.path(tmp_path / "state")
    path.write_bytes(path.read_bytes()[:-20])
    assert recover.at_start(tmp_path / "state") == recover.Recovered()
    assert json.loads((tmp_path / "p/item/a.json").read_text())["n"] == 0


def test_a_half_done_save_is_done_again_from_the_first(tmp_path: Path) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    first = record.files[0]
    Path(first.path).write_text(first.text or "")
    (tmp_path / "p/item/b.json").unlink()
    assert recover.at_start(tmp_path / "state").finished == (record,)


def test_two_starts_at_the_same_moment_do_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = left_behind(tmp_path / "p", tmp_path / "state")
    real, asked = os.replace, []

    def other_first(source: str, target: str) -> None:
        if not asked and source.endswith(".part"):
            asked.append(target)
            real(source, target)
        real(source, target)

    monkeypatch.setattr(os, "replace", other_first)
    assert recover.at_start(tmp_path / "state").finished == (record,)
    assert json.loads((tmp_path / "p/item/a.json").read_text())["n"] == 1


LOOP = """
import sys
from pathlib import Path
from workbench.edits import CreateEntity, DeleteEntity, SetValue
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef
from workbench.pack.open import open_packs
from workbench.pack.save import commit
folder, state, count = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
kinds = {"pack": Kind("pack", {}), "item": Kind("item", {})}
opened = open_packs(folder, (), lambda _: kinds)
number = max(e.data["n"] for e in opened.packs.opened.all())
while True:
    number += 1
    packs = opened.packs
    for at in range(count):
        packs = SetValue(EntityRef("p", "item", f"i{at}"), "/n", number).apply(packs).after
    for ref in [e.ref for e in packs.opened.all() if e.ref.id.startswith("made")]:
        packs = DeleteEntity(ref).apply(packs).after
    packs = CreateEntity(EntityRef("p", "item", f"made{number}"), {"n": number}).apply(packs).after
    saved = commit(opened, packs, state)
    print(number, flush=True)
    saved.place()
    opened = saved.opened
"""


def test_killed_at_any_moment_every_file_is_of_one_save(tmp_path: Path, long_run: bool) -> None:
    folder, state, count = tmp_path / "p", tmp_path / "state", 40 if long_run else 12
    (folder / "item").mkdir(parents=True)
    (folder / "pack.json").write_text('{"id": "p"}')
    for at in range(count):
        (folder / f"item/i{at}.json").write_text('{"n": 0}')
    chance = random.Random(5)
    for _ in range(60 if long_run else 4):
        arguments = [sys.executable, "-c", LOOP, str(folder), str(state), str(count)]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            time.sleep(chance.random() * 0.15)
            child.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
            said = [int(line) for line in (first + child.stdout.read()).split()]
        recover.at_start(state)
        numbers = {json.loads(path.read_bytes())["n"] for path in (folder / "item").glob("*.json")}
        made = [path.stem for path in (folder / "item").glob("made*.json")]
        assert len(numbers) == 1, f"files of saves {numbers}"
        assert numbers.pop() >= said[-1]
        assert len(made) == 1
        assert not list((folder / "item").glob(".*")), "temporary files were left"


@pytest.mark.skipif(os.name == "nt", reason="ids of POSIX")
def test_a_process_id_that_is_used_again_is_another_process() -> None:
    assert Process.this().is_there()
    assert not replace(Process.this(), started="1").is_there()
    assert not GONE.is_there()
    assert not Process(0).is_there()
    assert not Process(-1).is_there()
