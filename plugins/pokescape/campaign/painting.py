"""What is on the table in a campaign: the map, trainers, items, the battle if there is one, parties and bags."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from workbench.api.rules import (
    Scene,
    SceneArea,
    SceneBoard,
    SceneCard,
    SceneCover,
    SceneFigure,
    SceneMark,
    SceneTerrain,
    SceneText,
    SceneZone,
    by_target,
    localised,
    say,
    spaces_of,
)

from .. import frames
from ..battle import Battle, Side
from ..describing import Describer
from ..scene import board_of, covers_of, figure_of, objects_of, progress_of, zones_of
from ..text.names import count, hex_name, name
from . import asking, capture, choices, growth, walk
from .earned import counted, earned, earns, with_counted
from .journey import TALL, Journey, seat_of
from .state import CampaignState
from .telling import ENDS, seat_name


class Canvas:
    """Makes scenes of one journey. The board of a language is the same object every time."""

    def __init__(self, journey: Journey) -> None:
        """Take the journey."""
        self.journey = journey
        self._boards: dict[tuple[int, str], SceneBoard] = {}
        self._describer = Describer()

    def scene(self, seen: CampaignState, lang: str) -> Scene:
        """Return what an observer sees."""
        journey, about = self.journey, self._describer
        covers: tuple[SceneCover, ...] = ()
        figures = [*_walkers(journey, seen, lang, about), *_people(journey, seen, lang)]
        zones: list[SceneZone] = []
        texts = list(_texts(journey, seen, lang))
        if seen.home:
            battle = journey.arena.of(seen)
            figures = [*_fighters(journey, seen, battle, lang, about), *figures]
            zones = [zone for side in battle.sides for zone in _side(journey, seen, battle, side, lang, about)]
            covers = tuple(covers_of(battle, seen))
            texts += [*_about(journey, seen, battle, lang), *progress_of(battle, seen, lang)]
        else:
            zones = [zone for seat in journey.players for zone in _parties(journey, seen, seat, lang, about)]
        zones += [zone for seat in journey.players for zone in _bags(journey, seen, seat, lang, about)]
        marks = (*_marks(journey, seen, lang, about), *objects_of(journey.table, seen, lang))
        legal = choices.choices(journey, seen)
        options = by_target(asking.option(journey, seen, each, lang, brief=True) for each in legal)
        areas = tuple(_gazes(journey, seen, lang))
        board = self._board(seen.rubble, lang)
        return Scene(
            board, tuple(figures), marks, tuple(zones), (), tuple(texts), options, covers, areas,
            journey.tints,
        )  # fmt: skip

    def _board(self, rubble: int, lang: str) -> SceneBoard:
        found = self._boards.get((rubble, lang))
        if found is None:
            found = board_of(self.journey.table, lang, self.journey.after(rubble).field)
            marks = (*found.marks, *_places(self.journey, lang))
            found = replace(found, marks=marks, terrains=_wild(self.journey, found, lang))
            self._boards[rubble, lang] = found
        return found


def _wild(journey: Journey, board: SceneBoard, lang: str) -> dict[str, SceneTerrain]:
    """Return the board's terrains; those that wild Pokémon live on say how likely they are met (PS-ENC-01)."""
    terrains = dict(board.terrains)
    low = journey.rules.encounter_from
    for number in journey.ground_tables:
        terrain = terrains[journey.field.grounds[number].id]
        odds = f"{walk.encounter_chance(journey):.0%}"
        met = say(lang, f"Wild Pokémon: who steps here rolls a d20, from {low} one appears ({odds})",
                  f"Pokémon selvatici: chi vi mette piede tira un d20, da {low} ne appare uno ({odds})")  # fmt: skip
        terrains[terrain.id] = replace(terrain, tip="\n".join(filter(None, (terrain.tip, met))))
    return terrains


def _places(journey: Journey, lang: str) -> Iterator[SceneMark]:
    """Yield goal, centers and marts."""
    hexes = journey.field.hexes
    for look, mask, label in (("flag", journey.goal, say(lang, "Goal", "Traguardo")),):
        for space in spaces_of(mask):
            yield SceneMark(
                f"goal:{hex_name(journey.table, space)}", f"hex:{hex_name(journey.table, space)}", look, label
            )
    rows = (("center", journey.rules.centers, ("PokéCenter", "Centro Pokémon")),
            ("mart", journey.rules.marts, ("PokéMart", "Poké Market")))  # fmt: skip
    for sort, at, words in rows:
        for column, row in at:
            if hexes.space(column, row) >= 0:
                yield SceneMark(f"{sort}:{column},{row}", f"hex:{column},{row}", "flag", say(lang, *words))


