"""What just happened to figures, seen from one scene to the next: who was hurt, who is gone from the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from workbench.engine.scene import Scene, SceneBoard, SceneFigure, SceneMark

#: So many further changes of the table a moment stays in sight, so that quick agents do not wipe it away.
_STAYS = 2
#: How a badge begins that says what was lost.
LOST = "−"


class Moments:
    """Compares each scene with the one before; a new game or an undo has no moments."""

    def __init__(self) -> None:
        self._board: SceneBoard | None = None
        self._before: dict[str, SceneFigure] = {}
        self._age = 0
        self.hurt: dict[str, int] = {}
        self.gone: tuple[SceneFigure, ...] = ()

    def see(self, scene: Scene) -> None:
        """Look at the next scene; one that shows the same figures changes nothing."""
        now = {figure.id: figure for figure in scene.figures}
        before, self._before = self._before, now
        if scene.board != self._board:
            self._board, self.hurt, self.gone = scene.board, {}, ()
            return
        if now == before:
            return
        lost = {name: figure.wounds - before[name].wounds for name, figure in now.items() if name in before}
        hurt = {name: more for name, more in lost.items() if more > 0}
        gone = tuple(figure for name, figure in before.items() if name not in now and _is_out(scene, figure))
        self._age += 1
        if hurt or gone or self._age > _STAYS or any(more < 0 for more in lost.values()):
            self.hurt, self.gone, self._age = hurt, gone, 0

    def figures(self, scene: Scene) -> tuple[SceneFigure, ...]:
        """Return the figures; those that were hurt have a badge that says how much they lost."""
        return tuple(
            replace(figure, badges=(f"{LOST}{self.hurt[figure.id]}", *figure.badges))
            if figure.id in self.hurt
            else figure
            for figure in scene.figures
        )

    def marks(self) -> Iterator[SceneMark]:
        """Yield a mark where each figure that is gone stood."""
        for figure in self.gone:
            yield SceneMark(f"gone:{figure.id}", figure.at, "gone", figure.label, figure.seat, figure.color)


def _is_out(scene: Scene, figure: SceneFigure) -> bool:
    """Whether a figure that left the board is out of the game: its card lies turned, or there is none.

    What has no life, as a trainer that leaves the map, just goes.
    """
    if not figure.life:
        return False
    cards = [card for zone in scene.zones for card in zone.cards if card.entity == figure.entity and card.life]
    return not any(card.turned % 180 == 0 for card in cards)
