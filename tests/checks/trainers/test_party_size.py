"""Tests of TRN001."""

import pytest


def trainer(size):
    return {"trainer:t": {"party": [{"species": "a"}] * size}}


def test_flags_an_empty_party(found):
    assert found("TRN001", trainer(0)) == [
        ("trainer:t", "/party", "The party is empty, expected `1` to `6`", "Add a Pokémon")
    ]


@pytest.mark.parametrize("size", [7, 200])
def test_flags_a_party_over_six(found, size):
    assert found("TRN001", trainer(size)) == [
        ("trainer:t", "/party", f"The party has {size} members, expected `1` to `6`", f"Take {size - 6} away")
    ]


@pytest.mark.parametrize("size", [1, 6])
def test_allows_one_to_six(found, size):
    assert found("TRN001", trainer(size)) == []
