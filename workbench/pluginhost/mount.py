"""Makes `plugins` one package over the shipped plugin folder and the user's.

So that mypy, tests, pickling and worker processes all see one name, `plugins.<id>.…`, wherever the folders lie.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from workbench.pluginhost.discover import plugin_folders


def mount(folders: Sequence[Path] | None = None) -> None:
    """Put `plugins` into `sys.modules` over `folders` (default: shipped and user's). May be called again."""
    path = [str(folder) for folder in (plugin_folders() if folders is None else folders)]
    module = sys.modules.get("plugins")
    if module is None:
        module = ModuleType("plugins", "The plugin folders, as one package.")
        module.__spec__ = ModuleSpec("plugins", None, is_package=True)
        sys.modules["plugins"] = module
    module.__path__ = path
    if module.__spec__ is not None:
        module.__spec__.submodule_search_locations = path
