"""Any power that is accepted runs: powers made up from the structs compile, read in both languages and are played."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from plugins.pokescape.ruleset import RULESET
from plugins.pokescape.structs import powers
from plugins.pokescape.structs.cards import ArmyCard
from tests.plugins.pokescape.bed import CARD, TERRAINS, board, snapshot, status
from workbench.api.rules import Chance, read
from workbench.model.pointer import value_at

ROWS = ["gg~gggg", "gg=gfgg", "ggggggg"]
LEVELS = ["1112111", "1111111", "1119111"]
STATUSES = ["ill", "numb"]
#: What a field that refers to another entity may name.
REFS = {"type": ["fire", "rock"], "status": STATUSES, "terrain": sorted(TERRAINS), "item": ["ball"]}
DEEPEST = 4


def of(kind: Any, draw: Any, depth: int, ref: str = "", low: int | None = None, high: int | None = None) -> Any:
    """A value of a type, as plain data."""
    if hasattr(kind, "__metadata__"):
        return _of_annotated(kind, draw, depth)
    origin = get_origin(kind)
    if origin is Literal:
        return draw(st.sampled_from(get_args(kind)))
    if origin in (Union, types.UnionType):
        return _of_union(kind, draw, depth)
    if origin is tuple:
        inner = get_args(kind)
        if inner[-1] is not Ellipsis:
            return [of(one, draw, depth) for one in inner]
        count = draw(st.integers(low or 0, max(low or 0, 0 if depth > DEEPEST else 2)))
        return [of(inner[0], draw, depth + 1) for _ in range(count)]
    if origin is dict:
        return {"en": draw(st.sampled_from(["Rage", "Calm"])), "it": "Furia"}
    if kind is bool:
        return draw(st.booleans())
    if kind is int:
        return draw(st.integers(-3 if low is None else low, min(9, 9 if high is None else high)))
    if kind is str:
        return draw(st.sampled_from(REFS.get(ref, ["beast", "construct"])))
    return struct(kind, draw, depth)


def _of_annotated(kind: Any, draw: Any, depth: int) -> Any:
    """A value of a type with bounds and perhaps a reference."""
    low, high, ref = None, None, ""
    for meta in kind.__metadata__:
        if isinstance(meta, msgspec.Meta):
            low = meta.ge if meta.ge is not None else meta.min_length if meta.min_length is not None else low
            high = meta.le if meta.le is not None else high
            ref = (meta.extra_json_schema or {}).get("x-ref", ref)
    inner = kind.__origin__
    return of(inner, draw, depth, ref, low, high)


def _of_union(kind: Any, draw: Any, depth: int) -> Any:
    kinds = get_args(kind)
    if type(None) in kinds and (depth > DEEPEST or draw(st.booleans())):
        return None
    kinds = [one for one in kinds if one is not type(None)]
    if depth > DEEPEST:  # nothing that holds more of its kind
        flat = [one for one in kinds if not {"then", "table", "condition", "conditions"} & set(one.__struct_fields__)]
        kinds = flat or kinds
    return of(draw(st.sampled_from(kinds)), draw, depth)


def struct(kind: Any, draw: Any, depth: int) -> dict[str, Any]:
    """A struct as plain data; a table covers its die."""
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name == "table":
            found["table"] = table(draw, depth, found.get("die", 20))
        elif field.required or draw(st.integers(0, 2)) == 0:
            value = of(hints[field.name], draw, depth + 1)
            if value is not None:
                found[field.encode_name] = value
    config = kind.__struct_config__
    return {config.tag_field: config.tag, **found} if config.tag_field else found


def table(draw: Any, depth: int, die: int) -> list[dict[str, Any]]:
    """Rows that cover a die once."""
    cut = draw(st.integers(1, die - 1))
    rows = [{"range": [1, cut]}, {"range": [cut + 1, die]}]
    rows[draw(st.integers(0, 1))]["do"] = [of(powers.Effect, draw, depth + 1)]
    return rows


@st.composite
def any_power(draw: Any) -> dict[str, Any]:
    """A power."""
    return struct(draw(st.sampled_from(get_args(powers.Power))), draw, 0)


def find(kind: str, name: str) -> Any:
    """Whatever is asked for is there."""
    return {"id": name, "name": {"en": name.title(), "it": name.title()}}


def game(power: dict[str, Any]) -> BattleGame:
    """Two cards with a power against two others, among waters, roads, heights and fire."""
    numb = status("numb", before_turn=[{"do": "lose_turn"}])
    ill = status("ill", after_turn=[{"do": "wound"}])
    cards = [
        {"powers": [power], "life": 4, "types": ["fire"]},
        {"id": "long", "spaces": 2, "range": 3, "types": ["rock"]},
    ]
    found = snapshot(board(ROWS, LEVELS), cards, [*cards[:1], {"class": "beast", "size": "large"}],
                     statuses=[ill, numb], rules={"round_limit": 3})  # fmt: skip
    return BattleGame(compile_battle(found))


def played(found: BattleGame, seed: int, limit: int = 120) -> None:
    """Play at random, all that can be asked and told with it."""
    chance, told = Chance(seed, 16), []
    state = found.new(Chance(seed, 16), told)
    for _ in range(limit):
        if found.prompt(state) is None:
            break
        legal = found.legal(state)
        assert len(legal), found.question(state, "en")
        action = legal[chance.below(len(legal))]
        found.question(state, "it")
        found.option(state, action, "en")
        found.apply(state, action, told)
    for event in told:
        found.tell(event, "en")


@pytest.mark.rule("PS-POW-10")
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(any_power(), st.integers(0, 99))
def test_any_power_that_is_accepted_compiles_reads_and_runs_and_any_other_is_told_with_its_place(power, seed):
    card = {**CARD, "id": "mon1a", "species": "mon1a", "powers": [power]}
    read(ArmyCard, card)
    faults = RULESET.faults("army_card", card, find)
    if faults:
        for pointer, message, _ in faults:
            assert message
            parent = pointer.rpartition("/")[0]
            value_at(card, parent)
        return
    for lang in ("en", "it"):
        assert RULESET.card_text("army_card", card, find, lang)
    played(game(power), seed)


def around(effects: list[dict[str, Any]]) -> dict[str, tuple[str, dict[str, Any]]]:
    """The other places at which effects may stand: a glyph, a treasure, a status, a terrain."""
    named = {"id": "own", "name": {"en": "Own", "it": "Proprio"}}
    act = {"kind": "action", "name": {"en": "Act"}, "instead_of": "attack", "do": effects}
    return {
        "glyph": ("glyph", {**named, "letter": "R", "duration": "temporary", "do": effects}),
        "treasure": ("glyph", {**named, "letter": "T", "sort": "treasure", "powers": [act] if effects else []}),
        "status": ("status", {**named, "letter": "S", "before_turn": effects, "round_end": effects}),
        "terrain": ("terrain", {**named, "color": "#808080", "rules": {"entry": effects, "round_end": effects}}),
    }


@st.composite
def any_effects(draw: Any) -> list[dict[str, Any]]:
    """One or two effects."""
    return [of(powers.Effect, draw, 1) for _ in range(draw(st.integers(1, 2)))]


@pytest.mark.rule("PS-POW-10")
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(any_effects(), st.sampled_from(["glyph", "treasure", "status", "terrain"]), st.integers(0, 99))
def test_any_effects_of_glyphs_statuses_and_terrains_that_are_accepted_run(effects, where, seed):
    kind, entity = around(effects)[where]
    if RULESET.faults(kind, entity, find):
        return
    if kind != "terrain":
        for lang in ("en", "it"):
            assert RULESET.card_text(kind, entity, find, lang)
    numb = status("numb", before_turn=[{"do": "lose_turn"}])
    own = [entity] if kind == "status" else []
    ground = {"flat": entity["rules"]} if kind == "terrain" else None
    lying = [{"glyph": "own", "at": [at, row]} for at in (1, 3, 4) for row in (0, 1)] if kind == "glyph" else []
    hexes = board(["ggg=ggg", "gg=gggg", "ggggggg"], LEVELS, glyphs=lying)
    hit = {"kind": "trigger", "name": {"en": "H"}, "on": "turn.start",
           "do": [{"do": "place_status", "status": "own", "on": "self"}]}  # fmt: skip
    cards = [{"powers": [hit] if own else [], "life": 6}, {"id": "long", "spaces": 2}]
    found = snapshot(hexes, cards, cards[:1], statuses=[*own, status("ill"), numb], terrains=ground,
                     glyphs=[entity] if kind == "glyph" else [], rules={"round_limit": 4})  # fmt: skip
    played(BattleGame(compile_battle(found)), seed)
