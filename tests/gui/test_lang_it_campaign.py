"""The Italian of campaigns."""

from plugins.pokescape.campaign.codes import REASONS
from workbench.gui.lang_it import ITALIAN
from workbench.gui.lang_it_campaign import CAMPAIGN
from workbench.gui.lang_it_play import PLAY


def test_it_is_part_of_the_whole_table_and_says_nothing_twice() -> None:
    assert CAMPAIGN.items() <= ITALIAN.items()
    assert not CAMPAIGN.keys() & PLAY.keys()


def test_however_a_scenario_ends_the_window_says_it_in_italian() -> None:
    assert set(REASONS.values()) <= ITALIAN.keys()
