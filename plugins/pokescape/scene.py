"""What is on the table, as values: the board once, then figures, benches, order markers and texts."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import (
    Scene,
    SceneBoard,
    SceneCard,
    SceneCover,
    SceneEdge,
    SceneFigure,
    SceneHex,
    SceneMark,
    SceneTerrain,
    SceneText,
    SceneZone,
    by_target,
    localised,
    say,
    spaces_of,
)

from . import damage, frames
from .battle import Battle, Side
from .board import Field, Ground
from .conditions import marked
from .covers import laid
from .describing import Describer, finder, ground_lines, hidden_fact, order_facts, ordered
from .legal import legal
from .maps import Unreadable, ground_of
from .objects import left_of
from .state import HIDDEN, NONE, BattleState
from .text.names import hex_name, name
from .text.prompts import option


class Painter:
    """Makes scenes of one battle. The board of a language is the same object until something on it is destroyed."""

    def __init__(self, battle: Battle) -> None:
        """Take the battle."""
        self.battle = battle
        self._boards: dict[tuple[int, str], SceneBoard] = {}
        self._describer = Describer()

    def scene(self, seen: BattleState, lang: str) -> Scene:
        """Return what an observer sees."""
        battle = self.battle.now(seen) if seen.rubble or seen.guise else self.battle
        about = self._describer
        figures = [figure_of(battle, seen, f, lang, about) for f in battle.everyone if seen.at[f] >= 0]
        trainers = [trainer_of(battle, side, lang, about) for side in battle.sides if side.trainer_at >= 0]
        zones = [zone for side in battle.sides for zone in zones_of(battle, seen, side, lang, about)]
        return Scene(
            self._board(seen.rubble, lang),
            tuple(figures + trainers),
            (*_glyphs(battle, seen, lang, about), *objects_of(battle, seen, lang)),
            tuple(zones),
            (),
            tuple(_texts(battle, seen, lang)),
            by_target(option(battle, seen, action, lang, brief=True) for action in legal(battle, seen)),
            tuple(covers_of(battle, seen)),
            seat_colors={side.seat: side.tint for side in battle.sides if side.tint},
        )

    def _board(self, rubble: int, lang: str) -> SceneBoard:
        """Return the board without the objects that have fallen; what is laid on it for now is told apart."""
        found = self._boards.get((rubble, lang))
        if found is None:
            cleared = self.battle.cleared
            field = cleared(rubble) if rubble and cleared is not None else self.battle.field
            found = self._boards[rubble, lang] = board_of(self.battle, lang, field)
        return found


def board_of(battle: Battle, lang: str, field: Field | None = None) -> SceneBoard:
    """Return the board with its start zones; `field` is what fallen objects have left of the battle's."""
    field = field or battle.field
    terrains = {g.id: terrain_of(g, battle, lang) for g in (*field.grounds, *field.standing.values())}
    terrains |= {g.id: terrain_of(g, battle, lang) for g in _laid_grounds(battle) if g.id not in terrains}
    hexes = []
    for space in sorted(field.hexes.spaces, key=lambda s: field.hexes.offset(s)[::-1]):
        column, row = field.hexes.offset(space)
        ground = field.grounds[field.ground[space]].id
        id_ = f"hex:{column},{row}"
        standing = field.standing[space].id if space in field.standing else ""
        hexes.append(SceneHex(id_, column, row, field.level[space], ground, field.rise[space], standing))
    edges = tuple(_edges(battle, field, lang))
    return SceneBoard(field.hexes.layout, terrains, tuple(hexes), (), (), tuple(_zones(battle)), edges)


def _zones(battle: Battle) -> Iterator[SceneMark]:
    """Yield the start zones."""
    for side in battle.sides:
        for space in spaces_of(side.zone):
            at = hex_name(battle, space)
            yield SceneMark(f"zone:{side.seat}:{at}", f"hex:{at}", "zone", str(side.seat), side.seat, side.color)


def objects_of(battle: Battle, seen: BattleState, lang: str) -> Iterator[SceneMark]:
    """Yield what can be destroyed and still stands, with the life it has left (HS-OBJ-01)."""
    for number, piece in enumerate(battle.objects):
        if not seen.rubble >> number & 1:
            left, name_ = left_of(battle, seen, number), localised(piece.name, lang)
            tip = say(lang, f"Can be destroyed: life {left} of {piece.life}, defense {piece.defense}",
                      f"Si può distruggere: vita {left} su {piece.life}, difesa {piece.defense}")  # fmt: skip
            at = f"hex:{hex_name(battle, piece.spaces[0])}"
            yield SceneMark(f"object:{number}", at, "plate", f"{name_} {left}/{piece.life}", 0, "", tip)


