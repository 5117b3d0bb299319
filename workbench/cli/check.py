"""Check packs: every fault with its place, what was expected, and the nearest right answer.

Packs that a pack requires are read for references, not reported; name them to have them checked too. Exit status 1
when there are errors.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from workbench.cli import junit, sarif
from workbench.cli.opening import open_pack
from workbench.cli.output import give_bytes, give_json, give_text, plural, say
from workbench.cli.parser import add_format
from workbench.cli.wrong_use import WrongUse
from workbench.model.diagnostic import Diagnostic, Severity


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("packs", metavar="PACK", nargs="+", help="a pack's folder or zip, or the id of one that ships")
    parser.add_argument(
        "--baseline",
        type=Path,
        metavar="FILE",
        help="a report written before with --format json; leave out what it has",
    )
    add_format(parser, "sarif", "junit")


def run(options: argparse.Namespace) -> int:
    """Check and report."""
    start = time.perf_counter()
    known = _known(options.baseline)
    entities, found = 0, []
    for target in options.packs:
        workspace = open_pack(target)
        if workspace.ruleset_error:
            say(f"{workspace.packs.opened.id}: checked without its ruleset: {workspace.ruleset_error}")
        entities += sum(1 for _ in workspace.packs.opened.all())
        found += [finding for finding in workspace.findings() if _identity(to_json(finding)) not in known]
    document = report(entities, found, time.perf_counter() - start)
    _write(options.format, document, found)
    return 1 if document["counts"]["error"] else 0


def report(entities: int, found: Sequence[Diagnostic], seconds: float) -> dict[str, Any]:
    """Return the JSON report."""
    return {
        "entities": entities,
        "diagnostics": [to_json(finding) for finding in found],
        "counts": {severity.value: sum(f.severity is severity for f in found) for severity in Severity},
        "seconds": round(seconds, 3),
    }


def to_json(finding: Diagnostic) -> dict[str, Any]:
    """Return one finding as it stands in a report; an unknown place is null."""
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "pack": finding.pack,
        "kind": finding.ref.kind if finding.ref else None,
        "id": finding.ref.id if finding.ref else None,
        "file": finding.file or None,
        "pointer": finding.pointer,
        "line": finding.line or None,
        "column": finding.column or None,
        "message": finding.message,
        "help": finding.help,
    }


def _identity(finding: Any) -> tuple[Any, ...]:
    """What two findings share when they are the same: pack, code, entity (else its file) and pointer."""
    if not isinstance(finding, dict):
        return ()
    keys = ("pack", "code", "kind", "id", "pointer") if finding.get("id") else ("pack", "code", "file", "pointer")
    return tuple(finding.get(key) for key in keys)


def _known(baseline: Path | None) -> set[tuple[Any, ...]]:
    """Return the identities of the findings in a baseline."""
    if baseline is None:
        return set()
    try:
        data = json.loads(baseline.read_text(encoding="utf-8-sig"))
        return {_identity(finding) for finding in data["diagnostics"]}
    except OSError as error:
        raise WrongUse(f"the baseline `{baseline}` cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        text = f"the baseline `{baseline}` is no report of `workbench check --format json`"
        raise WrongUse(text) from error


def _write(form: str, document: dict[str, Any], found: Sequence[Diagnostic]) -> None:
    """Write the report in the form that was asked for."""
    if form == "json":
        give_json(document)
    elif form == "sarif":
        give_json(sarif.log_of(found))
    elif form == "junit":
        give_bytes(junit.text_of(found).encode("utf-8"))
    else:
        give_text("\n".join([*_lines(found), _summary(document)]))


def _lines(found: Iterable[Diagnostic]) -> Iterable[str]:
    """Say every finding: where, how bad, what, and what would mend it."""
    for finding in found:
        place = f"{finding.pack}/{finding.file}" if finding.file else finding.pack
        if finding.line:
            place += f":{finding.line}:{finding.column}"
        yield f"{place}: {finding.severity.value} {finding.code}: {finding.message}"
        if finding.help:
            yield f"    {finding.help}"


def _summary(document: dict[str, Any]) -> str:
    """The last line: how much of what."""
    counts = document["counts"]
    said = ", ".join(
        [plural(counts["error"], "error"), plural(counts["warning"], "warning"), plural(counts["info"], "note")]
    )
    return f"{plural(document['entities'], 'entity', 'entities')} checked in {document['seconds']:.2f} s: {said}"
