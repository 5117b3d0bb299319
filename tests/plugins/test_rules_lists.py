"""The RULES.md of a plugin lists exactly the rules that the plugin's tests are marked with."""

import re
from pathlib import Path

import pytest

from workbench import places

HERE = Path(__file__).parent
RULESETS = sorted(path.parent.name for path in places.plugins().glob("*/RULES.md"))


@pytest.mark.parametrize("plugin", RULESETS)
def test_the_list_and_the_marks_agree(plugin):
    text = (places.plugins() / plugin / "RULES.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- ([A-Z0-9]+-[0-9A-Z]+-\d+) \S", text, re.MULTILINE)
    marked = {
        rule
        for path in (HERE / plugin).rglob("test_*.py")
        for rule in re.findall(r'mark\.rule\("([^"]+)"\)', path.read_text(encoding="utf-8"))
    }
    assert len(listed) == len(set(listed)), "a rule is listed twice"
    assert sorted(listed) == sorted(marked)


def test_every_shipped_ruleset_has_a_list():
    assert sorted(path.parent.name for path in places.plugins().glob("*/ruleset.py")) == RULESETS != []
