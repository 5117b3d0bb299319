"""`workbench explain`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from workbench.checks import CHECKS
from workbench.pluginhost.plugin_checks import every_check


@pytest.mark.parametrize("code", ["REF001", "ref001"])
def test_prints_the_page(workbench: Callable[..., Any], code: str) -> None:
    said = workbench("explain", code)
    assert said.status == 0
    for heading in ("REF001", "What it does:", "Why it matters:", "Example:", "Fix:"):
        assert heading in said.out
    assert workbench("explain", code, "--format", "json").json["text"] == said.out


def test_lists_all_without_a_code(workbench: Callable[..., Any]) -> None:
    assert len(workbench("explain").out.splitlines()) == len(every_check())
    assert workbench("explain", "--format", "json").json["checks"][0]["code"] == CHECKS[0].code


def test_an_unknown_code_is_wrong_use(workbench: Callable[..., Any]) -> None:
    said = workbench("explain", "REF00")
    assert (said.status, said.out) == (2, "")
    assert "did you mean `REF00" in said.err
