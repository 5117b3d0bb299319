"""Explain a check: what it finds, why that matters, an example and how to mend it."""

from __future__ import annotations

import argparse

from workbench.checks.explain import explain_one
from workbench.cli.output import give
from workbench.cli.parser import add_format
from workbench.cli.wrong_use import WrongUse, nearest
from workbench.pluginhost.plugin_checks import every_check


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "code", metavar="CODE", nargs="?", help="a check's code, e.g. REF001; without one all are listed"
    )
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Print the page, or the list of checks."""
    known = every_check()
    if options.code is None:
        checks = [{"code": check.code, "severity": check.severity.value, "title": check.title} for check in known]
        lines = [f"{check.code}  {check.severity.value:7}  {check.title}" for check in known]
        give(options, {"checks": checks}, "\n".join(lines))
        return 0
    code = options.code.upper()
    codes = [check.code for check in known]
    if code not in codes:
        raise WrongUse(f"there is no check `{options.code}`, {nearest(code, codes)}")
    page = explain_one(code, known)
    give(options, {"code": code, "text": page}, page)
    return 0
