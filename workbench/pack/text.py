"""Places in a JSON text: a second reader that keeps where everything stands.

Iterative and slower than `json.loads`, so it runs only over files with findings and over files that are patched. It
goes as far as the text makes sense and keeps what it has: a broken text has places too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from workbench.model.pointer import Step, parse_pointer, to_pointer

_TOKEN = re.compile(
    r'[ \t\r\n]*(?:([{}\[\]:,])|("[^"\\]*(?:\\.[^"\\]*)*")|(-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?'
    r"|NaN|-?Infinity|true|false|null))",
    re.DOTALL,
)


@dataclass(slots=True)
class Node:
    """One value of a text: `text[start:end]`. `sort` is `{`, `[`, `"` or `0` (a number or a word).

    A member of an object has its `key` and where that starts and ends; `members` are those of an object or array in
    the order of the text, twins included. `closed` is False when the text ends before the value does.
    """

    sort: str
    start: int
    end: int
    key: str | None = None
    key_start: int = 0
    key_end: int = 0
    members: list[Node] = field(default_factory=list)
    closed: bool = True

    @property
    def outer_start(self) -> int:
        """Where the member starts: at its key, if it has one."""
        return self.start if self.key is None else self.key_start

    def child(self, part: str) -> Node | None:
        """Return the member that `part` names; of twins the last, which is the one that counts."""
        if self.sort == "{":
            return next((m for m in reversed(self.members) if m.key == part), None)
        if self.sort == "[" and part.isdecimal() and int(part) < len(self.members):
            return self.members[int(part)]
        return None


def read_places(text: str) -> Node | None:
    """Return the tree of places of a text, as far as it makes sense; None when it does not begin with a value."""
    return _Places(text).read()


#: Many findings of one file ask for places in the same text; whoever only looks shares one tree.
_places_of = lru_cache(maxsize=4)(read_places)


class _Places:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._open: list[Node] = []
        self._root: Node | None = None
        self._key: tuple[str, int, int] | None = None

    def read(self) -> Node | None:
        """Take token after token until the root is closed or the text makes no sense."""
        at = 0
        while match := _TOKEN.match(self._text, at):
            at = match.end()
            if not self._take(match) or (self._root and not self._open):
                break
        for node in self._open:
            node.closed, node.end = False, at
        return self._root

    def _take(self, match: re.Match[str]) -> bool:
        """Put one token where it belongs; False when it belongs nowhere."""
        index = match.lastindex or 0
        start, end, token = match.start(index), match.end(index), match.group(index)
        if token in (",", ":"):
            return bool(self._open)
        if token in ("}", "]"):
            return self._close(token, end)
        inside = self._open[-1] if self._open else None
        if inside is not None and inside.sort == "{" and self._key is None:
            self._key = (key_text(token), start, end)
            return index == 2
        node = Node(token if index == 1 else '"' if index == 2 else "0", start, end)
        if self._key is not None:
            node.key, node.key_start, node.key_end = self._key
            self._key = None
        if inside is not None:
            inside.members.append(node)
        else:
            self._root = node
        if index == 1:
            self._open.append(node)
        return True

    def _close(self, token: str, end: int) -> bool:
        """Close the innermost object or array."""
        if not self._open or {"{": "}", "[": "]"}[self._open[-1].sort] != token:
            return False
        self._open.pop().end = end
        return True


def key_text(token: str) -> str:
    """Return what a quoted text says; a broken one as it is written."""
    try:
        return str(json.loads(token, strict=False))
    except ValueError:
        return token.strip('"')


def walk(root: Node, deepest: int = 200) -> Iterator[tuple[tuple[Step, ...], Node]]:
    """Yield every value down to a depth with its path, in the order of the text."""
    waiting: list[tuple[tuple[Step, ...], Node]] = [((), root)]
    while waiting:
        path, node = waiting.pop()
        yield path, node
        if len(path) >= deepest:
            continue
        steps = (m.key if m.key is not None else at for at, m in enumerate(node.members))
        waiting.extend(reversed([((*path, step), m) for step, m in zip(steps, node.members, strict=True)]))


def locate(text: str, pointer: str) -> tuple[int, int]:
    """Return line and column (from 1) of the value at `pointer`: of its key where it has one.

    Where nothing is there, the innermost value on the way that is.
    """
    return place_of(text, locate_offset(text, pointer))


def locate_offset(text: str, pointer: str) -> int:
    """Return where the value at `pointer` starts in `text`; see `locate`."""
    node = _places_of(text)
    if node is None:
        return 0
    for part in parse_pointer(pointer):
        inner = node.child(part)
        if inner is None:
            break
        node = inner
    return node.outer_start


def place_of(text: str, offset: int) -> tuple[int, int]:
    """Return line and column, both from 1, of a place in a text. CRLF, CR and LF each end a line."""
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def pointer_at(text: str, line: int, column: int) -> str:
    """Return the pointer of the innermost value that covers a place: the other way round of `locate`."""
    offset, node = _offset_of(text, line, column), read_places(text)
    steps: list[Step] = []
    while node is not None:
        covering = [(at, m) for at, m in enumerate(node.members) if m.outer_start <= offset < max(m.end, m.start + 1)]
        if not covering:
            break
        at, node = covering[0]
        steps.append(node.key if node.key is not None else at)
    return to_pointer(steps)


def _offset_of(text: str, line: int, column: int) -> int:
    """Return the offset of a line and column, both from 1."""
    lines = text.splitlines(keepends=True)[: line - 1]
    return sum(map(len, lines)) + column - 1
