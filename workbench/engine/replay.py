"""The record of a game as a file: seed, content with its hashes, decisions, and marks to prove it by (ENGINES §3.4)."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from workbench import __version__
from workbench.engine.chance import RNG_ID
from workbench.engine.game import Game
from workbench.engine.play import DECISION_LIMIT
from workbench.engine.rerun import Dice, IllegalDecision, rerun
from workbench.engine.result import Result
from workbench.engine.scripted import BadFace
from workbench.engine.snapshot import Snapshot

FORMAT = 1
#: A replay holds at most so many marks; a longer game is marked at every second, third … decision.
MARKS = 512
#: Content of more bytes than this is refused when it is unpacked.
CONTENT_LIMIT = 1 << 26


class BadReplay(Exception):
    """A file that is no replay, or one that this version cannot play; the text says which and why."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """The state after `at` decisions: the blake2b-64 of its bytes and its chance's counters."""

    at: int
    hash: str
    counters: list[int]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """One recorded game. `agents` and `scores` are keyed by seat; None is a person.

    `content` is the snapshot's entities, zlib in base64; `pack_path` where the pack lay, empty for a shipped one.
    `dice` holds [ahead of which decision, faces]; 0 is the set-up. `result` is None while the game goes on.
    """

    format: int
    engine_version: str = ""
    rng_id: str = ""
    ruleset: str
    pack: str = ""
    pack_version: str = ""
    pack_path: str = ""
    scenario: str = ""
    seed: int
    agents: dict[str, str | None] = {}
    result: dict[str, Any] | None = None
    rounds: int = 0
    dice: list[tuple[int, list[int]]] = []
    decisions: list[int]
    marks: list[Mark] = []
    hashes: dict[str, str] = {}
    content: str = ""

    @property
    def laid(self) -> dict[int, list[int]]:
        """The typed dice by the decision that they are ahead of."""
        return dict(self.dice)

    @property
    def players(self) -> dict[int, str | None]:
        """The agents by seat as a number."""
        return {int(seat): name for seat, name in self.agents.items()}

    def snapshot(self) -> Snapshot:
        """Return the embedded content.

        Raises:
            BadReplay: there is none, or it is damaged.
        """
        entities = unpack_content(self.content)
        return Snapshot(self.ruleset, self.scenario, entities, self.pack, self.pack_version)

    def differs(self, snapshot: Snapshot) -> list[str]:
        """Return the `kind:id` of every entity that is not the same in `snapshot`, missing and added ones too."""
        return snapshot.differs(self.hashes)

    def to_bytes(self) -> bytes:
        """Return the file: JSON, one line a property."""
        return record_bytes(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> Replay:
        """Read a file.

        Raises:
            BadReplay: it is no replay, of a newer format, or of another generator of chance.
        """
        try:
            return msgspec.json.decode(data, type=cls).checked()
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadReplay(f"this is no replay: {error}") from None

    def checked(self) -> Replay:
        """Return this; raise BadReplay when it is of a newer format, of other dice, or names seats that are none."""
        if self.format > FORMAT:
            raise BadReplay(f"the replay has format `{self.format}`; this version reads up to {FORMAT}")
        if self.rng_id != RNG_ID:
            raise BadReplay(f"the replay's dice come from `{self.rng_id}`; this version rolls by `{RNG_ID}`")
        odd = next((seat for seat in self.agents if not re.fullmatch("[0-9]{1,3}", seat)), None)
        if odd is not None:
            raise BadReplay(f"the replay names the seat `{odd}`, expected a whole number")
        return self


def record_bytes(record: msgspec.Struct) -> bytes:
    """Return a record as a file: JSON, one line a property."""
    parts = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
             for key, value in msgspec.to_builtins(record).items()]  # fmt: skip
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def pack_content(entities: Mapping[str, bytes]) -> str:
    """Return entities as one compressed text."""
    texts = {key: entities[key].decode() for key in sorted(entities)}
    return base64.b64encode(zlib.compress(json.dumps(texts, ensure_ascii=False).encode(), 9)).decode()


