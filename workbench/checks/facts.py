"""What a check may see: packs, kinds, answers of the schemas and of the ruleset, and what is derived from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from workbench.checks.name_index import NameIndex
from workbench.checks.points import PointsIndex
from workbench.checks.reading import dict_at, list_at, text_at
from workbench.checks.reference_index import ReferenceIndex
from workbench.graph.evolution import EvolutionGraph, Link, from_links, read_links
from workbench.graph.map_graph import Steps
from workbench.graph.region import RegionGraph, build_region
from workbench.model.entity import Entity
from workbench.model.kind import Kind, Reference
from workbench.model.nearest import Nearest
from workbench.model.pack import MANIFEST, Pack, PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef
from workbench.model.schema_fault import SchemaFault

#: The kind that says who evolves into whom.
CHAIN = "evolution_chain"
#: The home of kinds that no plugin declares, and the property that a ruleset adds to them.
CORE, RULES = "core", "rules"
#: The kinds that each graph is made of.
_MADE_OF = {"evolution": (CHAIN, "species"), "region": ("map",)}


def _no_faults(_: Any) -> tuple[SchemaFault, ...]:
    """Stand in for a validator or a ruleset that nobody gave."""
    return ()


def _no_steps(_: EntityRef) -> Steps | None:
    """Stand in for a ruleset that nobody gave."""
    return None


@dataclass(frozen=True)
class Facts:
    """Plain values; no files, no database, no Qt. Immutable: `after` gives the facts after an edit.

    `schema_faults` says what the schema of an entity's kind has against it, `rule_faults` what the ruleset has;
    `steps` where one can walk on a map, None or nothing when the ruleset cannot say. They answer for `packs`.
    `rulesets` are the ids that there are, to offer the nearest; `plugin_codes` those of a plugin's checks;
    `ruleset_error` is why the pack's ruleset cannot be used.
    """

    packs: PackSet
    kinds: Mapping[str, Kind]
    schema_faults: Callable[[Entity], tuple[SchemaFault, ...]] = _no_faults
    steps: Callable[[EntityRef], Steps | None] = _no_steps
    rule_faults: Callable[[EntityRef], tuple[SchemaFault, ...]] = _no_faults
    rulesets: tuple[str, ...] = ()
    plugin_codes: tuple[str, ...] = ()
    ruleset_error: str = ""

    def after(self, packs: PackSet, changed: frozenset[EntityRef], **answers: Callable[..., Any]) -> Facts:
        """Return the facts after `changed` changed; what is derived from the rest is kept.

        `answers` replaces `schema_faults`, `steps` or `rule_faults` where these hold on to the old packs.
        """
        new = replace(self, packs=packs, **answers)  # type: ignore[arg-type]  # names and types as declared above
        have, kept = vars(self), vars(new)
        touched = {ref.kind for ref in changed}
        if "references" in have:
            kept["references"] = self.references.updated(packs, self.kinds, changed)
        if "names" in have:
            kept["names"] = self.names.updated(packs.opened, changed)
        if "costs" in have:
            kept["costs"] = self.costs.updated(packs, self.kinds, changed)
        for name, kinds in _MADE_OF.items():
            if name in have and touched.isdisjoint(kinds):
                kept[name] = have[name]
        if "_chains" in have:
            kept["_chains"] = _links_after(self._chains, packs, changed)
        moved = {ref.kind for ref in changed if (self.get(ref) is None) != (new.get(ref) is None)}
        kept["_ids"] = {kind: ids for kind, ids in self._ids.items() if kind not in moved}
        kept["_near"] = {some: near for some, near in self._near.items() if moved.isdisjoint(some)}
        return new

    @property
    def opened(self) -> Pack:
        """The pack that is being checked; the others are read for references only."""
        return self.packs.opened

    @property
    def problems(self) -> tuple[LoadProblem, ...]:
        """What reading the opened pack could not make sense of."""
        return self.opened.problems

    @property
    def manifest(self) -> Entity:
        """The opened pack's pack.json, under its own ref."""
        return self.opened.described

    def entities(self) -> Iterator[Entity]:
        """Yield what is checked: the manifest and every entity of the opened pack."""
        yield self.manifest
        yield from self.opened.all()

    def get(self, ref: EntityRef) -> Entity | None:
        """Return an entity or a manifest (its ref has the kind `pack`), or None."""
        return self.packs.get(ref)

    def find(self, text: str, kind: str) -> Entity | None:
        """Return the entity of `kind` that a reference written in the opened pack means, or None."""
        ref = self.packs.resolve(text, (kind,), self.opened.id)
        return self.packs.get(ref) if ref and ref.kind == kind else None

    def ids(self, kind: str) -> frozenset[str]:
        """Return the ids of a kind that a reference may name."""
        if kind not in self._ids:
            self._ids[kind] = frozenset().union(*(pack.of_kind(kind) for pack in self.packs.packs))
        return self._ids[kind]

    @cached_property
    def _ids(self) -> dict[str, frozenset[str]]:
        """What `ids` told before."""
        return {}

    def nearest(self, wrong: str, kinds: tuple[str, ...]) -> str:
        """Return the id, of one of `kinds`, that is most like `wrong`, or ''."""
        if kinds not in self._near:
            self._near[kinds] = Nearest(name for kind in kinds for name in self.ids(kind))
        return self._near[kinds].to(wrong)

    @cached_property
    def _near(self) -> dict[tuple[str, ...], Nearest]:
        """What `nearest` looks ids up in."""
        return {}

    def is_found(self, said: Reference, home: str) -> bool:
        """True when a reference written in pack `home` finds an entity of the kinds that it may name, or says."""
        if ":" not in said.text and "/" not in said.text:
            return any(said.text in self.ids(kind) for kind in said.kinds)
        return self.packs.resolve(said.text, said.kinds, home) is not None

    @cached_property
    def references(self) -> ReferenceIndex:
        """Who refers to whom."""
        return ReferenceIndex.build(self.packs, self.kinds)

    @cached_property
    def names(self) -> NameIndex:
        """Entities of the opened pack whose names are odd."""
        return NameIndex.build(self.opened)

    @cached_property
    def evolution(self) -> EvolutionGraph:
        """The evolution graph of everything that the opened pack sees."""
        return from_links(self.ids("species"), self._chains)

    @cached_property
    def _chains(self) -> dict[str, tuple[Link, ...]]:
        """The links of every visible chain."""
        return {name: read_links(name, chain.data) for name, chain in self.packs.visible(CHAIN).items()}

    @cached_property
    def region(self) -> RegionGraph:
        """The region graph of everything that the opened pack sees."""
        return build_region({name: entity.data for name, entity in self.packs.visible("map").items()})

    def ways(self, ref: EntityRef) -> Steps | None:
        """Return `steps` of a map, None rather than nothing; kept until another is asked for: maps are large."""
        if ref not in self._ways:
            self._ways.clear()
            self._ways[ref] = self.steps(ref) or None
        return self._ways[ref]

    @cached_property
    def _ways(self) -> dict[EntityRef, Steps | None]:
        """The last answer of `ways`."""
        return {}

    @cached_property
    def costs(self) -> PointsIndex:
        """What entities cost in an army."""
        return PointsIndex.build(self.packs, self.kinds)

    def points(self, ref: EntityRef) -> int | None:
        """Return what an entity costs in an army, or None when nothing says."""
        return self.costs.of(ref)

    @cached_property
    def missing_packs(self) -> frozenset[str]:
        """Ids of required packs that are not there."""
        wanted = {
            entry["id"]
            for pack in self.packs.packs
            for entry in list_at(pack.manifest, "requires")
            if isinstance(entry, dict) and isinstance(entry.get("id"), str)
        }
        return frozenset(wanted - {pack.id for pack in self.packs.packs})

    @property
    def is_manifest_unread(self) -> bool:
        """True when the opened pack's pack.json could not be read."""
        return _is_manifest_unread(self.opened)

    @property
    def is_ruleset_known(self) -> bool:
        """False when nobody knows what the ruleset declares: no plugin of that name, or pack.json cannot be read."""
        said = text_at(self.manifest.data, "ruleset")
        return not self.is_manifest_unread and (not said or said in self.rulesets or not self._has_core_only)

    @cached_property
    def _has_core_only(self) -> bool:
        """True when no plugin has added a kind, or a part to one."""
        return all(
            kind.home == CORE and RULES not in dict_at(kind.schema, "properties") for kind in self.kinds.values()
        )

    @cached_property
    def is_half_read(self) -> bool:
        """True when a required pack is missing or another version, or a manifest, or what it requires, could not be
        read: then no absent entity proves anything.
        """
        faults = {problem.fault for pack in self.packs.packs for problem in pack.problems}
        return (
            bool(self.missing_packs)
            or not faults.isdisjoint(("missing_pack", "pack_version"))
            or any(_is_manifest_unread(pack) or _is_need_unread(pack.manifest) for pack in self.packs.packs)
        )

    @cached_property
    def unreadable(self) -> frozenset[tuple[str, str]]:
        """(kind, id) of entities that are there, in a file that cannot be read."""
        return frozenset((ref.kind, ref.id) for pack in self.packs.packs for ref in pack.unread)


def _links_after(
    chains: dict[str, tuple[Link, ...]], packs: PackSet, changed: frozenset[EntityRef]
) -> dict[str, tuple[Link, ...]]:
    """Return the links of every visible chain after an edit; those of the others are not read again."""
    now = dict(chains)
    for name in {ref.id for ref in changed if ref.kind == CHAIN}:
        chain = next((found for pack in packs.packs if (found := pack.get(CHAIN, name))), None)
        now.pop(name, None)
        if chain:
            now[name] = read_links(name, chain.data)
    return now


def _is_need_unread(manifest: Any) -> bool:
    """True when `requires` holds what names no pack: the schemas say so, and nobody knows what was meant."""
    needs = manifest.get("requires", [])
    return not isinstance(needs, list) or not all(text_at(need, "id") for need in needs)


def _is_manifest_unread(pack: Pack) -> bool:
    """True when reading found pack.json faulty and made nothing of it."""
    told = any(problem.ref is not None and problem.ref.kind == MANIFEST for problem in pack.problems)
    return not isinstance(pack.manifest, dict) or (told and not pack.manifest)
