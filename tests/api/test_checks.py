"""Tests of what plugins write checks with."""

import subprocess
import sys

from workbench import api
from workbench.api import checks
from workbench.checks import run_checks
from workbench.model.pack import PackSet


def test_a_check_can_be_written_with_nothing_else(pack_of):
    @checks.check("ZZZ001", checks.Severity.WARNING, scope=checks.entities("item"))
    def priceless(_, entity):
        """An item has no price."""
        if checks.whole(entity.data.get("price")) is None:
            yield checks.Finding(entity.ref, "/price", "No price")

    facts = checks.Facts(PackSet((pack_of(item__potion={}, item__ball={"price": 2}),)), {})
    assert [(one.code, str(one.ref), one.file) for one in run_checks(facts, (priceless,))] == [
        ("ZZZ001", "item:potion", "item/potion.json")
    ]


def test_all_that_is_offered_is_there():
    assert all(hasattr(checks, name) for name in checks.__all__)
    assert api.API_VERSION >= 1


def test_it_loads_no_heavy_library():
    heavy = ("PySide6", "networkx", "sqlmodel", "jsonschema", "jsonschema_rs")
    code = f"import sys, workbench.api.checks; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
