"""Who is asked what, and how the game ended, as texts and colours for the window."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from workbench.engine.result import Result
from workbench.engine.scene import Scene
from workbench.gui import lang
from workbench.gui.lang import tr
from workbench.gui.palette import Palette
from workbench.playtest.session import Session


class Asked(NamedTuple):
    """Who is asked (with a colour) and the question."""

    who: str
    color: str
    question: str


def asked(session: Session, names: dict[int, str], palette: Palette) -> Asked:
    """Return what the headline says now; the palette has the colours of the game's seats."""
    prompt = session.prompt
    if prompt is None:
        return Asked("", palette.muted, tr("The game is over"))
    who, agent = names.get(prompt.seat, tr("Nobody's figures")), session.agents.get(prompt.seat)
    if agent is None:
        return Asked(who, palette.seat(prompt.seat), session.question(lang.current()))
    decides = tr("{who} decides", who=who) if prompt.seat else tr("The game decides for nobody's figures")
    return Asked(f"{who} ({tr(agent)})", palette.seat(prompt.seat), decides)


def ending(result: Result | None, names: dict[int, str], palette: Palette) -> tuple[str, str]:
    """Return the line that says how the game ended, and its colour; empty while it goes on."""
    if result is None:
        return "", palette.muted
    winner = names.get(result.winner, "") if result.winner else ""
    said = tr("{who} wins", who=winner) if winner else tr("A draw")
    scores = ", ".join(f"{names.get(seat, seat)} {score}" for seat, score in sorted(result.scores.items()))
    if scores and (counted := result.counted.get(lang.current())):
        scores = f"{counted}: {scores}"
    reason = result.texts.get(lang.current()) or tr(result.reason.replace("_", " "))
    parts = (said, reason, scores)
    return "  ·  ".join(part for part in parts if part), palette.seat(result.winner or 0)


def standing(scene: Scene, palette: Palette) -> str:
    """Return the texts of a scene as one line of rich text; empty when it has none."""
    parts = [
        f'<span style="color:{palette.muted}">{escape(text.title)}</span> '
        f'<b style="color:{palette.seat(text.seat) if text.seat else palette.text}">{escape(text.text)}</b>'
        for text in scene.texts
    ]
    return "&nbsp;&nbsp;&nbsp;·&nbsp;&nbsp;&nbsp;".join(parts)
