"""RULES.md lists exactly the rules that tests are marked with."""

import re
from pathlib import Path

from workbench import places

HERE = Path(__file__).parent


def test_the_list_and_the_marks_agree():
    text = (places.plugins() / "master_trainer" / "RULES.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- (MT-[A-Z]+-\d+) \S", text, re.MULTILINE)
    marked = {
        rule
        for path in HERE.rglob("test_*.py")
        for rule in re.findall(r'mark\.rule\("([^"]+)"\)', path.read_text(encoding="utf-8"))
    }
    assert len(listed) == len(set(listed)), "a rule is listed twice"
    assert sorted(listed) == sorted(marked)
