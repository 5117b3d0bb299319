"""Figures of the desk: checking the shipped pack, a large pack, an edit in it; the first paint of the window.

Each command runs in a process of its own, as a person starts it; times are of the clock, the median of several.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from workbench.edits.set_value import SetValue
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef
from workbench.pack.save import commit
from workbench.pluginhost import kinds_of
from workbench.pluginhost.finder import Finder
from workbench.workspace import Workspace

Figure = tuple[str, float, str]
REPEATS = 5
BYTECODE = os.path.join(tempfile.gettempdir(), "workbench_bench_bytecode")
ENTITIES = 10_000


def measure() -> list[Figure]:
    """Return (label, value, unit) of every figure."""
    return [
        ("check kanto: whole command", command("check", "kanto"), "ms"),
        ("check 2,000 entities: whole command", large_check(2_000), "ms"),
        *edits_in_a_large_pack(),
        *saving(),
        ("window: first paint from the start of the process", first_paint(PAINT), "ms"),
        ("bare Qt window: the same, to compare with", first_paint(BARE), "ms"),
    ]


def species(count: int) -> dict[str, dict[str, object]]:
    """Return the data of so many species, each evolving from none."""
    return {
        f"s{n}": {"id": f"s{n}", "name": {"en": f"S {n}", "it": f"S {n}"}, "number": n, "types": ["t"]}
        for n in range(count)
    }


TYPE = {"id": "t", "name": {"en": "T", "it": "T"}, "color": "#808080"}
MANIFEST = {"format": 1, "id": "large", "title": {"en": "Large", "it": "Grande"}, "version": "1"}


def large_check(count: int) -> float:
    """Return the milliseconds of `workbench check` on a pack of `count` species."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), count)
        return command("check", folder)


def write(folder: Path, count: int) -> None:
    """Write a pack of species to disk."""
    (folder / "species").mkdir()
    (folder / "type").mkdir()
    (folder / "pack.json").write_text(json.dumps(MANIFEST))
    (folder / "type" / "t.json").write_text(json.dumps(TYPE))
    for name, data in species(count).items():
        (folder / "species" / f"{name}.json").write_text(json.dumps(data))


def edits_in_a_large_pack() -> list[Figure]:
    """Return what checking again and finding usages cost after an edit in a pack of ten thousand entities."""
    by_id = {name: Entity(EntityRef("large", "species", name), data) for name, data in species(ENTITIES).items()}
    kind = Entity(EntityRef("large", "type", "t"), TYPE)
    packs = PackSet((Pack("large", MANIFEST, {"species": by_id, "type": {"t": kind}}),))
    finder = Finder(kinds_of(""), lambda: None)
    cold = clock(lambda: finder(packs), 1)
    spent = []
    for n in range(REPEATS * 3):
        ref = EntityRef("large", "species", f"s{n * 7}")
        packs = SetValue(ref, "/name/en", "Other").apply(packs).after
        began = time.perf_counter()
        finder(packs)
        spent.append((time.perf_counter() - began) * 1000)
    return [
        (f"check {ENTITIES:,} entities from cold, read already", cold, "ms"),
        (f"check again after one edit, {ENTITIES:,} entities", statistics.median(spent), "ms"),
    ]


def saving() -> list[Figure]:
    """Return what saving a thousand changed entities costs, beside a bare loop that writes as many files durably.

    The files are written in another form than ours, so that every one of them is patched.
    """
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        write(Path(folder), 1_000)
        workspace = Workspace.open(folder)
        for n in range(1_000):
            workspace.apply(SetValue(EntityRef("large", "species", f"s{n}"), "/number", n + 1))
        began = time.perf_counter()
        save = commit(workspace.opened, workspace.packs, Path(home))
        durable = (time.perf_counter() - began) * 1000
        save.place()
        saved = (time.perf_counter() - began) * 1000
        bare = clock(lambda: write_one_by_one(Path(folder) / "species"), 1)
    return [
        ("save 1,000 entities, until it is durable", durable, "ms"),
        ("save 1,000 entities, all files in place", saved, "ms"),
        ("the same by a bare loop", bare, "ms"),
    ]


def write_one_by_one(folder: Path) -> None:
    """Write every file beside itself, make it durable, rename."""
    for path in list(folder.iterdir()):
        beside = path.with_suffix(".part")
        with open(beside, "wb") as file:
            file.write(path.read_bytes())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)


#: The window as `workbench edit kanto` opens it, until all of it has been painted once: what is to be done after the
#: first paint event began is done when the painting is over.
PAINT = """
import gc, os, time
gc.disable()  # as the command does
from PySide6.QtCore import QTimer
from workbench.gui import app, window_session
from workbench.gui.main_window import MainWindow

def seen():
    print(time.time(), flush=True)
    os._exit(0)

class Window(MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, seen)

window_session.MainWindow = Window
app.open_window("kanto")
"""

#: What Qt alone takes on this machine at this moment: an empty main window with a tree.
BARE = """
import os, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QTreeView

def seen():
    print(time.time(), flush=True)
    os._exit(0)

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, seen)

app = QApplication([])
window = Window()
window.setCentralWidget(QTreeView())
window.show()
app.exec()
"""


def first_paint(program: str) -> float:
    """Return the milliseconds from the start of a process to the first paint of its window."""
    spent = []
    for _ in range(REPEATS + 1):
        began = time.time()
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=off_screen())
        spent.append((float(done.stdout) - began) * 1000)
    return statistics.median(spent[1:])


def command(*arguments: str) -> float:
    """Return the milliseconds of a whole command, its bytecode cached as it is from the second time on."""
    line = [sys.executable, "-m", "workbench", *arguments]
    subprocess.run(line, capture_output=True, check=True, env=off_screen())
    return clock(lambda: subprocess.run(line, capture_output=True, check=True, env=off_screen()), REPEATS)


def off_screen() -> dict[str, str]:
    """The environment of a process that draws off screen and caches bytecode, beside this run's state folder."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": BYTECODE}


def clock(run: Callable[[], object], repeats: int) -> float:
    """Return the milliseconds of a call: the median of several."""
    spent = []
    for _ in range(repeats):
        began = time.perf_counter()
        run()
        spent.append((time.perf_counter() - began) * 1000)
    return statistics.median(spent)
