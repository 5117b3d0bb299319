"""What is to be known of terrains, figures and what lies about, in lines, for whoever points at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from workbench.api.rules import Lookup, bare, localised, say

from .battle import Battle
from .board import Ground
from .conditions import marked
from .state import BattleState
from .structs.cards import ArmyCard
from .text.cards import CARDS
from .text.names import count
from .text.powers import Writer
from .text.terrains import terrain_lines


def finder(battle: Battle) -> Lookup:
    """Return the battle's look-up for written references of any form."""
    find = battle.field.find
    return lambda kind, ref: find(kind, bare(ref)) or find(kind, ref)


def ground_lines(ground: Ground, find: Lookup, lang: str) -> Iterator[str]:
    """Yield what a terrain does to figures, a sentence a line; nothing for plain ground (HS-TER)."""
    yield from map(str, terrain_lines(ground.rules, Writer(find, lang)))


def entity_lines(find: Lookup, kind: str, id_: str, lang: str) -> tuple[str, ...]:
    """Return the text of a card of any kind without its name: what a status, a glyph or an item does."""
    data = find(kind, id_)
    return _lines(kind, data, find, lang)


def item_lines(find: Lookup, id_: str, lang: str) -> tuple[str, ...]:
    """Return what an item does."""
    return entity_lines(find, "item", id_, lang)


class Describer:
    """Says all that is to be known of figures, items and statuses of one game; lines are written once a language."""

    def __init__(self) -> None:
        """Begin with nothing written."""
        self._cards: dict[tuple[bytes, str], tuple[str, ...]] = {}
        self._entities: dict[tuple[str, str, str], tuple[str, ...]] = {}

    def entity(self, battle: Battle, kind: str, id_: str, lang: str) -> tuple[str, ...]:
        """Return the lines of a card of any kind without its name."""
        found = self._entities.get((kind, id_, lang))
        if found is None:
            found = self._entities[kind, id_, lang] = entity_lines(finder(battle), kind, id_, lang)
        return found

    def card(self, battle: Battle, card: ArmyCard, lang: str) -> tuple[str, ...]:
        """Return the lines of an army card without its name, its signs in words (PS-CARD-01)."""
        key = (_bytes(card), lang)
        found = self._cards.get(key)
        if found is None:
            lines = _lines("army_card", msgspec.to_builtins(card), finder(battle), lang)
            found = self._cards[key] = tuple(_spelled(line, lang) for line in lines)
        return found

    def figure(self, battle: Battle, seen: BattleState, figure: int, lang: str) -> tuple[str, ...]:
        """Return what lies on a figure and what it does, then what its card says."""
        marker = battle.markers[seen.status[figure]]
        does = self.entity(battle, "status", marker.id, lang) if marker is not None else ()
        told = _state_lines(battle, seen, figure, " ".join(does), lang)
        return (*told, *self.card(battle, battle.now(seen).cards[figure], lang))


def _state_lines(battle: Battle, seen: BattleState, figure: int, does: str, lang: str) -> Iterator[str]:
    """Yield status and what it does, counted markers, laid terrain and order markers that are known."""
    marker = battle.markers[seen.status[figure]]
    if marker is not None:
        yield f"◆ {localised(marker.name, lang)}: {does}"
    for number, mark in enumerate(battle.marks):
        have = marked(battle, seen, number, figure)
        if have:
            yield f"◆ {localised(mark, lang)} × {have}"
    if seen.tokens[figure]:
        yield "◆ " + count(lang, seen.tokens[figure], ("marker", "segnalino"), ("markers", "segnalini"))
    if figure < len(seen.laid) and seen.laid[figure]:
        cover = localised(battle.covers[seen.laid[figure] - 1].name, lang)
        yield say(lang, f"◆ {cover} lies around it", f"◆ Intorno ha {cover}")
    changed = ", ".join(_changed(battle.now(seen), figure, lang))
    if changed:
        yield say(lang, f"◆ With powers and trainer: {changed}", f"◆ Con poteri e allenatore: {changed}")
    orders = ordered(battle, seen, figure)
    if orders:
        yield say(lang, f"◆ Order markers: {orders}", f"◆ Segnalini ordine: {orders}")


def _changed(battle: Battle, figure: int, lang: str) -> Iterator[str]:
    """Yield the numbers of a figure that are not those of its card, as steady modifiers leave them."""
    card, normal = battle.cards[figure], battle.strikes[figure][0]
    rows = (
        (say(lang, "life", "vita"), battle.life[figure], card.life),
        (say(lang, "move", "movimento"), battle.move[figure], card.move),
        (say(lang, "range", "gittata"), normal.range, card.range),
        (say(lang, "attack", "attacco"), normal.dice, card.attack),
        (say(lang, "defense", "difesa"), max(0, battle.defense[figure]), card.defense),
    )
    yield from (f"{label} {now}" for label, now, printed in rows if now != printed)


def ordered(battle: Battle, seen: BattleState, figure: int, spent: bool = True) -> str:
    """Return the order markers on a figure's card that are known: `1✓23`, a tick after one that was revealed.

    Those revealed are left out unless `spent`.
    """
    first = 4 * battle.home[figure] - 4
    found = ""
    for number in range(4):
        if first + number < len(seen.markers) and seen.markers[first + number] == battle.leader[figure]:
            shown = bool(seen.shown >> first + number & 1)
            found += "" if shown and not spent else "123X"[number] + ("✓" if shown else "")
    return found


def order_facts(number: int, where: str, spent: str, lang: str) -> tuple[str, ...]:
    """Return what an order marker is for, 0-2 for the numbered ones and 3 for the decoy (HS-RND-01, PS-1V1-04)."""
    lies = (say(lang, f"On the card of {where}", f"Sulla carta di {where}") + (f", {spent}" if spent else ""),)
    if number == 3:
        does = say(lang, "A decoy: it is never revealed and gives no turn",
                   "Un’esca: non si rivela mai e non dà nessun turno")  # fmt: skip
    else:
        does = say(lang, f"Revealed in turn {number + 1} of the round: its card then takes its turn, "
                   "or something is done instead of it",
                   f"Si rivela nel turno {number + 1} del round: la sua carta fa allora il suo turno, "
                   "o al suo posto si fa altro")  # fmt: skip
    return (*(lies if where else ()), does)


def hidden_fact(lang: str) -> str:
    """Return what is known of a marker whose face is hidden."""
    return say(lang, "An order marker: only its owner knows its number and its card until it is revealed",
               "Un segnalino ordine: numero e carta li sa solo chi l’ha messo, finché non si rivela")  # fmt: skip


def _lines(kind: str, data: Any, find: Lookup, lang: str) -> tuple[str, ...]:
    """Return the lines of a card after its name; none where the kind has no text."""
    text = CARDS.text(kind, data, find, lang)
    return tuple(line for line in (text or "").splitlines()[1:] if line)


#: What the signs of an army card mean, for whoever has no rulebook at hand (PS-TYPE-01…04).
_SIGNS = {
    "BA": ("Attack type", "Tipo d’attacco"),
    "W": ("Weak to", "Debole a"),
    "R": ("Resists", "Resiste a"),
    "NE": ("No effect from", "Immune a"),
}


def _spelled(line: str, lang: str) -> str:
    """Return a line of a card with its sign in words before it: `Weak to (W): Fire`."""
    sign, colon, rest = line.partition(":")
    return f"{say(lang, *_SIGNS[sign])} ({sign}):{rest}" if colon and sign in _SIGNS else line


def _bytes(card: Any) -> bytes:
    return msgspec.json.encode(card)
