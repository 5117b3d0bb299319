"""What is on the table, as values: the track, the pawns, the decks, everybody's cards, the spinner, the scores."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import (
    Scene,
    SceneBoard,
    SceneCard,
    SceneFigure,
    SceneLink,
    SceneSegment,
    SceneSpace,
    SceneText,
    SceneWheel,
    SceneZone,
    by_target,
    localised,
    say,
)

from . import codes as c
from .board import Board
from .compiled import Pokemon, Table
from .legal import legal
from .seen import EVENT_BACK
from .standing import CARD_COLORS, account_of, ranking, seats_of
from .state import TrainerState
from .structs.views import Track, TrackSpace
from .text.effects import does
from .text.prompts import option
from .text.words import COLORS, instruction, player

#: How a space looks: colour and a sign that needs no language.
_LOOKS = {
    c.PLAIN: ("", ""), c.START: ("#ffffff", ""), c.GOAL: ("#ffd700", ""), c.EVENT: ("#9b59d0", "?"),
    c.ITEM: ("#3d8bd4", "◆"), c.GET: ("#e04848", "◓"), c.BATTLE: ("#d9822b", "⚔"), c.GYM_SPACE: ("#8a6d3b", "♜"),
    c.RUINS: ("#b8a25a", "▲"), c.TROUBLE: ("#4a4a55", ""), c.PCS: ("#3fa45b", ""), c.ASH: ("#e8c33a", "10×"),
    c.CONTEST: ("#e87fb0", "♪"), c.PROFESSORS: ("#5fb8b0", "+2 ◓"),
}  # fmt: skip
#: The signs of the two spaces that are called something: short, to be read on a disc.
_ENDS = {c.START: ("START", "VIA"), c.GOAL: ("GOAL", "ARRIVO")}
_SIGNS = {"pcs": "", "item": "◆", "event": "?", "pokemon": "◓"}
_SPINNER = ("#c8403a", "#e08a2e", "#e3d04a", "#3fa45b", "#3d8bd4", "#9b59d0")


def boards_of(track: Track, board: Board) -> dict[str, SceneBoard]:
    """Return the track as it is painted, by language; it does not change during a game."""
    links = tuple(
        SceneLink(f"space:{board.ids[at]}", f"space:{board.ids[way]}", one_way=True)
        for at, ways in enumerate(board.after)
        for way in ways
    )
    return {
        lang: SceneBoard(
            "track", spaces=tuple(_space(board, at, each, lang) for at, each in enumerate(track.spaces)), links=links
        )
        for lang in ("en", "it")
    }


def _space(board: Board, at: int, space: TrackSpace, lang: str) -> SceneSpace:
    """One space: its sign, and in words what it is called and does."""
    color, sign = _LOOKS[board.kind[at]]
    if board.kind[at] in _ENDS:
        sign = say(lang, *_ENDS[board.kind[at]])
    if board.kind[at] in (c.PCS, c.TROUBLE):
        mark = "+" if board.kind[at] == c.PCS else "−"
        sign = f"{mark}{board.amount[at]} {_SIGNS[board.loss[at]]}".strip()
    name, does = localised(space.name, lang) or space.id, instruction(board, at, lang)
    return SceneSpace(f"space:{space.id}", space.x, space.y, sign, color, name if name == does else f"{name}\n{does}")


def scene_of(table: Table, state: TrainerState, lang: str) -> Scene:
    """Return the table as an observation shows it."""
    seats = range(table.seats)
    if state.frames:
        own = [zone for seat in seats for zone in (_pokemon(table, state, seat, lang), _hand(table, state, seat, lang))]
        zones = _decks(table, state, lang) + own
    else:
        zones = [account_of(table, state, seat, lang) for seat in ranking(table, state)]
    return Scene(
        table.scene.get(lang) or table.scene["en"],
        tuple(_pawn(table, state, seat, lang) for seat in range(table.seats)),
        zones=tuple(zones),
        wheels=(_wheel(state, lang),),
        texts=tuple(_texts(state, lang)),
        options=by_target(option(table, state, action, lang) for action in legal(table, state)),
        seats=seats_of(table, state, lang),
    )


def _pawn(table: Table, state: TrainerState, seat: int, lang: str) -> SceneFigure:
    name = player(table, seat, lang)
    active = bool(state.frames) and state.frames[-1][1] == seat
    badges = (str(state.loops[seat]),) if state.loops[seat] else ()
    times, facts = table.rules.loop_times, [say(lang, f"{state.pcs[seat]} PCs", f"{state.pcs[seat]} PC")]
    if table.board.junction >= 0:
        loops = state.loops[seat]
        facts.append(say(lang, f"Round the loop {loops} of {times}", f"Giri dell’anello {loops} su {times}"))
    return SceneFigure(
        f"figure:{seat + 1}", f"space:{table.board.ids[state.at[seat]]}", name[:2], name, seat + 1, active=active,
        role="pawn", badges=badges, facts=tuple(facts),
    )  # fmt: skip


def _wheel(state: TrainerState, lang: str) -> SceneWheel:
    """The spinner, standing where it stopped last."""
    segments = tuple(SceneSegment(str(n), 1, "#555566" if n == 0 else _SPINNER[n % len(_SPINNER)]) for n in range(11))
    result = state.spun if state.spun >= 0 else None
    return SceneWheel("spinner", say(lang, "Spinner", "Ruota"), segments, result, spins=state.spins)


def card_of(pokemon: Pokemon, id_: str, lang: str, count: int = 0, active: bool = False) -> SceneCard:
    """Return a Pokémon or leader as a card."""
    points = say(lang, f"Battle Points {pokemon.points}", f"Punti lotta {pokemon.points}")
    worth = f"{say(lang, *COLORS[pokemon.color])} · {pokemon.worth}" if pokemon.color else ""
    sort = say(lang, *COLORS[pokemon.color]) if pokemon.color else say(lang, "Gym Leader", "Capopalestra")
    line = f"{pokemon.points} · {sort}"
    return SceneCard(
        id_, localised(pokemon.name, lang), (line,),
        color=CARD_COLORS[pokemon.color],
        badges=(str(pokemon.points),), entity=pokemon.ref, count=count if count > 1 else 0, active=active,
        facts=(points, worth) if worth else (points,),
    )  # fmt: skip


def _pokemon(table: Table, state: TrainerState, seat: int, lang: str) -> SceneZone:
    """A player's Pokémon, face up, the strongest first."""
    own = state.pokemon[seat]
    fighting = {state.fight[c.OF_ME + c.POKEMON]} if state.fight[c.ME] == seat else set()
    if state.fight[c.KIND] == c.TRAINER and state.fight[c.FOE] == seat:
        fighting = {state.fight[c.OF_FOE + c.POKEMON]}
    ordered = sorted(set(own), key=lambda card: (-table.pokemon[card].points, card))
    cards = tuple(
        card_of(table.pokemon[card], f"pokemon:{seat + 1}:{card}", lang, own.count(card), card in fighting)
        for card in ordered
    )
    return SceneZone(f"pokemon:{seat + 1}", "Pokémon", seat + 1, cards)


