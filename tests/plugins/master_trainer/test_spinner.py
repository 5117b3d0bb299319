"""The spinner."""

import pytest

from plugins.master_trainer.codes import SPINNER
from plugins.master_trainer.spinner import spin

from .bed import Bed, game_of


@pytest.mark.rule("MT-TURN-01")
def test_a_spin_is_told_with_its_number_and_counted():
    bed = Bed(game_of())
    bed.spins(0, 10)
    assert [spin(bed.table, bed.state, 1, "move", bed.out) for _ in range(2)] == [0, 10]
    assert (bed.state.spun, bed.state.spins) == (10, 2)
    assert bed.happened("roll") == [(SPINNER, 11, 0, "move seat=1"), (SPINNER, 11, 10, "move seat=1")]
