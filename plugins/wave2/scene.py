"""The table as a scene: Active, Bench, hand, deck, discard pile and prizes of both, conditions turned and marked."""

from __future__ import annotations

from collections import Counter

from workbench.api.rules import Scene, SceneBoard, SceneCard, SceneText, SceneZone, localised

from .codes import FACE_DOWN, UNKNOWN
from .compiled import ENERGY, POKEMON, Table
from .legal import legal
from .moment import bench_of
from .state import DuelState
from .text import naming, prompts

_BOARD = SceneBoard()
_ZONES = {
    "en": ("Active", "Bench", "Hand", "Deck", "Discard pile", "Prizes", "Stadium"),
    "it": ("Attivo", "Panchina", "Mano", "Mazzo", "Scarti", "Premi", "Stadio"),
}
_TURN = {"en": ("Turn", "{0}: {1}"), "it": ("Turno", "{0}: {1}")}
_TATAKAI = {"en": "The next knock-out wins", "it": "Vince il prossimo KO"}


def paint(table: Table, state: DuelState, lang: str) -> Scene:
    """Return what is on the table of an observation."""
    zones = [zone for seat in (0, 1) for zone in _side(table, state, seat, lang)]
    if state.stadium >= 0:
        card = _flat(table, state.stadium, "stadium", lang)
        zones.append(SceneZone("zone:stadium", _ZONES[lang][6], 0, (card,)))
    turn = _TURN[lang][1].format(state.turn, naming.player(table, state.seat, lang))
    texts = [SceneText("turn", _TURN[lang][0], turn, state.seat + 1)]
    if state.tatakai:
        texts.append(SceneText("tatakai", "Yusosha Tatakai", _TATAKAI[lang]))
    return Scene(_BOARD, zones=tuple(zones), texts=tuple(texts), options=_options(table, state, lang))


def _options(table: Table, state: DuelState, lang: str) -> dict[str, tuple[int, ...]]:
    """Which actions each thing on the table stands for."""
    found: dict[str, list[int]] = {}
    for action in legal(table, state):
        for target in prompts.option(table, state, action, lang).targets:
            found.setdefault(target, []).append(action)
    return {target: tuple(actions) for target, actions in found.items()}


def _side(table: Table, state: DuelState, seat: int, lang: str) -> list[SceneZone]:
    """The zones of a player."""
    names, who = _ZONES[lang], seat + 1
    active = state.active[seat]
    front = (_body(table, state, active, lang),) if active >= 0 else ()
    bench = tuple(_body(table, state, body, lang) for body in bench_of(state, seat))
    discard, deck, prizes = state.discard[seat], state.deck[seat], state.prizes[seat]
    top = (_flat(table, discard[-1], f"discard:{who}", lang),) if discard else ()
    back = (SceneCard(f"deck:{who}", names[3], face="down"),) if deck else ()
    hidden = tuple(SceneCard(f"prize:{who}:{n}", names[5], face="down") for n in range(len(prizes)))
    return [
        SceneZone(f"active:{who}", names[0], who, front),
        SceneZone(f"bench:{who}", names[1], who, bench),
        SceneZone(f"hand:{who}", names[2], who, _hand(table, state, seat, lang), count=len(state.hand[seat])),
        SceneZone(f"prizes:{who}", names[5], who, hidden[:1], stack=True, count=len(prizes)),
        SceneZone(f"deck:{who}", names[3], who, back, stack=True, count=len(deck)),
        SceneZone(f"discard:{who}", names[4], who, top, stack=True, count=len(discard)),
    ]


def _hand(table: Table, state: DuelState, seat: int, lang: str) -> tuple[SceneCard, ...]:
    """A hand: known cards each once with their count, unknown ones as one card face down."""
    who, counts = seat + 1, Counter(state.hand[seat])
    cards = []
    for number, count in sorted(counts.items()):
        if number == UNKNOWN:
            cards.append(SceneCard(f"hidden:{who}", _ZONES[lang][2], face="down", count=count))
        else:
            cards.append(_flat(table, number, f"hand:{who}:{number}", lang, count if count > 1 else 0))
    return tuple(cards)


def _flat(table: Table, number: int, id: str, lang: str, count: int = 0) -> SceneCard:
    """A card that is not in play."""
    card = table.cards[number]
    lines = _lines(table, number, lang)
    color = _color(table, number)
    entity = f"card:{card.card.id}"
    return SceneCard(id, localised(card.name, lang), lines, color=color, count=count, entity=entity, life=card.hp)


def _color(table: Table, number: int) -> str:
    card = table.cards[number]
    types = card.types if card.sort == POKEMON else 0
    kind = (types & -types).bit_length() - 1 if types else card.provides[0] if card.sort == ENERGY else -1
    return table.type_data[kind][1] if kind >= 0 else "#7a6a58"


def _lines(table: Table, number: int, lang: str) -> tuple[str, ...]:
    """What a card's face says in short: powers and attacks."""
    card = table.cards[number]
    powers = [f"★ {localised(power.name, lang)}" for power in card.powers]
    return (*powers, *(f"{localised(a.name, lang)} {a.damage or ''}".strip() for a in card.attacks))


def _body(table: Table, state: DuelState, body: int, lang: str) -> SceneCard:
    """A Pokémon in play: turned and marked by its conditions."""
    number = state.top[body]
    if number == FACE_DOWN:
        return SceneCard(f"body:{body}", "", face="down")
    card = table.cards[number]
    conditions = [table.conditions[pair[0]].data for pair in state.conds[body]]
    turned = next((data.turned for data in conditions if data.turned), 0)
    badges = tuple(localised(data.sign, lang) for data in conditions)
    energy = Counter(state.energy[body])
    attached = tuple(
        f"● {naming.card(table, card, lang)}" + (f" × {count}" if count > 1 else "") for card, count in energy.items()
    )
    return SceneCard(
        f"body:{body}",
        localised(card.name, lang),
        (*attached, *_lines(table, number, lang)),
        turned=turned,
        color=_color(table, number),
        badges=badges,
        life=card.hp,
        wounds=state.damage[body],
        active=body in state.active,
        entity=f"card:{card.card.id}",
    )