def _hand(table: Table, state: TrainerState, seat: int, lang: str) -> SceneZone:
    """A player's items and events; those of others lie face down."""
    hand, cards = state.hand[seat], []
    for n, card in enumerate(hand):
        if n and hand[n - 1] == card:
            continue
        same = hand.count(card)
        if card < 0:
            back = say(lang, "Event", "Evento") if card == EVENT_BACK else say(lang, "Item", "Strumento")
            cards.append(SceneCard(f"back:{seat + 1}:{-card}", back, face="down", count=same if same > 1 else 0))
        else:
            play = table.cards[card]
            sort = say(lang, "Item", "Strumento") if play.item else say(lang, "Event", "Evento")
            when = say(lang, "battle", "lotta") if play.when == "battle" else say(lang, "turn", "turno")
            cards.append(
                SceneCard(
                    f"hand:{seat + 1}:{card}", localised(play.name, lang), (f"{sort} · {when}",), entity=play.ref,
                    color="#3d8bd4" if play.item else "#9b59d0", count=same if same > 1 else 0,
                    facts=(does(table, card, lang),),
                )
            )  # fmt: skip
    return SceneZone(f"hand:{seat + 1}", say(lang, "Cards", "Carte"), seat + 1, tuple(cards))


def _decks(table: Table, state: TrainerState, lang: str) -> list[SceneZone]:
    """The decks with what lies face up beside them, and what is being fought."""
    shown = tuple(
        card_of(table.pokemon[card], f"shown:{card}", lang, state.shown.count(card))
        for card in sorted(set(state.shown))
    )
    zones = [
        SceneZone("pile", say(lang, "Pokémon pile", "Mazzo Pokémon"), 0, stack=True, count=len(state.pile)),
        SceneZone("shown", say(lang, "Face up", "Scoperti"), 0, shown),
    ]
    theirs = state.fight[c.OF_FOE + c.POKEMON]
    if state.fight[c.KIND] in (c.WILD, c.GYM):
        foe = (table.leaders if state.fight[c.KIND] == c.GYM else table.pokemon)[theirs]
        zones.insert(0, SceneZone("foe", say(lang, "Opponent", "Avversario"), 0, (card_of(foe, "foe:card", lang),)))
    return zones


def _texts(state: TrainerState, lang: str) -> Iterator[SceneText]:
    """The round, and how many cards each of the smaller decks has."""
    yield SceneText("round", say(lang, "Round", "Giro"), str(state.round))
    decks = (
        ("rares", "Rare Pokémon", "Pokémon rari", state.rares),
        ("leaders", "Gym Leaders", "Capipalestra", state.leaders),
        ("items", "Items", "Strumenti", state.items), ("events", "Events", "Eventi", state.events),
    )  # fmt: skip
    for name, en, it, cards in decks:
        yield SceneText(name, say(lang, en, it), str(len(cards)))
    yield SceneText("loans", say(lang, "Smile Loans", "Prestiti Sorriso"), str(state.loans_left))
