"""What is to be said of what is under the pointer: a figure, a card, what lies on a place, the ground, the options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from workbench.engine.prompt import Option
from workbench.engine.scene import Scene, SceneCard, SceneFigure
from workbench.gui.lang import tr

#: Options that are listed at most.
MOST = 8


class Said(NamedTuple):
    """A heading, lines below it, and what can be chosen here."""

    title: str
    lines: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Everything as plain lines."""
        return "\n".join((self.title, *self.lines, *self.options)) if self.title else "\n".join(self.options)


def said_of(scene: Scene, figure: SceneFigure | None, place: str, options: Sequence[Option]) -> Said:
    """Return what is to be said of a place of the board and the figure on it."""
    ground = list(_ground(scene, place))
    listed = tuple(option_line(option) for option in options[:MOST])
    if figure is not None:
        return Said(figure.title, (*about(figure), *ground), listed)
    return Said(ground[0], tuple(ground[1:]), listed) if ground else Said("", (), listed)


def said_of_card(card: SceneCard, options: Sequence[Option]) -> Said:
    """Return what is to be said of a card off the board."""
    title = f"{card.title} × {card.count}" if card.count else card.title
    return Said(title, tuple(about(card)), tuple(option_line(option) for option in options[:MOST]))


def about(piece: SceneFigure | SceneCard) -> Iterator[str]:
    """Yield the lines about a figure or a card: life, then all its facts, else its tip or what its face says."""
    if piece.life:
        yield tr("{left} of {life} life", left=piece.life - piece.wounds, life=piece.life)
    if piece.facts:
        yield from piece.facts
    else:
        said = piece.tip or ("\n".join(piece.lines) if isinstance(piece, SceneCard) else "")
        yield from (line for line in said.splitlines() if line)


def option_line(option: Option) -> str:
    """Return an option with what it promises."""
    return f"→ {option.label}" + (f"  ({option.detail})" if option.detail else "")


def _ground(scene: Scene, place: str) -> Iterator[str]:
    """Yield the ground of a hex and what it does, what stands or lies on it or on its edges, who sees it."""
    found = next((each for each in scene.board.hexes if each.id == place), None)
    if found is not None:
        level = tr("level {level}", level=found.level)
        names = [found.terrain, *([found.object] if found.object else [])]
        terrains = [scene.board.terrains[name] for name in names if name in scene.board.terrains]
        called = " + ".join(terrain.name for terrain in terrains) or found.terrain
        yield f"{found.column}, {found.row}  ·  {called}  ·  {level}"
        for terrain in terrains:
            yield from terrain.tip.splitlines()
    space = next((each for each in scene.board.spaces if each.id == place), None)
    if space is not None:
        yield from (space.tip or space.label or space.id).splitlines()
    yield from _lying(scene, place)


def _lying(scene: Scene, place: str) -> Iterator[str]:
    """Yield laid terrain, marks, edges and areas of a place, each with what it does."""
    for cover in scene.covers:
        terrain = scene.board.terrains.get(cover.terrain) if cover.at == place else None
        if terrain is not None:
            yield from (f"≈ {terrain.name}", *terrain.tip.splitlines())
    for mark in (*scene.board.marks, *scene.marks):
        if mark.at == place and mark.look != "zone" and (mark.label or mark.tip):
            yield from (f"◇ {mark.label}", *mark.tip.splitlines())
    for edge in scene.board.edges:
        if place in (edge.start, edge.end) and edge.title:
            yield from (f"┃ {edge.title}", *edge.tip.splitlines())
    for area in scene.areas:
        if place in area.places:
            yield f"◉ {area.title}"
