"""From the bytes of one file to a JSON value and what is wrong with it. Never raises on content."""

from __future__ import annotations

import codecs
import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from workbench.model.pointer import Step, to_pointer
from workbench.pack.text import Node, key_text, place_of, read_places, walk

#: Deepest nesting of objects and arrays: deep enough for any content, shallow enough for every recursive reader.
MAX_DEPTH = 100
#: Most digits of a whole number: what Python, the schema validators and other programs all read.
MAX_DIGITS = 300
#: Most faults told of one file: whoever mends a hundred reads it again.
MAX_FAULTS = 100
_SURROGATE = re.compile(
    r"\\u([dD][89abAB][0-9a-fA-F]{2})(\\u[dD][c-fC-F][0-9a-fA-F]{2})?|\\u([dD][c-fC-F][0-9a-fA-F]{2})"
)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a text. `fault` is a name of `LoadProblem.fault`; line and column count from 1."""

    fault: str
    message: str
    help: str = ""
    pointer: str = ""
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class Document:
    """What a file says. `value` counts only when `readable`; `text` is without the byte order mark."""

    value: Any
    text: str
    faults: tuple[Fault, ...] = ()
    readable: bool = True
    bom: bool = False


class _OddNumber(Exception):
    """A number that JSON cannot hold, or that no program reads back."""


def read_document(data: bytes) -> Document:
    """Read the bytes of a file. A byte order mark, CRLF and any formatting are fine."""
    bom = data.startswith(codecs.BOM_UTF8)
    try:
        text = data[3:].decode() if bom else data.decode()
    except UnicodeDecodeError as fault:
        return Document(None, "", (_not_utf8(data, fault),), readable=False)
    try:
        value = _PLAIN.decode(text)
    except (ValueError, _OddNumber, RecursionError):
        return _read_odd(text, bom)
    if _may_be_odd(text, value):
        return _told(text, value, bom)
    return Document(value, text, (), True, bom)


def _read_odd(text: str, bom: bool) -> Document:
    """Read a text that is broken, or holds twins of keys or odd numbers."""
    try:
        value = json.loads(text, parse_constant=_refuse, parse_float=_float, parse_int=_int)
    except json.JSONDecodeError as fault:
        return Document(None, text, (_broken(text, fault),), readable=False, bom=bom)
    except (_OddNumber, RecursionError):
        return Document(None, text, _odd_faults(text), readable=False, bom=bom)
    return _told(text, value, bom)


def _told(text: str, value: Any, bom: bool) -> Document:
    """Return what a text says with the faults found by looking at it closely; twins of keys alone can be read."""
    odd = _odd_faults(text)
    readable = all(fault.fault == "duplicate_key" for fault in odd)
    return Document(value if readable else None, text, odd, readable, bom)


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of its members; stop at twins of keys."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _refuse(word: str) -> Any:
    """Stop at NaN and Infinity."""
    raise _OddNumber(word)


def _float(text: str) -> float:
    """Read a number with a point or exponent; stop at one that is too large."""
    value = float(text)
    if math.isinf(value):
        raise _OddNumber(text)
    return value


def _int(text: str) -> int:
    """Read a whole number; stop at one with too many digits."""
    if len(text) > MAX_DIGITS:
        raise _OddNumber(text)
    return int(text)


#: Reads what most files are, plain JSON; made once, since making it takes as long as reading a small file.
_PLAIN = json.JSONDecoder(object_pairs_hook=_members, parse_constant=_refuse, parse_float=_float, parse_int=_int)


def _may_be_odd(text: str, value: Any) -> bool:
    """True when the value nests too deep or the text may hold half a surrogate pair: not looked at closely."""
    if "\\ud" in text or "\\uD" in text:
        return True
    return text.count("[") + text.count("{") > MAX_DEPTH and is_deep(value)


def is_deep(value: Any) -> bool:
    """True when objects and lists stand inside each other to the limit; a level at a time, so that none is too deep."""
    level = [value]
    for _ in range(MAX_DEPTH):
        inner = (each.values() if isinstance(each, dict) else each for each in level if isinstance(each, (dict, list)))
        level = [part for parts in inner for part in parts if isinstance(part, (dict, list))]
        if not level:
            return False
    return True


def _odd_faults(text: str) -> tuple[Fault, ...]:
    """Return the odd places of a text; the first hundred."""
    return tuple(islice(_odd_places(text), MAX_FAULTS))


def _odd_places(text: str) -> Iterator[Fault]:
    """Yield twins of keys, odd numbers, halves of surrogate pairs and the first place that is too deep."""
    root = read_places(text)
    deep = False
    for path, node in walk(root, MAX_DEPTH) if root else ():
        if len(path) >= MAX_DEPTH and node.sort in "{[" and not deep:
            deep = True
            message = f"nested deeper than {MAX_DEPTH} levels"
            yield _at(text, node.start, "too_deep", message, "Expected fewer objects and lists inside each other", path)
        if node.sort == "{":
            yield from _twins(text, path, node)
        elif node.sort == "0":
            yield from _odd_number(text, path, node)
        elif node.sort == '"':
            yield from _half_pair(text, path, node.start, node.end)
        if node.key is not None:
            yield from _half_pair(text, path, node.key_start, node.key_end)


def _twins(text: str, path: tuple[Step, ...], node: Node) -> Iterator[Fault]:
    """Yield keys that stand twice in one object, at their later places."""
    first: dict[str, int] = {}
    for member in node.members:
        key = member.key or ""
        if key in first:
            line, _ = place_of(text, first[key])
            message = f"key `{shown(key)}` stands twice in one object, first on line {line}"
            said = "The last one counts; remove the other or give it its own name"
            yield _at(text, member.key_start, "duplicate_key", message, said, (*path, key))
        first.setdefault(key, member.key_start)


def _odd_number(text: str, path: tuple[Step, ...], node: Node) -> Iterator[Fault]:
    """Yield NaN, Infinity, 1e999 and numbers of hundreds of digits."""
    token = text[node.start : node.end]
    if token in ("true", "false", "null"):
        return
    number = token.lstrip("-").isdecimal()
    if (number and len(token) > MAX_DIGITS) or (not number and not math.isfinite(float(token))):
        short = token if len(token) <= 40 else f"{token[:20]}… ({len(token)} characters)"
        said = "Expected a number that a computer can hold, or a text in quotes"
        yield _at(text, node.start, "number_out_of_range", f"`{short}` is no number that JSON can hold", said, path)


def _half_pair(text: str, path: tuple[Step, ...], start: int, end: int) -> Iterator[Fault]:
    """Yield escapes of half a character."""
    token = text[start:end]
    if "\\u" not in token or not any("\ud800" <= c <= "\udfff" for c in key_text(token)):
        return
    lone = next((m for m in _SURROGATE.finditer(token) if m.group(2) is None), None)
    said = "Expected both halves of the pair, or the character itself"
    message = f"`{lone.group(0)[:6] if lone else token[:12]}` is half a character"
    yield _at(text, start + (lone.start() if lone else 0), "lone_surrogate", message, said, path)


def _at(text: str, offset: int, fault: str, message: str, said: str, path: tuple[Step, ...] = ()) -> Fault:
    """Return a fault at a place of the text."""
    line, column = place_of(text, offset)
    return Fault(fault, message, said, shown(to_pointer(path)), line, column)


def shown(text: str) -> str:
    """Return a text that can be printed anywhere: halves of characters are written as escapes."""
    return text.encode("utf-8", "backslashreplace").decode()


def _not_utf8(data: bytes, fault: UnicodeDecodeError) -> Fault:
    """Say which byte is not UTF-8, or which other encoding it looks like."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Fault("unreadable_file", "is written in UTF-16", "Expected UTF-8", line=1, column=1)
    before = data[: fault.start].decode("utf-8", "replace")
    line, column = place_of(before, len(before))
    message = f"byte `0x{data[fault.start]:02x}` is not UTF-8"
    return Fault("unreadable_file", message, "Expected UTF-8: save the file in that encoding", line=line, column=column)


