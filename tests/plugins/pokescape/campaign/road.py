"""A small route to try campaigns on: trainers, wild Pokémon in the grass, a map trainer, items from a few words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from plugins.pokescape import damage
from plugins.pokescape.campaign import codes, driver
from plugins.pokescape.campaign.codes import code
from plugins.pokescape.campaign.game import CampaignGame
from plugins.pokescape.campaign.reading import compile_journey
from plugins.pokescape.campaign.state import CampaignState
from tests.plugins.pokescape.bed import CARD, TERRAINS, board
from workbench.engine.event import Event
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

ROWS = ["======gggg", "gggggggggg", "gggggggggg", "gggggggggg", "gggggggggg", "gg~~gggggg"]
CARDS: dict[str, dict[str, Any]] = {
    "cub": {"points": 50},
    "cat": {"points": 80, "life": 5, "attack": 4},
    "bug": {"points": 15, "life": 2, "attack": 1, "defense": 1},
    "rock": {"points": 150, "life": 7},
    "fish": {"points": 30, "size": "large"},
    "whale": {"points": 200, "size": "huge", "spaces": 2, "life": 8},
}
ITEMS: dict[str, dict[str, Any]] = {
    "ball": {"use": "ball"},
    "fine_ball": {"use": "ball", "capture_bonus": 5},
    "sure_ball": {"use": "ball", "always_captures": True},
    "drink": {"use": "medicine", "heals": 2},
    "salve": {"use": "medicine", "cures": True},
    "vim": {"use": "battle", "powers": [{"kind": "modifier", "name": {"en": "Vim"}, "stat": "attack", "add": 1,
                                         "who": {"side": "self"}}]},
    "rope": {"use": "escape"},
    "doll": {"use": "decoy"},
    "gem": {"use": "stone"},
    "float": {"use": "machine", "carries_trainer": True, "learners": {"species": ["whale"], "sizes": ["large"]}},
    "rod": {"use": "rod"},
    "speed": {"use": "stat", "stat": "move"},
    "armor": {"use": "stat", "stat": "defense"},
}  # fmt: skip
LINKS = {"cub": [{"from": "cub", "to": "cat", "methods": [{"by": "markers", "markers": 16}]}],
         "fish": [{"from": "fish", "to": "whale", "methods": [{"by": "item", "item": "gem"}]}],
         "bug": [{"from": "bug", "to": "rock", "methods": [{"by": "trade"}]}]}  # fmt: skip
TABLE = {"id": "grass", "name": {"en": "Grass"}, "roll": {"die": 20}, "rows": [
    {"range": [1, 10], "species": "bug"}, {"range": [11, 20], "species": "rock"}]}  # fmt: skip


def route(
    *teams: Sequence[str],
    rules: Mapping[str, Any] | None = None,
    items: Mapping[str, int] | None = None,
    people: Mapping[str, Mapping[str, Any]] | None = None,
    statuses: Sequence[Mapping[str, Any]] = (),
    map_: Mapping[str, Any] | None = None,
    encounters: Sequence[Mapping[str, Any]] | None = None,
    trainer: Mapping[str, Any] | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    terrains: Mapping[str, Mapping[str, Any]] | None = None,
) -> Snapshot:
    """A walk of one team a seat; `people` are map trainers: what a trainer says, with `at` and `facing`."""
    field = board(ROWS, start_zones=[{"seat": n, "at": [[0, 2 * n]], "figure_space": [0, 2 * n]} for n in (1, 2, 3)])
    field = {**field, **(map_ or {})}
    found: dict[str, Any] = {"map:field": field, "encounter_table:grass": TABLE}
    for name, rules_ in {**TERRAINS, **(terrains or {})}.items():
        found[f"terrain:{name}"] = {"id": name, "name": {"en": name}, "color": "#808080", "rules": rules_}
    for name, more in {**CARDS, **(cards or {})}.items():
        found[f"army_card:{name}"] = {**CARD, "unique": False, **more, "id": name, "species": name}
        found[f"species:{name}"] = {"id": name, "name": {"en": name.title()}, "types": []}
    for name, more in ITEMS.items():
        found[f"item:{name}"] = {"id": name, "name": {"en": name.title()}, "price": 20, "rules": more}
    for name, links in LINKS.items():
        found[f"evolution_chain:{name}"] = {"id": name, "links": links}
    for marker in statuses:
        found[f"status:{marker['id']}"] = marker
    found["trainer:ash"] = {"id": "ash", "name": {"en": "Ash"}, "party": [], "rules": dict(trainer or {})}
    for name, more in (people or {}).items():
        stand = {"trainer": name, "at": more["at"], "facing": more["facing"]}
        field["trainers"] = [*field.get("trainers", []), stand]
        kept = {key: value for key, value in more.items() if key not in ("at", "facing")}
        found[f"trainer:{name}"] = {"id": name, "name": {"en": name.title()}, **kept}
    bag = [{"item": name, "count": count} for name, count in (items or {}).items()]
    sides = [{"seat": n, "team": list(team), "trainer": "ash", "items": bag} for n, team in enumerate(teams, 1)]
    meet = [{"table": "grass", "terrains": ["flat"]}] if encounters is None else list(encounters)
    own = {"mode": "walk", "goal": [[5, 0]], "evolutions": list(LINKS), "stat_items": ["speed", "armor"]}
    found["scenario:trial"] = {"id": "trial", "name": {"en": "Trial"}, "map": "field", "sides": sides,
                               "encounters": meet, "rules": {**own, **(rules or {})}}  # fmt: skip
    return Snapshot("pokescape", "trial", {key: json.dumps(value).encode() for key, value in sorted(found.items())})


class Trip:
    """A campaign game with laid dice, what was told, and short words for what players do."""

    def __init__(self, snapshot: Snapshot, faces: Sequence[int] = ()) -> None:
        """Start; `faces` answer the first dice, the walking order among them."""
        self.game = CampaignGame(compile_journey(snapshot))
        self.journey = self.game.journey
        self.told: list[Event] = []
        self.state: CampaignState = self.game.new(ScriptedChance(1, 16, faces), self.told)

    @property
    def asked(self) -> int:
        """The routine of the prompt on top."""
        return self.state.top[0]

    @property
    def battle(self) -> Any:
        """The battle that goes on."""
        return self.journey.arena.of(self.state)

    def lay(self, *faces: int) -> None:
        """Lay faces for the next dice."""
        chance = self.state.chance
        assert isinstance(chance, ScriptedChance)
        chance.faces[:] = faces

    def act(self, action: int, *faces: int) -> None:
        """Take an action, which must be legal, with these dice."""
        if faces:
            self.lay(*faces)
        assert self.game.is_legal(self.state, action), f"{codes.parts(action)} is not legal at {self.state.top}"
        self.game.apply(self.state, action, self.told)

    def do(self, verb: int, first: int = 0, second: int = 0, faces: Sequence[int] = ()) -> None:
        """Take an action by its verb."""
        self.act(code(verb, first, second), *faces)

    def may(self, verb: int, first: int = 0, second: int = 0) -> bool:
        """Whether an action is legal."""
        return self.game.is_legal(self.state, code(verb, first, second))

    def item(self, name: str) -> int:
        """The number of an item."""
        return next(n for n, item in enumerate(self.journey.items) if item.id == name)

    def kind(self, name: str) -> int:
        """The number of a card."""
        return next(n for n, card in enumerate(self.journey.cards) if card.id == name)

    def has(self, name: str, seat: int = 1) -> int:
        """How many of an item a seat has."""
        return self.state.bag[(seat - 1) * self.journey.count + self.item(name)]

    def space(self, column: int, row: int) -> int:
        """The space of a hex."""
        return self.journey.field.hexes.space(column, row)

    def at(self, seat: int = 1) -> tuple[int, int]:
        """Where a trainer stands."""
        return self.journey.field.hexes.offset(self.state.place[seat - 1])

    def stand(self, column: int, row: int, seat: int = 1) -> None:
        """Put a trainer somewhere."""
        self.state.place[seat - 1] = self.space(column, row)

    def through(self, until: int, limit: int = 60) -> None:
        """Answer by the first legal action until something is asked."""
        for _ in range(limit):
            if self.asked == until:
                return
            self.act(self.game.legal(self.state)[0])
        raise AssertionError(f"{until} is never asked")

    def meet(self, which: int = 1, ours: int = 20, theirs: int = 1) -> None:
        """Step east into an encounter and place both sides; with our initiative the question is whether to flee."""
        self.do(codes.STEP, 0, 0, faces=(20, which))
        while self.state.round == 0:
            self.lay(ours, theirs)
            self.act(self.game.legal(self.state)[0])

    def to_deed(self) -> None:
        """Stay in the battle, until the first marker of ours is revealed."""
        if self.asked == codes.FLEE:
            self.do(codes.NO)
        assert self.asked == codes.DEED, self.state.top

    def hurt(self, figure: int, wounds: int) -> None:
        """Give wounds to a figure, and let what follows happen."""
        damage.hurt(self.battle, self.state, figure, wounds, self.told)
        damage.settle(self.battle, self.state, self.told)
        driver.run(self.journey, self.state, self.told)

    def heard(self, what: str) -> list[tuple[int | str, ...]]:
        """The arguments of every event of a sort."""
        return [event.args for event in self.told if event.what == what]

    def options(self, lang: str = "en") -> dict[str, str]:
        """What the answers to the prompt on top would do, by what they are called."""
        found = (self.game.option(self.state, action, lang) for action in self.game.legal(self.state))
        return {option.label: option.detail for option in found}

    def log(self, lang: str = "en") -> list[str]:
        """What was told, in words."""
        return [text for event in self.told if (text := self.game.tell(event, lang))]
