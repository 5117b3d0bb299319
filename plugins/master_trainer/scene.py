"""What is on the table, as values: the track, the pawns, the decks, everybody's cards, the spinner, the scores."""

from __future__ import annotations

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
)

from . import codes as c
from .board import Board
from .compiled import WORTH, Pokemon, Table
from .legal import legal
from .scoring import score
from .seen import EVENT_BACK
from .state import TrainerState
from .structs.views import Track
from .text.prompts import option
from .text.words import COLORS, player, say, word

#: How a space looks: colour and a sign that needs no language.
_LOOKS = {
    c.PLAIN: ("", ""), c.START: ("#ffffff", "START"), c.GOAL: ("#ffd700", "GOAL"), c.EVENT: ("#9b59d0", "?"),
    c.ITEM: ("#3d8bd4", "◆"), c.GET: ("#e04848", "◓"), c.BATTLE: ("#d9822b", "⚔"), c.GYM_SPACE: ("#8a6d3b", "♜"),
    c.RUINS: ("#b8a25a", "▲"), c.TROUBLE: ("#4a4a55", ""), c.PCS: ("#3fa45b", ""), c.ASH: ("#e8c33a", "10×"),
    c.CONTEST: ("#e87fb0", "♪"), c.PROFESSORS: ("#5fb8b0", "+2 ◓"),
}  # fmt: skip
_SIGNS = {"pcs": "", "item": "◆", "event": "?", "pokemon": "◓"}
_CARD_COLORS = {"gold": "#d4a017", "red": "#c8403a", "orange": "#e08a2e", "yellow": "#e3d04a", "": "#8a6d3b"}
_SPINNER = ("#c8403a", "#e08a2e", "#e3d04a", "#3fa45b", "#3d8bd4", "#9b59d0")


def board_of(track: Track, board: Board) -> SceneBoard:
    """Return the track as it is painted; it does not change during a game."""
    spaces = []
    for number, space in enumerate(track.spaces):
        color, sign = _LOOKS[board.kind[number]]
        if board.kind[number] in (c.PCS, c.TROUBLE):
            mark = "+" if board.kind[number] == c.PCS else "−"
            sign = f"{mark}{board.amount[number]} {_SIGNS[board.loss[number]]}".strip()
        spaces.append(SceneSpace(f"space:{space.id}", space.x, space.y, sign, color))
    links = tuple(
        SceneLink(f"space:{board.ids[at]}", f"space:{board.ids[way]}", one_way=True)
        for at, ways in enumerate(board.after)
        for way in ways
    )
    return SceneBoard("track", spaces=tuple(spaces), links=links)


def scene(table: Table, state: TrainerState, lang: str) -> Scene:
    """Return the table as an observation shows it."""
    zones = [*_decks(table, state, lang)]
    if not state.frames:
        zones.append(_scores(table, state, lang))
    for seat in range(table.seats):
        zones.append(_pokemon(table, state, seat, lang))
        zones.append(_hand(table, state, seat, lang))
    return Scene(
        table.scene,
        tuple(_pawn(table, state, seat, lang) for seat in range(table.seats)),
        zones=tuple(zones),
        wheels=(_wheel(state, lang),),
        texts=tuple(_texts(table, state, lang)),
        options=_options(table, state, lang),
    )


def _options(table: Table, state: TrainerState, lang: str) -> dict[str, tuple[int, ...]]:
    """What the elements of the scene stand for."""
    found: dict[str, list[int]] = {}
    for action in legal(table, state):
        for target in option(table, state, action, lang).targets:
            found.setdefault(target, []).append(action)
    return {target: tuple(actions) for target, actions in found.items()}


def _pawn(table: Table, state: TrainerState, seat: int, lang: str) -> SceneFigure:
    name = player(table, seat, lang)
    active = bool(state.frames) and state.frames[-1][1] == seat
    badges = (str(state.loops[seat]),) if state.loops[seat] else ()
    facts = (say(lang, f"{state.pcs[seat]} PCs", f"{state.pcs[seat]} PC"),)
    return SceneFigure(
        f"figure:{seat + 1}", f"space:{table.board.ids[state.at[seat]]}", name[:2], name, seat + 1, active=active,
        role="pawn", badges=badges, facts=facts,
    )  # fmt: skip


def _wheel(state: TrainerState, lang: str) -> SceneWheel:
    """The spinner, standing where it stopped last."""
    segments = tuple(SceneSegment(str(n), 1, "#555566" if n == 0 else _SPINNER[n % len(_SPINNER)]) for n in range(11))
    return SceneWheel("spinner", say(lang, "Spinner", "Ruota"), segments, state.spun if state.spun >= 0 else None)


