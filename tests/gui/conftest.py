"""A small pack on disk, opened for the window's panes."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from workbench.gui import lang, theme
from workbench.gui.document import Document
from workbench.gui.settings import Settings
from workbench.gui.window_session import WindowSession
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

ENTITIES: dict[str, dict[str, Any]] = {
    "species/leafling": {"name": {"en": "Leafling"}, "number": 2, "types": ["plant"]},
    "species/sprout": {"name": {"en": "Sprout", "it": "Germoglio"}, "number": 1, "types": ["plant"]},
    "species/flabebe": {"name": {"en": "Flabébé"}, "number": 3, "types": ["plant"]},
    "type/plant": {"name": {"en": "Plant"}, "color": "#33aa55"},
    "evolution_chain/sprout": {
        "links": [{"from": "sprout", "to": "leafling", "methods": [{"by": "level", "level": 12}]}]
    },
    "encounter_table/meadow": {
        "name": {"en": "Meadow"},
        "roll": {"die": 20},
        "rows": [{"range": [1, 12], "species": "sprout"}, {"range": [13, 20], "species": "leafling"}],
    },
    "trainer/ann": {"name": {"en": "Ann"}, "party": [{"species": "sprout", "level": 5}]},
}


def write_pack(folder: Path, **more: Any) -> Path:
    """Write the small pack; `kind__id={…}` adds an entity or replaces one."""
    entities = {**ENTITIES, **{key.replace("__", "/", 1): data for key, data in more.items()}}
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {"format": 1, "id": "test", "title": {"en": "Test"}, "version": "0.1.0"}
    (folder / "pack.json").write_text(json.dumps(manifest), encoding="utf-8")
    for name, data in entities.items():
        file = folder / f"{name}.json"
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps({"id": file.stem, **data}, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="session", autouse=True)
def look(qapp: QApplication) -> None:
    """The light theme, so that sizes and colours are those of the program."""
    theme.apply(qapp, "light")


@pytest.fixture(autouse=True)
def tidy(qapp: QApplication) -> Iterator[None]:
    """No window of a test is left to the next: turning a theme styles every one that is there."""
    yield
    for widget in QApplication.topLevelWidgets():
        widget.deleteLater()
    QApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete.value))


@pytest.fixture(autouse=True)
def steady() -> Iterator[None]:
    """No garbage is collected in the midst of painting.

    pytest-qt holds widgets weakly and lets Qt paint once more after the test function has returned. A widget that only
    a circle of references still holds may then be collected while it is painted, which crashes Qt.
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test begins in English."""
    lang.use("en")
    yield
    lang.use("en")


@pytest.fixture
def pack_folder(tmp_path: Path) -> Callable[..., Path]:
    """Write the small pack, with more entities if wanted."""
    return lambda **more: write_pack(tmp_path / "pack", **more)


@pytest.fixture
def document(pack_folder: Callable[..., Path]) -> Document:
    """The small pack, opened."""
    return Document(Workspace.open(pack_folder()))


@pytest.fixture
def ref() -> Callable[[str], EntityRef]:
    """`ref("species:sprout")` in the small pack."""

    def make(text: str) -> EntityRef:
        kind, _, name = text.partition(":")
        return EntityRef("test", kind, name)

    return make


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Callable[[Path], WindowSession]]:
    """`opened(folder)`: a window on a pack that asks nothing, closed when the test is over."""
    made: list[WindowSession] = []

    def open_(folder: Path) -> WindowSession:
        made.append(WindowSession(qapp, Settings(keep=False)))
        made[-1].open(folder)
        made[-1].window.asks = False
        return made[-1]

    yield open_
    for each in made:
        each.window.asks = False
        each.window.close()
        each.close()


@pytest.fixture
def session(opened: Callable[[Path], WindowSession], pack_folder: Callable[..., Path]) -> WindowSession:
    """The small pack in a window, shown, with its findings there."""
    made = opened(pack_folder())
    made.window.show()
    assert made.wait(10)
    return made
