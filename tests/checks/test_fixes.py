"""The law of fixes: what a fix says it mends is mended by it, as an ordinary edit."""

import pytest
from hypothesis import given

from tests.checks.conftest import build_facts
from tests.checks.test_checker import EDITS, applied
from workbench.checks import CHECKS, run_checks
from workbench.checks.facts import Facts
from workbench.edits.set_value import SetValue

#: A fault, and all that stands around it, of every check that offers fixes.
FAULTS = {
    "ENC001": {"encounter_table:t": {"roll": {"die": 6}, "rows": [{"range": [1, 2]}, {"range": [5, 6]}]}},
    "ENC003": {"encounter_table:t": {"roll": {"die": 6}, "rows": [{"range": [1, 8]}]}},
    "ENC005": {"encounter_table:t": {"roll": {"die": 6}, "rows": [{"range": [6, 1]}]}},
    "ENC006": {"encounter_table:t": {"roll": {"die": 6}, "rows": [{"range": [1, 6], "levels": [5, 2]}]}},
    "MAP005": {"map:m": {"shape": "hex", "width": 2, "height": 1, "levels": ["0A"]}},
    "MAP012": {"map:m": {"spaces": [{"id": "gate"}], "goals": [{"space": "gaet"}]}},
    "PACK007": {"species:a": {"id": "b"}},
    "REF001": {"species:pikachu": {}, "army_card:a": {"species": "pikachuu"}},
    "REG001": {"map:a": {"exits": [{"to": "b"}]}, "map:b": {}},
    "SCN004": {"scenario:route_1": {}, "map:route_1": {}},
    "SCN006": {"scenario:s": {"sides": [{"seat": 1}, {"seat": 1}]}},
    "SCN007": {"campaign:c": {"start": "intrro", "steps": [{"scenario": "intro"}]}},
    "TRN002": {"trainer:t": {"party": [{"species": "a", "level": 0}]}},
}


def faults_left_by_fixes(facts):
    """Yield what a fix was said to mend and did not."""
    for found in run_checks(facts, CHECKS):
        for fix in found.fixes:
            assert fix.title[0].isupper()
            packs = SetValue(fix.ref, fix.pointer, fix.value).apply(facts.packs).after
            left = run_checks(Facts(packs, facts.kinds, facts.schema_faults, facts.steps), CHECKS)
            yield from (one for one in left if (one.identity, one.message) == (found.identity, found.message))


@pytest.mark.parametrize("code", sorted(FAULTS))
def test_a_fix_mends_the_fault_it_is_offered_for(code):
    facts = build_facts(FAULTS[code])
    assert [one for one in run_checks(facts, CHECKS) if one.code == code and one.fixes]
    assert list(faults_left_by_fixes(facts)) == []


@given(EDITS)
def test_a_fix_mends_whatever_else_is_wrong(edits):
    facts, _ = applied(build_facts({}, required={"species:b": {}}), edits)
    assert list(faults_left_by_fixes(facts)) == []