def unpack_content(content: str) -> dict[str, bytes]:
    """Return what `pack_content` wrote; raises BadReplay when it is damaged, missing or too large."""
    if not content:
        raise BadReplay("the replay embeds no content; name the pack with --pack")
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(base64.b64decode(content, validate=True), CONTENT_LIMIT)
        if unpacker.unconsumed_tail:
            raise BadReplay(f"the replay's content is larger than {CONTENT_LIMIT} bytes")
        if not unpacker.eof:
            raise ValueError("it breaks off")
        found = {key: text.encode() for key, text in msgspec.json.decode(data, type=dict[str, str]).items()}
        for text in found.values():
            msgspec.json.decode(text)
        return found
    except (ValueError, RecursionError, zlib.error) as error:
        raise BadReplay(f"the replay's content is damaged: {error}") from None


def state_hash(game: Game[Any], state: Any) -> str:
    """Return the blake2b-64 hex digest of a state."""
    return hashlib.blake2b(game.pack(state), digest_size=8).hexdigest()


def counters_of(state: Any) -> list[int]:
    """Return how often each stream of a state's chance was drawn from, up to the last that was."""
    counters: list[int] = state.chance.counters
    used = max((at for at, count in enumerate(counters, 1) if count), default=0)
    return counters[:used]


def record(
    game: Game[Any],
    snapshot: Snapshot,
    seed: int,
    decisions: Sequence[int],
    agents: Mapping[int, str | None],
    dice: Dice | None = None,
    result: Result | None = None,
) -> Replay:
    """Return the replay of a game, playing it again to set its marks.

    `result` overrides what the rules say (a game stopped by the decision limit).

    Raises:
        IllegalDecision: the decisions are not those of this game.
    """
    marks, state = _marked(game, seed, decisions, dice)
    ended = game.terminal(state) or result
    return Replay(
        format=FORMAT,
        engine_version=__version__,
        rng_id=RNG_ID,
        ruleset=snapshot.ruleset,
        pack=snapshot.pack,
        pack_version=snapshot.pack_version,
        scenario=snapshot.scenario,
        seed=seed,
        agents={str(seat): name for seat, name in sorted(agents.items())},
        result=result_json(ended) if ended else None,
        rounds=game.rounds(state),
        dice=[(at, list(faces)) for at, faces in sorted((dice or {}).items())],
        decisions=list(decisions),
        marks=marks,
        hashes=dict(snapshot.hashes),
        content=pack_content(snapshot.entities) if snapshot.entities else "",
    )


def _marked(game: Game[Any], seed: int, decisions: Sequence[int], dice: Dice | None) -> tuple[list[Mark], Any]:
    """Play decisions again; return the marks set on the way and the last state."""
    every = -(-len(decisions) // MARKS) or 1
    marks: list[Mark] = []
    state: Any = None
    for at, state in enumerate(rerun(game, seed, decisions, dice)):
        if at % every == 0 or at == len(decisions):
            marks.append(Mark(at, state_hash(game, state), counters_of(state)))
    return marks, state


def result_json(result: Result) -> dict[str, Any]:
    """Return a result as JSON: winner (a seat or None), reason, scores by seat."""
    scores = {str(seat): score for seat, score in sorted(result.scores.items())}
    return {"winner": result.winner, "reason": result.reason, "scores": scores}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a replay played the same; else after how many decisions it first did not (0: the set-up), and why."""

    matches: bool
    diverged_at: int | None = None
    reason: str = ""


def verify(game: Game[Any], replay: Replay) -> Verdict:
    """Play a replay again and compare it with its marks and its result."""
    marks = {mark.at: mark for mark in replay.marks}
    at = -1
    try:
        for at, state in enumerate(rerun(game, replay.seed, replay.decisions, replay.laid)):
            mark = marks.get(at)
            if mark and mark.counters != counters_of(state):
                return Verdict(False, at, f"after decision {at} chance was drawn from another number of times")
            if mark and mark.hash != state_hash(game, state):
                return Verdict(False, at, f"after decision {at} the state is another one")
    except IllegalDecision as error:
        return Verdict(False, error.at, str(error))
    except BadFace as error:
        return Verdict(False, at + 1, str(error))
    return _verdict_on_the_end(game.terminal(state), replay)


def _verdict_on_the_end(ended: Result | None, replay: Replay) -> Verdict:
    """Compare how a game that went as recorded ends."""
    at = len(replay.decisions)
    said = replay.result and replay.result.get("reason")
    if ended and result_json(ended) != replay.result:
        return Verdict(False, at, f"the game ends otherwise: {ended.reason}, winner {ended.winner}")
    if any(mark.at > at for mark in replay.marks) or (not ended and said not in (None, DECISION_LIMIT)):
        return Verdict(False, at + 1, "the record breaks off before its end")
    return Verdict(True)
