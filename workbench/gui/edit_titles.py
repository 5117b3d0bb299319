"""What an edit is called in the language of the window: edits speak English, like findings."""

from __future__ import annotations

import re

from workbench.gui import lang

#: How titles of edits are built, and the Italian with the same parts; the first that fits counts.
_ITALIAN = tuple(
    (re.compile(pattern), said)
    for pattern, said in (
        (r"Create (.+)", r"Crea \1"),
        (r"Delete (.+)", r"Elimina \1"),
        (r"Add to (.+) of (.+)", r"Aggiungi a \1 di \2"),
        (r"Move in (.+) of (.+)", r"Sposta in \1 di \2"),
        (r"Remove from (.+) of (.+)", r"Togli da \1 di \2"),
        (r"Remove (.+) of (.+)", r"Togli \1 di \2"),
        (r"Rename (.+) to (.+)", r"Rinomina \1 in \2"),
        (r"Change (.+)", r"Cambia \1"),
        (r"Set (.+) of (.+)", r"Imposta \1 di \2"),
        (r"Set (.+)", r"Imposta \1"),
        (r"Place object", r"Metti oggetto"),
        (r"Move object", r"Sposta oggetto"),
        (r"Turn object", r"Gira oggetto"),
        (r"Remove object", r"Togli oggetto"),
        (r"Extend zone", r"Allarga la zona"),
        (r"Shrink zone", r"Restringi la zona"),
        (r"Bring back unsaved work", r"Riporta il lavoro non salvato"),
        (r"Take in what changed on disk", r"Riprendi i cambiamenti su disco"),
        (r"Take theirs from disk", r"Prendi i loro dal disco"),
    )
)


def said(title: str) -> str:
    """Return an edit's title in the language that is on; a title that is not known stays as it is.

    A stroke on a map is called like its tool.
    """
    if lang.current() != "it":
        return title
    for pattern, italian in _ITALIAN:
        found = pattern.fullmatch(title)
        if found:
            return found.expand(italian)
    return lang.tr(title)
