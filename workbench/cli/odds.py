"""Print exact odds: the questions that a pack's ruleset answers, such as attack, capture or encounter.

The arguments of a question follow it: `workbench odds QUESTION PACK --help` lists them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from workbench.cli.opening import named_id, open_pack
from workbench.cli.output import give, say
from workbench.cli.parser import Parser, add_format, add_pack, whole_number
from workbench.cli.wrong_use import WrongUse, nearest
from workbench.engine.question import Answer, Argument, EntityArgument, NumberArgument, Question, Unanswered
from workbench.model.ref import RefText
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments; those of the question are known once the pack is open."""
    parser.add_argument("question", metavar="QUESTION", help="what is asked; a wrong one gets the list of the pack's")
    add_pack(parser)
    _add_answer(parser)
    rest = parser.add_argument("rest", metavar="--ARGUMENT VALUE", nargs=argparse.REMAINDER, help="of the question")
    rest.required = False


def _add_answer(parser: argparse.ArgumentParser) -> None:
    """Declare how the answer is written: before the question, or after it."""
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="the language of the table (default en)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Write the answer; exit status 1 when content has errors that leave the question without one."""
    workspace = open_pack(options.pack)
    question = _question(workspace, options.question, options.pack)
    options = _parsed(question, options)
    values = {argument.id: _value(workspace, argument, options) for argument in question.arguments}
    try:
        answer = workspace.answer(question, values, options.lang)
    except Unanswered as wrong:
        raise WrongUse(str(wrong)) from wrong
    if answer is None:
        why = _last(workspace.rules_failure)
        say(
            f"workbench: `{question.id}` cannot be answered: {why}; `workbench check {options.pack}` says what is wrong"
        )
        return 1
    give(options, answer.document, "\n".join(lines(answer)))
    return 0


def _question(workspace: Workspace, name: str, pack: str) -> Question:
    """Return the question of that name."""
    questions = {question.id: question for question in workspace.questions()}
    if name in questions:
        return questions[name]
    if not questions:
        why = workspace.ruleset_error or _last(workspace.rules_failure) or f"the rules of `{pack}` answer none"
        raise WrongUse(f"no question `{name}`: {why}")
    raise WrongUse(f"the rules of `{pack}` answer no question `{name}`, {nearest(name, questions)}")


def _last(failure: str) -> str:
    """Return what a traceback comes to."""
    return failure.strip().rpartition("\n")[2]


def _parsed(question: Question, options: argparse.Namespace) -> argparse.Namespace:
    """Read what follows the pack as the arguments of the question."""
    parser = Parser(prog=f"workbench odds {question.id} {options.pack}", description=question.title["en"])
    for argument in question.arguments:
        _add_argument(parser, argument)
    _add_answer(parser)
    flags = [_flag(argument) for argument in question.arguments]
    known = {*flags, "--lang", "--format", "--help"}
    # before argparse, which would rather miss the argument that was meant
    mistyped = next(
        (word for word in options.rest if word.startswith("--") and word.partition("=")[0] not in known), ""
    )
    parsed, unknown = (options, [mistyped]) if mistyped else parser.parse_known_args(options.rest, options)
    if unknown:
        raise WrongUse(f"`{question.id}` has no argument `{unknown[0]}`, {nearest(unknown[0], flags)}")
    return parsed


def _flag(argument: Argument) -> str:
    """Return an argument as it is typed."""
    return f"--{argument.id.replace('_', '-')}"


def _add_argument(parser: argparse.ArgumentParser, argument: Argument) -> None:
    """Declare one argument of a question."""
    told, metavar = argument.title["en"], "ID"
    read: Callable[[str], int | str] = str
    if isinstance(argument, NumberArgument):
        read, metavar = _within(argument), "N"
        told += f", {argument.least} to {argument.most}"
        told += f" (default {argument.default})" if argument.optional else ""
    else:
        told += f": {' or '.join(argument.kinds)}" + (" (may be left out)" if argument.optional else "")
    parser.add_argument(
        _flag(argument),
        dest=_dest(argument),
        metavar=metavar,
        type=read,
        default=argument.default,
        required=not argument.optional,
        help=told,
    )


def _dest(argument: Argument) -> str:
    """Return where its value is kept, apart from the command's own."""
    return f"value_of_{argument.id}"


def _within(argument: NumberArgument) -> Callable[[str], int]:
    """Return a reader of a number in the argument's range."""

    def read(text: str) -> int:
        number = whole_number(text)
        if not argument.least <= number <= argument.most:
            raise argparse.ArgumentTypeError(
                f"`{number}` is out of range, expected {argument.least} to {argument.most}"
            )
        return number

    return read


def _value(workspace: Workspace, argument: Argument, options: argparse.Namespace) -> Any:
    """Return an argument's value; of an entity the reference, once it is known to be there and to fit."""
    given = getattr(options, _dest(argument))
    if isinstance(argument, NumberArgument) or given is None:
        return given
    return _entity(workspace, argument, given)


def _entity(workspace: Workspace, argument: EntityArgument, given: str) -> str:
    """Return a reference to the entity that is meant, `kind:id` where several kinds are possible."""
    kind = RefText.parse(given).kind or next(
        (kind for kind in argument.kinds if workspace.packs.resolve(given, (kind,), workspace.packs.opened.id)), ""
    )
    known = _choices(workspace, argument)
    if kind not in argument.kinds:
        raise WrongUse(
            f"{_flag(argument)}: there is no {' or '.join(argument.kinds)} `{given}`, {nearest(given, known)}"
        )
    ref = named_id(workspace, kind, given)
    entity = workspace.entity(ref)
    if entity is None or not argument.fits(entity.data):
        raise WrongUse(f"{_flag(argument)}: {kind} `{given}` does not fit, {nearest(given, known)}")
    return given if len(argument.kinds) == 1 or RefText.parse(given).kind else f"{kind}:{given}"


def _choices(workspace: Workspace, argument: EntityArgument) -> list[str]:
    """Return the ids that an argument may be given."""
    return [
        name
        for kind in argument.kinds
        for name, entity in workspace.packs.visible(kind).items()
        if argument.fits(entity.data)
    ]


# ---------------------------------------------------------------- text


def lines(answer: Answer) -> Iterable[str]:
    """Return an answer as lines: what it says, its table, its notes."""
    yield answer.said
    if answer.rows:
        yield ""
        yield from _table(answer)
    for note in answer.notes:
        yield ""
        yield note


def _table(answer: Answer) -> Iterable[str]:
    """Yield the rows, numbers to the right."""
    heading = [answer.heading, *(column.title for column in answer.columns)]
    body = [
        [row.label, *(column.shown(cell) for cell, column in zip(row.cells, answer.columns, strict=True))]
        for row in answer.rows
    ]
    widths = [max(len(line[at]) for line in [heading, *body]) for at in range(len(heading))]
    for line in [heading, *body]:
        yield "  ".join(_padded(line, widths)).rstrip()


def _padded(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [line[0].ljust(widths[0]), *(text.rjust(width) for text, width in zip(line[1:], widths[1:], strict=True))]
