"""Where things lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench import places


def test_a_checkout_has_everything_beside_the_package() -> None:
    root = Path(__file__).parent.parent
    assert places.schemas() == root / "schemas"
    assert places.content() == root / "content"
    assert places.plugins() == root / "plugins"


def test_an_installed_program_has_it_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_shipped").mkdir()
    monkeypatch.setattr(places, "_PACKAGE", tmp_path)
    assert places.content() == tmp_path / "_shipped" / "content"


def test_shipped_packs_are_named_by_their_folders() -> None:
    assert {"kanto", "pokescape_base"} <= set(places.shipped_packs())


@pytest.mark.parametrize("value", ["", None])
def test_an_empty_home_is_none(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    if value is None:
        monkeypatch.delenv("WORKBENCH_HOME")
    else:
        monkeypatch.setenv("WORKBENCH_HOME", value)
    assert places.home().is_absolute()
    assert "workbench" in places.home().name.lower() or "workbench" in str(places.home()).lower()


def test_the_home_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path))
    assert places.home() == tmp_path
