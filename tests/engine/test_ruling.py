"""Rulings."""

from workbench.engine.ruling import Ruling


def test_a_ruling_is_a_value():
    said = Ruling("figures_block", "HS-ATK-02", "", False, "Figures never block sight")
    assert said == Ruling("figures_block", "HS-ATK-02", "", False, "Figures never block sight")
