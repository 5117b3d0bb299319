"""Running commands in this process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from workbench.cli import main
from workbench.pack.process import Process
from workbench.pack.read_pack import digest
from workbench.pack.record import FileChange, make_record, write_record


class Said(NamedTuple):
    """What a command said: its exit status, standard output and standard error."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as the one JSON document that it is."""
        return json.loads(self.out)


@pytest.fixture
def workbench(capfd: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command: `workbench("check", folder)`."""

    def run(*arguments: object) -> Said:
        status = main.main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return Said(status, out, err)

    return run


@pytest.fixture
def small(write_pack: Callable[..., Path]) -> Path:
    """A pack of three species, a chain and an item, without errors."""
    name = {"en": "Bulbasaur", "it": "Bulbasaur"}
    return write_pack(
        type__grass={"name": {"en": "Grass", "it": "Erba"}, "color": "#7ac74c"},
        species__bulbasaur={"name": name, "number": 1, "types": ["grass"]},
        species__ivysaur={"name": {"en": "Ivysaur", "it": "Ivysaur"}, "number": 2, "types": ["grass"]},
        species__nidoran_f={"name": {"en": "Nidoran♀", "it": "Nidoran♀"}, "number": 29, "types": ["grass"]},
        evolution_chain__bulbasaur={
            "links": [{"from": "bulbasaur", "to": "ivysaur", "methods": [{"by": "level", "level": 16}]}]
        },
    )


@pytest.fixture
def interrupted(state_folder: Path) -> Callable[[Path, str], str]:
    """Leave a save of a file behind that a crash interrupted: `interrupted(file, text)` returns the text."""

    def leave(file: Path, text: str) -> str:
        change = FileChange(str(file.resolve()), digest(file.read_bytes()), text)
        write_record(replace(make_record("a save", (change,)), process=Process(2**22 + 1)), state_folder)
        return text

    return leave


@pytest.fixture
def typed_then_stopped(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """`typed_then_stopped("1\n")`: a person answers so, and then presses Ctrl+C."""

    class Stopped(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            line = super().readline(size)
            if not line:
                raise KeyboardInterrupt
            return line

    return lambda lines: monkeypatch.setattr(sys, "stdin", Stopped(lines))
