"""Fields that structs of every ruleset declare alike."""

import msgspec
import pytest

from workbench.engine.data import Data, fault_of, read
from workbench.engine.fields import Id, Name, PrintedText, italian
from workbench.engine.schema import schema_of


class Sign(Data, frozen=True, kw_only=True):
    """Something with a name."""

    x_schema = italian("Cartello", "Dice qualcosa")

    id: Id
    name: Name
    text: PrintedText | None = None


def test_a_text_is_english_at_least_and_has_no_key_but_languages_and_one_s_own():
    name = schema_of(Sign)["properties"]["name"]
    assert (name["required"], name["additionalProperties"]) == (["en"], False)
    assert set(name["properties"]) == {"en", "it"}
    assert name["x-it"] == {"title": "Nome", "description": "Per le persone, per lingua"}


@pytest.mark.parametrize(
    ("name", "at"), [({}, "/name"), ({"x-note": "…"}, "/name"), ({"en": ""}, "/name"), ({"it": ""}, "/name")]
)
def test_a_name_that_says_nothing_is_refused(name, at):
    with pytest.raises(msgspec.ValidationError) as unfit:
        read(Sign, {"id": "exit", "name": name})
    fault = fault_of(unfit.value)
    assert (fault.pointer, fault.message) == (at, "it is empty")


def test_a_name_in_any_one_language_is_read():
    assert read(Sign, {"id": "exit", "name": {"it": "Uscita"}}).name == {"it": "Uscita"}


def test_a_struct_has_an_italian_title():
    assert schema_of(Sign)["x-it"] == {"title": "Cartello", "description": "Dice qualcosa"}


def test_an_id_has_no_capital_letters():
    assert read(Sign, {"id": "exit_1", "name": {"en": "Exit"}}).id == "exit_1"
    with pytest.raises(msgspec.ValidationError):
        read(Sign, {"id": "Exit", "name": {"en": "Exit"}})
