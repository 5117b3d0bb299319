"""PACK021: the version of a pack is none that can be compared."""

from __future__ import annotations

from collections.abc import Iterator

from packaging.version import InvalidVersion, Version

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.reading import shortened, text_at
from workbench.model.pack import MANIFEST


@check("PACK021", scope=kinds(MANIFEST))
def unreadable_version(facts: Facts) -> Iterator[Finding]:
    """The version of a pack is none that can be compared.

    What it does:
        Reads the `version` of `pack.json` as Python packages' versions are read (PEP 440).

    Why it matters:
        A pack that requires this one with a range of versions cannot tell whether it fits, and takes it for missing.

    Example:
        "version": "first try"

    Fix:
        Write numbers with points between them, such as `1.2.0`; `1.2.0rc1` and `1.2.0.dev3` come before it.
    """
    said = text_at(facts.manifest.data, "version")
    try:
        Version(said or "0")
    except InvalidVersion:
        yield Finding(
            facts.manifest.ref,
            "/version",
            f"`{shortened(said)}` is no version that can be compared",
            "Expected numbers with points between them, such as `1.2.0`",
        )
