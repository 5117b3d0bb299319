"""Snapshots: what a scenario reaches, as bytes."""

import json

from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.playtest.snapshot import make_content, make_snapshot


def ref(*kinds):
    return {"type": "string", "x-ref": kinds[0] if len(kinds) == 1 else list(kinds)}


KINDS = {
    name: Kind(name, {"properties": properties, **more})
    for name, properties, more in [
        ("scenario", {"map": ref("map"), "team": {"items": ref("species")}, "prize": ref("item", "map")}, {}),
        ("map", {"exits": {"items": ref("map")}, "ground": {"additionalProperties": ref("terrain")}}, {}),
        ("terrain", {"status": ref("status")}, {}),
        ("species", {}, {}),
        ("status", {"next": ref("status")}, {}),
        ("item", {}, {}),
        (
            "card",
            {"of": ref("species"), "powers": {"items": ref("status")}},
            {"x-points": {"points": "/n", "of": "/of"}},
        ),
    ]
}
SCENARIO = EntityRef("test", "scenario", "s")


def canonical(data, kind):
    return f"{kind} {json.dumps(data, sort_keys=True)}"


def snapshot(packs):
    return make_snapshot(packs, KINDS, SCENARIO, canonical)


def test_everything_that_is_reached_is_in_it_and_nothing_else(packs_of):
    packs = packs_of(
        scenario__s={"map": "m", "team": ["a"]},
        map__m={"ground": {"w": "water"}, "exits": ["far"]},
        map__far={},
        terrain__water={"status": "wet"},
        terrain__rock={},
        species__a={},
        species__b={},
        status__wet={"next": "wet"},
        pack={"ruleset": "toy", "version": "1.2"},
    )
    made = snapshot(packs)
    assert list(made.entities) == ["map:m", "scenario:s", "species:a", "status:wet", "terrain:water"]
    assert (made.ruleset, made.scenario, made.pack, made.pack_version) == ("toy", "s", "test", "1.2")
    assert made.entities["species:a"] == b'species {"id": "a"}'


def test_a_card_comes_with_the_species_that_it_is_of(packs_of):
    packs = packs_of(
        scenario__s={"team": ["a"]},
        species__a={},
        species__b={},
        card__x={"of": "a", "powers": ["wet"]},
        card__y={"of": "b"},
        card__z={},
        status__wet={},
    )
    assert list(snapshot(packs).entities) == ["card:x", "scenario:s", "species:a", "status:wet"]


def test_missing_entities_and_odd_data_are_passed_over(packs_of):
    packs = packs_of(scenario__s={"map": "nowhere", "team": [3, "a"]}, species__a=[1, 2])
    assert list(snapshot(packs).entities) == ["scenario:s", "species:a"]
    assert make_snapshot(packs, KINDS, EntityRef("test", "scenario", "no"), canonical).entities == {}


def test_the_opened_pack_overrides_what_it_requires(packs_of, pack_of):
    upper = pack_of(scenario__s={"team": ["a", "b"]}, species__a={"hp": 1})
    lower = pack_of(pack={"id": "base"}, species__a={"hp": 2}, species__b={})
    made = snapshot(PackSet((upper, lower)))
    assert b'"hp": 1' in made.entities["species:a"]
    assert "species:b" in made.entities


def test_the_same_content_gives_the_same_digest(packs_of):
    one = snapshot(packs_of(scenario__s={"team": ["a"]}, species__a={}))
    two = snapshot(packs_of(species__a={}, scenario__s={"team": ["a"]}))
    assert one == two
    assert one.digest == two.digest
    assert one.digest != snapshot(packs_of(species__a={"x": 1}, scenario__s={"team": ["a"]})).digest


def test_references_that_name_their_pack_are_plain_in_a_snapshot_as_nobody_there_asks_for_packs(packs_of):
    packs = packs_of(
        scenario__s={"map": "test/m", "team": ["a", "test/a", "other/a"], "prize": "test/map:m"},
        map__m={"ground": {"w": "test/water"}},
        terrain__water={"status": "test/wet"},
        species__a={},
        status__wet={},
    )
    for made in (snapshot(packs), make_content(packs, KINDS, canonical)):
        assert list(made.entities) == ["map:m", "scenario:s", "species:a", "status:wet", "terrain:water"]
        assert b'"map": "m", "prize": "map:m", "team": ["a", "a", "other/a"]' in made.entities["scenario:s"]
        assert b'{"w": "water"}' in made.entities["map:m"]
        assert b'"status": "wet"' in made.entities["terrain:water"]
    assert packs.opened.get("map", "m").data["ground"] == {"w": "test/water"}, "content stays as it is written"


def test_what_the_opened_pack_overrides_is_overridden_for_the_packs_that_it_requires_as_well(packs_of, pack_of):
    upper = pack_of(
        scenario__s={"map": "m", "team": ["a"]},
        terrain__water={"deep": 1},
        card__a={"of": "a", "n": 1},
        species__a={"x": 1},
    )
    lower = pack_of(
        pack={"id": "base"}, map__m={"ground": {"w": "water"}}, terrain__water={"status": "wet"}, status__wet={},
        species__a={"x": 2}, card__a={"of": "a", "n": 2},
    )  # fmt: skip
    made = snapshot(PackSet((upper, lower)))
    assert list(made.entities) == ["card:a", "map:m", "scenario:s", "species:a", "terrain:water"]
    assert b'"deep": 1' in made.entities["terrain:water"]
    assert b'"x": 1' in made.entities["species:a"]
    assert b'"n": 1' in made.entities["card:a"]
    whole = make_content(PackSet((upper, lower)), KINDS, canonical)
    assert {key: whole.entities[key] for key in made.entities} == made.entities


def test_what_is_overridden_and_named_with_its_pack_is_there_beside_the_override(packs_of, pack_of):
    upper = pack_of(scenario__s={"team": ["a", "base/a"], "prize": "base/item:cup"}, species__a={"x": 1}, item__cup={})
    lower = pack_of(pack={"id": "base"}, species__a={"x": 2}, item__cup={})
    made = snapshot(PackSet((upper, lower)))
    assert list(made.entities) == ["item:cup__base", "scenario:s", "species:a", "species:a__base"]
    assert b'"prize": "item:cup__base", "team": ["a", "a__base"]' in made.entities["scenario:s"]
    assert b'"id": "a__base", "x": 2' in made.entities["species:a__base"]
