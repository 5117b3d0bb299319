"""Packs are opened with all that they require; what is odd becomes a problem, never an exception."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from workbench.model.kind import Kind
from workbench.model.pack import Pack
from workbench.model.ref import EntityRef
from workbench.pack.open import NotAPack, Opened, open_packs

KINDS = {name: Kind(name, {}) for name in ("pack", "item", "species")}


def kinds_for(ruleset: str) -> Mapping[str, Kind]:
    return KINDS | {"card": Kind("card", {})} if ruleset == "game" else KINDS


def write(folder: Path, files: Mapping[str, Any], **manifest: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {"format": 1, "id": folder.name, "version": "1.0", **manifest}
    for name, data in {"pack.json": manifest, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return folder


def opened(folder: Path, *search: Path) -> Opened:
    return open_packs(folder, search, kinds_for)


def told(pack: Pack) -> list[tuple[str, str, str]]:
    return [(p.fault, p.file, p.message) for p in pack.problems]


def test_reads_entities_by_kind_and_file_name(tmp_path: Path) -> None:
    got = opened(
        write(tmp_path / "a", {"item/potion.json": {"id": "potion"}, "item/list.json": [1], "README.md": b"hi"})
    )
    pack = got.packs.opened
    assert (pack.id, pack.problems, pack.read_only) == ("a", (), "")
    assert {e.ref.id: (e.data, e.file) for e in pack.of_kind("item").values()} == {
        "potion": ({"id": "potion"}, "item/potion.json"),
        "list": ([1], "item/list.json"),
    }
    assert set(got.stamps["a"]) == {"pack.json", "item/potion.json", "item/list.json"}
    assert got.folders == {"a": tmp_path / "a"}


def test_the_folder_may_be_called_anything(tmp_path: Path) -> None:
    assert opened(write(tmp_path / "What Ever", {}, id="kanto")).packs.opened.id == "kanto"


def test_sees_the_kinds_of_its_ruleset(tmp_path: Path) -> None:
    got = opened(write(tmp_path / "a", {"card/x.json": {}}, ruleset="game"))
    assert got.packs.opened.get("card", "x")
    assert "card" in got.kinds["a"]


@pytest.mark.parametrize(
    "manifest", [b"", b"{", b"[]", b'{"id": 5}', b'{"id": "\\ud800"}', b'{"requires": [1, {"id": 2}]}']
)
def test_a_folder_with_any_pack_json_is_a_pack(tmp_path: Path, manifest: bytes) -> None:
    pack = opened(write(tmp_path / "Some Pack", {"pack.json": manifest, "item/a.json": {}})).packs.opened
    assert pack.id == "some_pack"
    assert pack.get("item", "a")


def test_what_is_no_pack_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "plain.txt").write_text("hello")
    with zipfile.ZipFile(tmp_path / "none.zip", "w") as archive:
        archive.writestr("a.txt", "a")
    for path, said in ((tmp_path, "has no `pack.json`"), (tmp_path / "no", "does not exist")):
        with pytest.raises(NotAPack, match=said):
            opened(path)
    with pytest.raises(NotAPack, match="neither a folder nor a zip"):
        opened(tmp_path / "plain.txt")
    with pytest.raises(NotAPack, match="has no `pack"):
        opened(tmp_path / "none.zip")


def test_a_file_that_cannot_be_read_is_told_with_its_place_and_ref(tmp_path: Path) -> None:
    pack = opened(write(tmp_path / "a", {"item/b.json": b'{"id": "b"', "item/c.json": {}})).packs.opened
    (problem,) = pack.problems
    assert (problem.fault, problem.file, problem.line, problem.column) == ("unreadable_file", "item/b.json", 1, 11)
    assert problem.message == "`item/b.json`: the file ends too early: `{` of line 1 is never closed"
    assert problem.ref == EntityRef("a", "item", "b")
    assert pack.unread == {problem.ref}
    assert list(pack.of_kind("item")) == ["c"]


def test_misplaced_files_and_unknown_kinds_are_told(tmp_path: Path) -> None:
    files = {
        "stray.json": {},
        "item/sub/x.json": {},
        "item/y.JSON": {},
        "itme/z.json": {},
        "assets/a.json": {},
        ".git/b.json": {},
    }
    problems = opened(write(tmp_path / "a", files)).packs.opened.problems
    assert [(p.fault, p.file, p.help) for p in problems] == [
        ("misplaced_file", "item/sub/x.json", "Expected `<kind>/<id>.json`, the folder named after the kind"),
        ("misplaced_file", "item/y.JSON", "Rename it to `y.json`"),
        ("unknown_kind", "itme", "Did you mean `item`?"),
        ("misplaced_file", "stray.json", "Expected `<kind>/<id>.json`, the folder named after the kind"),
    ]


def test_names_that_are_no_ids_are_read_and_told(tmp_path: Path) -> None:
    files = {"item/Mr. Mime.json": {}, "item/con.json": {}}
    pack = opened(write(tmp_path / "a", files)).packs.opened
    assert set(pack.of_kind("item")) == {"Mr. Mime", "con"}
    assert [(p.fault, p.help) for p in pack.problems] == [
        ("unsafe_name", "Rename it to `mr_mime`"),
        ("unsafe_name", "Rename it to `con_`"),
    ]


@pytest.mark.skipif(os.name == "nt", reason="the file system tells no twins apart")
def test_names_equal_but_for_case_or_unicode_form_are_told(tmp_path: Path) -> None:
    files = {"item/Abra.json": {}, "item/abra.json": {}, "item/flab\u00e9.json": {}, "item/flabe\u0301.json": {}}
    problems = opened(write(tmp_path / "a", files)).packs.opened.problems
    twins = [(p.file, p.message) for p in problems if p.fault == "case_twins"]
    assert [file for file, _ in twins] == ["item/abra.json", "item/flab\u00e9.json"]
    assert "`item/Abra.json`" in twins[0][1]


def test_an_id_in_two_files_is_told_with_both_places(tmp_path: Path) -> None:
    files = {
        "item/a.json": {"id": "b"},
        "item/b.json": {"id": "b"},
        "item/c.json": {"id": "x"},
        "item/d.json": {"id": "x"},
    }
    problems = opened(write(tmp_path / "p", files)).packs.opened.problems
    assert [(p.fault, p.file, p.message, p.line, p.column) for p in problems] == [
        ("duplicate_id", "item/a.json", "`item/a.json`: id `b` is also that of `item/b.json`", 1, 2),
        ("duplicate_id", "item/d.json", "`item/d.json`: id `x` is also that of `item/c.json`", 1, 2),
    ]


def test_swapped_ids_are_each_told(tmp_path: Path) -> None:
    problems = opened(
        write(tmp_path / "p", {"item/a.json": {"id": "b"}, "item/b.json": {"id": "a"}})
    ).packs.opened.problems
    assert [p.file for p in problems if p.fault == "duplicate_id"] == ["item/a.json", "item/b.json"]


@pytest.mark.skipif(os.name == "nt", reason="links and pipes of POSIX")
def test_links_out_of_the_pack_pipes_folders_and_nameless_files_are_told_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}")
    folder = write(tmp_path / "a", {"item/real.json": {}})
    (folder / "item" / "out.json").symlink_to(tmp_path / "secret.json")
    (folder / "item" / "in.json").symlink_to(folder / "item" / "real.json")
    (folder / "item" / "loop.json").symlink_to(folder / "item" / "loop.json")
    (folder / "item" / "dir.json").mkdir()
    os.mkfifo(folder / "item" / "pipe.json")
    with open(os.fsencode(folder / "item") + b"/\xff.json", "wb") as file:
        file.write(b"{}")
    pack = opened(folder).packs.opened
    assert set(pack.of_kind("item")) == {"real", "in"}
    assert {(p.fault, p.file) for p in pack.problems} == {
        ("unreadable_file", "item/out.json"),
        ("unreadable_file", "item/loop.json"),
        ("unreadable_file", "item/dir.json"),
        ("unreadable_file", "item/pipe.json"),
        ("unsafe_name", "item/\\udcff.json"),
    }
    assert EntityRef("a", "item", "out") in pack.unread


def test_a_newer_format_opens_read_only_with_the_reason(tmp_path: Path) -> None:
    pack = opened(write(tmp_path / "a", {"item/a.json": {}}, format=2)).packs.opened
    assert pack.read_only == "its format `2` is newer than the `1` of this program"
    assert pack.problems[0].fault == "newer_format"
    assert pack.get("item", "a")


def test_required_packs_are_found_beside_then_in_the_search_folders_depth_first(tmp_path: Path) -> None:
    main = write(tmp_path / "here" / "main", {}, requires=[{"id": "b", "version": ">=1,<2"}, {"id": "c"}])
    write(tmp_path / "here" / "renamed", {}, id="b", requires=[{"id": "d"}, {"id": "main"}])
    write(tmp_path / "shipped" / "b", {}, version="1.5")
    write(tmp_path / "shipped" / "c", {}, requires=[{"id": "b"}])
    write(tmp_path / "shipped" / "d", {})
    got = opened(main, tmp_path / "shipped")
    assert [p.id for p in got.packs.packs] == ["main", "b", "d", "c"]
    assert got.folders["b"] == tmp_path / "here" / "renamed"
    assert all(not p.problems for p in got.packs.packs)


def test_the_first_whose_version_fits_is_taken(tmp_path: Path) -> None:
    main = write(tmp_path / "main", {}, requires=[{"id": "b", "version": ">=2"}])
    write(tmp_path / "b", {}, version="1.0")
    write(tmp_path / "search" / "b2", {}, id="b", version="2.0.dev1")
    write(tmp_path / "search" / "b3", {}, id="b", version="2.1")
    assert opened(main, tmp_path / "search").folders["b"] == tmp_path / "search" / "b3"


def test_a_missing_pack_is_one_problem_with_the_nearest_named(tmp_path: Path) -> None:
    main = write(tmp_path / "main", {}, requires=[{"id": "pokescape_bas", "version": ">=1"}])
    write(tmp_path / "pokescape_base", {})
    (problem,) = opened(main).packs.opened.problems
    assert problem.fault == "missing_pack"
    assert problem.message == "pack `pokescape_bas` is required and is not found"
    assert problem.help == "Did you mean `pokescape_base`?"
    assert (problem.pointer, problem.line) == ("/requires/0", 1)


@pytest.mark.parametrize(
    ("wanted", "have", "message"),
    [
        (">=2", "1.0", "pack `b` is required as `>=2` and found as `1.0`"),
        (">=2", "unknown", "pack `b` is required as `>=2` and found as `unknown`"),
        ("two", "1.0", "`two` is no range of versions"),
    ],
)
def test_a_version_that_does_not_fit_is_told_and_the_pack_still_read(
    tmp_path: Path, wanted: str, have: str, message: str
) -> None:
    main = write(tmp_path / "main", {}, requires=[{"id": "b", "version": wanted}])
    write(tmp_path / "b", {}, version=have)
    got = opened(main)
    assert told(got.packs.opened) == [("pack_version", "pack.json", message)]
    assert [p.id for p in got.packs.packs] == ["main", "b"]


def test_a_required_zip_is_read_where_it_lies(tmp_path: Path) -> None:
    main = write(tmp_path / "main", {}, requires=[{"id": "b"}])
    with zipfile.ZipFile(tmp_path / "shared.zip", "w") as archive:
        archive.writestr("b/pack.json", '{"id": "b"}')
        archive.writestr("b/item/a.json", "{}")
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04 nothing")
    pack = opened(main).packs.pack("b")
    assert pack is not None
    assert pack.get("item", "a")
    assert pack.read_only == "`shared.zip` is a zip; unpack it to change it"


def test_packs_of_the_installed_program_are_read_only(tmp_path: Path) -> None:
    pack = opened(write(tmp_path / "_shipped" / "content" / "a", {})).packs.opened
    assert pack.read_only == "it belongs to the installed program; copy it to change it"


def test_files_saved_and_not_yet_in_place_are_read_through(tmp_path: Path) -> None:
    folder = write(tmp_path / "a", {"item/old.json": {"v": 1}, "item/gone.json": {}})
    base = os.path.realpath(folder)
    overlay = {f"{base}/item/old.json": b'{"v": 2}', f"{base}/item/gone.json": None, f"{base}/item/new.json": b"{}"}
    pack = open_packs(folder, (), kinds_for, {k.replace("/", os.sep): v for k, v in overlay.items()}).packs.opened
    assert {e.ref.id: e.data for e in pack.of_kind("item").values()} == {"old": {"v": 2}, "new": {}}
