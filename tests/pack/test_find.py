"""Finding a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench import places
from workbench.pack.find import find_pack
from workbench.pack.open import NotAPack


def test_a_path_comes_before_a_shipped_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_pack("kanto") == places.content() / "kanto"
    (tmp_path / "kanto").mkdir()
    assert find_pack("kanto") == Path("kanto")


@pytest.mark.parametrize(("target", "near"), [("kantoo", "Did you mean `kanto`?"), ("x/y", "`pokescape_base`")])
def test_says_what_ships_and_what_is_nearest(target: str, near: str) -> None:
    with pytest.raises(NotAPack) as missing:
        find_pack(target)
    assert near in str(missing.value)
    assert f"`{target}`" in str(missing.value)
