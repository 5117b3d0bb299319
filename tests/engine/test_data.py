"""Reading JSON values through structs."""

from typing import Annotated

import msgspec
import pytest

from workbench.engine.data import Data, Open, at_place, defaults, fault_of, members, read, says
from workbench.model.schema_fault import SchemaFault


class Part(Data, frozen=True, kw_only=True):
    """A part."""

    size: Annotated[int, says("Size", "Misura", ge=1)]


class Whole(Data, frozen=True, kw_only=True):
    """A whole."""

    parts: tuple[Part, ...] = ()


def test_what_may_be_left_out_has_its_default():
    assert defaults(Whole) == {"parts": ()}
    assert defaults(Part) == {}


def test_a_text_that_looks_like_an_own_key_stays_and_odd_texts_are_read_all_the_same():
    said = {"parts": [{"size": 2}], "x-a": "x-b"}
    assert read(Whole, said) == Whole(parts=(Part(size=2),))
    assert said["x-a"] == "x-b"
    assert read(dict[str, str], {"a": "x-b", "c": "\ud800"}) == {"a": "x-b", "c": "\ud800"}


def test_own_keys_are_left_out_at_any_depth():
    assert read(Whole, {"x-a": 1, "parts": [{"size": 2, "x-b": [{}]}]}) == Whole(parts=(Part(size=2),))


@pytest.mark.parametrize(
    ("data", "pointer", "said"),
    [
        ({"parts": [{"size": 1}, {"size": 0}]}, "/parts/1/size", ">= 1"),
        ({"parts": [{"size": 1.5}]}, "/parts/0/size", "int"),
        ({"parts": [{"size": 1, "sise": 2}]}, "/parts/0", "sise"),
        ({"part": []}, "", "part"),
    ],
)
def test_a_fault_names_its_place(data, pointer, said):
    with pytest.raises(msgspec.ValidationError) as caught:
        read(Whole, data)
    fault = fault_of(caught.value)
    assert isinstance(fault, SchemaFault)
    assert fault.pointer == pointer
    assert said in fault.message


def test_a_narrow_view_passes_over_what_it_does_not_name():
    class View(Open, frozen=True, kw_only=True):
        id: str

    assert read(View, {"id": "a", "colour": "red"}).id == "a"


def test_a_place_is_told_unless_it_is_the_whole():
    assert (at_place("/links/0"), at_place("")) == (" at `/links/0`", "")


class Way(Data, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Fields of which one is a word of Python."""

    from_: str
    to: str = ""


def test_the_members_of_a_struct_have_their_names_and_keys():
    assert list(members(Way(from_="a"))) == [("from_", "from", "a"), ("to", "to", "")]
