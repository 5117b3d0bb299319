"""What a file is to say is known before anything is written."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.model.ref import EntityRef
from workbench.pack.document import read_document
from workbench.pack.planning import file_of, rewritten


@pytest.mark.parametrize(
    ("old", "data", "new"),
    [
        (b'{\n  "b": 1.0,\n  "id": "a"\n}\n', {"b": 2, "id": "a"}, '{\n  "b": 2,\n  "id": "a"\n}\n'),
        (
            b'{\n  "id": "a",\n  "b": 1.0\n}\n',
            {"b": 1.0, "c": [], "id": "a"},
            '{\n  "id": "a",\n  "b": 1.0,\n  "c": []\n}\n',
        ),
        (b'\xef\xbb\xbf{\n  "id": "a"\n}\n', {"id": "b"}, '\ufeff{\n  "id": "b"\n}\n'),
        (b'{\r\n  "id": "a"\r\n}\r\n', {"id": "b"}, '{\r\n  "id": "b"\r\n}\r\n'),
    ],
)
def test_keeps_the_form_of_the_file(old: bytes, data: Any, new: str) -> None:
    assert rewritten(read_document(old), data, None) == new


def test_the_file_of_a_manifest_and_of_an_entity() -> None:
    assert file_of(EntityRef("p", "pack", "p")) == "pack.json"
    assert file_of(EntityRef("p", "item", "a")) == "item/a.json"
