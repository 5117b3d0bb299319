"""New packs and entities begin without faults of their schema."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from workbench.model.kind import Kind
from workbench.pack.new import NewRefused, new_entity, new_pack
from workbench.pack.open import Opened, open_packs
from workbench.pack.validate import Validator


def opened(folder: Path, kinds: Mapping[str, Kind]) -> Opened:
    return open_packs(folder, (), lambda _: kinds)


def test_a_new_pack_is_a_pack_without_faults(tmp_path: Path, kinds: Mapping[str, Kind]) -> None:
    folder = new_pack(tmp_path / "My Région", kind=kinds["pack"])
    pack = opened(folder, kinds).packs.opened
    assert (pack.id, pack.problems) == ("my_region", ())
    assert Validator(kinds).faults("pack", pack.manifest) == ()
    assert json.loads((folder / "pack.json").read_text())["title"] == {"en": "My Region"}


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "p").mkdir()
    (tmp_path / "p" / "file").write_text("mine")
    with pytest.raises(NewRefused, match="exists already and is not empty"):
        new_pack(tmp_path / "p")
    with pytest.raises(NewRefused, match="reserved file name"):
        new_pack(tmp_path / "q", "con")
    assert not (tmp_path / "q").exists()


def test_every_kind_can_be_made_without_faults(tmp_path: Path, kinds: Mapping[str, Kind]) -> None:
    folder = new_pack(tmp_path / "p")
    names = sorted(set(kinds) - {"pack"})
    validator = Validator(kinds)
    for kind in names:
        new_entity(opened(folder, kinds), kind, "first_one", tmp_path / "state")
    pack = opened(folder, kinds).packs.opened
    assert {e.ref.kind: [f.message for f in validator.faults(e.ref.kind, e.data)] for e in pack.all()} == {
        kind: [] for kind in names
    }
    text = (folder / "map" / "first_one.json").read_text()
    assert text.count('"gggggggggggg"') == 8


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("itme", "a", "there is no kind `itme`. Did you mean `item`?"),
        ("item", "A b", "`A b` has characters other than `a-z`, `0-9` and `_`. Did you mean `a_b`?"),
        ("item", "there", "`item:there` is there already"),
        ("item", "broken", "`item:broken` is there already"),
        ("pack", "a", "a pack is made of a folder of its own, not in another pack: `workbench new pack PATH`"),
    ],
)
def test_says_why_an_entity_cannot_be_made(
    tmp_path: Path, kinds: Mapping[str, Kind], kind: str, name: str, said: str
) -> None:
    folder = new_pack(tmp_path / "p")
    (folder / "item").mkdir()
    (folder / "item" / "there.json").write_text("{}")
    (folder / "item" / "broken.json").write_text("{")
    with pytest.raises(NewRefused) as told:
        new_entity(opened(folder, kinds), kind, name, tmp_path / "state")
    assert str(told.value).startswith(said)
