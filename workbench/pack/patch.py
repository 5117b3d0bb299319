"""Change values in a text and leave the rest of it as it is.

Formatting, byte order mark, line ends, unknown keys, number spellings and escapes stay. What is put in takes the style
of its neighbours: the same white space before and between, the same line ends, escapes where the text has only those.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from workbench.model.same import same
from workbench.pack.align import aligned
from workbench.pack.canonical import Writer, whole_characters
from workbench.pack.spans import Span, read_span


def patch_text(old_text: str, old_data: Any, new_data: Any) -> str:
    """Return `old_text`, which says `old_data`, changed so that it says `new_data`.

    Raises:
        NotJson: `new_data` holds what no file can hold.
        ValueError: the old text holds no value.
    """
    root = read_span(old_text)
    patched = _Patch(old_text, root).value(root, old_data, new_data)
    return whole_characters(old_text[: root.start] + patched + old_text[root.end :])


@dataclass(frozen=True, slots=True)
class _Part:
    """A member or item that is to stand in an object or list: its text, and the old one (index) that it was."""

    text: str
    was: int | None


class _Patch:
    """The style of one text."""

    def __init__(self, text: str, root: Span) -> None:
        self._text = text
        self._root = root
        self._write = Writer({}, ensure_ascii=text.isascii() and "\\u" in text)

    @cached_property
    def _newline(self) -> str:
        return "\r\n" if "\r\n" in self._text else "\n"

    @cached_property
    def _tight(self) -> bool:
        """True for a text without white space."""
        return bool(self._root.members) and not any(map(str.isspace, self._between(self._root)))

    @cached_property
    def _unit(self) -> str:
        """The indent of one level."""
        return self._indent_at(self._root.members[0].outer_start if self._root.members else 0) or "  "

    def _between(self, node: Span) -> str:
        """Return what stands between the brackets, keys and values of one object or list."""
        members = node.members
        before = (self._text[a.end : b.outer_start] for a, b in pairwise(members))
        colons = (self._text[m.key_end : m.start] for m in members if m.key is not None)
        return self._text[node.start + 1 : members[0].outer_start] + "".join((*before, *colons))

    def value(self, node: Span, old: Any, new: Any) -> str:
        """Return the text of the value at `node`, changed from `old` to `new`."""
        if same(old, new):
            return self._text[node.start : node.end]
        if isinstance(old, dict) and isinstance(new, dict) and old and new:
            return self._object(node, old, new)
        if isinstance(old, list) and isinstance(new, list) and old and new:
            partners = aligned(old, new)
            parts = [self._item(node, old, value, at) for value, at in zip(new, partners, strict=True)]
            return self._joined(node, parts)
        return self._fresh(new, self._indent_at(node.outer_start))

    def _item(self, node: Span, old: list[Any], value: Any, at: int | None) -> _Part:
        """Return an item of a list."""
        if at is None:
            return _Part(self._fresh(value, self._indent_at(node.members[0].start)), None)
        return _Part(self.value(node.members[at], old[at], value), at)

    def _object(self, node: Span, old: dict[str, Any], new: dict[str, Any]) -> str:
        """Return an object: its members in their old order, twins that do not count included, then new ones."""
        last = {member.key: at for at, member in enumerate(node.members)}
        if old.keys() == new.keys():
            return self._replaced(node, last, old, new)
        parts = []
        for at, member in enumerate(node.members):
            key = member.key or ""
            if key not in new:
                continue
            text = self._text[member.start : member.end]
            if last[key] == at:
                text = self.value(member, old[key], new[key])
            parts.append(_Part(self._text[member.key_start : member.start] + text, at))
        colon = self._text[node.members[0].key_end : node.members[0].start]
        indent = self._indent_at(node.members[0].key_start)
        for key, value in new.items():
            if key not in last:
                parts.append(_Part(self._write.line(key, []) + colon + self._fresh(value, indent), None))
        return self._joined(node, parts)

    def _replaced(self, node: Span, last: dict[str | None, int], old: dict[str, Any], new: dict[str, Any]) -> str:
        """Return an object whose members stay, some with other values; `last` names of twins the one that counts."""
        parts: list[str] = []
        end = node.start
        for at, member in enumerate(node.members):
            key = member.key or ""
            if last[key] == at and not same(old[key], new[key]):
                parts += (self._text[end : member.start], self.value(member, old[key], new[key]))
                end = member.end
        return "".join((*parts, self._text[end : node.end]))

    def _joined(self, node: Span, parts: list[_Part]) -> str:
        """Put members or items between the brackets, with the white space that stood there."""
        members = node.members
        gaps = [self._text[a.end : b.outer_start] for a, b in pairwise(members)]
        lead = self._text[node.start + 1 : members[0].outer_start]
        usual = _usual(gaps) or self._gap(lead)
        made = [self._text[node.start], lead]
        for place, part in enumerate(parts):
            if place:
                was, before = part.was, parts[place - 1].was
                made.append(gaps[was - 1] if was and before == was - 1 else usual)
            made.append(part.text)
        made.append(self._text[members[-1].end : node.end])
        return "".join(made)

    def _gap(self, lead: str) -> str:
        """Return what stands between two members where there was only one."""
        return "," + (lead if lead.strip(" ") or self._tight else " ")

    def _fresh(self, value: Any, indent: str) -> str:
        """Return the text of a value that was not there, in the style of the text."""
        if not isinstance(value, dict | list):
            return self._write.line(value, [])
        if self._tight:
            return _tight_text(value, self._write.line)
        first, *rest = self._write.block(value, [], "", len(indent)).split("\n")
        lines = (indent + self._unit * ((len(line) - len(line.lstrip(" "))) // 2) + line.lstrip(" ") for line in rest)
        return self._newline.join((first, *lines))

    def _indent_at(self, offset: int) -> str:
        """Return the white space that the line of a place begins with."""
        begins = max(self._text.rfind("\n", 0, offset), self._text.rfind("\r", 0, offset)) + 1
        line = self._text[begins:offset]
        return line[: len(line) - len(line.lstrip(" \t"))]


def _usual(gaps: list[str]) -> str:
    """Return the shortest of the gaps between members, the first of such; '' when there is none."""
    return min(gaps, key=len) if gaps else ""


def _tight_text(value: Any, line: Callable[[Any, list[Any]], str]) -> str:
    """Return a value without any white space."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{line(key, [])}:{_tight_text(part, line)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_tight_text(part, line) for part in value) + "]"
    return line(value, [])
