"""Where cards, wheels, headings and seats are painted beside a board, and how wide cards are there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from workbench.engine.scene import SceneCard, SceneSeat, SceneWheel, SceneZone
from workbench.gui import theme
from workbench.gui.board.cards import MOST_PIPS, PIP, SLIP_WIDTH, beside_life


@dataclass(frozen=True)
class Spot:
    """Where a card, wheel, zone heading or seat is painted."""

    id: str
    box: QRectF
    what: SceneCard | SceneWheel | SceneZone | SceneSeat


def heading(zone: SceneZone) -> str:
    """Return what stands over a zone: its title, of a stack how many cards there are."""
    return f"{zone.title}  {zone.count}" if zone.stack or zone.count else zone.title


def heading_width(zone: SceneZone) -> float:
    """Return how wide a zone's heading is."""
    return QFontMetricsF(theme.font(8.0, bold=True)).horizontalAdvance(heading(zone)) + 4


def shown(zone: SceneZone) -> tuple[SceneCard, ...]:
    """Return the cards of a zone that are painted: of a stack the top one."""
    return zone.cards[-1:] if zone.stack else zone.cards


def slip_width(*cards: SceneCard) -> float:
    """Return how wide slips are that say all of these cards, within what a slip may take."""
    title, line = QFontMetricsF(theme.font(8.0, bold=True)), QFontMetricsF(theme.font(7.0))
    said = [title.horizontalAdvance(card.title) for card in cards]
    said += [line.horizontalAdvance(card.lines[0]) for card in cards if card.lines and not card.life]
    pips = [
        (PIP * card.life if card.life <= MOST_PIPS else 24.0) + line.horizontalAdvance(beside_life(card)) + 8.0
        for card in cards
        if card.life
    ]
    return max(44.0, min(SLIP_WIDTH, max([*said, *pips], default=0.0) + 18))
