"""REF001: a reference names nothing that exists."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.reading import objects_at, shortened, text_at
from workbench.checks.targets import another_kind, is_excused
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity
from workbench.model.kind import Reference
from workbench.model.ref import RefText


@check("REF001", scope=ENTITY, by_ids=True, clearer=True)
def dangling_reference(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A reference names an entity that does not exist.

    What it does:
        Follows every property that a schema marks with `x-ref`, in this pack and then in those that it requires, and
        names the nearest id that exists.

    Why it matters:
        The game cannot be set up, or stops where the entity is first needed, often far from the cause.

    Example:
        {"from": "pikachuu", "to": "raichu"}      where only `pikachu` exists

    Fix:
        Correct the id, or create the entity.

    Known limits:
        While a required pack is missing nothing is reported, for what is absent may be there; nor is a reference to
        an entity whose file cannot be read (PACK001).
    """
    for said in facts.references.of(entity.ref):
        if facts.is_found(said, entity.ref.pack) or is_excused(facts, said):
            continue
        if another_kind(facts, said, entity.ref.pack):
            continue
        right = _right_text(facts, said)
        fixes = (Fix(f"Change to `{right}`", entity.ref, said.pointer, right),) if right else ()
        kinds = " or ".join(kind.replace("_", " ") for kind in _meant(said))
        yield Finding(
            entity.ref,
            said.pointer,
            f"No {kinds} `{shortened(said.text)}`",
            f"Did you mean `{right}`?" if right else "Create it, or name one that exists",
            fixes,
        )


def _meant(said: Reference) -> tuple[str, ...]:
    """Return the kinds that the reference may name: the one it says, if that is allowed, else all."""
    kind = RefText.parse(said.text).kind
    return (kind,) if kind in said.kinds else said.kinds


def _right_text(facts: Facts, said: Reference) -> str:
    """Return what should have been written: the new id of what was renamed, else the nearest that exists, else ''."""
    wrong = RefText.parse(said.text)
    kinds = _meant(said)
    right = next((to for to in _renamed(facts, wrong.id, kinds) if any(to in facts.ids(kind) for kind in kinds)), "")
    right = right or facts.nearest(wrong.id, kinds)
    if not right:
        return ""
    of_kind = next(kind for kind in kinds if right in facts.ids(kind))
    kind = f"{of_kind}:" if wrong.kind or len(said.kinds) > 1 else ""
    pack = f"{wrong.pack}/" if wrong.pack and facts.packs.resolve(f"{wrong.pack}/{right}", said.kinds, "") else ""
    return f"{pack}{kind}{right}"


def _renamed(facts: Facts, name: str, kinds: tuple[str, ...]) -> Iterator[str]:
    """Yield what the packs say that an id is called now."""
    for pack in facts.packs.packs:
        for _, alias in objects_at(pack.manifest, "aliases"):
            if text_at(alias, "from") == name and text_at(alias, "kind") in kinds:
                yield text_at(alias, "to")