def _texts(table: Table, state: TrainerState, lang: str) -> list[SceneText]:
    texts = [SceneText("round", say(lang, "Round", "Giro"), str(state.round))]
    for seat in range(table.seats):
        owed = state.loans[seat]
        told = say(lang, f"{state.pcs[seat]} PCs", f"{state.pcs[seat]} PC")
        if owed:
            told += say(lang, f", {owed} loan{'s' if owed > 1 else ''}", f", {owed} prestit{'i' if owed > 1 else 'o'}")
        if seat in state.arrived:
            told += f", {say(lang, 'GOAL', 'ARRIVO')} {state.arrived.index(seat) + 1}"
        texts.append(SceneText(f"pcs:{seat + 1}", player(table, seat, lang), told, seat + 1))
    return texts


def card_of(pokemon: Pokemon, id_: str, lang: str, count: int = 0, active: bool = False) -> SceneCard:
    """Return a Pokémon or leader as a card."""
    worth = f"{say(lang, *COLORS[pokemon.color])} · {pokemon.worth}" if pokemon.color else ""
    return SceneCard(
        id_, word(pokemon.name, lang), (worth,) if worth else (), color=_CARD_COLORS[pokemon.color],
        badges=(str(pokemon.points),), entity=pokemon.ref, count=count if count > 1 else 0, active=active,
        facts=(say(lang, f"Battle Points {pokemon.points}", f"Punti lotta {pokemon.points}"),),
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
        if card < 0:
            back = say(lang, "Event", "Evento") if card == EVENT_BACK else say(lang, "Item", "Strumento")
            cards.append(SceneCard(f"back:{seat + 1}:{n}", back, face="down"))
        elif not n or hand[n - 1] != card:
            play = table.cards[card]
            sort = say(lang, "Item", "Strumento") if play.item else say(lang, "Event", "Evento")
            when = say(lang, "battle", "lotta") if play.when == "battle" else say(lang, "turn", "turno")
            same = hand.count(card)
            cards.append(
                SceneCard(
                    f"hand:{seat + 1}:{card}", word(play.name, lang), (f"{sort} · {when}",), entity=play.ref,
                    color="#3d8bd4" if play.item else "#9b59d0", count=same if same > 1 else 0,
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
        SceneZone("rares", say(lang, "Rare", "Rari"), 0, stack=True, count=len(state.rares)),
        SceneZone("leaders", say(lang, "Gym Leaders", "Capipalestra"), 0, stack=True, count=len(state.leaders)),
        SceneZone("items", say(lang, "Items", "Strumenti"), 0, stack=True, count=len(state.items)),
        SceneZone("events", say(lang, "Events", "Eventi"), 0, stack=True, count=len(state.events)),
        SceneZone("loans", say(lang, "Smile Loans", "Prestiti Sorriso"), 0, stack=True, count=state.loans_left),
    ]
    theirs = state.fight[c.OF_FOE + c.POKEMON]
    if state.fight[c.KIND] in (c.WILD, c.GYM):
        foe = (table.leaders if state.fight[c.KIND] == c.GYM else table.pokemon)[theirs]
        zones.insert(0, SceneZone("foe", say(lang, "Opponent", "Avversario"), 0, (card_of(foe, "foe:card", lang),)))
    return zones


def _scores(table: Table, state: TrainerState, lang: str) -> SceneZone:
    """The accounts at the end, the best first (MT-END-02)."""
    accounts = sorted(((score(table, state, seat), seat) for seat in range(table.seats)), key=lambda a: -a[0].total)
    best = accounts[0][0].total
    cards = []
    for each, seat in accounts:
        worth = sum(n * value for n, value in zip(each.colors, WORTH.values(), strict=True))
        shades = ", ".join(f"{n} {say(lang, *COLORS[color])}" for n, color in zip(each.colors, WORTH, strict=True) if n)
        lines = [
            say(lang, f"PCs {each.pcs}", f"PC {each.pcs}"),
            say(lang, f"Arrival +{each.arrival}", f"Arrivo +{each.arrival}"),
            f"Pokémon +{worth}" + (f" ({shades})" if shades else ""),
        ]
        if each.loans:
            lines.append(say(lang, f"Loans −{120 * each.loans}", f"Prestiti −{120 * each.loans}"))
        cards.append(
            SceneCard(
                f"score:{seat + 1}", f"{player(table, seat, lang)}: {each.total}", tuple(lines),
                active=each.total == best, badges=(str(each.total),),
            )
        )  # fmt: skip
    return SceneZone("scores", say(lang, "Scores", "Punteggi"), 0, tuple(cards))
