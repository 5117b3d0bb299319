"""Figures of the map canvas at 40,000 hexes: first paint, pan, zoom, fit, memory."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.field import HexField
from workbench.gui.board.ground import HexGround
from workbench.gui.board.look import Look

Figure = tuple[str, float, str]
SIDE = 200
COLORS = {
    "grass": "#6fae4f", "tall_grass": "#4c8c46", "water": "#4b8fd6", "sand": "#e2cf97", "rock": "#a39a8d",
    "road": "#c9b48c", "tree": "#2f6b3a", "snow": "#eef3f7",
}  # fmt: skip


def measure() -> list[Figure]:
    """Return (label, value, unit) of every figure; the window's area is 1380 × 970."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    palette = theme.apply(app, "light")
    warm = BoardCanvas()
    warm.show_ground(HexGround(hills(20), palette), palette)
    warm.show()
    for _ in range(3):  # it fits itself once more when it has its size: that paint is not the one to be measured
        app.processEvents()
    warm.hide()
    before = resident()
    field = hills(SIDE)
    start = time.perf_counter()
    canvas = BoardCanvas()
    canvas.resize(1380, 970)
    canvas.show_ground(HexGround(field, palette), palette)
    canvas.show()
    canvas.set_step(0)
    canvas.centerOn(canvas.sceneRect().center())
    app.processEvents()
    first = (time.perf_counter() - start) * 1e3
    figures = [("canvas, first paint at 100 %", first, "ms")]
    start = time.perf_counter()
    canvas.fit()
    app.processEvents()
    figures.append(("canvas, first paint of the whole map", (time.perf_counter() - start) * 1e3, "ms"))
    return figures + _moves(app, canvas) + [("canvas, memory", resident() - before, "MB")]


def _moves(app: QApplication, canvas: BoardCanvas) -> list[Figure]:
    across, down = canvas.horizontalScrollBar(), canvas.verticalScrollBar()

    def pan(turn: int) -> None:
        across.setValue(across.value() + (17 if turn % 80 < 40 else -17))
        down.setValue(down.value() + 5)
        canvas.viewport().update()

    steps = [1, 2, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -5, -4, -3, -2, -1, 0]
    found: list[Figure] = []
    for step in (0, -4):
        canvas.set_step(step)
        canvas.centerOn(canvas.sceneRect().center())
        app.processEvents()
        percent = round(canvas.zoom() * 100)
        found.append((f"canvas, pan with full repaint at {percent} %, p95", p95(app, pan, 100), "ms"))
    zoom = p95(app, lambda turn: canvas.set_step(steps[turn % len(steps)]), 72)
    return [
        *found,
        ("canvas, zoom step, p95", zoom, "ms"),
        ("canvas, repaint of the whole map, p95", _fit(app, canvas), "ms"),
    ]


def _fit(app: QApplication, canvas: BoardCanvas) -> float:
    canvas.fit()
    app.processEvents()
    return p95(app, lambda _: canvas.viewport().update(), 20)


def p95(app: QApplication, act: Callable[[int], None], times: int) -> float:
    """Return the 95th percentile of milliseconds from an act to its paint."""
    found = []
    for turn in range(times):
        start = time.perf_counter()
        act(turn)
        app.processEvents()
        found.append((time.perf_counter() - start) * 1e3)
    return sorted(found)[int(0.95 * len(found)) - 1]


def hills(side: int) -> HexField:
    """Return a board of rolling hills with lakes and woods."""
    level = [
        [max(0, int(3 + 2.4 * math.sin(c / 5.1) + 2.2 * math.cos(r / 4.7 + c / 13))) for c in range(side)]
        for r in range(side)
    ]
    terrain = [[_terrain(c, r, level[r][c]) for c in range(side)] for r in range(side)]
    return HexField("odd_r", [Look(name, name, color, name) for name, color in COLORS.items()], terrain, level)


def _terrain(column: int, row: int, level: int) -> int:
    if level <= 1:
        return 2 if level == 0 else 3
    if level >= 6:
        return 4
    return (0, 0, 1, 0, 6, 0, 5)[(column * 7 + row * 13) % 7]


def resident() -> float:
    """Return the resident memory of this process in MB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    for label, value, unit in measure():
        print(f"{label:60s} {value:8.1f} {unit}")
