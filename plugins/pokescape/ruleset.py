"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Fault, Game, Lookup, Question, Ruling, Scene, Snapshot, Steps, WritesCards

from . import walking
from .campaign import progress, showing
from .campaign.game import CampaignGame
from .campaign.progress import Progress
from .campaign.reading import compile_journey
from .compile import compile_battle
from .draft.game import DraftGame
from .draft.pool import read_pool
from .exercises.exerciser import PokeScapeExerciser
from .faults import entity_advice, entity_faults
from .game import BattleGame
from .questions import QUESTIONS
from .rulings import rulings_of
from .scope import asked_beyond
from .structs import STRUCTS
from .structs.rules import ScenarioRules
from .text.cards import CARDS


def is_campaign(snapshot: Snapshot) -> bool:
    """Return whether a scenario is more than one battle of given teams: a walk, items, capture, starters."""
    data = snapshot.find("scenario", snapshot.scenario)
    rules = data.get("rules") if isinstance(data, dict) else None
    return bool(asked_beyond(data)) or (isinstance(rules, dict) and rules.get("mode") == "walk")


def is_draft(snapshot: Snapshot) -> bool:
    """Return whether the armies of a scenario are drafted first."""
    data = snapshot.find("scenario", snapshot.scenario)
    rules = data.get("rules") if isinstance(data, dict) else None
    return isinstance(rules, dict) and isinstance(rules.get("draft"), dict)


class PokeScape(WritesCards):
    """PokéScape: battles on hexes, one on one or of whole armies."""

    id = "pokescape"
    title = "PokéScape"
    structs: Mapping[str, type] = STRUCTS
    cards = CARDS

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        if is_draft(snapshot):
            return DraftGame(read_pool(snapshot))
        if is_campaign(snapshot):
            return CampaignGame(compile_journey(snapshot))
        return BattleGame(compile_battle(snapshot))

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Return where a trainer can walk on a map."""
        return walking.steps(map_data, find)

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(ScenarioRules())

    def campaign_started(self, campaign: Mapping[str, Any]) -> Progress:
        """Return the progress of a campaign that nobody has played yet; `campaign` is the entity's data."""
        return progress.started(campaign)

    def campaign_prepared(self, snapshot: Snapshot, now: Progress, before: Snapshot | None = None) -> Snapshot:
        """Return the next scenario's snapshot with all that is carried; `before` is that of the last one played."""
        return progress.prepared(snapshot, now, before)

    def campaign_advanced(self, now: Progress, campaign: Mapping[str, Any], game: Game[Any], state: Any) -> Progress:
        """Return the progress after a scenario that is over; a plain battle of given teams changes nobody's party."""
        parties = progress.carried(game.journey, state) if isinstance(game, CampaignGame) else now.parties
        result = game.terminal(state)
        return progress.advanced(now, campaign, result.winner if result else None, parties)

    def campaign_saved(self, now: Progress) -> bytes:
        """Return a progress as a file."""
        return progress.to_bytes(now)

    def campaign_loaded(self, data: bytes) -> Progress:
        """Return the progress of a file; raises BadProgress."""
        return progress.from_bytes(data)

    def campaign_scene(self, now: Progress, snapshot: Snapshot, lang: str) -> Scene:
        """Return what everybody carries, as zones and texts by seat."""
        return showing.scene(now, snapshot, lang)

    def exerciser(self, content: Snapshot) -> PokeScapeExerciser:
        """Return what brings about everything that packs of this ruleset can make happen."""
        return PokeScapeExerciser(content)

    def questions(self) -> tuple[Question, ...]:
        """Return the exact questions: wounds of an attack, a capture, whom a walk meets."""
        return QUESTIONS

    def faults(self, kind: str, data: Any, find: Lookup, lang: str = "en") -> tuple[Fault, ...]:
        """Return (pointer, message, help) of all that the rules say against an entity; English whatever `lang`."""
        return tuple(entity_faults(kind, data, find))

    def advice(self, kind: str, data: Any, find: Lookup) -> tuple[Fault, ...]:
        """Return (pointer, message, help) of what an entity says that the rules play and that is hardly meant."""
        return tuple(entity_advice(kind, data, find))


RULESET = PokeScape()
