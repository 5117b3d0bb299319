"""What rulesets may import, and what comes with it."""

import subprocess
import sys

from workbench.api import rules

FORBIDDEN = ("PySide6", "networkx", "sqlmodel", "sqlalchemy", "jsonschema", "jsonschema_rs", "numpy")


def test_importing_it_loads_no_window_graph_database_or_validator():
    program = "import sys, workbench.api.rules; print(' '.join(m for m in sys.modules if '.' not in m))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in FORBIDDEN if name in loaded] == []


def test_every_name_that_it_offers_is_there():
    assert all(hasattr(rules, name) for name in rules.__all__)
