"""Replays: proof of a game."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.engine.toy import GAME, Toy
from workbench.engine.chance import RNG_ID
from workbench.engine.play import play
from workbench.engine.replay import BadReplay, Replay, Verdict, pack_content, record, unpack_content, verify
from workbench.engine.rerun import rerun
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

SNAPSHOT = Snapshot("toy", "duel", {"card:a": '{"name": "é"}\n'.encode(), "scenario:duel": b"{}"}, "toys", "0.1.0")
AGENTS = {1: "random", 2: None}


def played(seed=3):
    end = play(GAME, ["random"], seed)
    return record(GAME, SNAPSHOT, seed, end.decisions, AGENTS)


def test_a_replay_survives_its_file_and_plays_the_same():
    replay = played()
    again = Replay.from_bytes(replay.to_bytes())
    assert again == replay
    assert verify(GAME, again).matches
    assert again.result["reason"] == "cards played"
    assert again.agents == {"1": "random", "2": None}
    assert again.rounds == 5


def test_the_file_is_json_with_one_line_a_property():
    data = played().to_bytes()
    assert json.loads(data)["decisions"] == list(played().decisions)
    assert len(data.splitlines()) == len(json.loads(data)) + 2


def test_the_content_travels_with_it():
    replay = Replay.from_bytes(played().to_bytes())
    assert replay.snapshot() == SNAPSHOT
    assert replay.differs(SNAPSHOT) == []
    other = Snapshot("toy", "duel", {"scenario:duel": b"{ }", "card:b": b"{}"})
    assert replay.differs(other) == ["card:a", "card:b", "scenario:duel"]


def test_another_decision_is_found_where_it_was_taken():
    replay = played()
    for at in range(len(replay.decisions) - 1):
        mine = replay.decisions[at]
        hand = next(s for n, s in enumerate(rerun(GAME, 3, replay.decisions)) if n == at).hands[at % 2]
        for other in set(hand) - {mine}:
            decisions = [*replay.decisions[:at], other, *replay.decisions[at + 1 :]]
            verdict = verify(GAME, msgspec.structs.replace(replay, decisions=decisions))
            assert (verdict.matches, verdict.diverged_at) == (False, at + 1)


def test_an_illegal_decision_is_named():
    replay = played()
    verdict = verify(GAME, msgspec.structs.replace(replay, decisions=[99, *replay.decisions[1:]]))
    assert (verdict.diverged_at, verdict.reason) == (1, "decision 1 is `99`, which the rules do not allow there")


def test_a_changed_rule_is_found():
    class Longer(Toy):
        def _reveal(self, state, out):
            state.chance.roll(6)
            super()._reveal(state, out)

    verdict = verify(Longer(), played())
    assert (verdict.matches, verdict.diverged_at) == (False, 2)
    assert "chance" in verdict.reason


def test_another_seed_is_found_in_the_set_up():
    assert verify(GAME, msgspec.structs.replace(played(), seed=4)).diverged_at == 0


def test_a_changed_result_and_a_missing_end_are_found():
    replay = played()
    assert not verify(GAME, msgspec.structs.replace(replay, result={**replay.result, "reason": "luck"})).matches
    cut = msgspec.structs.replace(replay, decisions=replay.decisions[:-1])
    assert verify(GAME, cut).diverged_at == len(replay.decisions)


def test_typed_dice_are_part_of_the_record():
    dice = {0: [], 2: [6, 1], 6: [1, 6]}
    end = play(GAME, ["greedy"], 3, chance=ScriptedChance(3, 16))
    replay = record(GAME, SNAPSHOT, 3, end.decisions, AGENTS, dice)
    assert verify(GAME, Replay.from_bytes(replay.to_bytes())).matches
    assert not verify(GAME, msgspec.structs.replace(replay, dice=[(2, [1, 6])])).matches
    assert verify(GAME, msgspec.structs.replace(replay, dice=[(2, [7, 6])])).diverged_at == 2


def test_a_face_that_no_die_of_the_set_up_has_is_found_in_the_set_up():
    class Rolling(Toy):
        def new(self, chance, out=None):
            chance.roll(6)
            return super().new(chance, out)

    end = play(Rolling(), ["greedy"], 3)
    replay = record(Rolling(), SNAPSHOT, 3, end.decisions, AGENTS)
    assert verify(Rolling(), replay).matches
    assert verify(Rolling(), msgspec.structs.replace(replay, dice=[(0, [7])])).diverged_at == 0


def test_a_long_game_has_few_marks_and_the_last_state_is_marked():
    class Long(Toy):
        def terminal(self, state):
            return None

        def is_legal(self, state, action):
            return True

        def apply(self, state, action, out=None):
            state.decisions += 1

    replay = record(Long(), SNAPSHOT, 1, [1] * 1500, AGENTS)
    assert len(replay.marks) <= 512
    assert replay.marks[-1].at == 1500
    assert len(replay.to_bytes()) < 200_000


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{", "no replay"),
        (b"\xff", "no replay"),
        (b"[]", "no replay"),
        (b'{"format": 1, "ruleset": "toy", "seed": 1}', "decisions"),
        (b'{"ruleset": "toy", "seed": 1, "decisions": []}', "format"),
        (b'{"ruleset": "toy", "seed": 1, "decisions": [], "format": 2}', "format `2`"),
        (b'{"format": 1, "ruleset": "toy", "seed": 1, "decisions": [], "rng_id": "coin"}', "`coin`"),
    ],
)
def test_files_that_are_no_replays_are_refused_by_name(data, said):
    with pytest.raises(BadReplay, match=said):
        Replay.from_bytes(data)


@pytest.mark.parametrize("content", ["", "?", "AAAA", pack_content({"a": b"{}"})[:-8]])
def test_damaged_content_is_refused(content):
    with pytest.raises(BadReplay):
        unpack_content(content)


def test_a_bomb_is_refused(monkeypatch):
    monkeypatch.setattr("workbench.engine.replay.CONTENT_LIMIT", 1000)
    with pytest.raises(BadReplay, match="larger than 1000 bytes"):
        unpack_content(pack_content({"a": b" " * 2000}))


def test_replays_name_what_they_were_played_by():
    replay = played()
    assert (replay.rng_id, replay.ruleset, replay.pack, replay.scenario) == (RNG_ID, "toy", "toys", "duel")
    assert replay.engine_version


def test_a_replay_of_format_1_still_plays():
    """Kept since the first version: a change of chance, of marks or of the format must not break old files."""
    replay = Replay.from_bytes((Path(__file__).parent / "golden" / "format_1.json").read_bytes())
    assert verify(GAME, replay) == Verdict(True)
    assert sorted(replay.snapshot().entities) == ["card:a", "scenario:duel"]
    assert play(GAME, ["random", "greedy"], 2026, chance=ScriptedChance(2026, 16, [6, 1])).decisions == replay.decisions
