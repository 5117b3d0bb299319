"""Rulings."""

from workbench.engine.ruling import Ruling, ruled


def test_a_ruling_is_a_value():
    said = Ruling("figures_block", "HS-ATK-02", "", False, "Figures never block sight")
    assert said == Ruling("figures_block", "HS-ATK-02", "", False, "Figures never block sight")


def test_rows_become_rulings_with_the_value_in_force():
    rows = (("copies", "W2-DECK-01", "003", "So many copies", "Tante copie"),)
    (ruling,) = ruled(rows, {"copies": 4}.__getitem__)
    assert ruling == Ruling("copies", "W2-DECK-01", "003", 4, "So many copies", {"it": "Tante copie"})
    assert (ruling.said("it"), ruling.said("de")) == ("Tante copie", "So many copies")
