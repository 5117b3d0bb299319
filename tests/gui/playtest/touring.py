"""A campaign of the toy game in a pack, for tests of the window."""

from types import SimpleNamespace

from tests.playtest.tour import STORY, Pack, Touring
from workbench.playtest.campaign import Campaign

SIDES = [{"seat": 1, "name": {"en": "Red", "it": "Rossa"}}, {"seat": 2, "name": {"en": "Blue", "it": "Blu"}}]
NAMES = {"first": "A first walk", "second": "The hill", "again": "Once more", "third": "The sea"}


def entities():
    """What `packs_of` needs for the story and its scenarios."""
    found = {"campaign__story": {**STORY, "name": {"en": "A story"}, "introduction": {"en": "Once upon a time"}}}
    for name, title in NAMES.items():
        found[f"scenario__{name}"] = {"name": {"en": title}, "sides": SIDES, "goal": {"en": f"Finish {name}"}}
    return found


def workspace(packs):
    """Return what a document needs of a workspace to play the campaign; `pack` of it can be changed."""
    pack = Pack()
    return SimpleNamespace(
        packs=packs,
        kinds={},
        pack=pack,
        compile=pack.compile,
        snapshot=pack.step,
        campaign=lambda name, seed=1: Campaign(Touring(), pack.content(), seed),
        load_campaign=lambda saved, name="": Campaign.loaded(Touring(), pack.content(), saved),
    )
