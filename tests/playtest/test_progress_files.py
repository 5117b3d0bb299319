"""Progress on disk."""

import pytest
from msgspec import structs

from tests.playtest.tour import Pack, Touring
from workbench.engine.campaign import BadProgress
from workbench.playtest.campaign import Campaign
from workbench.playtest.campaign_file import StepRecord
from workbench.playtest.progress_files import InAPack, carry_on, default_file, read_progress, write_progress


def saved():
    return Campaign(Touring(), Pack().content()).saved()


def test_a_progress_is_written_and_read(tmp_path):
    file = default_file(tmp_path, "pack", "story")
    write_progress(file, saved())
    write_progress(file, saved())
    assert read_progress(file) == saved()
    assert [path.name for path in file.parent.iterdir()] == ["pack-story.json"]


def test_only_what_goes_on_is_written_over_a_progress(tmp_path):
    file, before = tmp_path / "p.json", tmp_path / "p-before.json"
    first, second = (StepRecord(scenario="walk", seed=seed, result={"reason": "won"}) for seed in (1, 2))
    far, further, anew = (structs.replace(saved(), done=done) for done in ((first,), (first, second), (second,)))
    for each in (far, further):
        carry_on(file, each)
        assert read_progress(file) == each
    assert not before.exists()
    carry_on(file, anew)
    assert (read_progress(file), read_progress(before)) == (anew, further)


def test_a_damaged_progress_is_not_written_over(tmp_path):
    file = tmp_path / "p.json"
    file.write_text("[")
    carry_on(file, saved())
    assert read_progress(file) == saved()
    assert (tmp_path / "p-before.json").read_text() == "["


def test_nothing_is_written_into_a_pack(tmp_path):
    (tmp_path / "pack.json").write_text("{}")
    for file in (tmp_path / "p.json", tmp_path / "species" / "p.json"):
        with pytest.raises(InAPack, match="expected a place outside of packs"):
            write_progress(file, saved())
    assert [path.name for path in tmp_path.iterdir()] == ["pack.json"]


def test_a_file_that_is_no_progress_is_named(tmp_path):
    file = tmp_path / "other.json"
    file.write_text("[]")
    with pytest.raises(BadProgress, match=r"other\.json`: this is no progress of a campaign"):
        read_progress(file)


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path):
    (tmp_path / "p.json").mkdir()
    with pytest.raises(OSError):
        write_progress(tmp_path / "p.json", saved())
    assert [path.name for path in tmp_path.iterdir()] == ["p.json"]
