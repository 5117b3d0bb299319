"""Tests of running checks again: always the findings of a cold run, whatever was edited, in whatever order."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.checks.conftest import build_facts
from workbench.checks import CHECKS, Checker, run_checks
from workbench.checks.base import PACK, Finding, check, entities
from workbench.model.entity import Entity
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef
from workbench.model.schema_fault import SchemaFault

IDS = st.sampled_from(["a", "b", "c", "A", "ab"])
OPTIONAL_ID = st.one_of(IDS, st.just("item:a"), st.just("base/b"), st.just("lost"))
PLACE = st.tuples(st.integers(-1, 3), st.integers(0, 2)).map(list)


def one_of_lists(item, most=3):
    return st.lists(item, max_size=most)


DATA = {
    "species": st.fixed_dictionaries({}, optional={"id": IDS, "name": st.dictionaries(IDS, st.just(""), max_size=2)}),
    "item": st.fixed_dictionaries({}, optional={"id": IDS, "HP": st.just(1), "hp": st.just(2)}),
    "terrain": st.just({}),
    "army_card": st.fixed_dictionaries({"species": OPTIONAL_ID, "points": st.integers(0, 9)}),
    "evolution_chain": st.fixed_dictionaries({"links": one_of_lists(st.fixed_dictionaries({"from": IDS, "to": IDS}))}),
    "encounter_table": st.fixed_dictionaries(
        {
            "roll": st.just({"die": 3}),
            "rows": one_of_lists(
                st.fixed_dictionaries(
                    {"range": st.lists(st.integers(0, 4), min_size=2, max_size=2), "species": OPTIONAL_ID}
                )
            ),
        }
    ),
    "trainer": st.fixed_dictionaries({"party": one_of_lists(st.fixed_dictionaries({"species": OPTIONAL_ID}))}),
    "map": st.fixed_dictionaries(
        {
            "shape": st.just("hex"),
            "width": st.just(2),
            "height": st.just(1),
            "palette": st.dictionaries(st.sampled_from("gh"), OPTIONAL_ID, max_size=2),
            "terrain": one_of_lists(st.text("gh.", min_size=1, max_size=2), 2),
            "start_zones": one_of_lists(
                st.fixed_dictionaries({"seat": st.integers(1, 2), "at": one_of_lists(PLACE)}), 2
            ),
            "exits": one_of_lists(st.fixed_dictionaries({"to": OPTIONAL_ID, "entry": PLACE}), 2),
        }
    ),
    "region": st.fixed_dictionaries({"start": IDS}),
    "scenario": st.fixed_dictionaries(
        {
            "limits": st.just({"points": 5, "team_size": 1, "trainers": 1}),
            "map": OPTIONAL_ID,
            "sides": one_of_lists(
                st.fixed_dictionaries({"seat": st.integers(1, 2), "team": one_of_lists(OPTIONAL_ID)}), 2
            ),
        }
    ),
}
MANIFESTS = st.fixed_dictionaries(
    {"id": st.just("test")},
    optional={
        "requires": st.lists(st.sampled_from([{"id": "base"}, {"id": "gone"}]), max_size=2),
        "roots": st.lists(st.sampled_from(["map:a", "map:lost", "scenario:b"]), max_size=2),
        "severity": st.dictionaries(st.sampled_from(["REF001", "MAP001", "EVO002"]), st.sampled_from(["info", "off"])),
        "waivers": st.lists(st.sampled_from([{"code": "REF001", "reason": "x"}, {"code": "MAP011"}]), max_size=2),
        "aliases": st.just([{"kind": "species", "from": "lost", "to": "a"}]),
    },
)


def entity_edits(pack):
    """An entity put in, changed or taken out."""
    kinds = st.sampled_from(sorted(DATA))
    return kinds.flatmap(lambda kind: st.tuples(st.just(pack), st.just(kind), IDS, st.one_of(st.none(), DATA[kind])))


EDITS = st.lists(
    st.one_of(
        entity_edits("test"),
        entity_edits("test"),
        entity_edits("base"),
        MANIFESTS.map(lambda m: ("test", "pack", "test", m)),
    ),
    min_size=1,
    max_size=12,
)


def steps_of(packs):
    """Answer as a ruleset does: one can walk where a palette's terrain exists."""

    def steps(ref):
        board = packs.get(ref).data
        rows = board["terrain"]
        good = {code for code, name in board["palette"].items() if packs.resolve(name, ("terrain",), ref.pack)}
        return {(c, r): () for r, row in enumerate(rows) for c, code in enumerate(row) if code in good}

    return steps


def schema_faults(entity):
    return (SchemaFault("/links", "no links"),) if entity.data == {"links": []} else ()


def applied(facts, edits):
    changes = {}
    for pack, kind, name, data in edits:
        ref = EntityRef(pack, kind, name)
        changes[ref] = None if data is None else Entity(ref, data, f"{kind}/{name}.json")
    packs = facts.packs.with_changes(changes)
    return facts.after(packs, frozenset(changes), steps=steps_of(packs)), frozenset(changes)


@given(EDITS, st.integers(1, 3))
def test_findings_after_any_edits_are_those_of_a_cold_run(edits, at_once):
    facts = build_facts({}, required={"species:b": {}, "terrain:a": {}}, schema_faults=schema_faults)
    checker = Checker(facts, CHECKS)
    for start in range(0, len(edits), at_once):
        facts, changed = applied(facts, edits[start : start + at_once])
        checker.update(facts, changed)
        cold = build_facts({}, schema_faults=schema_faults, steps=facts.steps)
        cold = type(cold)(facts.packs, facts.kinds, schema_faults, facts.steps)
        assert checker.findings() == run_checks(cold, CHECKS)


