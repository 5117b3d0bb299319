"""Where the shipped schemas, content and plugins lie, and where the program keeps what is the user's own."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).resolve().parent


def shipped() -> Path:
    """The folder that holds schemas/, content/ and plugins/: `_shipped` when installed, else the checkout."""
    inside = _PACKAGE / "_shipped"
    return inside if inside.is_dir() else _PACKAGE.parent


def schemas() -> Path:
    """The folder of the core schemas."""
    return shipped() / "schemas"


def content() -> Path:
    """The folder of the packs that ship."""
    return shipped() / "content"


def shipped_packs() -> tuple[str, ...]:
    """The ids of the packs that ship; their folders are named after them."""
    return tuple(sorted(path.parent.name for path in content().glob("*/pack.json")))


def plugins() -> Path:
    """The folder of the plugins that ship."""
    return shipped() / "plugins"


def home() -> Path:
    """The state folder: `WORKBENCH_HOME` unless unset or empty, else the platform's."""
    chosen = os.environ.get("WORKBENCH_HOME")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("workbench", appauthor=False))