def terrain_of(ground: Ground, battle: Battle, lang: str) -> SceneTerrain:
    """Return how a terrain looks, and what it does as a tip."""
    tip = "\n".join(ground_lines(ground, finder(battle), lang))
    return SceneTerrain(
        ground.id, localised(ground.name, lang), ground.color, ground.texture, tip, f"terrain:{ground.id}"
    )


def _laid_grounds(battle: Battle) -> Iterator[Ground]:
    """Yield the terrains that powers may lay."""
    for cover in battle.covers:
        try:
            yield ground_of(cover.id, battle.field.find)
        except Unreadable:
            continue


def _edges(battle: Battle, field: Field, lang: str) -> Iterator[SceneEdge]:
    """Yield what stands between two spaces (HS-LAD-01, HS-TER-08)."""
    for number, (a, b, ground) in enumerate(field.fences):
        look, tip = "ladder" if ground.rules.ladder else "wall", ground_lines(ground, finder(battle), lang)
        yield SceneEdge(f"edge:{number}", f"hex:{hex_name(battle, a)}", f"hex:{hex_name(battle, b)}", look,
                        localised(ground.name, lang), ground.color, "\n".join(tip))  # fmt: skip


def covers_of(battle: Battle, seen: BattleState) -> Iterator[SceneCover]:
    """Yield the terrains that lie around figures for now (PS-POW-05)."""
    for number, (cover, spaces) in enumerate(laid(battle, seen)):
        for space in spaces_of(spaces):
            at = hex_name(battle, space)
            yield SceneCover(f"laid:{number}:{at}", f"hex:{at}", cover.id)


def _glyphs(battle: Battle, seen: BattleState, lang: str, about: Describer) -> Iterator[SceneMark]:
    """Yield the glyphs that still lie on the board; one that is uncovered says what it does."""
    spaces: set[int] = set()  # one mark for each space that is left to chance
    for number, rune in enumerate(battle.runes):
        if not seen.spent >> number & 1 and rune.space not in spaces:
            spaces.add(rune.space)
            known = bool(seen.uncovered >> number & 1)
            letter = "?" if rune.hidden and not known else rune.letter
            tip = "\n".join(about.entity(battle, "glyph", rune.id, lang)) if known else ""
            yield SceneMark(f"glyph:{number}", f"hex:{hex_name(battle, rune.space)}", "glyph", letter, 0,
                            "accent" if known else "", tip, f"glyph:{rune.id}" if known else "")  # fmt: skip


def figure_of(battle: Battle, seen: BattleState, figure: int, lang: str, about: Describer) -> SceneFigure:
    """Return a figure on the board."""
    marker = battle.markers[seen.status[figure]]
    badges = [marker.letter] if marker is not None else []
    if seen.tokens[figure]:
        badges.append(f"●{seen.tokens[figure]}")
    badges += [sign for sign in _signs(battle, seen, figure, lang) if sign]
    second = seen.also[figure]
    seat = battle.owner[figure]
    active = figure == seen.figure or (battle.one_on_one and seen.figure < 0 and figure in seen.active)
    return SceneFigure(
        f"figure:{figure}",
        f"hex:{hex_name(battle, seen.at[figure])}",
        battle.labels[figure],
        name(battle, figure, lang),
        seat,
        battle.sides[seat - 1].color,
        battle.life[figure],
        seen.wounds[figure],
        battle.height[figure],
        also_at=f"hex:{hex_name(battle, second)}" if second >= 0 else "",
        active=active,
        badges=tuple(badges),
        tip=tip(battle, figure, lang),
        entity=f"army_card:{battle.cards[figure].id}",
        facts=about.figure(battle, seen, figure, lang),
        badge_colors={marker.letter: marker.color} if marker is not None else {},
    )


def _signs(battle: Battle, seen: BattleState, figure: int, lang: str) -> Iterator[str]:
    """Yield counted markers, laid terrain, and the order markers on its card that are known."""
    for number, mark in enumerate(battle.marks):
        have = marked(battle, seen, number, figure)
        yield f"{localised(mark, lang)[:1]}{have}" if have else ""
    yield "≈" if figure < len(seen.laid) and seen.laid[figure] else ""
    yield ordered(battle, seen, figure, spent=False)


def trainer_of(battle: Battle, side: Side, lang: str, about: Describer) -> SceneFigure:
    """Return a trainer figure: an obstacle of Height 4 (PS-TRN-05)."""
    shown = localised(side.trainer_name, lang) or side.trainer
    return SceneFigure(
        f"trainer:{side.seat}", f"hex:{hex_name(battle, side.trainer_at)}", shown[:2].capitalize(), shown, side.seat,
        side.color, height=4, role="trainer", tip=_still(lang), entity=f"trainer:{side.trainer}",
        facts=(_still(lang), *about.entity(battle, "trainer", side.trainer, lang)),
    )  # fmt: skip


def _still(lang: str) -> str:
    return say(lang, "Trainer: stands still, blocks sight", "Allenatore: sta fermo, copre la vista")


