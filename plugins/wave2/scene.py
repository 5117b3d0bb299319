"""The table as a scene: Active, Bench, hand, deck, discard pile and prizes of both, conditions turned and marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from workbench.api.rules import Scene, SceneBoard, SceneCard, SceneChip, SceneText, SceneZone, by_target, localised

from .codes import FACE_DOWN, UNKNOWN
from .compiled import ENERGY, POKEMON, TRAINER, Table
from .legal import legal
from .moment import bench_of
from .state import DuelState
from .text import naming, prompts
from .text.cards import card_lines

_BOARD = SceneBoard()
#: More energy than this is counted by type.
_MOST_CHIPS = 6
_ZONES = {
    "en": ("Active", "Bench", "Hand", "Deck", "Discard pile", "Prizes", "Stadium"),
    "it": ("Attivo", "Panchina", "Mano", "Mazzo", "Scarti", "Premi", "Stadio"),
}
_TURN = {"en": ("Turn", "{0}: {1}"), "it": ("Turno", "{0}: {1}")}
_SETUP = {"en": "set-up", "it": "preparazione"}
_INSIDE = {"en": "In this pile: {0}", "it": "In questa pila: {0}"}
_TATAKAI = {"en": "The next knock-out wins", "it": "Vince il prossimo KO"}


class Painter:
    """Paints the scenes of one game; what its cards say is written once a language."""

    def __init__(self, table: Table) -> None:
        """Take the compiled table."""
        self.table = table
        self._told: dict[tuple[int, str], tuple[str, ...]] = {}

    def scene(self, state: DuelState, lang: str) -> Scene:
        """Return what is on the table of an observation."""
        zones = [zone for seat in (0, 1) for zone in self._side(state, seat, lang)]
        if state.stadium >= 0:
            card = self._flat(state.stadium, "stadium", lang)
            zones.append(SceneZone("zone:stadium", _ZONES[lang][6], 0, (card,)))
        turn = _TURN[lang][1].format(state.turn, naming.player(self.table, state.seat, lang))
        if state.setup:
            turn = _SETUP[lang]
        texts = [SceneText("turn", _TURN[lang][0], turn, state.seat + 1)]
        if state.tatakai:
            texts.append(SceneText("tatakai", "Yusosha Tatakai", _TATAKAI[lang]))
        options = by_target(prompts.option(self.table, state, action, lang) for action in legal(self.table, state))
        return Scene(_BOARD, zones=tuple(zones), texts=tuple(texts), options=options)

    def _says(self, number: int, lang: str) -> tuple[str, ...]:
        """All that a card says below its name."""
        found = self._told.get((number, lang))
        if found is None:
            found = card_lines(self.table.cards[number].card, self.table.find, lang)
            self._told[number, lang] = found
        return found

    def _side(self, state: DuelState, seat: int, lang: str) -> list[SceneZone]:
        """The zones of a player."""
        names, who = _ZONES[lang], seat + 1
        active = state.active[seat]
        front = (self._body(state, active, lang),) if active >= 0 else ()
        bench = tuple(self._body(state, body, lang) for body in bench_of(state, seat))
        discard, deck, prizes = state.discard[seat], state.deck[seat], state.prizes[seat]
        top = (self._pile(discard, f"discard:{who}", lang),) if discard else ()
        back = (SceneCard(f"deck:{who}", names[3], face="down"),) if deck else ()
        hidden = tuple(SceneCard(f"prize:{who}:{n}", names[5], face="down") for n in range(len(prizes)))
        return [
            SceneZone(f"active:{who}", names[0], who, front),
            SceneZone(f"bench:{who}", names[1], who, bench),
            SceneZone(f"prizes:{who}", names[5], who, hidden[:1], stack=True, count=len(prizes)),
            SceneZone(f"deck:{who}", names[3], who, back, stack=True, count=len(deck)),
            SceneZone(f"discard:{who}", names[4], who, top, stack=True, count=len(discard)),
            SceneZone(f"hand:{who}", names[2], who, self._hand(state, seat, lang), count=len(state.hand[seat])),
        ]

    def _hand(self, state: DuelState, seat: int, lang: str) -> tuple[SceneCard, ...]:
        """A hand: known cards each once with their count, unknown ones as one card face down."""
        who, counts = seat + 1, Counter(state.hand[seat])
        cards = []
        for number, count in sorted(counts.items()):
            if number == UNKNOWN:
                cards.append(SceneCard(f"hidden:{who}", _ZONES[lang][2], face="down", count=count))
            else:
                cards.append(self._flat(number, f"hand:{who}:{number}", lang, count if count > 1 else 0))
        return tuple(cards)

    def _flat(self, number: int, id: str, lang: str, count: int = 0) -> SceneCard:
        """A card that is not in play."""
        card = self.table.cards[number]
        return SceneCard(
            id,
            localised(card.name, lang),
            self._lines(number, lang),
            color=self._color(number),
            count=count,
            entity=f"card:{card.card.id}",
            life=card.hp,
            facts=self._says(number, lang),
            chips=self._units((number,), lang) if card.sort == ENERGY else (),
        )

    def _pile(self, cards: list[int], id: str, lang: str) -> SceneCard:
        """The top card of a pile that lies open: what is in it can be read."""
        top = self._flat(cards[-1], id, lang)
        inside = _INSIDE[lang].format(naming.cards(self.table, tuple(sorted(cards)), lang))
        return replace(top, facts=(inside, *top.facts))

    def _color(self, number: int) -> str:
        card = self.table.cards[number]
        types = card.types if card.sort == POKEMON else 0
        kind = (types & -types).bit_length() - 1 if types else card.provides[0] if card.sort == ENERGY else -1
        return self.table.type_data[kind][1] if kind >= 0 else "#7a6a58"

    def _lines(self, number: int, lang: str) -> tuple[str, ...]:
        """What a card's face says in short: powers and attacks; of a trainer all of it, of energy nothing."""
        card = self.table.cards[number]
        if card.sort == TRAINER:
            return self._says(number, lang)[1:]
        powers = [f"★ {localised(power.name, lang)}" for power in card.powers]
        return (*powers, *(f"{localised(a.name, lang)} {a.damage or ''}".strip() for a in card.attacks))

    def _units(self, energy: tuple[int, ...], lang: str) -> tuple[SceneChip, ...]:
        """The energy that cards provide, one chip a unit; of much energy one a type, with its number."""
        kinds = [kind for number in energy for kind in self.table.cards[number].provides]
        counts = Counter(kinds) if len(kinds) > _MOST_CHIPS else None
        data, chips = self.table.type_data, []
        for kind in counts or kinds:
            name, color, symbol = data[kind]
            many = counts[kind] if counts else 1
            chips.append(SceneChip(str(many) if many > 1 else symbol, color, localised(name, lang)))
        return tuple(chips)

    def _body(self, state: DuelState, body: int, lang: str) -> SceneCard:
        """A Pokémon in play: turned and marked by its conditions."""
        number = state.top[body]
        if number == FACE_DOWN:
            return SceneCard(f"body:{body}", "", face="down")
        card = self.table.cards[number]
        conditions = [self.table.conditions[pair[0]].data for pair in state.conds[body]]
        return SceneCard(
            f"body:{body}",
            localised(card.name, lang),
            self._lines(number, lang),
            turned=next((data.turned for data in conditions if data.turned), 0),
            color=self._color(number),
            badges=tuple(localised(data.sign, lang) for data in conditions),
            life=card.hp,
            wounds=state.damage[body],
            active=body in state.active,
            entity=f"card:{card.card.id}",
            facts=(*self._now(state, body, lang), *self._says(number, lang)),
            chips=self._units(state.energy[body], lang),
        )

    def _now(self, state: DuelState, body: int, lang: str) -> Iterator[str]:
        """What is to be known of a Pokémon besides its card: conditions, energy, what holds for a while."""
        for number, _ in state.conds[body]:
            yield naming.condition(self.table, number, lang)
        if state.energy[body]:
            yield naming.cards(self.table, state.energy[body], lang)
        for kind, amount, _ in state.marks[body]:
            yield f"{naming.stat(kind, lang)} {naming.change(amount)}".strip()
