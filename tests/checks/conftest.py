"""Small kinds, and builders of facts and findings for tests of checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from workbench.checks import CHECKS, run_checks
from workbench.checks.facts import Facts
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import Pack, PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef


def ref_to(*names: str) -> dict[str, Any]:
    """Return the schema of a reference."""
    return {"type": "string", "x-ref": names[0] if len(names) == 1 else list(names)}


def listed(**properties: Any) -> dict[str, Any]:
    """Return the schema of a list of objects."""
    return {"type": "array", "items": {"type": "object", "properties": properties}}


#: Kinds with no more than the references that the checks follow.
PROPERTIES: dict[str, dict[str, Any]] = {
    "pack": {"roots": {"type": "array", "items": ref_to("scenario", "map")}},
    "species": {"name": {}, "types": {"type": "array", "items": ref_to("type")}},
    "type": {"name": {}},
    "item": {"name": {}},
    "terrain": {"name": {}},
    "army_card": {"species": ref_to("species"), "points": {}},
    "evolution_chain": {"links": listed(**{"from": ref_to("species"), "to": ref_to("species")})},
    "encounter_table": {"rows": listed(species=ref_to("species"))},
    "trainer": {"party": listed(species=ref_to("species"))},
    "map": {
        "palette": {"type": "object", "additionalProperties": ref_to("terrain")},
        "exits": listed(to=ref_to("map")),
        "trainers": listed(trainer=ref_to("trainer")),
        "items": listed(item=ref_to("item")),
    },
    "region": {"start": ref_to("map")},
    "scenario": {
        "map": ref_to("map"),
        "sides": listed(trainer=ref_to("trainer"), team={"type": "array", "items": ref_to("species")}),
    },
    "campaign": {"start": ref_to("scenario")},
}
KINDS: Mapping[str, Kind] = {
    name: Kind(name, {"type": "object", "properties": properties}) for name, properties in PROPERTIES.items()
}
KINDS["army_card"].schema["x-points"] = {"points": "/points", "of": "/species"}  # type: ignore[index]


def build_pack(entities: Mapping[str, Any], manifest: Any = None, problems: tuple[LoadProblem, ...] = ()) -> Pack:
    """Return a pack from `{"kind:id": data}`; the manifest's `id` (`test`) names it."""
    whole = (
        {"id": "test", **manifest} if isinstance(manifest, dict) else {"id": "test"} if manifest is None else manifest
    )
    said = whole.get("id") if isinstance(whole, dict) else None
    name = said if isinstance(said, str) else "test"
    kinds: dict[str, dict[str, Entity]] = {}
    for ref_text, data in entities.items():
        kind, _, entity = ref_text.partition(":")
        kinds.setdefault(kind, {})[entity] = Entity(EntityRef(name, kind, entity), data, f"{kind}/{entity}.json")
    return Pack(name, whole, kinds, problems)


def build_facts(
    entities: Mapping[str, Any],
    manifest: Any = None,
    problems: tuple[LoadProblem, ...] = (),
    required: Mapping[str, Any] | None = None,
    kinds: Mapping[str, Kind] = KINDS,
    **answers: Callable[..., Any],
) -> Facts:
    """Return facts over a pack; `required` are the entities of a second pack, `base`, that it requires."""
    packs = [build_pack(entities, manifest, problems)]
    if required is not None:
        packs.append(build_pack(required, {"id": "base"}))
    return Facts(PackSet(tuple(packs)), kinds, **answers)  # type: ignore[arg-type]


@pytest.fixture
def facts_of() -> Callable[..., Facts]:
    """Build facts; see `build_facts`."""
    return build_facts


@pytest.fixture
def found() -> Callable[..., list[tuple[str, str, str, str]]]:
    """Run one check by its code over `{"kind:id": data}`: (ref or file, pointer, message, help) of each finding."""

    def run(code: str, entities: Mapping[str, Any] | None = None, **given: Any) -> list[tuple[str, str, str, str]]:
        check = next(check for check in CHECKS if check.code == code)
        told = run_checks(build_facts(entities or {}, **given), (check,))
        assert all((one.code, one.severity, one.pack) == (code, check.severity, "test") for one in told)
        return [(str(one.ref or one.file), one.pointer, one.message, one.help) for one in told]

    return run
