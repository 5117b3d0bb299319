"""Nouns."""

import pytest

from workbench.engine.powers.text.noun import Noun

CITY = Noun("city", "cities", "città", "città", "f")


@pytest.mark.parametrize(("count", "en"), [(0, "cities"), (1, "city"), (2, "cities"), (-1, "city")])
def test_a_noun_has_the_form_for_its_number(count, en):
    assert CITY.form("en", count) == en
    assert CITY.form("it", count) == "città"
