"""What a reference that finds nothing may have meant, and when that is no fault of its own."""

from __future__ import annotations

from collections import Counter

from workbench.checks.base import Facts
from workbench.model.kind import Reference
from workbench.model.ref import RefText


def is_excused(facts: Facts, said: Reference) -> bool:
    """True when the target may be there all the same: in a pack that is missing, or in a file that cannot be read."""
    wanted = RefText.parse(said.text)
    if not wanted.id:
        return False
    unread = any((kind, wanted.id) in facts.unreadable for kind in said.kinds)
    return unread or facts.is_half_read


def another_kind(facts: Facts, said: Reference, home: str, spelt: bool = False) -> str:
    """Return the kind, other than the wanted ones, that somebody meant who wrote the id of such an entity; else ''.

    `spelt` asks only about a kind that the reference writes itself (`item:potion` where a species is wanted). Of a
    bare id, kinds that nothing may refer to were not meant, nor those that use the same ids as the wanted kinds (a
    card is called like its species): then it is the wanted entity that is missing.
    """
    wanted = RefText.parse(said.text)
    if wanted.kind:
        others = [] if wanted.kind in said.kinds else [wanted.kind]
    else:
        others = [] if spelt else _most_meant(facts, set(said.kinds))
    found = next((kind for kind in others if facts.packs.resolve(said.text, (kind,), home)), "")
    shares = found and not wanted.kind and any(facts.ids(kind) & facts.ids(found) for kind in said.kinds)
    return "" if shares else found


def _most_meant(facts: Facts, wanted: set[str]) -> list[str]:
    """Return the kinds that some schema lets entities refer to, those that most schemas do first."""
    times = Counter(kind for home in facts.kinds.values() for kind in home.refers_to)
    return sorted(times.keys() - wanted, key=lambda kind: (-times[kind], kind))
