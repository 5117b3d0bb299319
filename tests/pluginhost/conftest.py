"""Tests that mount plugins of their own leave the shipped ones behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from workbench import pluginhost


@pytest.fixture
def mounted_as_before() -> Iterator[None]:
    """Forget what the test imported and mount the shipped plugins again."""
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.startswith("plugins."):
            del sys.modules[name]
    pluginhost.mount()