@given(EDITS, st.randoms(use_true_random=False))
def test_the_order_of_files_keys_and_packs_read_does_not_matter(edits, chance):
    facts, _ = applied(build_facts({}, required={"species:b": {}}), edits)
    shuffled = type(facts)(shuffled_packs(facts.packs, chance), facts.kinds, steps=facts.steps)
    assert run_checks(shuffled, CHECKS) == run_checks(facts, CHECKS[::-1])


def shuffled_packs(packs, chance):
    def mixed(value):
        if isinstance(value, dict):
            keys = list(value)
            chance.shuffle(keys)
            return {key: mixed(value[key]) for key in keys}
        return [mixed(item) for item in value] if isinstance(value, list) else value

    changes = [(e.ref, Entity(e.ref, mixed(e.data), e.file)) for pack in packs.packs for e in pack.all()]
    emptied = packs.with_changes(dict.fromkeys((ref for ref, _ in changes), None))
    chance.shuffle(changes)
    return emptied.with_changes(dict(changes))


KEYS = (
    *(
        "id",
        "name",
        "title",
        "links",
        "from",
        "to",
        "methods",
        "rows",
        "range",
        "rate",
        "roll",
        "die",
        "percent",
        "when",
    ),
    *(
        "levels",
        "party",
        "level",
        "shape",
        "width",
        "height",
        "palette",
        "terrain",
        "start_zones",
        "seat",
        "at",
        "exits",
    ),
    *("entry", "edges", "between", "spaces", "map", "sides", "team", "limits", "points", "start", "steps", "scenario"),
    *("next", "waivers", "severity", "requires", "roots", "aliases", "reason", "code", "figure_space"),
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.floats(), st.text(max_size=3), st.just("a")),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.sampled_from(KEYS),
            inner,
            max_size=5,
        ),
    ),
    max_leaves=25,
)


@given(st.dictionaries(st.sampled_from(sorted(DATA)), JSON, min_size=1), JSON)
def test_no_data_makes_a_check_fail(content, manifest):
    facts = build_facts({f"{kind}:a": data for kind, data in content.items()}, manifest=manifest)
    run_checks(facts, CHECKS)


def test_only_what_an_edit_touches_is_looked_at_again():
    seen = []

    @check("SCH001", scope=entities("species", "evolution_chain"))
    def watched(_, entity):
        seen.append(str(entity.ref))
        return ()

    content = {f"species:s{n}": {} for n in range(50)} | {"evolution_chain:s1": {"links": [{"from": "s1", "to": "s2"}]}}
    facts = build_facts(content)
    checker = Checker(facts, (watched,))
    seen.clear()
    checker.update(*applied(facts, [("test", "species", "s2", {"number": 3})]))
    assert sorted(seen) == ["evolution_chain:s1", "species:s2"]


def test_a_new_id_is_offered_for_what_was_dangling_before():
    content = {"species:abra": {}, "evolution_chain:a": {"links": [{"from": "abrakadara", "to": "abra"}]}}
    facts = build_facts(content)
    checker = Checker(facts, [c for c in CHECKS if c.code == "REF001"])
    facts, changed = applied(facts, [("test", "species", "abrakadabra", {})])
    checker.update(facts, changed)
    assert [one.help for one in checker.findings()] == ["Did you mean `abrakadabra`?"]


def test_findings_of_required_packs_are_left_to_their_own_check():
    @check("SCH001", scope=PACK)
    def everywhere(_):
        yield Finding(EntityRef("base", "species", "a"), "", "there")
        yield Finding(EntityRef("test", "species", "a"), "", "here")

    assert [one.message for one in run_checks(build_facts({}, required={}), (everywhere,))] == ["here"]


def test_a_finding_names_the_file_where_the_entity_lies_or_will_lie():
    @check("SCH001", scope=PACK)
    def somewhere(_):
        yield Finding(EntityRef("test", "species", "a"), "", "saved")
        yield Finding(EntityRef("test", "species", "b"), "", "not saved yet")
        yield Finding(None, "", "the pack itself")

    facts = build_facts({"species:a": {}})
    assert {one.file for one in run_checks(facts, (somewhere,))} == {"species/a.json", "species/b.json", "pack.json"}


def test_a_missing_pack_is_one_finding():
    content = {f"evolution_chain:{n}": {"links": [{"from": f"x{n}", "to": f"y{n}", "methods": [1]}]} for n in range(9)}
    problem = LoadProblem("missing_pack", "test", "pack.json", "no `gone`", pointer="/requires/0")
    facts = build_facts(content, manifest={"requires": [{"id": "gone"}]}, problems=(problem,))
    errors = [one for one in run_checks(facts, CHECKS) if one.code.startswith(("PACK", "REF"))]
    assert [one.code for one in errors] == ["PACK013"]


def test_ten_thousand_entities_cost_an_edit_no_more_than_a_few():
    chance = random.Random(1)
    content = {f"species:s{n}": {"name": {"en": str(n)}, "types": [f"t{n % 18}"]} for n in range(3000)}
    content |= {f"type:t{n}": {} for n in range(18)}
    content |= {f"army_card:s{n}": {"species": f"s{n}", "points": n} for n in range(3000)}
    facts = build_facts(content)
    seen = []

    @check("SCH001")
    def watched(_, entity):
        seen.append(entity.ref)
        return ()

    checker = Checker(facts, (watched,))
    seen.clear()
    name = f"s{chance.randrange(3000)}"
    checker.update(*applied(facts, [("test", "species", name, {})]))
    assert {str(ref) for ref in seen} == {f"species:{name}", f"army_card:{name}"}