def _marks(journey: Journey, seen: CampaignState, lang: str, about: Describer) -> Iterator[SceneMark]:
    """Yield the items that somebody has not taken yet (PS-CMP-03)."""
    for number, (space, item) in enumerate(journey.lying):
        if not all(seen.taken[seat - 1] >> number & 1 for seat in journey.players):
            at = f"hex:{hex_name(journey.table, space)}"
            what = journey.items[item]
            tip = "\n".join(about.entity(journey.table, "item", what.id, lang))
            called = localised(what.name, lang)
            if seen.walker and seen.taken[seen.walker - 1] >> number & 1:
                who, called = seat_name(journey, seen.walker, lang), f"✓ {called}"
                has = say(lang, f"{who} has it; the others may still take it",
                          f"{who} ce l’ha; gli altri possono ancora prenderlo")  # fmt: skip
                tip = f"{has}\n{tip}"
            yield SceneMark(f"lying:{number}", at, "item", called, 0, "", tip, f"item:{what.id}")


def _gazes(journey: Journey, seen: CampaignState, lang: str) -> Iterator[SceneArea]:
    """Yield what each map trainer sees that the walking player has not beaten yet (PS-EYE-01)."""
    if seen.home or not seen.walker or seen.place[seen.walker - 1] < 0:
        return
    away = journey.arena.away(seen)
    for number, person in enumerate(journey.people):
        if away >> number & 1 or seen.beaten[seen.walker - 1] >> number & 1:
            continue
        who = localised(person.name, lang)
        places = (f"hex:{hex_name(journey.table, s)}" for s in walk.gaze(journey, seen, seen.walker, number))
        title = say(lang, f"{who} sees who stands here: a battle begins", f"{who} vede chi sta qui: inizia una lotta")
        yield SceneArea(f"gaze:{number}", title, tuple(places), "gaze", 0, "seat4", f"person:{number}")


def _walkers(journey: Journey, seen: CampaignState, lang: str, about: Describer) -> Iterator[SceneFigure]:
    """Yield the players' trainer figures."""
    for seat in journey.seats:
        place = seen.place[seat.seat - 1]
        if place >= 0:
            shown = localised(seat.trainer_name, lang) or seat_name(journey, seat.seat, lang)
            yield SceneFigure(
                f"trainer:{seat.seat}", f"hex:{hex_name(journey.table, place)}", shown[:2].capitalize(), shown,
                seat.seat, seat.color, height=TALL, active=not seen.home and seat.seat == seen.walker, role="trainer",
                tip=seat_name(journey, seat.seat, lang), entity=f"trainer:{seat.trainer}" if seat.trainer else "",
                facts=about.entity(journey.table, "trainer", seat.trainer, lang) if seat.trainer else (),
            )  # fmt: skip


def _people(journey: Journey, seen: CampaignState, lang: str) -> Iterator[SceneFigure]:
    """Yield the map's trainers with the way they look; who has beaten them."""
    away = journey.arena.away(seen)
    for number, person in enumerate(journey.people):
        if away >> number & 1:
            continue
        done = [seat for seat in journey.players if seen.beaten[seat - 1] >> number & 1]
        beaten = say(lang, "beaten by ", "battuto da ") + ", ".join(seat_name(journey, s, lang) for s in done)
        shown = localised(person.name, lang)
        waits = say(lang, "Battles whoever walks into its sight", "Sfida chi entra nella sua vista")
        yield SceneFigure(
            f"person:{number}", f"hex:{hex_name(journey.table, person.at)}", shown[:2].capitalize(), shown, 0,
            "seat4", height=TALL, facing=person.facing, role="trainer", tip=beaten if done else waits,
            entity=f"trainer:{person.id}",
        )  # fmt: skip


def _fighters(
    journey: Journey, seen: CampaignState, battle: Battle, lang: str, about: Describer
) -> Iterator[SceneFigure]:
    """Yield the Pokémon on the board; what is wild is nobody's."""
    for figure in battle.everyone:
        if seen.at[figure] >= 0:
            painted = figure_of(battle, seen, figure, lang, about)
            mine = seen.lineup[figure] >= 0
            worn = [localised(i.name, lang) for n, i in enumerate(journey.items) if seen.worn[figure] >> n & 1]
            seat = seat_of(journey, seen, seen.sides[figure]) if mine else 0
            told = [*worn, earned(journey, seen, seen.lineup[figure], lang)] if mine and earns(journey) else worn
            facts = (*(f"◆ {line}" for line in told), *painted.facts)
            yield replace(painted, seat=seat, tip=", ".join([painted.tip, *worn]), facts=facts)


def _parties(journey: Journey, seen: CampaignState, seat: int, lang: str, about: Describer) -> Iterator[SceneZone]:
    """Yield a player's party, and what is stored."""
    who = seat_name(journey, seat, lang)
    rows = (
        ("party", seen.party(seat), ("Party of", "Squadra di")),
        ("stored", seen.stored(seat), ("Stored:", "In deposito:")),
    )
    for sort, mons, words in rows:
        if mons or sort == "party":
            cards = tuple(_card(journey, seen, mon, lang, about) for mon in mons)
            yield SceneZone(f"{sort}:{seat}", f"{say(lang, *words)} {who}", seat, cards)


