"""A campaign of the toy game for tests: each seat collects the scores of the scenarios that it has played."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from tests.engine.toy import Toy
from workbench.engine.campaign import BadProgress
from workbench.engine.ruleset import SetupRefused
from workbench.engine.scene import Scene, SceneBoard, SceneText
from workbench.engine.snapshot import Snapshot
from workbench.playtest.campaign import Content

STORY = {
    "id": "story",
    "start": "first",
    "steps": [
        {"scenario": "first", "next": [{"to": "again", "when": "lost"}, {"to": "second"}]},
        {"scenario": "second", "next": [{"to": "third"}]},
        {"scenario": "again"},
        {"scenario": "third"},
    ],
}


@dataclass(frozen=True)
class Tour:
    """The progress: what is next, what was played, the scores so far."""

    campaign: str
    scenario: str
    done: tuple[str, ...] = ()
    scores: tuple[int, ...] = (0, 0)


class Touring:
    """Plays tours."""

    id = "toy"

    def campaign_started(self, campaign):
        return Tour(campaign["id"], campaign["start"])

    def campaign_prepared(self, snapshot, now, before=None):
        carried = json.dumps({"scores": now.scores, "before": before.scenario if before else None}).encode()
        return Snapshot(snapshot.ruleset, snapshot.scenario, {**snapshot.entities, "item:carried": carried})

    def campaign_advanced(self, now, campaign, game, state):
        result = game.terminal(state)
        how = "drawn" if not result.winner else "won" if result.winner == 1 else "lost"
        ways = next(step for step in campaign["steps"] if step["scenario"] == now.scenario).get("next", ())
        to = next((way["to"] for way in ways if way.get("when", how) == how), "")
        scores = tuple(a + b for a, b in zip(now.scores, state.scores, strict=True))
        return Tour(now.campaign, to, (*now.done, now.scenario), scores)

    def campaign_saved(self, now):
        return json.dumps(asdict(now), sort_keys=True).encode()

    def campaign_loaded(self, data):
        found = json.loads(data)
        if "scores" not in found:
            raise BadProgress("it says no scores")
        return Tour(found["campaign"], found["scenario"], tuple(found["done"]), tuple(found["scores"]))

    def campaign_scene(self, now, snapshot, lang):
        texts = tuple(SceneText(f"s{n}", "Score", str(score), n) for n, score in enumerate(now.scores, 1))
        return Scene(SceneBoard(), texts=texts)


class Strict(Toy):
    """A toy game that allows nothing."""

    def is_legal(self, state, action):
        return False


class Pack:
    """The content that a tour is played with; with a strict type nothing is allowed; `refused` says why not at all."""

    def __init__(self):
        self.entities = {"campaign:story": json.dumps(STORY).encode(), "type:plain": b"{}"}
        self.entities |= {f"scenario:{step['scenario']}": b"{}" for step in STORY["steps"]}
        self.refused = []

    def content(self):
        return Content(self.whole, self.step, self.compile)

    def whole(self):
        return Snapshot("toy", "story", dict(self.entities), "pack", "1")

    def step(self, scenario):
        return Snapshot("toy", scenario, {"type:plain": self.entities["type:plain"]})

    def compile(self, snapshot):
        if self.refused:
            raise SetupRefused(self.refused)
        return Strict() if b"strict" in snapshot.entities["type:plain"] else Toy()
