"""Everything that keeps a scenario from being played, at once."""

from __future__ import annotations

from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef
from workbench.playtest.reasons import errors_in, every_reason, sentence

PLAYED = Snapshot("toy", "duel", {"scenario:duel": b"{}", "army_card:abra": b"{}"})


def finding(kind: str, name: str, severity: Severity = Severity.ERROR, pointer: str = "/life") -> Diagnostic:
    """A finding of a test."""
    return Diagnostic("RUL001", severity, EntityRef("test", kind, name), pointer, f"{name} is wrong")


def test_errors_of_what_is_played_and_of_the_pack_itself_count() -> None:
    found = [
        finding("army_card", "abra"),
        finding("army_card", "mew"),
        finding("army_card", "abra", Severity.WARNING),
        finding("pack", "test"),
        Diagnostic("PACK001", Severity.ERROR, None, "", "a file cannot be read"),
    ]
    assert [error.message for error in errors_in(found, PLAYED)] == [
        "abra is wrong",
        "test is wrong",
        "a file cannot be read",
    ]


def test_what_the_ruleset_refuses_comes_behind_unless_an_error_says_it_better() -> None:
    errors = [finding("army_card", "abra")]
    refused = ["army card `abra` at `/life`: too low", "scenario `duel`: no zone"]
    assert every_reason(errors, refused) == ["army card `abra` at `/life`: abra is wrong", "scenario `duel`: no zone"]
    assert every_reason(errors, (), lambda error: error.code) == ["RUL001"]


def test_a_reason_says_what_and_where() -> None:
    assert sentence(finding("scenario", "duel", pointer="")) == "scenario `duel`: duel is wrong"
    assert sentence(Diagnostic("PACK001", Severity.ERROR, None, "", "gone", "Bring it back")) == "gone; bring it back"
