"""Opening what a command line names, with sentences for what does not exist."""

from __future__ import annotations

from workbench.cli.wrong_use import WrongUse
from workbench.model.ref import EntityRef
from workbench.workspace import NotFound, Workspace


def open_pack(target: str) -> Workspace:
    """Open a pack by path, else by the id of a shipped one."""
    try:
        return Workspace.open(target)
    except NotFound as missing:
        raise WrongUse(str(missing)) from missing


def named(workspace: Workspace, ref: str) -> EntityRef:
    """Return the entity that `kind:id` names."""
    try:
        return workspace.resolve_ref(ref)
    except NotFound as missing:
        raise WrongUse(str(missing)) from missing


def named_id(workspace: Workspace, kind: str, name: str) -> EntityRef:
    """Return the entity of `kind` that a bare id (or `kind:id`) names."""
    try:
        return workspace.resolve_id(kind, name)
    except NotFound as missing:
        raise WrongUse(str(missing)) from missing
