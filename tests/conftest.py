"""What every test gets: plugins mounted, a state folder of its own, Qt off screen, and small builders of content."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from workbench import places, pluginhost
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"
# Until a test has a folder of its own: none, so that nothing of the user's is read.
os.environ["WORKBENCH_HOME"] = str(Path(tempfile.gettempdir()) / "workbench-tests-have-no-home")
pluginhost.mount()

_QUIET = {"deadline": None, "derandomize": True, "database": None, "print_blob": False}
hypothesis.settings.register_profile("default", max_examples=25, **_QUIET)
hypothesis.settings.register_profile("long", max_examples=1000, **_QUIET)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`."""
    parser.addoption("--long", action="store_true", help="the same tests with larger numbers, and those marked long")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how many examples the property tests try."""
    hypothesis.settings.load_profile("long" if config.getoption("--long") else "default")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is marked long unless it was asked for."""
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="runs with --long"))


@pytest.fixture(autouse=True)
def state_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test a state folder of its own, so that nothing of the user's is read or written."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("WORKBENCH_HOME", str(folder))
    return folder


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """True under `--long`: use larger numbers."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def kinds() -> Mapping[str, Kind]:
    """The core kinds together with those of the first shipped ruleset."""
    return pluginhost.kinds_of("pokescape")


@pytest.fixture(scope="session")
def shipped_content() -> Path:
    """The folder of the packs that ship; copy what you change."""
    return places.content()


@pytest.fixture
def pack_of() -> Callable[..., Pack]:
    """Build a pack `test` from `kind__id={…}`; say only what the test is about. `id` is put in unless given.

    `pack_of(item__potion={"price": 3}, pack={"ruleset": "pokescape"})`: `pack` adds to the manifest.
    """
    return build_pack


@pytest.fixture
def packs_of() -> Callable[..., PackSet]:
    """Build a set that holds just the pack of `pack_of`."""

    def build(**entities: Any) -> PackSet:
        return PackSet((build_pack(**entities),))

    return build


@pytest.fixture
def write_pack(tmp_path: Path) -> Callable[..., Path]:
    """Write the pack of `pack_of` to disk, into a folder of its id, and return that; `raw` adds files as they are.

    `write_pack(item__potion={"price": 3}, pack={"id": "mine"}, raw={"item/cut.json": "{"})`.
    """

    def write(raw: Mapping[str, str] | None = None, **entities: Any) -> Path:
        pack = build_pack(**entities)
        folder = tmp_path / pack.id
        files = {"pack.json": json.dumps(pack.manifest)}
        files |= {entity.file: json.dumps(entity.data) for entity in pack.all()}
        for name, text in {**files, **(raw or {})}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        return folder

    return write


def build_pack(pack: Mapping[str, Any] | None = None, **entities: Any) -> Pack:
    """Return a pack value; see `pack_of`."""
    manifest = {"format": 1, "id": "test", "title": {"en": "Test"}, "version": "0.1.0", **(pack or {})}
    built = Pack(manifest["id"], manifest)
    for key, data in entities.items():
        kind, _, name = key.partition("__")
        whole = {"id": name, **data} if isinstance(data, dict) else data
        ref = EntityRef(built.id, kind, name)
        built = built.with_changes({ref: Entity(ref, whole, f"{kind}/{name}.json")})
    return built