def _card(journey: Journey, seen: CampaignState, mon: int, lang: str, about: Describer) -> SceneCard:
    """Return a Pokémon's card with markers, items, wounds and status."""
    card = journey.cards[seen.kind[mon]]
    marker = journey.table.markers[seen.ail[mon]]
    items = [
        localised(i.name, lang) for n, i in enumerate(journey.items) if (seen.held[mon] | seen.taught[mon]) >> n & 1
    ]
    tiers = [
        f"{localised(journey.items[index].name, lang)} +{growth.tier(seen, mon, n)}"
        for n, index in enumerate(journey.stat_items)
        if growth.tier(seen, mon, n)
    ]
    lines, told = [counted(seen, mon, lang), *tiers, *items], earned(journey, seen, mon, lang)
    out, life = bool(seen.out[mon]), growth.life(journey, seen, mon)
    ill: tuple[str, ...] = ()
    if marker is not None:
        ill = (f"◆ {localised(marker.name, lang)}: {' '.join(about.entity(journey.table, 'status', marker.id, lang))}",)
    return SceneCard(
        f"mon:{mon}", asking.mon_name(journey, seen, mon, lang), tuple(lines), turned=90 if out else 0,
        color=journey.seat(seen.holder[mon]).color,
        badges=("K.O.",) if out else (marker.letter,) if marker is not None else (),
        life=life, wounds=min(life, seen.hurt[mon]),
        active=mon == seen.carrier[seen.holder[mon] - 1], entity=f"army_card:{card.id}",
        facts=(*ill, *(f"◆ {line}" for line in (told, *tiers, *items)), *about.card(journey.table, card, lang)),
    )  # fmt: skip


def _bags(journey: Journey, seen: CampaignState, seat: int, lang: str, about: Describer) -> Iterator[SceneZone]:
    """Yield a player's bag."""
    first = (seat - 1) * journey.count
    cards = tuple(
        SceneCard(
            f"bag:{seat}:{n}",
            localised(item.name, lang),
            count=seen.bag[first + n],
            entity=f"item:{item.id}",
            facts=about.entity(journey.table, "item", item.id, lang),
        )
        for n, item in enumerate(journey.items)
        if seen.bag[first + n]
    )
    if cards:
        who = seat_name(journey, seat, lang)
        yield SceneZone(f"bag:{seat}", say(lang, f"Bag of {who}", f"Borsa di {who}"), seat, cards)


def _side(
    journey: Journey, seen: CampaignState, battle: Battle, side: Side, lang: str, about: Describer
) -> Iterator[SceneZone]:
    """Yield a side's bench and order markers; nobody's where it is no player's, and no bench where there is none."""
    players = any(seen.lineup[f] >= 0 for f in side.figures)
    seat = seat_of(journey, seen, side.seat) if players else 0
    for zone in zones_of(battle, seen, side, lang, about):
        if players and zone.id.startswith("bench:") and earns(journey):
            mons = [seen.lineup[f] for f in side.figures if seen.at[f] < 0]
            zone = replace(zone, cards=tuple(map(partial(with_counted, journey, seen, lang), zone.cards, mons)))
        if zone.cards or players:
            yield replace(zone, seat=seat)


def _about(journey: Journey, seen: CampaignState, battle: Battle, lang: str) -> Iterator[SceneText]:
    """Yield what the battle is about, and what a ball would need."""
    sides = [battle.seat_name(side.seat, lang) for side in battle.sides]
    wild = capture.wild_figure(journey, seen)
    if wild >= 0:
        needed, who = capture.catch_number(battle.cards[wild]), name(battle, wild, lang)
        text = say(lang, f"{who}, capture from {needed}", f"{who}, cattura da {needed}")
        yield SceneText("wild", say(lang, "Wild", "Selvatico"), text)
    yield SceneText("battle", say(lang, "Battle", "Lotta"), say(lang, " against ", " contro ").join(sides))


def _texts(journey: Journey, seen: CampaignState, lang: str) -> Iterator[SceneText]:
    """Yield steps and money, and how it ended."""
    for seat in journey.players:
        if journey.rules.mode == "walk":
            turns, money = seen.turns[seat - 1], seen.money[seat - 1]
            limit = journey.rules.step_limit
            steps = f"{count(lang, turns, ('step', 'passo'), ('steps', 'passi'))} {say(lang, 'of', 'su')} {limit}"
            text = f"{steps}, {say(lang, 'money', 'denaro')} {money}"
            yield SceneText(f"walk:{seat}", seat_name(journey, seat, lang), text, seat)
    if not seen.ended:
        top = seen.top
        seat = top[1] if top[0] >= frames.OUTER else seat_of(journey, seen, top[1])
        shown = seat_name(journey, seat, lang) if seat else say(lang, "the game", "il gioco")
        yield SceneText("turn", say(lang, "To act", "Tocca a"), shown, seat)
    else:
        yield SceneText("end", say(lang, "Result", "Esito"), say(lang, *ENDS[seen.ended]), seen.victor)
