"""Print the text of a card, written from its data."""

from __future__ import annotations

import argparse

from workbench.cli.opening import named, open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse
from workbench.model.diagnostic import Severity
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("ref", metavar="REF", help="kind:id of the card")
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="the language (default en)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Write the card; exit status 1 when its entity has errors that leave it without a text."""
    workspace = open_pack(options.pack)
    ref = named(workspace, options.ref)
    text = workspace.card_text(ref, options.lang)
    if text is not None:
        give(options, {"ref": str(ref), "lang": options.lang, "text": text}, text)
        return 0
    faults = _faults(workspace, ref)
    if ref.kind in workspace.card_kinds() and faults:
        say(f"workbench: the text of `{ref}` cannot be written, {plural(len(faults), 'reason')}:")
        for fault in faults:
            say(f"  {fault}")
        give(options, {"ref": str(ref), "lang": options.lang, "text": None, "errors": faults}, "")
        return 1
    raise WrongUse(f"`{ref}` has no card: {_why(workspace, ref)}")


def _why(workspace: Workspace, ref: EntityRef) -> str:
    """Say why an entity has no card, and what has one."""
    off = workspace.ruleset_error or workspace.rules_failure
    kinds = workspace.card_kinds()
    if off or not kinds:
        return off or f"no ruleset prints a card of kind `{ref.kind}`"
    return f"kind `{ref.kind}` is not printed; these are: {', '.join(f'`{kind}`' for kind in kinds)}"


def _faults(workspace: Workspace, ref: EntityRef) -> list[str]:
    """Return the errors of an entity, each with its place."""
    return [
        f"{finding.file}:{finding.line}: {finding.code}: {finding.message}"
        for finding in workspace.findings()
        if finding.severity is Severity.ERROR and finding.ref == ref
    ]
