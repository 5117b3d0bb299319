"""RUL301 to RUL304."""

import json

import pytest

from workbench.workspace import Workspace

from .bed import snapshot, track


@pytest.fixture
def findings(tmp_path):
    """Return the codes, pointers and messages that plugin checks find in the small game with another board."""

    def find(board=None, **rules):
        content = snapshot(board=board, **rules)
        manifest = {"format": 1, "id": "bed", "title": {"en": "Bed"}, "version": "1", "ruleset": "master_trainer"}
        for key, data in {**content.entities, "pack": json.dumps(manifest).encode()}.items():
            kind, _, name = key.partition(":")
            path = tmp_path / (f"{kind}/{name}.json" if name else "pack.json")
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        found = Workspace.open(str(tmp_path)).findings()
        return [(f.code, f.pointer, f.message) for f in found if f.code.startswith("RUL3")]

    return find


COUNTS = {"characters": 20, "rares": 2, "leaders": 1, "items": 0, "events": 0}


@pytest.mark.rule("MT-SET-01")
def test_decks_with_other_counts_than_the_printed_ones_are_told(findings):
    found = [(pointer, message) for code, pointer, message in findings() if code == "RUL301"]
    assert found[0] == ("/rules/decks/characters", "The deck `characters` has `20` cards, expected 192 by `counts`")
    assert len(found) == 5
    assert not [code for code, *_ in findings(counts=COUNTS) if code == "RUL301"]


def codes(found):
    """Return (code, pointer, message) of what is wrong with a board."""
    return [each for each in found if each[0] in ("RUL302", "RUL303")]


@pytest.mark.rule("MT-BRD-01")
def test_where_a_way_ends_is_told_once_for_all_spaces_before_it(findings):
    board = track(["plain"] * 5, s1=("s4",))
    board["spaces"][3]["last"] = True
    message = "The way ends at `s3`, GOAL cannot be reached from there nor from 1 space that leads there"
    assert codes(findings(board, counts=COUNTS)) == [("RUL302", "/spaces/3", message)]


@pytest.mark.rule("MT-BRD-01")
def test_a_ring_without_a_way_out_is_told_once(findings):
    board = track(["plain"] * 6, s1=("s6",), s4=("s3",))
    board["spaces"][4]["last"] = True
    message = "From `s3` the way leads round and round, never to GOAL nor from 2 spaces that lead there"
    assert codes(findings(board, counts=COUNTS)) == [("RUL302", "/spaces/3", message)]


@pytest.mark.rule("MT-BRD-01")
def test_a_loop_that_cannot_be_left_is_named_and_nothing_else(findings):
    loop = {"junction": "s1", "enter": "s2"}
    board = track(["plain"] * 4, loop=loop, s4=("s1",))
    board["spaces"][4]["last"] = True
    message = "The loop cannot be left: no other way leads on from `s1`"
    assert codes(findings(board, counts=COUNTS)) == [("RUL303", "/rules/loop/junction", message)]


@pytest.mark.rule("MT-BRD-01")
def test_a_track_that_ends_after_its_loop_is_no_fault_of_the_loop(findings):
    board = track(["plain"] * 6, loop={"junction": "s1", "enter": "s2"}, s1=("s4",), s3=("s1",))
    board["spaces"][3]["last"] = board["spaces"][5]["last"] = True
    assert [(code, pointer) for code, pointer, _ in codes(findings(board, counts=COUNTS))] == [("RUL302", "/spaces/5")]


def test_a_goal_that_is_no_space_is_left_to_the_check_of_maps(findings):
    board = track(["plain"] * 3)
    board["goals"] = [{"space": "gaol"}]
    assert codes(findings(board, counts=COUNTS)) == []


@pytest.mark.rule("MT-BRD-01")
def test_a_loop_that_is_none_is_named(findings):
    found = findings(track(["plain"] * 4, loop={"junction": "s1", "enter": "s3"}), counts=COUNTS)
    assert [message for code, _, message in found if code == "RUL303"] == [
        "The loop’s first space `s3` does not follow `s1`",
        "The loop does not lead back to `s1`",
    ]


def test_the_length_of_a_game_is_told(findings):
    (found,) = findings(track([]), counts=COUNTS)
    assert found == (
        "RUL304",
        "/map",
        "A pawn comes to GOAL after `1.1` turns on the average, the last of 2 in round `1.2`",
    )
