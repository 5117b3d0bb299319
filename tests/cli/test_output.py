"""What commands write, and where."""

from __future__ import annotations

import argparse
import io
import json
import sys

import pytest

from workbench.cli.output import Progress, give, give_bytes, give_json, give_text, plural, say


class Latin(io.TextIOWrapper):
    """A terminal that knows only Latin letters."""

    def __init__(self, errors: str = "backslashreplace") -> None:
        super().__init__(io.BytesIO(), encoding="latin-1", errors=errors)

    def written(self) -> bytes:
        """What came out."""
        self.flush()
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue()


def test_json_is_utf8_whatever_the_terminal_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Latin()
    monkeypatch.setattr(sys, "stdout", stream)
    give_json({"name": "Nidoran♀"})
    assert json.loads(stream.written().decode("utf-8")) == {"name": "Nidoran♀"}


def test_json_survives_half_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Latin()
    monkeypatch.setattr(sys, "stdout", stream)
    give_json({"name": "\ud800"})
    assert json.loads(stream.written().decode("utf-8")) == {"name": "?"}


def test_text_escapes_what_the_terminal_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Latin()
    monkeypatch.setattr(sys, "stdout", stream)
    give_text("é ♀\n")
    assert stream.written() == b"\xe9 \\u2640\n"


def test_gives_the_form_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    give(argparse.Namespace(format="json"), {"a": 1}, "one")
    assert json.loads(capsys.readouterr().out) == {"a": 1}
    give(argparse.Namespace(format="text"), {"a": 1}, "one")
    assert capsys.readouterr().out == "one\n"


def test_bytes_go_out_where_there_are_only_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    give_bytes("♀".encode())
    assert stream.getvalue() == "♀"


def test_what_is_no_result_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    say("wait")
    assert capsys.readouterr() == ("", "wait\n")


def test_progress_is_silent_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress("games", 10)
    progress(3)
    progress.end()
    assert capsys.readouterr() == ("", "")


def test_progress_is_one_line_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", stream)
    progress = Progress("games", 10)
    progress(3)
    progress.end()
    assert "games: 3 of 10" in stream.getvalue()
    assert "\n" not in stream.getvalue()


@pytest.mark.parametrize(("number", "said"), [(0, "0 entities"), (1, "1 entity"), (2, "2 entities")])
def test_counts_in_words(number: int, said: str) -> None:
    assert plural(number, "entity", "entities") == said
