"""Which hexes of a map a finding speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from workbench.gui.board.geometry import Hex
from workbench.gui.map_editor.map_board import MapBoard, hex_said
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.pointer import child_of, parse_pointer

_NAMED = re.compile(r"\[(\d{1,4}), ?(\d{1,4})\]")


def fault_hexes(findings: Iterable[Diagnostic], board: MapBoard) -> dict[Hex, str]:
    """Return the messages of errors and warnings by hex: where the pointer leads, else hexes that the message names."""
    found: dict[Hex, str] = {}
    for each in findings:
        if each.severity is Severity.INFO:
            continue
        hexes = pointed_hexes(board, each.pointer) or [(int(c), int(r)) for c, r in _NAMED.findall(each.message)]
        for at in hexes:
            found.setdefault(at, each.message)
    return found


def pointed_hexes(board: MapBoard, pointer: str) -> list[Hex]:
    """Return the hex or the object's place that a pointer leads to; of a row of terrain its unknown codes."""
    parts = parse_pointer(pointer)
    if len(parts) == 2 and parts[0] == "terrain" and parts[1].isdecimal() and int(parts[1]) < len(board.rows):
        row = int(parts[1])
        return [
            (column, row) for column, code in enumerate(board.rows[row]) if code != "." and code not in board.palette
        ]
    value: Any = board.data
    found: list[Hex] = []
    for part in parts:
        try:
            value = child_of(value, part)
        except KeyError:
            break
        at = hex_said(value) or (hex_said(value.get("at")) if isinstance(value, dict) else None)
        ends = value.get("between") if isinstance(value, dict) else None
        between = [end for each in ends if (end := hex_said(each))] if isinstance(ends, list) else []
        found = [at] if at else between or found
    return found
