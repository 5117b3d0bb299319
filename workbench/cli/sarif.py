"""Findings as SARIF 2.1.0, which code hosts show beside the lines they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench import __version__
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.pluginhost.plugin_checks import every_check

_LEVEL = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def log_of(found: Sequence[Diagnostic]) -> dict[str, Any]:
    """Return a SARIF log with one run."""
    codes = sorted({finding.code for finding in found})
    titles = {check.code: check.title for check in every_check()}
    rules = [{"id": code, "shortDescription": {"text": titles.get(code, code)}} for code in codes]
    driver = {"name": "workbench", "version": __version__, "rules": rules}
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": [_result(finding, codes) for finding in found]}],
    }


def _result(finding: Diagnostic, codes: list[str]) -> dict[str, Any]:
    """Return one finding as a SARIF result."""
    text = f"{finding.message}. {finding.help}" if finding.help else finding.message
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": codes.index(finding.code),
        "level": _LEVEL[finding.severity],
        "message": {"text": text},
        "partialFingerprints": {"identity/v1": "|".join(finding.identity)},
    }
    if finding.file:
        place: dict[str, Any] = {"artifactLocation": {"uri": finding.file, "uriBaseId": finding.pack.upper()}}
        if finding.line:
            place["region"] = {"startLine": finding.line, "startColumn": max(finding.column, 1)}
        result["locations"] = [{"physicalLocation": place}]
    return result
