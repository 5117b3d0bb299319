"""The table as values: board, figures, benches, Centers, cards, the wheels of the last spin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.api.rules import (
    Scene,
    SceneBoard,
    SceneCard,
    SceneFigure,
    SceneLink,
    SceneMark,
    SceneSegment,
    SceneSpace,
    SceneText,
    SceneWheel,
    SceneZone,
    by_target,
    localised,
    say,
)

from . import setup
from .arena import BENCH, CENTER, OUT, Arena, bits
from .legal import legal
from .reach import targets
from .spin import GOLD, PURPLE, WHITE
from .state import ATTACK, DECK, NAME, RESOLVE, SPACE, TEAM, ArenaState
from .text.names import lines_of, name, points, seat_name
from .text.prompts import option

#: Colours of segments by number: red, white, gold, purple, blue.
INKS = ("#c8323c", "#f2f0e6", "#e2b23a", "#8a4fc0", "#3a7bd5")


class Painter:
    """Makes scenes of one arena; the board of a language is the same object every time."""

    def __init__(self, arena: Arena) -> None:
        """Take the arena."""
        self.arena = arena
        self._boards: dict[str, SceneBoard] = {}

    def scene(self, seen: ArenaState, lang: str) -> Scene:
        """Return what is on the table."""
        arena = self.arena
        if lang not in self._boards:
            self._boards[lang] = board_scene(arena, lang)
        figures = tuple(figure_of(arena, seen, f, lang) for f in range(arena.count) if seen.at[f] >= 0)
        zones = tuple(zone for seat in (1, 2) for zone in zones_of(arena, seen, seat, lang))
        return Scene(
            self._boards[lang],
            figures,
            zones=zones,
            wheels=tuple(wheels_of(arena, seen, lang)),
            texts=tuple(texts_of(arena, seen, lang)),
            options=by_target(option(arena, seen, action, lang) for action in legal(arena, seen)),
        )


def board_scene(arena: Arena, lang: str) -> SceneBoard:
    """Return the board with entries and goals marked (FG-BRD-01)."""
    board = arena.board
    homes = {goal: seat for seat, goal in enumerate(board.goals, 1)}
    spaces = []
    for number, id_ in enumerate(board.ids):
        seat = next((s for s in (1, 2) if board.entries[s - 1] >> number & 1), homes.get(number, 0))
        label = say(lang, "Goal", "Meta") if number in homes else localised(board.names[number], lang)
        spaces.append(SceneSpace(f"space:{id_}", *board.at[number], label, f"seat{seat}" if seat else ""))
    links = tuple(SceneLink(f"space:{board.ids[a]}", f"space:{board.ids[b]}", way) for a, b, way in board.links)
    marks = tuple(
        SceneMark(f"goal:{seat}", f"space:{board.ids[goal]}", "ring", "", seat, "", _goal_tip(arena, seat, lang))
        for goal, seat in homes.items()
    )
    return SceneBoard("graph", spaces=tuple(spaces), links=links, marks=marks)


def _goal_tip(arena: Arena, seat: int, lang: str) -> str:
    who = seat_name(arena, seat, lang)
    return say(lang, f"Goal of {who}", f"Meta di {who}")


def facts_of(arena: Arena, seen: ArenaState, figure: int, lang: str) -> tuple[str, ...]:
    """Return all that is to be known of a figure: PM, its wheel with its texts, condition, waiting."""
    piece = arena.pieces[figure]
    lines = list(lines_of(piece.says, lang) or (points(lang, piece.move),))
    ill = arena.conditions[seen.cond[figure]]
    if seen.cond[figure]:
        lines.append(" ".join((f"{localised(ill.name, lang)}:", *lines_of(ill.says, lang))))
    if seen.wait[figure] or seen.held >> figure & 1:
        lines.append(say(lang, "waits", "attende"))
    return tuple(lines)


def figure_of(arena: Arena, seen: ArenaState, figure: int, lang: str) -> SceneFigure:
    """Return a figure in play."""
    piece = arena.pieces[figure]
    ill = arena.conditions[seen.cond[figure]]
    badges = [str(piece.move)]
    if seen.cond[figure]:
        badges.append(ill.mark)
    if seen.wait[figure] or seen.held >> figure & 1:
        badges.append("…")
    shown = name(arena, figure, lang)
    return SceneFigure(
        f"figure:{figure}",
        f"space:{arena.board.ids[seen.at[figure]]}",
        shown[:3],
        shown,
        piece.seat,
        active=_active(seen, figure),
        badges=tuple(badges),
        tip=f"{shown} · {points(lang, piece.move)}",
        entity=f"figure:{piece.id}",
        facts=facts_of(arena, seen, figure, lang),
        badge_colors={ill.mark: ill.color} if seen.cond[figure] else {},
    )


def _active(seen: ArenaState, figure: int) -> bool:
    """Return whether the question is about a figure."""
    frame = seen.frames[-1] if seen.frames else (0, -1)
    return frame[0] in (SPACE, ATTACK, NAME) and frame[1] == figure


def zones_of(arena: Arena, seen: ArenaState, seat: int, lang: str) -> Iterator[SceneZone]:
    """Yield a side's bench, Pokémon Center and training cards; while players choose, what is to choose from."""
    side = arena.sides[seat - 1]
    bench, center = say(lang, "Bench", "Panchina"), say(lang, "Center", "Centro")
    shown: Sequence[int] = bits(seen.deck[seat - 1])
    if setup.going_on(seen):
        kind, chooser = seen.frames[-1]
        if kind == TEAM:
            box = tuple(_slip(arena, seen, figure, lang) for figure in side.figures)
            yield SceneZone(f"box:{seat}", say(lang, "Figures", "Miniature"), seat, box)
        shown = range(len(side.cards)) if (kind, chooser) == (DECK, seat) else ()
    else:
        yield SceneZone(
            f"bench:{seat}",
            bench,
            seat,
            tuple(_slip(arena, seen, f, lang) for f in side.figures if seen.at[f] == BENCH),
        )
        fallen = tuple(_slip(arena, seen, f, lang) for f in seen.center if arena.pieces[f].seat == seat)
        yield SceneZone(f"center:{seat}", center, seat, fallen)
    if shown:
        cards = tuple(_card(arena, seen, seat, number, lang) for number in shown)
        boss = localised(side.trainer_name, lang)
        yield SceneZone(f"cards:{seat}", f"{say(lang, 'Training cards', 'Carte addestramento')} · {boss}", seat, cards)


