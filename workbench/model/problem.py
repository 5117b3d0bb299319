"""What reading a pack could not make sense of. Checks turn these into diagnostics."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.model.ref import EntityRef


@dataclass(frozen=True, slots=True)
class LoadProblem:
    """One fault met while reading; `fault` is a closed set of names, one check each.

    Faults: unreadable_file, duplicate_key, number_out_of_range, too_deep, lone_surrogate, duplicate_id, misplaced_file,
    unknown_kind, missing_pack, pack_version, newer_format, unsafe_name, case_twins.
    `line` and `column` count from 1; 0 where there is no place in a text.
    """

    fault: str
    pack: str
    file: str
    message: str
    ref: EntityRef | None = None
    pointer: str = ""
    line: int = 0
    column: int = 0
    help: str = ""
