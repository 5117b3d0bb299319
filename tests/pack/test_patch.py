"""A patch changes the lines of the change and no others, whatever the formatting."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.model.same import same
from workbench.pack.patch import patch_text
from workbench.pack.text import read_places, walk

LEAF = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5)
)
JSON = st.recursive(
    LEAF,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=15,
)
#: How a person or a program may have formatted a file.
STYLES: list[dict[str, Any]] = [
    {"indent": 2},
    {"indent": 4, "ensure_ascii": False},
    {"indent": "\t", "separators": (" ,", " : ")},
    {"separators": (",", ":")},
    {},
    {"indent": 0},
]


def odd_format(data: Any, style: int, line_end: str) -> str:
    return json.dumps(data, **STYLES[style]).replace("\n", line_end)


@pytest.mark.parametrize(
    ("old", "new_data", "new"),
    [
        ('{"a":1, "b" : [1,2]}', {"a": 2, "b": [1, 2]}, '{"a":2, "b" : [1,2]}'),
        ('{"a":1, "b" : [1,2]}', {"a": 1, "b": [1, 3]}, '{"a":1, "b" : [1,3]}'),
        ('{\n\t"a": 1.10,\n\t"b": 1e5\n}', {"a": 1.1, "b": 2}, '{\n\t"a": 1.10,\n\t"b": 2\n}'),
        ('{\r\n "a": 1\r\n}\r\n', {"a": 1, "b": 2}, '{\r\n "a": 1,\r\n "b": 2\r\n}\r\n'),
        ('{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', {"a": 1, "c": 3}, '{\n  "a": 1,\n  "c": 3\n}'),
        ('{\n  "a": 1,\n  "b": 2\n}', {"b": 2}, '{\n  "b": 2\n}'),
        ('{\n  "a": 1,\n  "b": 2\n}', {"a": 1}, '{\n  "a": 1\n}'),
        ('{"a": [1, 2, 3]}', {"a": [0, 1, 2, 3]}, '{"a": [0, 1, 2, 3]}'),
        ('{"a": [\n  1\n]}', {"a": [1, 2]}, '{"a": [\n  1,\n  2\n]}'),
        ('{"a":[1]}', {"a": [1, {"b": [2, 3]}]}, '{"a":[1,{"b":[2,3]}]}'),
        ('{"a": []}', {"a": [1]}, '{"a": [1]}'),
        ('{"a": [1]}', {"a": []}, '{"a": []}'),
        ('{"a": "\\u00e9", "b": 1}', {"a": "é", "b": "è"}, '{"a": "\\u00e9", "b": "\\u00e8"}'),
        ('{"a": 1, "a": 2, "b": 3}', {"a": 4, "b": 3}, '{"a": 1, "a": 4, "b": 3}'),
        ('{"a": 1, "a": 2, "b": 3}', {"b": 3}, '{"b": 3}'),
        (
            '{\n    "a": {}\n}',
            {"a": {"deep": {"rows": [{"b": [1]}, {"c": 2}]}}},
            '{\n    "a": {\n        "deep": {\n            "rows": [\n                {"b": [1]},\n'
            '                {"c": 2}\n            ]\n        }\n    }\n}',
        ),
    ],
)
def test_keeps_the_style_around_the_change(old: str, new_data: Any, new: str) -> None:
    assert patch_text(old, json.loads(old), new_data) == new


@given(JSON, JSON, st.integers(0, len(STYLES) - 1), st.sampled_from(["\n", "\r\n"]))
def test_the_patched_text_says_exactly_the_new_data(old: Any, new: Any, style: int, line_end: str) -> None:
    text = odd_format(old, style, line_end)
    patched = patch_text(text, old, new)
    assert same(json.loads(patched), new)
    assert patch_text(text, old, json.loads(text)) == text


@given(JSON, LEAF, st.integers(0, len(STYLES) - 1), st.integers(0, 1000))
def test_setting_a_value_changes_only_its_own_characters(old: Any, value: Any, style: int, pick: int) -> None:
    text = odd_format(old, style, "\r\n")
    root = read_places(text)
    assert root is not None
    places = list(walk(root))
    path, node = places[pick % len(places)]
    new = json.loads(text)
    if path:
        holder = new
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = value
    else:
        new = value
    patched = patch_text(text, old, new)
    assert same(json.loads(patched), new)
    assert patched.startswith(text[: node.start])
    assert patched.endswith(text[node.end :])


@given(st.lists(LEAF, min_size=2, max_size=6), st.integers(0, 3), st.integers(0, 20), st.booleans())
def test_inserting_and_removing_leave_every_other_line(items: list[Any], style: int, pick: int, lists: bool) -> None:
    holder: Any = items if lists else {f"k{at}": item for at, item in enumerate(items)}
    text = odd_format({"before": 1, "it": holder, "after": 2}, style, "\n")
    at = pick % len(items)
    fewer: Any = items[:at] + items[at + 1 :] if lists else {k: v for k, v in holder.items() if k != f"k{at}"}
    shorter = patch_text(text, json.loads(text), {"before": 1, "it": fewer, "after": 2})
    assert_lines_within(shorter, text)
    more: Any = [*items[:at], "new", *items[at:]] if lists else {**holder, "new": 1}
    longer = patch_text(text, json.loads(text), {"before": 1, "it": more, "after": 2})
    if "\n" in text:
        assert_lines_within(text, longer)


def assert_lines_within(few: str, many: str) -> None:
    """Every line of `few`, but for a comma at its end, stands in `many` in the same order."""
    if "\n" not in few:
        return
    left = iter(line.rstrip(" ,") for line in many.splitlines())
    assert all(line.rstrip(" ,") in left for line in few.splitlines())
