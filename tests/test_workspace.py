"""The workspace: open, edit, find, save, hold, play."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.edits import CreateEntity, DeleteEntity, SetValue
from workbench.edits.base import EditRefused
from workbench.model.diagnostic import Severity
from workbench.model.ref import EntityRef
from workbench.pack.save import ChangedOutside
from workbench.playtest.session import Session
from workbench.pluginhost.finder import Finder
from workbench.workspace import NotFound, Usage, Workspace

NAME = {"en": "Potion", "it": "Pozione"}
POTION = EntityRef("test", "item", "potion")


@pytest.fixture
def folder(write_pack: Callable[..., Path]) -> Path:
    """A pack with an item, a stone, and a chain that names a stone."""
    return write_pack(
        item__potion={"name": NAME, "category": "medicine"},
        item__stone={"name": {"en": "Stone", "it": "Pietra"}, "category": "stone"},
        type__grass={"name": {"en": "Grass", "it": "Erba"}, "color": "#7ac74c"},
        species__a={"name": {"en": "A", "it": "A"}, "number": 1, "types": ["grass"]},
        species__b={"name": {"en": "B", "it": "B"}, "number": 2, "types": ["grass"]},
        evolution_chain__a={"links": [{"from": "a", "to": "b", "methods": [{"by": "item", "item": "stone"}]}]},
    )


def errors(workspace: Workspace) -> list[tuple[str, str, int]]:
    """Code, pointer and line of every error."""
    return [(f.code, f.pointer, f.line) for f in workspace.findings() if f.severity is Severity.ERROR]


def test_opens_a_path_before_a_shipped_id(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Workspace.open("kanto").packs.opened.id == "kanto"
    folder.rename(folder.with_name("kanto"))
    monkeypatch.chdir(folder.parent)
    assert Workspace.open("kanto").packs.opened.id == "test"


@pytest.mark.parametrize(("target", "said"), [("kantoo", "Did you mean `kanto`?"), ("no/pack", "`pokescape_base`")])
def test_says_that_there_is_no_such_pack(target: str, said: str) -> None:
    with pytest.raises(NotFound) as missing:
        Workspace.open(target)
    assert said in str(missing.value)


def test_a_pack_without_its_ruleset_still_opens_and_says_why(write_pack: Callable[..., Path]) -> None:
    workspace = Workspace.open(write_pack(pack={"ruleset": "chess"}))
    assert workspace.ruleset is None
    assert workspace.ruleset_error.startswith("No plugin provides the ruleset `chess`")


def test_findings_follow_edits_with_lines(folder: Path) -> None:
    workspace = Workspace.open(folder)
    assert errors(workspace) == []
    chain = EntityRef("test", "evolution_chain", "a")
    applied = workspace.apply(SetValue(chain, "/links/0/methods/0/item", "stoone"))
    assert [(code, pointer) for code, pointer, _ in errors(workspace)] == [("REF001", "/links/0/methods/0/item")]
    assert errors(workspace)[0][2] == 1
    workspace.apply(applied.inverse)
    assert errors(workspace) == []


def found_from_cold(workspace: Workspace, ruleset: Any = None) -> Any:
    """What a finder that knows nothing yet finds."""
    return Finder(workspace.kinds, lambda: ruleset)(workspace.packs)


def test_findings_equal_those_of_a_cold_check(folder: Path) -> None:
    workspace = Workspace.open(folder)
    workspace.findings()
    workspace.apply(DeleteEntity(EntityRef("test", "item", "stone")))
    assert workspace.findings() == workspace.located(found_from_cold(workspace, workspace.ruleset))


def test_another_thread_gets_a_finder_of_its_own(folder: Path) -> None:
    workspace = Workspace.open(folder)
    finder = workspace.finder()
    assert finder(workspace.packs) == found_from_cold(workspace)
    workspace.apply(DeleteEntity(EntityRef("test", "species", "b")))
    assert finder(workspace.packs) == found_from_cold(workspace)


def test_dirty_tells_the_truth_and_saving_cleans(folder: Path) -> None:
    workspace = Workspace.open(folder)
    assert workspace.dirty == frozenset()
    applied = workspace.apply(SetValue(POTION, "/name/en", "Better potion"))
    assert workspace.dirty == {POTION}
    workspace.apply(applied.inverse)
    assert workspace.dirty == frozenset()
    workspace.apply(SetValue(POTION, "/name/en", "Better potion"))
    assert workspace.save() == ("item/potion.json",)
    assert workspace.dirty == frozenset()
    assert json.loads((folder / "item" / "potion.json").read_text())["name"]["en"] == "Better potion"
    assert workspace.save() == ()


def test_a_new_entity_has_its_file_after_saving(folder: Path) -> None:
    workspace = Workspace.open(folder)
    ref = EntityRef("test", "item", "elixir")
    workspace.apply(CreateEntity(ref, {"id": "elixir", "name": NAME, "category": "medicine"}))
    workspace.save()
    entity = workspace.entity(ref)
    assert entity is not None
    assert entity.file == "item/elixir.json"
    assert (folder / "item" / "elixir.json").exists()


def test_what_others_changed_is_not_written_over(folder: Path) -> None:
    workspace = Workspace.open(folder)
    workspace.apply(SetValue(POTION, "/name/en", "Mine"))
    (folder / "item" / "potion.json").write_text("{}")
    with pytest.raises(ChangedOutside, match=r"item/potion\.json"):
        workspace.save()
    assert workspace.dirty == {POTION}
    assert (folder / "item" / "potion.json").read_text() == "{}"


def test_resolves_what_people_type(folder: Path) -> None:
    workspace = Workspace.open(folder)
    assert workspace.resolve_ref("item:potion") == workspace.resolve_id("item", "potion") == POTION
    assert workspace.resolve_ref("test/item:potion") == POTION
    assert workspace.resolve_ref("pack:test") == EntityRef("test", "pack", "test")
    with pytest.raises(NotFound, match="Did you mean `potion`"):
        workspace.resolve_ref("item:poton")


def test_usages_and_renaming_follow_references(folder: Path) -> None:
    workspace = Workspace.open(folder)
    stone = EntityRef("test", "item", "stone")
    chain = EntityRef("test", "evolution_chain", "a")
    assert workspace.usages(stone) == (Usage(chain, "/links/0/methods/0/item", "stone"),)
    workspace.apply(workspace.rename_edit(stone, "moon_stone"))
    assert errors(workspace) == []
    assert workspace.usages(EntityRef("test", "item", "moon_stone"))[0].text == "moon_stone"


def test_search_sees_unsaved_names(folder: Path) -> None:
    workspace = Workspace.open(folder)
    workspace.apply(SetValue(POTION, "/name/en", "Tisana d'erbe"))
    assert workspace.search("TISANA D’ERBE")[0] == POTION


def test_a_held_pack_is_read_only_for_a_second_program(folder: Path) -> None:
    workspace = Workspace.open(folder)
    assert workspace.hold() is None
    script = (
        "import sys; from workbench.workspace import Workspace; w = Workspace.open(sys.argv[1]); w.hold();"
        "print(w.packs.opened.read_only)"
    )
    done = subprocess.run([sys.executable, "-c", script, str(folder)], capture_output=True, text=True)
    assert "open in another window" in done.stdout, done.stderr
    workspace.close()
    done = subprocess.run([sys.executable, "-c", script, str(folder)], capture_output=True, text=True)
    assert done.stdout == "\n", done.stderr


def test_unsaved_work_of_a_window_that_died_is_offered(folder: Path) -> None:
    script = (
        "import os, sys; from workbench.workspace import Workspace; from workbench.edits import SetValue;"
        "from workbench.model.ref import EntityRef; w = Workspace.open(sys.argv[1]); w.hold();"
        "w.apply(SetValue(EntityRef('test', 'item', 'potion'), '/name/en', 'Unsaved')); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", script, str(folder)]).returncode == 9
    workspace = Workspace.open(folder)
    edit = workspace.hold()
    assert edit is not None
    workspace.apply(edit)
    assert workspace.dirty == {POTION}
    workspace.close()
    assert Workspace.open(folder).hold() is None


CRASH = """
import os, sys
from workbench.workspace import Workspace
from workbench.edits import SetValue
from workbench.model.ref import EntityRef
from workbench.pack.save import commit
from workbench import places
w = Workspace.open(sys.argv[1])
w.apply(SetValue(EntityRef("test", "item", "potion"), "/name/en", "Saved"))
commit(w.opened, w.packs, places.home())
os._exit(9)
"""


def test_a_save_that_a_crash_interrupted_is_read_through_and_finished(folder: Path) -> None:
    assert subprocess.run([sys.executable, "-c", CRASH, str(folder)]).returncode == 9
    on_disk = folder / "item" / "potion.json"
    before = on_disk.read_text()
    assert "Saved" not in before
    workspace = Workspace.open(folder)
    entity = workspace.entity(POTION)
    assert entity is not None
    assert entity.name == "Saved"
    assert on_disk.read_text() == before
    workspace.hold()
    assert "Saved" in on_disk.read_text()
    workspace.close()


def test_a_read_only_pack_refuses_edits(folder: Path, tmp_path: Path) -> None:
    archive = tmp_path / "test.zip"
    with zipfile.ZipFile(archive, "w") as zipped:
        for path in sorted(folder.rglob("*.json")):
            zipped.write(path, path.relative_to(folder).as_posix())
    workspace = Workspace.open(archive)
    assert errors(workspace) == []
    with pytest.raises(EditRefused, match="is a zip"):
        workspace.apply(SetValue(POTION, "/name/en", "x"))


def test_plays_what_is_in_memory() -> None:
    workspace = Workspace.open("kanto")
    session = workspace.session("intro_one_on_one", 1, {1: "greedy", 2: "random"})
    assert isinstance(session, Session)
    assert session.advance()
    assert workspace.snapshot("intro_one_on_one").scenario == "intro_one_on_one"
    with pytest.raises(NotFound, match="Did you mean `intro_one_on_one`"):
        workspace.snapshot("intro_one_on")


def test_asks_the_ruleset_about_content() -> None:
    workspace = Workspace.open("kanto")
    card = workspace.resolve_ref("army_card:pikachu")
    assert len(workspace.card_text(card) or "") > 40
    assert workspace.card_text(card, "it") != workspace.card_text(card, "en")
    assert workspace.card_text(workspace.resolve_ref("species:pikachu")) is None
    assert str(workspace.card_spans(card, "it")) == workspace.card_text(card, "it")
    assert "army_card" in workspace.card_kinds()
    assert (workspace.points(workspace.resolve_ref("species:pikachu")) or 0) > 0
    assert len(workspace.map_steps(workspace.resolve_ref("map:training_field"))) > 100
