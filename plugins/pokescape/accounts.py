"""Why the events of a battle came out as they did: dice by their parts, what counts on them, what a moment shows."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.api.rules import CAUSE, OUTCOME, ROLL, Account, Event, Part, Token, localised, reason_of, say

from .battle import Battle
from .parts import named
from .structs.cards import ArmyCard
from .text.names import attack_name, count, full, name
from .text.rolls import face_word

_CAUSES = frozenset(
    {
        "round",
        "attack",
        "attack_space",
        "power",
        "by_hand",
        "glyph",
        "treasure",
        "chosen",
        "ball",
        "used_on",
        "given_to",
    }
)
_OUTCOMES = frozenset(
    {
        "wound", "no_wound", "no_effect", "heal", "destroyed", "status", "status_late", "status_gone", "tokens",
        "marked", "marker_gone", "cancelled", "again", "turn_again", "turn_lost", "change", "stays", "strays", "first",
        "over", "object_hit", "object_gone", "chain_ended",
    }
)  # fmt: skip
_NUMBERS = (
    ("life", "Life", "Vita"), ("move", "Move", "Movimento"), ("range", "Range", "Gittata"),
    ("attack", "Attack", "Attacco"), ("defense", "Defense", "Difesa"),
)  # fmt: skip


def account(battle: Battle, event: Event, lang: str) -> Account | None:
    """Return an event explained; None when it says all there is to say."""
    if event.what == "roll":
        return _roll(battle, event, lang)
    if event.what in _CAUSES:
        return Account(CAUSE)
    return Account(OUTCOME) if event.what in _OUTCOMES else None


def token(battle: Battle, figure: int, lang: str) -> Token:
    """Return a figure as it stands on the table."""
    color = battle.sides[battle.home[figure] - 1].color
    return Token(battle.labels[figure], name(battle, figure, lang), color, f"army_card:{battle.cards[figure].id}")


def grown(before: ArmyCard, after: ArmyCard, lang: str) -> tuple[str, ...]:
    """Return the numbers that differ between two cards, as `Life 3 → 4`."""
    rows = ((say(lang, en, it), getattr(before, key), getattr(after, key)) for key, en, it in _NUMBERS)
    return tuple(f"{label} {old} → {new}" for label, old, new in rows if old != new)


def _roll(battle: Battle, event: Event, lang: str) -> Account:
    """Return dice with what they are made of."""
    sides, faces = int(event.args[1]), [int(face) for face in event.args[2:-1]]
    why, values = reason_of(str(event.args[-1]))
    words = tuple(face_word(face, lang) for face in faces) if sides == 6 else ()
    if why in ("attack", "defense"):
        parts = tuple(named(battle, why, values, lang))
        counts = (say(lang, "skull", "teschio"),) if why == "attack" else (say(lang, "shield", "scudo"),)
        return Account(ROLL, _combat(battle, why, values, lang), parts, words=words, counts=counts)
    if why in ("placing", "initiative"):
        return _order(battle, why, values, faces[0], lang)
    counted = ("shield", "scudo") if why == "object" else ("skull", "teschio")
    shown = (say(lang, *counted),) if sides == 6 else ()
    return Account(ROLL, _title(battle, why, values, lang), words=words, counts=shown)


def _combat(battle: Battle, why: str, values: Mapping[str, int], lang: str) -> str:
    """Return who rolls attack or defense dice."""
    if why == "attack":
        who, what = full(battle, values["figure"], lang), attack_name(battle, values["figure"], values["power"], lang)
        return f"{who} · {what}"
    return f"{full(battle, values['other'], lang)} · {say(lang, 'defense', 'difesa')}"


def _order(battle: Battle, why: str, values: Mapping[str, int], face: int, lang: str) -> Account:
    """Return a d20 for the first place or for initiative."""
    parts = [Part("d20", face)]
    if values.get("bonus"):
        parts.append(Part(say(lang, "bonus", "bonus"), values["bonus"]))
    what = say(lang, "placing", "piazzamento") if why == "placing" else say(lang, "initiative", "iniziativa")
    return Account(ROLL, f"{battle.seat_name(values['seat'], lang)} · {what}", tuple(parts), summed=True)


def _title(battle: Battle, why: str, values: Mapping[str, int], lang: str) -> str:
    """Return who rolls any other dice, and what for."""
    if why == "swipe":
        left = name(battle, values["figure"], lang)
        return say(lang, f"{full(battle, values['foe'], lang)} · {left} leaves its engagement",
                   f"{full(battle, values['foe'], lang)} · {left} lascia l’ingaggio")  # fmt: skip
    if why == "object":
        return f"{localised(battle.sources[values['source']][1], lang)} · {say(lang, 'defense', 'difesa')}"
    who = full(battle, values["figure"], lang)
    if why == "fall":
        drop = count(lang, values["drop"], ("level", "livello"), ("levels", "livelli"))
        return say(lang, f"{who} · falls {drop}", f"{who} · cade di {drop}")
    return f"{who} · {localised(battle.sources[values['source']][1], lang)}"
