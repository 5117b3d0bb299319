"""Tests of the page of a check."""

import pytest

from workbench.checks import CHECKS
from workbench.checks.explain import UnknownCode, explain_one


def test_a_page_begins_with_code_name_and_severity():
    page = explain_one("ref001", CHECKS)
    assert page.startswith("REF001 dangling-reference (error)\n\nA reference names an entity that does not exist.\n")
    assert "\nFix:\n    Correct the id" in page


def test_an_unknown_code_names_the_nearest():
    with pytest.raises(UnknownCode, match=r"no check `REF01`\. Did you mean `REF001`"):
        explain_one("REF01", CHECKS)
