"""PACK018: pack.json names a code that no check has."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.reading import dict_at, objects_at, text_at
from workbench.model.diagnostic import Fix, Severity
from workbench.model.nearest import nearest
from workbench.model.pack import MANIFEST
from workbench.model.pointer import to_pointer


@check("PACK018", Severity.WARNING, scope=kinds(MANIFEST))
def unknown_code(facts: Facts) -> Iterator[Finding]:
    """`pack.json` names a code that no check has.

    What it does:
        Looks the codes in `waivers` and `severity` up in the table of checks.

    Why it matters:
        The waiver or severity does nothing.

    Example:
        "severity": {"MPA011": "info"}

    Fix:
        Correct the code; `workbench explain` without a code lists them.

    Known limits:
        A code of another family than the built-in ones may be a plugin's, and is left alone.
    """
    from workbench.checks import CHECKS  # noqa: PLC0415  the table imports this check

    known = {check.code for check in CHECKS} | set(facts.plugin_codes)
    families = {code.rstrip("0123456789") for code in known}
    waivers = objects_at(facts.manifest.data, "waivers")
    said = [(f"/waivers/{at}/code", text_at(waiver, "code")) for at, waiver in waivers]
    said += [(to_pointer(("severity", code)), code) for code in dict_at(facts.manifest.data, "severity")]
    for pointer, code in said:
        family = code.rstrip("0123456789")
        near = nearest(code, known) if family in families or nearest(family, families) else ""
        if code and code not in known and (family in families or near):
            ref = facts.manifest.ref
            fixes = (Fix(f"Write `{near}`", ref, pointer, near),) if near and pointer.startswith("/waivers") else ()
            yield Finding(ref, pointer, f"No check `{code}`", f"Did you mean `{near}`?" if near else "", fixes)
