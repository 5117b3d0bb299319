"""Words that the texts share."""

import pytest

from plugins.master_trainer.text.words import to_place


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Prato 1", "a Prato 1"),
        ("Altopiano 8", "ad Altopiano 8"),
        ("ARRIVO", "all’ARRIVO"),
        ("L’incrocio", "all’incrocio"),
    ],
)
def test_italian_says_where_to_as_people_do(name, said):
    assert to_place(name) == said
