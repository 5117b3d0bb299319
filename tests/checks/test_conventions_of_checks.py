"""What every check must have: a code, a page, a line in the table, tests."""

from pathlib import Path

import pytest

import workbench.checks
from workbench.checks import CHECKS
from workbench.checks.base import SECTIONS

FOLDER = Path(workbench.checks.__file__).parent
TESTS = Path(__file__).parent


def files(folder, start=""):
    return {p.relative_to(folder) for p in folder.glob(f"*/{start}*.py") if p.stem not in ("__init__", "conftest")}


def test_every_check_file_is_in_the_table():
    modules = {".".join(("workbench.checks", path.parent.name, path.stem)) for path in files(FOLDER)}
    assert modules == {check.run.__module__ for check in CHECKS}, (
        "add the check to CHECKS in workbench/checks/__init__.py"
    )


def test_codes_are_sorted_and_unique():
    codes = [check.code for check in CHECKS]
    assert codes == sorted(set(codes))


def test_every_check_has_a_test_file_and_every_test_file_a_check():
    wanted = {path.parent / f"test_{path.name}" for path in files(FOLDER)}
    assert files(TESTS, "test_") == wanted


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_a_check_explains_itself_and_is_tried_both_ways(check):
    assert check.run.__name__ == check.run.__module__.rpartition(".")[2]
    assert not check.name.startswith(("use-", "avoid-", "no-", "prefer-", "invalid-", "bad-"))
    page = check.explanation
    at = [page.find(f"\n{section}\n") for section in SECTIONS]
    assert all(place > 0 for place in at[:-1]), f"{check.code} lacks a section: {SECTIONS}"
    assert sorted(at[:-1]) == at[:-1]
    family = check.run.__module__.split(".")[-2]
    tests = (TESTS / family / f"test_{check.run.__name__}.py").read_text(encoding="utf-8")
    assert "def test_flags_" in tests
    assert "def test_allows_" in tests
