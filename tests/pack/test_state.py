"""What belongs to a pack in the state folder is found by the pack's real path."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from workbench.pack.state import is_empty, pack_key, place_for, write_durably


def test_two_packs_of_one_name_have_two_keys_that_are_file_names(tmp_path: Path) -> None:
    keys = {pack_key(tmp_path / "a" / "Régiön: 1"), pack_key(tmp_path / "b" / "Régiön: 1")}
    assert len(keys) == 2
    assert all(key.isascii() and key.replace("-", "").replace("_", "").isalnum() for key in keys)


@pytest.mark.skipif(os.name == "nt", reason="links of POSIX")
def test_a_pack_reached_by_a_link_is_the_same_pack(tmp_path: Path) -> None:
    (tmp_path / "p").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "p")
    assert pack_key(tmp_path / "p") == pack_key(tmp_path / "link")


def test_a_file_is_written_whole_and_nothing_else_stays(tmp_path: Path) -> None:
    write_durably(tmp_path / "a", b"1")
    write_durably(tmp_path / "a", b"2")
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {"a": b"2"}


def test_a_sort_of_things_is_empty_until_one_is_whole(tmp_path: Path) -> None:
    assert is_empty(tmp_path, "records")
    assert not (tmp_path / "records").exists()
    (place_for(tmp_path, "records") / ".a.part").write_bytes(b"")
    assert is_empty(tmp_path, "records")
    write_durably(place_for(tmp_path, "records") / "a", b"1")
    assert not is_empty(tmp_path, "records")


def test_a_file_that_cannot_be_written_leaves_the_old_one_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_durably(tmp_path / "a", b"1")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"No space left on device: '.*/a'$"):
        write_durably(tmp_path / "a", b"2")
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {"a": b"1"}


@pytest.mark.skipif(os.name == "nt", reason="links of POSIX")
def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "there" / "a")
    write_durably(tmp_path / "link", b"1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "there" / "a").read_bytes() == b"1"


@pytest.mark.skipif(os.name == "nt", reason="devices of POSIX")
def test_what_is_no_file_is_written_to_and_stays(tmp_path: Path) -> None:
    write_durably(Path(os.devnull), b"1")
    assert Path(os.devnull).is_char_device()
