"""Zips are read where they lie; hostile and damaged ones are named and harmless."""

from __future__ import annotations

import os
import struct
import zipfile
from pathlib import Path

import pytest

from workbench.model.kind import Kind
from workbench.model.pack import Pack
from workbench.pack.open import open_packs
from workbench.pack.source import Limits

KINDS = {"pack": Kind("pack", {}), "item": Kind("item", {})}


def pack_of(path: Path, limits: Limits | None = None) -> Pack:
    return open_packs(path, (), lambda _: KINDS, limits=limits).packs.opened


def zipped(path: Path, entries: dict[str, bytes], **manifest: str) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.json", '{"id": "z"}')
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


@pytest.mark.parametrize(
    "name", ["../outside.json", "item/../../x.json", "/abs.json", "C:/x.json", "item\\..\\x.json", "a/.."]
)
def test_names_that_lead_out_are_refused_and_named(tmp_path: Path, name: str) -> None:
    pack = pack_of(zipped(tmp_path / "z.zip", {name: b"{}", "item/a.json": b"{}"}))
    assert [(p.fault, p.file, p.message) for p in pack.problems] == [
        ("unreadable_file", name, f"`{name}` has a name that leads out of the pack")
    ]
    assert pack.get("item", "a")


def test_links_and_encrypted_entries_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "z.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.json", '{"id": "z"}')
        link = zipfile.ZipInfo("item/link.json")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr("item/secret.json", "{}")
    data = bytearray(path.read_bytes())
    for mark, flags_at in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        at = data.rfind(mark)
        struct.pack_into("<H", data, at + flags_at, 1)
    path.write_bytes(data)
    pack = pack_of(path)
    assert {(p.file, p.message.partition("` ")[2]) for p in pack.problems} == {
        ("item/link.json", "is a link"),
        ("item/secret.json", "is encrypted"),
    }
    assert pack.of_kind("item") == {}


def test_bytes_are_counted_as_they_come_out(tmp_path: Path) -> None:
    path = zipped(tmp_path / "z.zip", {"item/bomb.json": b" " * 3_000_000, "item/a.json": b"{}"})
    assert path.stat().st_size < 10_000
    pack = pack_of(path, Limits(file_bytes=1_000_000))
    assert [(p.file, p.message) for p in pack.problems] == [
        ("item/bomb.json", "`item/bomb.json`: unpacks to more than 1000000 bytes")
    ]
    assert pack.get("item", "a")


def test_all_files_together_have_a_limit_too(tmp_path: Path) -> None:
    entries = {f"item/a{n}.json": b" " * 50_000 for n in range(30)}
    pack = pack_of(zipped(tmp_path / "z.zip", entries), Limits(file_bytes=100_000, total_bytes=200_000))
    assert sum("unpacks to more than 200000 bytes" in p.message for p in pack.problems) >= 26


def test_an_honest_large_pack_is_read_when_the_limit_allows(tmp_path: Path) -> None:
    path = zipped(tmp_path / "z.zip", {"item/a.json": b'"' + os.urandom(600_000).hex().encode() + b'"'})
    assert pack_of(path).problems == ()


def test_a_lying_header_is_a_damaged_entry(tmp_path: Path) -> None:
    path = zipped(tmp_path / "z.zip", {"item/a.json": b"{}" + b" " * 500})
    data = bytearray(path.read_bytes())
    struct.pack_into("<I", data, data.rfind(b"PK\x01\x02") + 24, 3)
    path.write_bytes(data)
    pack = pack_of(path)
    assert [p.file for p in pack.problems] == ["item/a.json"]


def test_too_many_entries_are_told(tmp_path: Path) -> None:
    pack = pack_of(zipped(tmp_path / "z.zip", {f"item/a{n}.json": b"{}" for n in range(5)}), Limits(files=3))
    assert "holds 6 entries, more than 3" in pack.problems[0].message + pack.problems[-1].message


def test_an_entry_that_stands_twice_is_told(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate name"):
        path = zipped(tmp_path / "z.zip", {"pack.json": b"{}", "item/a.json": b"{}"})
    assert [(p.fault, p.file) for p in pack_of(path).problems] == [("duplicate_entry", "pack.json")]
