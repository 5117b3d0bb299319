"""Bytes of any sort give a value or named faults, never an exception."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.pack.document import Document, Fault, read_document


def only(data: bytes) -> Fault:
    document = read_document(data)
    assert len(document.faults) == 1, document.faults
    return document.faults[0]


@pytest.mark.parametrize(
    "data", [b'{"a": 1}', b'\xef\xbb\xbf{"a": 1}', b'{\r\n"a":1\r\n}\r\n', b' {"a" :\t1}\n\n', b'{"a":\r1}']
)
def test_reads_any_formatting(data: bytes) -> None:
    document = read_document(data)
    assert (document.value, document.faults, document.readable) == ({"a": 1}, (), True)
    assert document.bom == data.startswith(b"\xef")


UNREADABLE = [
    (b"", "is empty", 1, 1),
    (b"\n  \n", "is empty", 1, 1),
    (bytes(4037), "holds 4037 NUL bytes and nothing else", 1, 1),
    (b'{"a": 1\n', "the file ends too early: `{` of line 1 is never closed", 2, 1),
    (b'{\n"a": [1, {"b": ', "the file ends too early: `{` of line 2 is never closed", 2, 16),
    (b'{"a": 1,}', "a key in double quotes was expected, found `}`", 1, 9),
    (b'{"a": 1\n "b": 2}', '`,` or the closing bracket was expected, found `"b":`', 2, 2),
    (b"{'a': 1}", "a key in double quotes was expected, found `'a':`", 1, 2),
    (b'{"a": 1} x', "nothing was expected after the end of the value, found `x`", 1, 10),
    (
        b'{"a": "b\nc"}',
        'a control character stands in a text; it is written as `\\n`, `\\t` or `\\u00…`, found `c"}`',
        1,
        9,
    ),
    (b'{"a": "\\q"}', 'a `\\` stands before a character that is not escaped so, found `\\q"}`', 1, 8),
    (
        b'{"a": 1}\x00\x00',
        "nothing was expected after the end of the value, found a NUL byte: the file is damaged",
        1,
        9,
    ),
    (b'{"n": "Flab\xe9"}', "byte `0xe9` is not UTF-8", 1, 12),
    (b"\xff\xfe{\x00}\x00", "is written in UTF-16", 1, 1),
]


@pytest.mark.parametrize(("data", "message", "line", "column"), UNREADABLE)
def test_says_where_and_why_a_file_cannot_be_read(data: bytes, message: str, line: int, column: int) -> None:
    fault = only(data)
    assert (fault.fault, fault.message, fault.line, fault.column) == ("unreadable_file", message, line, column)
    assert not read_document(data).readable


def test_names_a_key_that_stands_twice_and_keeps_the_value_readable() -> None:
    document = read_document(b'{"a": 1,\n "b": {"c": 1, "c": 2},\n "a": 3}')
    assert document.readable
    assert document.value == {"a": 3, "b": {"c": 2}}
    assert [(f.fault, f.pointer, f.line, f.column) for f in document.faults] == [
        ("duplicate_key", "/a", 3, 2),
        ("duplicate_key", "/b/c", 2, 16),
    ]
    assert document.faults[0].message == "key `a` stands twice in one object, first on line 1"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1E+400", "9" * 301, "1" * 5000])
def test_numbers_that_json_cannot_hold_are_found_before_anything_sees_them(number: str) -> None:
    fault = only(f'{{"a": [1.5,\n {number}]}}'.encode())
    assert (fault.fault, fault.pointer, fault.line, fault.column) == ("number_out_of_range", "/a/1", 2, 2)


@pytest.mark.parametrize(
    "text", ['"\\ud83d"', '"\\ud83dx"', '"\\uDE00"', '"ok \\ud83d\\ude00 \\ude00"', '"\\ud83d\\ud83d\\ude00"']
)
def test_half_a_character_is_found(text: str) -> None:
    fault = only(f'{{"a":\n{text}}}'.encode())
    assert (fault.fault, fault.pointer, fault.line) == ("lone_surrogate", "/a", 2)
    key = only(f"{{{text}: 1}}".encode())
    key.pointer.encode()


def test_whole_characters_and_long_numbers_are_fine() -> None:
    assert read_document(b'"\\ud83d\\ude00"') == Document("\U0001f600", '"\\ud83d\\ude00"')
    assert read_document(b"12345678901234567890123").value == 12345678901234567890123


@pytest.mark.parametrize("depth", [101, 500, 5000, 200_000])
def test_nesting_has_a_limit(depth: int) -> None:
    fault = only(b"[" * depth + b"]" * depth)
    assert (fault.fault, fault.message, fault.column) == ("too_deep", "nested deeper than 100 levels", 101)
    assert read_document(b"[" * 100 + b"]" * 100).faults == ()
    assert read_document(json.dumps([[]] * 500).encode()).faults == ()


@given(st.binary(max_size=60))
def test_never_raises_on_bytes(data: bytes) -> None:
    read_document(data)


@given(st.text(alphabet='{}[]",:\\ud8dc0123.eE+-NaIfinty \n\0ù', max_size=60))
def test_never_raises_on_text_and_says_so_when_it_reads_nothing(text: str) -> None:
    document = read_document(text.encode())
    assert document.readable or document.faults
    assert all(f.line and f.column and f.message and f.help for f in document.faults)


@given(
    st.recursive(
        st.integers() | st.text() | st.none(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_reads_what_json_writes(data: Any) -> None:
    assert read_document(json.dumps(data).encode()) == Document(data, json.dumps(data))
