"""Reading what was typed as JSON, strictly, with the line and column of the first fault."""

from __future__ import annotations

import json
from typing import Any

from workbench.gui.lang import tr
from workbench.pack.document import MAX_DIGITS, is_deep

_ENDS = {end: f"\\u{end:04x}" for end in (0x2028, 0x2029, 0xFDD0, 0xFDD1)}


class JsonFault(ValueError):
    """A text that is no JSON; the message names the place. `line` and `column` count from 1, 0 is unknown."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        where = tr("line {line}, column {column}: {what}", line=line, column=column, what=message) if line else message
        super().__init__(where)
        self.line = line
        self.column = column


def read_json(text: str) -> Any:
    """Return the value.

    Raises:
        JsonFault: no JSON, a key twice in one object, NaN or a number or a depth that the reader of packs refuses.
    """
    try:
        value = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite, parse_int=_bounded
        )
        if is_deep(value):
            raise JsonFault(tr("nested too deep"))
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as error:
        raise JsonFault(_sentence(error), error.lineno, error.colno) from error
    except JsonFault:
        raise
    except UnicodeEncodeError as error:
        raise JsonFault(tr("half of a surrogate pair cannot be written")) from error
    except RecursionError as error:
        raise JsonFault(tr("nested too deep")) from error
    return value


def editable(text: str) -> str:
    """Return a JSON text with what boxes of text take for the end of a line written as escapes: the value is the same.

    JSON keeps its own line breaks out of texts, so that only letters inside texts are touched.
    """
    return text.translate(_ENDS)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise JsonFault(tr("key `{key}` stands twice in one object", key=key))
        made[key] = value
    return made


def _no_constant(text: str) -> Any:
    raise JsonFault(tr("`{text}` is no JSON number", text=text))


def _finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        _no_constant(text)
    return value


def _bounded(text: str) -> int:
    if len(text) > MAX_DIGITS:
        _no_constant(f"{text[:12]}…")
    return int(text)


def _sentence(error: json.JSONDecodeError) -> str:
    """Python's message in a sentence of ours."""
    said = error.msg
    for begin, sentence in (
        ("Expecting ',' delimiter", tr("a comma or a closing bracket is expected")),
        ("Expecting ':' delimiter", tr("a colon is expected after the key")),
        ("Expecting property name", tr("a key in double quotes is expected")),
        ("Illegal trailing comma", tr("a comma with nothing after it")),
        ("Expecting value", tr("a value is expected")),
        ("Unterminated string", tr("a text without its closing quote")),
        ("Invalid control character", tr("a line break or control character inside a text")),
        ("Invalid \\", tr("an unknown escape in a text")),
        ("Extra data", tr("something stands after the end")),
    ):
        if said.startswith(begin):
            return sentence
    return said
