"""Finding faults with schemas and ruleset to ask, again only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import build_pack
from workbench.edits.base import EditRefused
from workbench.edits.delete_entity import DeleteEntity
from workbench.edits.set_value import SetValue
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pluginhost import kinds_of
from workbench.pluginhost.finder import Finder

ITEM = {"name": {"en": "X", "it": "X"}, "category": "stone"}
SPECIES = {"name": {"en": "X", "it": "X"}, "number": 1, "types": ["grass"]}


def start() -> PackSet:
    """A small pack without errors."""
    link = {"from": "a", "to": "b", "methods": [{"by": "item", "item": "stone"}]}
    return PackSet(
        (
            build_pack(
                type__grass={"name": {"en": "Grass", "it": "Erba"}, "color": "#7ac74c"},
                item__stone=ITEM,
                species__a=SPECIES,
                species__b=SPECIES,
                evolution_chain__a={"links": [link]},
            ),
        )
    )


def test_schema_faults_are_found(kinds: Mapping[str, Kind], packs_of: Callable[..., PackSet]) -> None:
    found = Finder(kinds, lambda: None)(packs_of(item__stone={**ITEM, "colour": "red"}))
    assert [(f.code, f.ref and f.ref.id) for f in found if f.severity == "error"] == [("SCH001", "stone")]


def test_the_nearest_ruleset_is_offered(kinds: Mapping[str, Kind], packs_of: Callable[..., PackSet]) -> None:
    (found,) = Finder(kinds_of(""), lambda: None)(
        packs_of(pack={"ruleset": "pokescap", "title": {"en": "T", "it": "T"}})
    )
    assert (found.code, found.help) == ("PACK019", "Did you mean `pokescape`?")


EDITS = st.one_of(
    st.builds(
        lambda species, value: SetValue(EntityRef("test", "species", species), "/types/0", value),
        st.sampled_from(["a", "b"]),
        st.sampled_from(["grass", "grasss", 3]),
    ),
    st.builds(
        lambda pointer, value: SetValue(EntityRef("test", "evolution_chain", "a"), pointer, value),
        st.sampled_from(["/links/0/from", "/links/0/to", "/links/0/methods/0/item"]),
        st.sampled_from(["a", "b", "stone", "nothing"]),
    ),
    st.builds(
        lambda kind, name: DeleteEntity(EntityRef("test", kind, name)),
        st.sampled_from(["species", "item", "type"]),
        st.sampled_from(["a", "b", "stone", "grass"]),
    ),
)


@given(st.lists(EDITS, max_size=5))
def test_after_any_edits_it_finds_what_a_cold_run_finds(edits: list[SetValue | DeleteEntity]) -> None:
    kinds, packs = kinds_of(""), start()
    finder = Finder(kinds, lambda: None)
    assert finder(packs) == Finder(kinds, lambda: None)(packs)
    for edit in edits:
        try:
            packs = edit.apply(packs).after
        except EditRefused:
            continue
        assert finder(packs) == Finder(kinds, lambda: None)(packs)


def test_the_same_packs_give_the_same_findings(kinds: Mapping[str, Kind]) -> None:
    finder, packs = Finder(kinds, lambda: None), start()
    assert finder(packs) is finder(packs)
