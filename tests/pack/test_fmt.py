"""Formatting changes white space and the order of keys, never a value, and a second time nothing."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workbench.model.kind import Kind
from workbench.model.same import same
from workbench.pack.fmt import Formatted, format_pack

KINDS = {"pack": Kind("pack", {}), "item": Kind("item", {"properties": {"id": {}, "price": {}, "cost": {}}})}


def write(folder: Path, **files: bytes) -> Path:
    for name, data in {"pack": b'{\n  "id": "p"\n}\n', **files}.items():
        path = folder / f"{name.replace('__', '/')}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def form(folder: Path, write: bool = True) -> Formatted:
    return format_pack(folder, lambda _: KINDS, folder.parent / "state", write)


def test_brings_order_and_keeps_values_and_spellings(tmp_path: Path) -> None:
    odd = '\ufeff{"cost":1.10,\r\n"price":1e5,"id":"a", "name":"\\u00e9"}'.encode()
    folder = write(tmp_path / "p", item__a=odd)
    assert form(folder, write=False).changed == ("item/a.json",)
    assert (folder / "item/a.json").read_bytes() == odd
    assert form(folder) == Formatted(("item/a.json",), ())
    expected = '{\n  "id": "a",\n  "price": 1e5,\n  "cost": 1.10,\n  "name": "é"\n}\n'
    assert (folder / "item/a.json").read_bytes() == expected.encode()
    assert form(folder) == Formatted((), ())


def test_leaves_alone_what_it_could_lose(tmp_path: Path) -> None:
    folder = write(tmp_path / "p", item__a=b'{"a":1,"a":2}', item__b=b'{"a":1', item__c=b'{"id":"c"}')
    assert form(folder) == Formatted(
        ("item/c.json",),
        (
            ("item/a.json", "key `a` stands twice in one object, first on line 1"),
            ("item/b.json", "the file ends too early: `{` of line 1 is never closed"),
        ),
    )
    assert (folder / "item/a.json").read_bytes() == b'{"a":1,"a":2}'


def test_a_zip_is_not_formatted(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "p.zip", "w") as archive:
        archive.writestr("pack.json", "{}")
    with pytest.raises(PermissionError, match="is a zip"):
        form(tmp_path / "p.zip")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=15,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(JSON, st.sampled_from([None, 1, "\t"]))
def test_any_value_survives_and_the_form_is_a_fixed_point(tmp_path: Path, data: Any, indent: Any) -> None:
    folder = write(tmp_path / "p", item__a=json.dumps(data, indent=indent).encode())
    form(folder)
    assert same(json.loads((folder / "item/a.json").read_bytes()), data)
    assert form(folder).changed == ()
