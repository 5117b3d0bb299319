"""Findings as JUnit XML, which build servers list as tests: one test case a finding, failed when it is an error."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from workbench.model.diagnostic import Diagnostic, Severity

#: What XML 1.0 cannot hold.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def text_of(found: Sequence[Diagnostic]) -> str:
    """Return the XML; a clean report holds one test case that passes."""
    failures = sum(finding.severity is Severity.ERROR for finding in found)
    suite = Element("testsuite", name="workbench check", tests=str(max(len(found), 1)), failures=str(failures))
    for finding in found:
        _case(suite, finding)
    if not found:
        SubElement(suite, "testcase", classname="workbench", name="no findings")
    return "<?xml version='1.0' encoding='utf-8'?>\n" + tostring(suite, encoding="unicode") + "\n"


def _case(suite: Element, finding: Diagnostic) -> None:
    """Add one finding."""
    about = str(finding.ref) if finding.ref else finding.file or finding.pack
    name = f"{finding.code} {about}{finding.pointer}"
    case = SubElement(suite, "testcase", classname=_clean(finding.pack), name=_clean(name))
    said = "\n".join(part for part in (f"{finding.file}:{finding.line}", finding.message, finding.help) if part)
    if finding.severity is Severity.ERROR:
        SubElement(case, "failure", message=_clean(finding.message)).text = _clean(said)
    else:
        SubElement(case, "system-out").text = _clean(said)


def _clean(text: str) -> str:
    """Show what XML cannot hold as a replacement character."""
    return _FORBIDDEN.sub("\ufffd", text)
