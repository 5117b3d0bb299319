"""What a window has of a pack."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack.holding import Holding

POTION = EntityRef("test", "item", "potion")


def test_keeps_unsaved_work_until_it_is_not_wanted(tmp_path: Path, packs_of: Callable[..., PackSet]) -> None:
    packs = packs_of(item__potion={"price": 1}, item__ether={})
    entity = packs.get(POTION)
    assert entity is not None
    edited = packs.with_changes({POTION: entity.with_data({"price": 2}), EntityRef("test", "item", "ether"): None})
    first = Holding(tmp_path / "pack", tmp_path / "state")
    first.keep(edited, [POTION, EntityRef("test", "item", "ether")])
    first.release()
    second = Holding(tmp_path / "pack", tmp_path / "state")
    left = second.left_behind(packs)
    assert {ref.id: entity.data if entity else None for ref, entity in left.items()} == {
        "potion": {"price": 2},
        "ether": None,
    }
    second.forget()
    second.release()
    assert Holding(tmp_path / "pack", tmp_path / "state").left_behind(packs) == {}


def test_a_value_that_no_file_can_hold_costs_only_its_own_line(
    tmp_path: Path, packs_of: Callable[..., PackSet]
) -> None:
    packs = packs_of(item__potion={"price": 10**5000})
    with_odd = Holding(tmp_path / "pack", tmp_path / "state")
    with_odd.keep(packs, [POTION])
    with_odd.release()


def test_a_second_program_is_refused_and_keeps_nothing(tmp_path: Path, packs_of: Callable[..., PackSet]) -> None:
    holding = Holding(tmp_path / "pack", tmp_path / "state")
    script = (
        "import sys; from pathlib import Path; from workbench.pack.holding import Holding;"
        "h = Holding(Path(sys.argv[1]), Path(sys.argv[2])); print(h.refused)"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "pack"), str(tmp_path / "state")]
    assert str(os.getpid()) in subprocess.run(command, capture_output=True, text=True).stdout
    holding.release()
    assert subprocess.run(command, capture_output=True, text=True).stdout == "\n"


def test_a_state_folder_that_cannot_be_written_costs_nothing_else(
    tmp_path: Path, packs_of: Callable[..., PackSet]
) -> None:
    (tmp_path / "file").write_text("")
    holding = Holding(tmp_path / "pack", tmp_path / "file")
    packs = packs_of(item__potion={})
    holding.keep(packs, [POTION])
    holding.forget()
    holding.release()
    assert holding.refused == ""
    assert holding.left_behind(packs) == {}


@pytest.mark.parametrize("times", [1, 2])
def test_releasing_twice_is_fine(tmp_path: Path, times: int) -> None:
    holding = Holding(tmp_path / "pack", tmp_path / "state")
    for _ in range(times):
        holding.release()