def tip(battle: Battle, figure: int, lang: str) -> str:
    """Return a figure's numbers in one line."""
    card = battle.cards[figure]
    return say(
        lang,
        f"Life {battle.life[figure]}, move {battle.move[figure]}, range {card.range}, attack {card.attack}, "
        f"defense {max(0, battle.defense[figure])}, height {card.height}",
        f"Vita {battle.life[figure]}, movimento {battle.move[figure]}, gittata {card.range}, attacco {card.attack}, "
        f"difesa {max(0, battle.defense[figure])}, altezza {card.height}",
    )


def zones_of(battle: Battle, seen: BattleState, side: Side, lang: str, about: Describer) -> Iterator[SceneZone]:
    """Yield a seat's cards off the board, and its order markers."""
    who = battle.seat_name(side.seat, lang)
    off = [f for f in side.figures if seen.at[f] < 0]
    if off:
        title = say(lang, f"Bench of {who}", f"Panchina di {who}")
        cards = tuple(card_of(battle, seen, f, lang, about) for f in off)
        yield SceneZone(f"bench:{side.seat}", title, side.seat, cards)
    if 4 * side.seat > len(seen.markers):  # a side that places none, as a neutral figure's
        return
    cards = tuple(_marker(battle, seen, side, number, lang) for number in range(4))
    yield SceneZone(f"markers:{side.seat}", say(lang, f"Order markers of {who}", f"Segnalini ordine di {who}"),
                    side.seat, cards)  # fmt: skip


def card_of(battle: Battle, seen: BattleState, figure: int, lang: str, about: Describer) -> SceneCard:
    """Return a card on the bench; destroyed ones lie turned."""
    gone = bool(seen.down[figure])
    marker = battle.markers[seen.status[figure]]
    badges = (marker.letter if marker is not None else "", ordered(battle, seen, figure, spent=False))
    return SceneCard(
        f"card:{figure}",
        name(battle, figure, lang),
        (tip(battle, figure, lang),),
        turned=90 if gone else 0,
        color=battle.sides[battle.owner[figure] - 1].color,
        badges=("K.O.",) if gone else tuple(filter(None, badges)),
        life=battle.life[figure],
        wounds=seen.wounds[figure],
        entity=f"army_card:{battle.cards[figure].id}",
        tip=tip(battle, figure, lang),
        facts=about.figure(battle, seen, figure, lang),
    )


def _marker(battle: Battle, seen: BattleState, side: Side, number: int, lang: str) -> SceneCard:
    """Return one order marker: where it lies as far as the observer knows."""
    index = 4 * side.seat - 4 + number
    figure = seen.markers[index]
    shown = bool(seen.shown >> index & 1)
    if figure == HIDDEN:
        hidden = (hidden_fact(lang),)
        return SceneCard(f"marker:{side.seat}:{number}", "?", face="down", color=side.color, facts=hidden)
    where = name(battle, figure, lang) if figure != NONE else "–"
    spent = say(lang, "revealed", "rivelato") if shown else ""
    lines = (where, spent) if spent else (where,)
    told = order_facts(number, where if figure != NONE else "", spent, lang)
    return SceneCard(
        f"marker:{side.seat}:{number}", "123X"[number], lines, color=side.color, active=not shown, facts=told
    )


def progress_of(battle: Battle, seen: BattleState, lang: str) -> Iterator[SceneText]:
    """Yield round and initiative."""
    limit = battle.rules.round_limit
    yield SceneText(
        "round", say(lang, "Round", "Round"), say(lang, f"{seen.round} of {limit}", f"{seen.round} su {limit}")
    )
    if seen.round and any(seen.init):
        rolls = ", ".join(f"{battle.seat_name(seat, lang)} {seen.init[seat - 1]}" for seat in seen.order)
        yield SceneText("initiative", say(lang, "Initiative", "Iniziativa"), rolls)


def _texts(battle: Battle, seen: BattleState, lang: str) -> Iterator[SceneText]:
    """Yield round, initiative, whose turn it is, how it ended."""
    yield from progress_of(battle, seen, lang)
    if seen.over:
        how = {damage.KNOCK_OUT: ("by knock-out", "per K.O."), damage.ROUNDS: ("by points", "ai punti")}
        why = say(lang, *how.get(seen.over, ("nobody is left", "non resta nessuno")))
        end = battle.seat_name(seen.winner, lang) if seen.winner else say(lang, "a draw", "pari")
        yield SceneText("result", say(lang, "Winner", "Vince"), f"{end}, {why}", seen.winner)
    elif seen.frames:
        frame = seen.frames[-1]
        seat = battle.seat_name(frame[1], lang)
        of = f": {name(battle, seen.figure, lang)}" if seen.figure >= 0 and frame[0] != frames.REPLACE else ""
        yield SceneText("turn", say(lang, "To act", "Tocca a"), seat + of, frame[1])
