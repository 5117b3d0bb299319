"""Print the text of a card, written from its data."""

from __future__ import annotations

import argparse

from workbench.cli.opening import named, open_pack
from workbench.cli.output import give
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("ref", metavar="REF", help="kind:id of the card")
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="the language (default en)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Write the card."""
    workspace = open_pack(options.pack)
    ref = named(workspace, options.ref)
    text = workspace.card_text(ref, options.lang)
    if text is None:
        why = workspace.ruleset_error or workspace.rules_failure or f"no ruleset prints a card of kind `{ref.kind}`"
        raise WrongUse(f"`{ref}` has no card: {why}")
    give(options, {"ref": str(ref), "lang": options.lang, "text": text}, text)
    return 0
