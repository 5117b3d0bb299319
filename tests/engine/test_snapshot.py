"""Snapshots as values."""

import pickle

from workbench.engine.snapshot import Snapshot

SNAPSHOT = Snapshot("toy", "s", {"map:b": b'{"id": "b"}', "map:a": b"{}", "mapping:c": b"[1]"})


def test_entities_are_found_by_kind_and_id():
    assert SNAPSHOT.find("map", "b") == {"id": "b"}
    assert SNAPSHOT.find("map", "c") is None
    assert SNAPSHOT.ids("map") == ["a", "b"]


def test_hashes_tell_contents_apart_and_order_does_not():
    other = Snapshot("toy", "s", dict(reversed(SNAPSHOT.entities.items())))
    assert other.digest == SNAPSHOT.digest
    assert len(set(SNAPSHOT.hashes.values())) == 3
    assert Snapshot("toy", "s", {"map:b": b"{}"}).digest != Snapshot("toy", "s", {"map:a": b"{}"}).digest


def test_a_snapshot_can_be_sent_to_another_process():
    assert SNAPSHOT.digest
    assert pickle.loads(pickle.dumps(SNAPSHOT)) == SNAPSHOT


def test_it_names_what_is_not_as_it_was():
    old = Snapshot("r", "s", {"a:1": b"1", "a:2": b"2", "a:3": b"3"})
    new = Snapshot("r", "s", {"a:1": b"1", "a:2": b"two", "a:4": b"4"})
    assert new.differs(old.hashes) == ["a:2", "a:3", "a:4"]
    assert old.differs(old.hashes) == []
