"""Ranges of versions mean what `packaging` says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.specifiers import SpecifierSet
from packaging.version import Version

from workbench.pack.versions import fits, is_range

NUMBERS = st.lists(st.integers(0, 3), min_size=1, max_size=4).map(lambda parts: ".".join(map(str, parts)))
VERSIONS = NUMBERS | st.tuples(NUMBERS, st.sampled_from(["a1", "rc2", ".post1", ".dev0", "+x"])).map("".join)
RANGES = st.lists(
    st.tuples(st.sampled_from([">=", "<=", "==", "!=", ">", "<", "~=", ">= "]), NUMBERS | VERSIONS).map("".join),
    max_size=3,
).map(",".join)


@given(VERSIONS, RANGES)
def test_a_range_holds_what_packaging_says(version: str, wanted: str) -> None:
    if is_range(wanted):
        assert fits(version, wanted) == SpecifierSet(wanted).contains(Version(version), prereleases=True)


@pytest.mark.parametrize("wanted", ["", " ", ","])
def test_an_empty_range_fits_everything(wanted: str) -> None:
    assert is_range(wanted)
    assert fits("", wanted)
    assert fits("no version", wanted)


@pytest.mark.parametrize("wanted", ["1", "=1", "> = 1", ">=", ">=1,", "newest", ">=1.²", "=>1"])
def test_what_is_no_range_fits_nothing_unless_packaging_takes_it(wanted: str) -> None:
    assert fits("1.0", wanted) == is_range(wanted)
    assert is_range(wanted) == (wanted == ">=1,")


def test_what_is_no_version_fits_no_range() -> None:
    assert not fits("newest", ">=0")
    assert not fits("", ">=0")


def test_zeros_at_the_end_say_nothing() -> None:
    assert fits("1", "==1.0.0")
    assert fits("1.0", "<=1")
    assert not fits("1.0.1", "<=1.0")
