"""What commands write: results on standard output, everything else on standard error, UTF-8 for JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from workbench.cli.wrong_use import WrongUse


def give(options: argparse.Namespace, document: Mapping[str, Any], text: str) -> None:
    """Write the command's result: `document` for `--format json`, else `text`."""
    if options.format == "json":
        give_json(document)
    else:
        give_text(text)


def give_json(document: Any) -> None:
    """Write one JSON document to standard output, in UTF-8 whatever the locale."""
    give_bytes((json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode("utf-8", "replace"))


def give_bytes(data: bytes) -> None:
    """Write bytes to standard output as they are."""
    with _told():
        sys.stdout.flush()
        stream = getattr(sys.stdout, "buffer", None)
        if stream is None:
            sys.stdout.write(data.decode("utf-8"))
        else:
            stream.write(data)
        sys.stdout.flush()


def give_text(text: str) -> None:
    """Write lines for people to standard output; letters that the terminal lacks are escaped."""
    if text:
        with _told():
            sys.stdout.write(text.rstrip("\n") + "\n")
            sys.stdout.flush()


@contextmanager
def _told() -> Iterator[None]:
    """Tell a standard output that takes nothing, such as a full disk, as no fault of the program."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise WrongUse(f"standard output cannot be written: {error.strerror}") from error


def say(text: str) -> None:
    """Tell the person something that is not the result."""
    sys.stderr.write(text.rstrip("\n") + "\n")
    sys.stderr.flush()


def plural(number: int, word: str, words: str = "") -> str:
    """Return `1 error`, `3 errors`."""
    return f"{number} {word if number == 1 else words or word + 's'}"


class Progress:
    """A counter on one line of a terminal; silent when standard error is none."""

    def __init__(self, what: str, total: int | str) -> None:
        self._what = what
        self._total = total
        self._shown = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        """Show how much is done."""
        if self._shown:
            sys.stderr.write(f"\r{self._what}: {done} of {self._total}")
            sys.stderr.flush()

    def end(self) -> None:
        """Clear the line."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
