"""Packs that can be asked."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from workbench.edits.set_value import SetValue
from workbench.pluginhost.checked import Checked
from workbench.workspace import Workspace


def test_what_has_no_ruleset_of_its_own_must_say_so() -> None:
    with pytest.raises(NotImplementedError):
        _ = Checked().ruleset


def test_usages_follow_an_edit(tmp_path: Path, shipped_content: Path) -> None:
    shutil.copytree(shipped_content / "kanto", tmp_path / "kanto")
    workspace = Workspace.open(tmp_path / "kanto")
    assert isinstance(workspace, Checked)
    species = workspace.resolve_ref("species:mew")
    before = {usage.ref.id for usage in workspace.usages(species)}
    ditto = workspace.resolve_ref("evolution_chain:caterpie")
    workspace.apply(SetValue(ditto, "/links/0/from", "mew"))
    assert {usage.ref.id for usage in workspace.usages(species)} - before == {"caterpie"}


def test_opening_a_pack_imports_neither_checks_nor_validators_nor_saving() -> None:
    program = """
import sys
from workbench.workspace import Workspace
workspace = Workspace.open("kanto")
late = ("pluginhost.finder", "checks", "pack.validate", "pack.save", "pack.where", "edits", "graph", "engine", "store")
print([name for name in late if f"workbench.{name}" in sys.modules])
workspace.finder()(workspace.packs)
print("workbench.checks" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["[]", "True"]
