"""Tests of PACK021."""

import pytest


@pytest.mark.parametrize("version", ["abc", "1.x", "1,2", "1.0 beta two"])
def test_flags_what_cannot_be_compared(found, version):
    assert found("PACK021", {}, manifest={"version": version}) == [
        (
            "pack:test",
            "/version",
            f"`{version}` is no version that can be compared",
            "Expected numbers with points between them, such as `1.2.0`",
        )
    ]


@pytest.mark.parametrize("version", ["1", "0.1.0", "1.2.0rc1", "2026.11", "", 3, None])
def test_allows_versions_and_what_the_schema_flags(found, version):
    assert found("PACK021", {}, manifest={"version": version}) == []
