"""What is lit up on the board: where one may go, whom one may aim at, what the pointer is on."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from workbench.engine.prompt import Option
from workbench.engine.scene import Scene
from workbench.gui.board.canvas import BoardCanvas


def light_up(
    canvas: BoardCanvas,
    scene: Scene,
    options: Mapping[str, list[Option]],
    seat: int,
    hover: str,
    marked: Collection[str],
) -> None:
    """Light up what stands for options of `seat`: others' figures are aimed at, one's own are chosen like hexes.

    `hover` is the id under the pointer, `marked` those that an answer beside the board stands for.
    """
    places = {figure.id: figure.at for figure in scene.figures}
    glow, points = canvas.glow, canvas.points
    lit = [figure for figure in scene.figures if figure.id in options]
    spots: dict[bool, list[str]] = {False: [], True: []}
    for figure in lit:
        spots[figure.seat == seat] += [figure.at, figure.also_at] if figure.also_at else [figure.at]
    glow.targets = points(spots[False])
    glow.options = points([name for name in options if name not in places] + spots[True])
    glow.picked = points([places.get(name, name) for name in marked])
    glow.hover = points([places.get(hover, hover)]) if hover in options else []
    aimed = points([each.at for each in lit if each.seat != seat and each.id in {hover, *marked}])
    aiming = points([each.at for each in scene.figures if each.active and each.seat == seat])
    glow.lines = [(start, end) for start in aiming[:1] for end in aimed]
    canvas.relight()
