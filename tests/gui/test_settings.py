"""What is remembered between runs."""

from __future__ import annotations

from pathlib import Path

from workbench.gui.settings import Settings


def test_values_last_and_recent_packs_are_few_and_newest_first(state_folder: Path) -> None:
    settings = Settings()
    settings.put("theme", "dark")
    for number in range(12):
        settings.add_recent(f"pack{number}")
    settings.add_recent("pack10")
    again = Settings()
    assert again.text("theme") == "dark"
    assert again.texts("recent")[:2] == ["pack10", "pack11"]
    assert len(again.texts("recent")) == 8
    assert (state_folder / "settings.json").is_file()


def test_without_keeping_the_disk_is_not_touched(state_folder: Path) -> None:
    Settings(keep=False).put("theme", "dark")
    assert not list(state_folder.iterdir())


def test_settings_that_cannot_be_read_are_no_reason_not_to_start(state_folder: Path) -> None:
    for damaged in ("", "{", "[1]", '{"theme": 4, "recent": "x"}'):
        (state_folder / "settings.json").write_text(damaged, encoding="utf-8")
        settings = Settings()
        assert settings.text("theme", "light") == "light"
        assert settings.texts("recent") == []


def test_the_first_pack_is_the_last_one_that_is_still_there(tmp_path: Path) -> None:
    settings = Settings()
    shipped = settings.first_pack()
    assert shipped
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.json").write_text("{}", encoding="utf-8")
    settings.add_recent(str(tmp_path / "mine"))
    settings.add_recent(str(tmp_path / "gone"))
    assert settings.first_pack() == str(tmp_path / "mine")
