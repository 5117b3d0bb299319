"""Starting the window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from workbench.gui import lang, theme
from workbench.gui.app import _tell_fault, open_window
from workbench.gui.main_window import MainWindow
from workbench.gui.settings import Settings
from workbench.workspace import NotFound

LAZY = """
import sys
from workbench import pluginhost
pluginhost.mount()
from workbench.gui.app import application
from workbench.gui import theme
from workbench.gui.settings import Settings
from workbench.gui.window_session import WindowSession
app = application()
theme.apply(app, "light")
session = WindowSession(app, Settings(keep=False))
session.open("kanto")
session.window.show()
session.window.repaint()
heavy = ("sqlmodel", "sqlalchemy", "networkx", "jsonschema", "jsonschema_rs", "msgspec", "difflib")
own = ("checks", "edits", "engine", "gui.board", "gui.fields.base", "gui.panes.problems", "gui.window_commands")
late = (*heavy, *(f"workbench.{name}" for name in own))
print([name for name in late if name in sys.modules])
session.window.asks = False
session.window.close()
session.close()
"""


def test_a_screenshot_is_at_least_1280_by_800(pack_folder: Callable[..., Path], tmp_path: Path) -> None:
    file = tmp_path / "shot.png"
    status = open_window(pack_folder(), open_ref="species:sprout", theme="dark", lang="it", screenshot=file)
    assert status == 0
    image = QImage(str(file))
    assert image.width() >= 1280
    assert image.height() >= 800
    assert lang.current() == "it"
    assert theme.current().dark
    # a picture of nothing has few colours
    colors = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colors) > 20


def test_an_unknown_entity_is_told(pack_folder: Callable[..., Path], tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="sprot"):
        open_window(pack_folder(), open_ref="species:sprot", screenshot=tmp_path / "shot.png")


def test_what_the_first_paint_does_not_need_is_not_loaded_before_it() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_fault_of_ours_is_told_and_the_window_goes_on(
    qapp: QApplication, capfd: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    try:
        raise RuntimeError("a fault of ours")
    except RuntimeError as fault:
        _tell_fault(RuntimeError, fault, fault.__traceback__)
    qtbot.waitUntil(lambda: any(isinstance(widget, QMessageBox) for widget in QApplication.topLevelWidgets()))
    box = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMessageBox))
    assert "a fault of ours" in box.detailedText()
    assert "a fault of ours" in capfd.readouterr().err
    box.close()


def test_a_window_that_is_closed_remembers_its_pack_and_gives_it_back(
    pack_folder: Callable[..., Path], state_folder: Path, qapp: QApplication
) -> None:
    folder = pack_folder()

    def close() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow):
                widget.close()
                return

    QTimer.singleShot(100, close)
    assert open_window(folder, theme="light") == 0
    assert Settings().texts("recent") == [str(folder)]
    assert Settings().text("geometry")
    assert not list((state_folder / "locks").glob("*.json"))


def test_a_picture_is_written_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "shot.png"
    line = [sys.executable, "-m", "workbench", "edit", "kanto", "--screenshot", str(file)]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert file.stat().st_size > 10_000
    assert (done.stdout, done.stderr) == ("", "")
