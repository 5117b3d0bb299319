"""What the tests of findings that reading the files met have in common."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from workbench.checks import run_checks
from workbench.checks.base import Check
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "species", "abra")


@pytest.fixture
def passes_on(facts_of) -> Callable[[Check, str, str, str], None]:
    """Return what holds a check to telling a problem of reading whole: code, place, message and help."""

    def hold(check: Check, code: str, problem_code: str, message: str) -> None:
        problem = LoadProblem(problem_code, "test", "species/abra.json", message, REF, "/hp", 3, 7, "Mend it")
        (told,) = run_checks(facts_of({}, problems=(problem,)), (check,))
        assert (told.code, told.ref, told.pointer, told.message, told.help) == (code, REF, "/hp", message, "Mend it")
        assert (told.pack, told.file, told.line, told.column) == ("test", "species/abra.json", 3, 7)

    return hold


@pytest.fixture
def passes_over_others(found) -> Callable[[str], None]:
    """Return what holds a check to leaving the problems that other checks tell."""

    def hold(code: str) -> None:
        other = LoadProblem("another_fault", "test", "species/abra.json", "something else", REF)
        assert found(code, {"species:abra": {}}, problems=(other,)) == []

    return hold
