"""Where the values of a readable JSON text stand, looked at no deeper than somebody asks.

`text.py` reads every token and copes with broken texts; here values are skipped at the speed of `json`, so that a
change of one value costs the members beside it and not the whole file.
"""

from __future__ import annotations

import json
import re
from functools import cached_property

_SPACE = re.compile(r"[ \t\r\n]*")
_KEY = re.compile(r'("[^"\\]*(?:\\.[^"\\]*)*")[ \t\r\n]*:[ \t\r\n]*', re.DOTALL)
_COMMA = re.compile(r"[ \t\r\n]*,[ \t\r\n]*")
_skip = json.JSONDecoder(strict=False).raw_decode


class Span:
    """One value of a text: `text[start:end]`. A member of an object has its `key` and where that starts and ends."""

    __slots__ = ("__dict__", "_text", "end", "key", "key_end", "key_start", "start")

    def __init__(self, text: str, start: int, key: str | None = None, key_start: int = 0, key_end: int = 0) -> None:
        self._text = text
        self.start = start
        self.end: int = _skip(text, start)[1]
        self.key, self.key_start, self.key_end = key, key_start, key_end

    @property
    def outer_start(self) -> int:
        """Where the member starts: at its key, if it has one."""
        return self.start if self.key is None else self.key_start

    @cached_property
    def members(self) -> list[Span]:
        """The members of an object or the items of an array, in the order of the text, twins included."""
        if self._text[self.start] not in "{[":
            return []
        found: list[Span] = []
        at = _end(_SPACE, self._text, self.start + 1)
        while at < self.end - 1:
            found.append(self._member(at) if self._text[self.start] == "{" else Span(self._text, at))
            at = _end(_COMMA, self._text, found[-1].end) or self.end
        return found

    def _member(self, at: int) -> Span:
        """Read the member of an object that begins with its key at `at`."""
        match = _KEY.match(self._text, at)
        if match is None:
            raise ValueError("the text is not readable")
        token = match.group(1)
        key = str(json.loads(token, strict=False)) if "\\" in token else token[1:-1]
        return Span(self._text, match.end(), key, at, match.end(1))


def read_span(text: str) -> Span:
    """Return the value that a readable text holds.

    Raises:
        ValueError: the text holds none, or is not readable; the latter may be found only where somebody looks.
    """
    return Span(text, _end(_SPACE, text, 0))


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Return where a match ends that begins at `at`; 0 when there is none."""
    match = pattern.match(text, at)
    return match.end() if match else 0
