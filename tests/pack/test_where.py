"""Lines and columns of findings."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef
from workbench.pack.open import Opened, open_packs
from workbench.pack.where import Place, Places, located
from workbench.pluginhost import kinds_of

POTION = EntityRef("test", "item", "potion")
TEXT = '{\n  "id": "potion",\n  "name": {"en": "Potion",\n           "it": "Pozione"}\n}\n'


def opened(write_pack: Callable[..., Path]) -> Opened:
    """A pack with one file of five lines."""
    return open_packs(write_pack(raw={"item/potion.json": TEXT}), [], kinds_of)


def test_a_value_stands_where_its_key_stands(write_pack: Callable[..., Path]) -> None:
    disk = opened(write_pack)
    places = Places(disk, disk.packs)
    assert places.of(POTION, "/name/it") == Place("item/potion.json", 4, 12)
    assert places.of(POTION, "/name/fr") == places.of(POTION, "/name") == Place("item/potion.json", 3, 3)


def test_an_unsaved_entity_is_looked_up_in_what_would_be_written(write_pack: Callable[..., Path]) -> None:
    disk = opened(write_pack)
    entity = disk.packs.get(POTION)
    assert entity is not None
    data = {"id": "potion", "price": 3, "name": {"en": "Potion"}}
    packs = disk.packs.with_changes({POTION: entity.with_data(data)})
    assert Places(disk, packs).of(POTION, "/price").line == 4


def test_the_manifest_stands_in_pack_json(write_pack: Callable[..., Path]) -> None:
    disk = opened(write_pack)
    place = Places(disk, disk.packs).of(EntityRef("test", "pack", "test"), "/version")
    assert (place.file, place.line) == ("pack.json", 1)


def test_what_is_in_no_file_has_no_line(write_pack: Callable[..., Path]) -> None:
    disk = opened(write_pack)
    assert Places(disk, disk.packs).of(EntityRef("test", "item", "none"), "/x") == Place("item/none.json")
    assert Places(disk, disk.packs).of(EntityRef("lost", "item", "none"), "/x").line == 0


def test_zips_are_read_too(write_pack: Callable[..., Path], tmp_path: Path) -> None:
    folder = opened(write_pack).folders["test"]
    with zipfile.ZipFile(tmp_path / "t.zip", "w") as archive:
        for path in folder.rglob("*.json"):
            archive.write(path, path.relative_to(folder).as_posix())
    disk = open_packs(tmp_path / "t.zip", [], kinds_of)
    assert Places(disk, disk.packs).of(POTION, "/name/it").line == 4


def test_findings_get_their_place_unless_they_have_one(write_pack: Callable[..., Path]) -> None:
    disk = opened(write_pack)
    bare = Diagnostic("X001", Severity.ERROR, POTION, "/name/it", "m", pack="test", file="item/potion.json")
    placed = Diagnostic("X001", Severity.ERROR, POTION, "/name/it", "m", pack="test", line=9, column=9)
    of_pack = Diagnostic("X001", Severity.ERROR, None, "", "m", pack="test")
    found = located([bare, placed, of_pack], disk, disk.packs)
    assert [(f.line, f.column) for f in found] == [(4, 12), (9, 9), (0, 0)]


def test_an_unsaved_change_is_placed_in_the_form_that_the_file_has(tmp_path: Path) -> None:
    (tmp_path / "p/item").mkdir(parents=True)
    (tmp_path / "p/pack.json").write_text('{"id": "p"}')
    (tmp_path / "p/item/a.json").write_text('\ufeff{"z": 1,\n\n\n"b": 2}', encoding="utf-8")
    opened = open_packs(tmp_path / "p", (), lambda _: {"pack": Kind("pack", {}), "item": Kind("item", {})})
    ref = EntityRef("p", "item", "a")
    entity = opened.packs.get(ref)
    assert entity is not None
    packs = opened.packs.with_changes({ref: entity.with_data({"z": 1, "b": 3})})
    assert Places(opened, packs).of(ref, "/b") == Place("item/a.json", 4, 1)


def test_a_save_that_is_not_in_place_yet_is_looked_up_in_what_was_saved(write_pack: Callable[..., Path]) -> None:
    folder = opened(write_pack).folders["test"]
    overlay = {str(folder.resolve() / "item" / "potion.json"): b'{\n\n\n\n\n"id": "potion", "price": 3}'}
    disk = open_packs(folder, [], kinds_of, overlay)
    assert Places(disk, disk.packs, overlay).of(POTION, "/price") == Place("item/potion.json", 6, 17)
    assert Places(disk, disk.packs).of(POTION, "/price").line != 6
