"""The shared structs, closed by a ruleset."""

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.engine.powers.words import Power
from workbench.engine.data import fault_of, read
from workbench.engine.schema import schema_of

GOOD = {
    "do": [
        {"do": "if", "when": {"is": "all", "conditions": [{"is": "night"}]}, "then": [{"do": "hit"}]},
        {"do": "roll", "table": [{"range": [1, 20], "do": [{"do": "repeat", "times": 2, "then": []}]}]},
        {"do": "choose", "among": {"side": "any"}, "then": [{"do": "hit", "who": "chosen"}]},
    ]
}


def test_powers_survive_the_round_trip():
    power = read(Power, GOOD)
    assert read(Power, msgspec.json.decode(msgspec.json.encode(power))) == power
    assert msgspec.json.decode(msgspec.json.encode(power))["do"][0]["then"] == [{"do": "hit"}]


@pytest.mark.parametrize(
    ("broken", "pointer"),
    [
        ({"do": "hitt"}, "/do/0/do"),
        ({"do": "hit", "hwo": "chosen"}, "/do/0"),
        ({"do": "choose", "among": {}, "then": []}, "/do/0/among"),
        ({"do": "roll", "die": 1, "table": []}, "/do/0/die"),
        ({"do": "repeat", "times": {"number": "quotient", "value": 3, "by": 2}, "then": []}, "/do/0/times"),
    ],
)
def test_a_typo_is_refused_with_its_place_and_the_schema_agrees(broken, pointer):
    with pytest.raises(msgspec.ValidationError) as caught:
        read(Power, {"do": [broken]})
    assert fault_of(caught.value).pointer == pointer
    assert not Draft202012Validator(schema_of(Power)).is_valid({"do": [broken]})


def test_the_schema_takes_good_powers():
    assert Draft202012Validator(schema_of(Power)).is_valid(GOOD)
