"""What a pack says about findings of its own: waivers and severities; and the order in which findings are read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from workbench.checks.reading import dict_at, objects_at, text_at
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.pointer import parse_pointer

#: What pack.json may set a code to beside the severities: its findings are not shown.
OFF = "off"
#: The code under which the schemas speak.
SCHEMA = "SCH001"
#: A step of more digits is no place in a list but an odd key, which Python may not read as a number.
_DIGITS = 9


def with_verdicts(found: Iterable[Diagnostic], manifest: Any) -> list[Diagnostic]:
    """Return findings once each, without the waived, with the severities that the manifest sets.

    A waiver needs a reason and a code; with a `ref` (`kind:id`, or the file) it speaks of that alone.
    """
    severity = dict_at(manifest, "severity")
    waived = {
        (text_at(waiver, "code"), text_at(waiver, "ref"))
        for _, waiver in objects_at(manifest, "waivers")
        if text_at(waiver, "reason").strip() and isinstance(waiver.get("ref", ""), str)
    }
    kept: dict[tuple[str, ...], Diagnostic] = {}
    for one in found:
        said = severity.get(one.code)
        if said == OFF or not waived.isdisjoint((one.code, name) for name in ("", *_names(one))):
            continue
        if isinstance(said, str) and said in list(Severity):
            one = replace(one, severity=Severity(said))
        key = (*one.identity, one.file, one.message)
        kept.setdefault(key, one)
    return list(kept.values())


def without_echoes(found: list[Diagnostic], clearer: frozenset[str]) -> list[Diagnostic]:
    """Leave out what a schema says of a place of which a check whose code is in `clearer` reports an error."""
    said = {(one.ref, one.pointer) for one in found if one.code in clearer and one.severity is Severity.ERROR}
    return [one for one in found if one.code != SCHEMA or (one.ref, one.pointer) not in said]


def _names(one: Diagnostic) -> tuple[str, ...]:
    """Return what a waiver may call the place of a finding."""
    return (str(one.ref), one.ref.full, one.file) if one.ref else (one.file,)


def ordered(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Sort findings as people read: by file, place in it, code. The order of running never shows."""
    return tuple(sorted(found, key=_reading_order))


def _reading_order(one: Diagnostic) -> tuple[Any, ...]:
    steps = [
        (int(step), "") if step.isdecimal() and len(step) <= _DIGITS else (-1, step)
        for step in parse_pointer(one.pointer)
    ]
    return one.pack, one.file, str(one.ref or ""), steps, one.code, one.message, one.line, one.column
