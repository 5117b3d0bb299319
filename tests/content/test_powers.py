"""The powers that ship: said in data, every species its own."""

from __future__ import annotations

import json

from tests.content.shipped import entities


def powers_of(kind: str) -> dict[str, list[dict[str, object]]]:
    """The powers of a kind's entities in both packs, by id."""
    found: dict[str, list[dict[str, object]]] = {}
    for pack in ("pokescape_base", "kanto"):
        for name, data in entities(pack, kind).items():
            found[name] = data.get("powers") or data.get("rules", {}).get("powers") or []
    return found


def words(value: object, key: str) -> set[str]:
    """Every word under a key, anywhere in powers."""
    if isinstance(value, list):
        return set().union(*(words(item, key) for item in value)) if value else set()
    if isinstance(value, dict):
        own = {str(value[key])} if key in value else set()
        return own | words(list(value.values()), key)
    return set()


def test_only_the_artifact_that_scenarios_describe_is_left_to_hands() -> None:
    by_hand = {
        f"{kind}:{name}"
        for kind in ("army_card", "glyph", "item", "trainer", "status", "terrain")
        for name, powers in powers_of(kind).items()
        if "by_hand" in words(powers, "kind")
    }
    assert by_hand == {"glyph:brandar"}


def test_every_species_has_powers_and_no_two_the_same() -> None:
    told = {}
    for name, powers in powers_of("army_card").items():
        assert powers, f"{name} has none"
        bare = [{key: value for key, value in power.items() if key != "name"} for power in powers]
        told.setdefault(json.dumps(bare, sort_keys=True), []).append(name)
    assert [names for names in told.values() if len(names) > 1] == []
    assert len(told) == 151


def test_every_verb_of_the_vocabulary_is_at_home_somewhere() -> None:
    used = set()
    for kind in ("army_card", "glyph", "item", "trainer", "status", "terrain"):
        for pack in ("pokescape_base", "kanto"):
            used |= words(list(entities(pack, kind).values()), "do")
    verbs = {
        "roll", "if", "may", "choose", "for_each", "repeat", "wound", "heal", "destroy", "combat_roll", "place_status",
        "remove_status", "change", "lose_turn", "stray", "extra_attack", "take_turn", "remove_order_marker", "mark",
        "move", "lay_terrain", "copy_card", "revive", "cancel_attack",
    }  # fmt: skip
    assert verbs <= used