_SAID = (
    ("Expecting property name", "a key in double quotes was expected"),
    ("Illegal trailing comma", "a value was expected after the comma"),
    ("Expecting ':'", "`:` was expected after the key"),
    ("Expecting ','", "`,` or the closing bracket was expected"),
    ("Expecting value", "a value was expected"),
    ("Unterminated string", "the text that begins here has no closing quote"),
    ("Invalid control character", "a control character stands in a text; it is written as `\\n`, `\\t` or `\\u00…`"),
    ("Invalid \\escape", "a `\\` stands before a character that is not escaped so"),
    ("Invalid \\uXXXX", "`\\u` needs four hexadecimal digits"),
    ("Unexpected UTF-8 BOM", "one byte order mark may stand before the value, here is another"),
    ("Extra data", "nothing was expected after the end of the value"),
)


def _broken(text: str, fault: json.JSONDecodeError) -> Fault:
    """Say what was expected where the text stops making sense."""
    if not text.strip("\0 \t\r\n"):
        what = f"holds {text.count(chr(0))} NUL bytes and nothing else" if "\0" in text else "is empty"
        return Fault("unreadable_file", what, "Expected a JSON object; the file is damaged, look for a copy", "", 1, 1)
    said = next((said for start, said in _SAID if fault.msg.startswith(start)), fault.msg.lower())
    left = text[fault.pos :].strip()
    if not left:
        node = _innermost_open(text)
        where = f": `{node.sort}` of line {place_of(text, node.start)[0]} is never closed" if node else ""
        return _at(text, fault.pos, "unreadable_file", f"the file ends too early{where}", f"At the end {said}")
    found = f", found `{shown(left.split()[0][:20])}`"
    if left.startswith("\0"):
        found = ", found a NUL byte: the file is damaged"
    return _at(text, fault.pos, "unreadable_file", f"{said}{found}", "The file is left as it is until it can be read")


def _innermost_open(text: str) -> Node | None:
    """Return the innermost object or array that the text does not close."""
    node, found = read_places(text), None
    while node is not None and not node.closed:
        found, node = node, node.members[-1] if node.members else None
    return found
