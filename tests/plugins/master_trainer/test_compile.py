"""From content to a game, or every reason why not."""

import dataclasses
import json

import pytest

from plugins.master_trainer.compile import compile_table
from workbench.engine.ruleset import SetupRefused

from .bed import add, snapshot

PLUS = ("plus", "battle", [add(3)])


def without(content, *keys):
    """Return a snapshot that lacks some entities."""
    return dataclasses.replace(content, entities={k: v for k, v in content.entities.items() if k not in keys})


def test_copies_make_decks_and_rare_ones_are_numbered_after_the_others():
    table = compile_table(snapshot(items=[PLUS], copies=3))
    assert len(table.pile) == 12
    assert [pokemon.rare for pokemon in table.pokemon] == [False] * 4 + [True] * 2
    assert table.rare_deck == (4, 5)
    assert (table.items, len(table.item_deck)) == (1, 10)


def test_every_reason_is_said_at_once():
    content = without(snapshot(items=[PLUS]), "item:plus", "gym_leader:leader_0")
    with pytest.raises(SetupRefused) as refused:
        compile_table(content)
    assert refused.value.reasons == ["gym leader `leader_0` is missing", "item `plus` is missing"]


@pytest.mark.rule("MT-SET-03")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_player_or_five_are_refused(seats):
    with pytest.raises(SetupRefused, match=f"`{seats}` play, expected 2 to 4"):
        compile_table(snapshot(seats=seats))


def test_a_track_of_one_space_is_refused():
    lone = {"id": "board", "shape": "track", "spaces": [{"id": "s0", "x": 0, "y": 0}], "goals": [{"space": "s0"}]}
    with pytest.raises(SetupRefused) as refused:
        compile_table(snapshot(board=lone))
    assert refused.value.reasons == ["map:board: `track` of 1 space, expected a `track` of at least 2"]


def test_an_item_that_does_nothing_here_is_refused():
    content = snapshot(items=[PLUS])
    bare = json.dumps({"id": "plus", "name": {"en": "Plus"}}).encode()
    with pytest.raises(SetupRefused, match="item:plus/rules: nothing says what it does in this game"):
        compile_table(dataclasses.replace(content, entities=content.entities | {"item:plus": bare}))


def test_too_few_pokemon_are_refused():
    with pytest.raises(SetupRefused, match="fewer than `24` cards"):
        compile_table(snapshot(copies=1, seats=4, start_pokemon=6))
