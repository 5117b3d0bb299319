"""Maps and other core entities as a battle reads them."""

import json

import pytest

from plugins.pokescape.maps import Unreadable, field_of
from plugins.pokescape.structs.views import VIEWS
from tests.plugins.pokescape.bed import TERRAINS, board
from workbench import places
from workbench.api.rules import read


def find(kind, name):
    """The bed's terrains."""
    return {"id": name, "rules": TERRAINS[name]} if name in TERRAINS else None


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"shape": "none"}, "has shape `none`, a battle needs `hex`"),
        ({"palette": {"g": "moss"}}, "terrain `moss` is missing"),
        ({"terrain": ["g?"]}, "uses terrain code `\\?` that its palette does not list"),
        ({"terrain": [".."]}, "has no hexes"),
        ({"width": 1}, "lies outside a board"),
        ({"width": "2"}, "map at `/width`"),
        ({"layout": "square"}, "layout `square`"),
    ],
)
def test_a_map_that_cannot_be_played_on_says_why(more, said):
    with pytest.raises(Unreadable, match=said):
        field_of({**board(["gg"]), **more}, find)


def test_missing_levels_are_level_ground():
    field = field_of(board(["gg"], levels=[""]) | {"levels": []}, find)
    assert field.level[field.hexes.space(1, 0)] == 0


@pytest.mark.parametrize("kind", sorted(VIEWS))
def test_every_shipped_entity_fits_its_view(kind):
    paths = sorted(places.content().glob(f"*/{kind}/*.json"))
    for path in paths:
        data = json.loads(path.read_text(encoding="utf-8"))
        if kind != "scenario" or path.parent.parent.name == "kanto":
            assert read(VIEWS[kind], data), path


def test_a_size_that_the_rows_do_not_have_is_not_believed():
    field = field_of({**board(["gg", "gg"]), "width": 10**9, "height": 10**9}, find)
    assert len(field.hexes.spaces) == 4