def _slip(arena: Arena, seen: ArenaState, figure: int, lang: str) -> SceneCard:
    """Return a figure that is not in play, as a card; one that has been taken for the team is marked."""
    piece = arena.pieces[figure]
    waits = seen.wait[figure] or seen.held >> figure & 1
    badges = ("…",) if waits and seen.at[figure] != CENTER else ()
    taken = seen.at[figure] == OUT and bool(seen.team[piece.seat - 1] >> figure & 1)
    facts = facts_of(arena, seen, figure, lang)
    return SceneCard(f"figure:{figure}", name(arena, figure, lang), (points(lang, piece.move),), badges=badges,
                     active=taken, entity=f"figure:{piece.id}", facts=facts)  # fmt: skip


def _card(arena: Arena, seen: ArenaState, seat: int, number: int, lang: str) -> SceneCard:
    """Return a training card: face down when it has been used; one that has been taken at the set-up is marked."""
    card, taken = arena.sides[seat - 1].cards[number], bool(seen.deck[seat - 1] >> number & 1)
    if setup.going_on(seen):
        left, state = True, say(lang, "taken", "presa") if taken else ""
    else:
        left = bool(seen.cards[seat - 1] >> number & 1)
        state = say(lang, "ready", "pronta") if left else say(lang, "used", "usata")
    lines = (state,) if state else ()
    return SceneCard(f"card:{seat}:{number}", localised(card.name, lang), lines, face="up" if left else "down",
                     active=taken and setup.going_on(seen), entity=f"training_card:{card.id}",
                     facts=lines_of(card.says, lang))  # fmt: skip


# ------------------------------------------------------------ wheels


def wheel_scene(arena: Arena, figure: int, result: int | None, spins: int, lang: str) -> SceneWheel:
    """Return a figure's wheel, stopped on a segment if it has been spun, `spins` times in this game with the others."""
    wheel = arena.pieces[figure].wheel
    segments = tuple(
        SceneSegment(_label(wheel.colors[n], wheel.values[n]) or localised(wheel.names[wheel.of[n]], lang), size,
                     INKS[wheel.colors[n]])
        for n, size in enumerate(wheel.sizes)
    )  # fmt: skip
    title = name(arena, figure, lang)
    if result is not None:
        title = f"{title}: {localised(wheel.names[wheel.of[result]], lang)}"
    return SceneWheel(f"wheel:{figure}", title, segments, result, arena.pieces[figure].seat, spins)


def _label(color: int, value: int) -> str:
    """Return what stands on a segment: its damage or its stars."""
    if color in (WHITE, GOLD):
        return str(value)
    return "★" * value if color == PURPLE else ""


def wheels_of(arena: Arena, seen: ArenaState, lang: str) -> Iterator[SceneWheel]:
    """Yield the wheels of the battle that is being prepared or may begin, else those of the last spin."""
    waiting = next((frame for frame in reversed(seen.frames) if frame[0] == RESOLVE), None)
    if waiting is not None:
        yield wheel_scene(arena, waiting[1], None, seen.spins, lang)
        yield wheel_scene(arena, waiting[2], None, seen.spins, lang)
    elif seen.frames and seen.frames[-1][0] == ATTACK and seen.frames[-1][1] >= 0:
        mine = seen.frames[-1][1]
        for figure in (mine, *targets(arena, seen, mine)[:2]):
            yield wheel_scene(arena, figure, None, seen.spins, lang)
    elif len(seen.spun) == 5:
        yield wheel_scene(arena, seen.spun[0], seen.spun[1], seen.spins, lang)
        yield wheel_scene(arena, seen.spun[2], seen.spun[3], seen.spins, lang)
    elif seen.spun:
        seat, won = seen.spun
        side = arena.sides[seat - 1]
        segments = (
            SceneSegment(say(lang, "Success", "Successo"), side.success, "#4a9a5a"),
            SceneSegment(say(lang, "Miss", "Mancato"), side.miss, INKS[0]),
        )
        yield SceneWheel(
            f"trainer:{seat}", localised(side.trainer_name, lang), segments, 0 if won else 1, seat, seen.spins
        )


def texts_of(arena: Arena, seen: ArenaState, lang: str) -> Iterator[SceneText]:
    """Yield the turn and whose it is; while players choose, the teams as far as they are known."""
    if setup.going_on(seen):
        for seat in (1, 2):
            names = ", ".join(name(arena, figure, lang) for figure in bits(seen.team[seat - 1]))
            if names:
                yield SceneText(f"team:{seat}", seat_name(arena, seat, lang), names, seat)
        return
    who = seat_name(arena, seen.seat, lang)
    yield SceneText("turn", say(lang, "Turn", "Turno"), f"{seen.turn} · {who}", seen.seat)
    if seen.boost:
        yield SceneText("boost", say(lang, "Damage", "Danni"), f"+{seen.boost}", seen.seat)
