"""The package `plugins` over several folders."""

from __future__ import annotations

import importlib
import pickle
import sys
from pathlib import Path

import pytest

from workbench.pluginhost.mount import mount

pytestmark = pytest.mark.usefixtures("mounted_as_before")


def test_modules_of_all_folders_are_imported_by_one_name(tmp_path: Path) -> None:
    for folder, name in (("one", "mount_first"), ("two", "mount_second")):
        (tmp_path / folder / name).mkdir(parents=True)
        (tmp_path / folder / name / "code.py").write_text(f"class Thing:\n    where = '{folder}'\n")
    mount([tmp_path / "one", tmp_path / "two"])
    first = importlib.import_module("plugins.mount_first.code")
    second = importlib.import_module("plugins.mount_second.code")
    assert (first.Thing.where, second.Thing.where) == ("one", "two")
    assert pickle.loads(pickle.dumps(first.Thing)) is first.Thing


def test_relative_imports_work_inside_a_plugin(tmp_path: Path) -> None:
    (tmp_path / "mount_third").mkdir()
    (tmp_path / "mount_third" / "a.py").write_text("from .b import VALUE\n")
    (tmp_path / "mount_third" / "b.py").write_text("VALUE = 3\n")
    mount([tmp_path])
    assert importlib.import_module("plugins.mount_third.a").VALUE == 3


def test_mounting_again_changes_the_folders_and_keeps_the_package(tmp_path: Path) -> None:
    before = sys.modules["plugins"]
    mount([tmp_path])
    assert sys.modules["plugins"] is before
    assert list(before.__path__) == [str(tmp_path)]
