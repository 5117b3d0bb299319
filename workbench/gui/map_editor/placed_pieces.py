"""Objects of a map as pieces of a scene, so that the editor and the playtest paint them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from workbench.engine.scene import SceneEdge, SceneFigure, SceneMark
from workbench.gui.board.ground import name_of
from workbench.gui.board.look import FALLBACK, Look
from workbench.gui.map_editor.layers import Placed

#: Returns how a terrain looks, None when there is no such terrain.
Looks = Callable[[str], Look | None]
#: Returns what people read for an entity of one of the kinds.
Names = Callable[[str, tuple[str, ...]], str]


def pieces_of(placed: Iterable[Placed], names: Names) -> tuple[list[SceneFigure], list[SceneMark]]:
    """Return figures (who looks somewhere) and marks (all else); objects painted as ground are left out."""
    figures, marks = [], []
    for each in placed:
        name = names(each.name, each.layer.kinds) if each.name else ""
        look = each.layer.look
        if look == "trainer":
            initials = "".join(word[0] for word in name.split()[:2]).upper() or name[:2]
            short = initials if len(initials) > 1 else name[:2]
            figures.append(
                SceneFigure(each.pointer, name_of(each.at[0]), short, name, each.seat, facing=each.turn, role="trainer")
            )
        elif look == "zone":
            label, seat, color = str(each.seat), each.seat, each.color
            marks += [
                SceneMark(f"{each.pointer}/{n}", name_of(at), "zone", label, seat, color)
                for n, at in enumerate(each.at)
            ]
            marks += [
                SceneMark(f"{each.pointer}/{key}", name_of(at), "stand", "", seat, color) for key, at in each.spots
            ]
        elif look not in ("ground", "edge"):
            marks.append(SceneMark(each.pointer, name_of(each.at[0]), look, name))
    return figures, marks


def edges_of(placed: Iterable[Placed], looks: Looks) -> list[SceneEdge]:
    """Return what stands between hexes, as the texture of its terrain says; an unknown terrain is a grey wall."""
    found = []
    for each in placed:
        if each.layer.edge:
            look = looks(each.name) or Look(each.name, each.name, FALLBACK, "wall")
            start, end = (name_of(at) for at in each.at)
            found.append(SceneEdge(each.pointer, start, end, look.texture, look.name, look.ink.name()))
    return found
