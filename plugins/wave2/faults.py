"""What one entity says that the rules cannot play, and what is hardly meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from workbench.api.rules import Fault, judged, members, read

from .structs import effects as words
from .structs.cards import Attack, Aura, Card, PokemonFace, TrainerFace, Trigger
from .structs.rules import SpecialCondition

#: The kinds that the rules have something to say about.
_JUDGED = {"card": Card, "special_condition": SpecialCondition}


def entity_faults(kind: str, data: Any) -> Iterator[Fault]:
    """Yield all that the rules say against an entity of this game's kinds."""
    return judged(_JUDGED, kind, data, _faults)


def _faults(value: Any) -> Iterator[Fault]:
    return _condition(value) if isinstance(value, SpecialCondition) else _card(value)


def _condition(condition: SpecialCondition) -> Iterator[Fault]:
    between = condition.between
    if between is not None and between.heads_cures and not between.flip:
        help = "set `flip` to true, or take `heads_cures` away"
        yield "/between/heads_cures", "heads ends it, yet no coin is flipped between turns", help


def _card(card: Card) -> Iterator[Fault]:
    face = card.face
    if isinstance(face, PokemonFace):
        yield from _pokemon(face)
    elif isinstance(face, TrainerFace):
        yield from _trainer(face)
    yield from _ids(face)


def _pokemon(face: PokemonFace) -> Iterator[Fault]:
    if face.evolves_from == face.species:
        yield "/face/evolves_from", f"`{face.species}` evolves from itself", "name the species before it, or none"
    for n, attack in enumerate(face.attacks):
        yield from _attack(attack, f"/face/attacks/{n}")
    for n, power in enumerate(face.powers):
        at = f"/face/powers/{n}"
        if isinstance(power, Aura):
            yield from _words(power.modifiers, f"{at}/modifiers", Use())
        else:
            hit = isinstance(power, Trigger) and power.at == "hit"
            yield from _words(power.when, f"{at}/when", Use(attacker=hit))
            yield from _words(power.effects, f"{at}/effects", Use(attacker=hit))


def _attack(attack: Attack, at: str) -> Iterator[Fault]:
    yield from _words(attack.before, f"{at}/before", Use(before=True))
    yield from _words(attack.after, f"{at}/after", Use())


def _trainer(face: TrainerFace) -> Iterator[Fault]:
    yield from _words(face.effects, "/face/effects", Use(alone=True))
    yield from _words(face.when, "/face/when", Use(alone=True))
    if face.role == "stadium" and face.effects:
        yield "/face/effects", "a Stadium does nothing when it is played", "give it `powers` instead"
    if face.role != "stadium" and face.powers:
        yield "/face/powers", "only a Stadium stays in play to use powers", "give it `effects`, or make it a stadium"
    for n, power in enumerate(face.powers):
        at = f"/face/powers/{n}"
        if isinstance(power, Trigger) and power.at != "turn_end":
            yield f"{at}/at", f"a Stadium never meets `{power.at}`", "use `turn_end`"
        said = "modifiers" if isinstance(power, Aura) else "effects"
        yield from _words(getattr(power, said), f"{at}/{said}", Use(alone=True))


def _ids(face: Any) -> Iterator[Fault]:
    """Two attacks or powers of one id."""
    for part in ("attacks", "powers"):
        seen: set[str] = set()
        for n, item in enumerate(getattr(face, part, ())):
            if item.id in seen:
                yield f"/face/{part}/{n}/id", f"`{item.id}` is there twice", "give each an id of its own"
            seen.add(item.id)


class Use(msgspec.Struct, frozen=True):
    """Where effects stand: before damage, with an attacker, of a card that is no Pokémon, inside a choice."""

    before: bool = False
    attacker: bool = False
    alone: bool = False
    chosen: bool = False


def _words(value: Any, at: str, use: Use) -> Iterator[Fault]:
    """Yield what effects and conditions name that is not there."""
    if isinstance(value, tuple | list):
        for n, item in enumerate(value):
            yield from _words(item, f"{at}/{n}", use)
        return
    if not isinstance(value, msgspec.Struct):
        return
    if isinstance(value, words.AddDamage | words.Fail) and not use.before:
        name = "add_damage" if isinstance(value, words.AddDamage) else "fail"
        yield f"{at}/do", f"`{name}` comes after the damage, so that it does nothing", "put it in an attack’s `before`"
    yield from _tens(value, at)
    yield from _who(value, at, use)
    inner = use
    if isinstance(value, words.Choose | words.ForEach):
        inner = msgspec.structs.replace(use, chosen=True)
    for name, key, member in members(value):
        yield from _words(member, f"{at}/{key}", inner if name == "then" else use)


def _tens(value: msgspec.Struct, at: str) -> Iterator[Fault]:
    """Yield damage that damage counters of 10 cannot show (W2-ATK-01)."""
    damage = isinstance(value, words.Strike | words.AddDamage)
    field = "amount" if damage else "add"
    if damage or getattr(value, "stat", "") in ("damage_dealt", "damage_taken"):
        amount = getattr(value, field)
        if isinstance(amount, int) and amount % 10:
            yield f"{at}/{field}", f"`{field}` is `{amount}`, expected a multiple of 10", f"try {round(amount, -1)}"


def _who(value: msgspec.Struct, at: str, use: Use) -> Iterator[Fault]:
    """Yield a Pokémon that is named where there is none."""
    for name in ("on", "origin", "to", "who", "path", "side"):
        said = getattr(value, name, None)
        if not isinstance(said, str) or (name == "to" and not isinstance(value, words.MoveEnergy)):
            continue
        who = said.partition(".")[0]
        if who == "chosen" and not use.chosen:
            yield f"{at}/{name}", "nobody is chosen here", "stand it inside `choose` or `for_each`"
        if who == "attacker" and not use.attacker:
            yield f"{at}/{name}", "nobody attacks here", "use it in a trigger at `hit`"
        if who == "self" and use.alone:
            yield f"{at}/{name}", "this card is no Pokémon", "say `active`, `chosen` or another"


def entity_advice(kind: str, data: Any) -> Iterator[Fault]:
    """Yield what an entity says that the rules play and that is hardly meant."""
    if kind != "card" or not isinstance(data, dict):
        return
    try:
        face = read(Card, data).face
    except msgspec.ValidationError:
        return
    if isinstance(face, PokemonFace):
        yield from _odd_pokemon(face)
    elif isinstance(face, TrainerFace) and not face.effects and not face.powers:
        yield "/face", "this trainer does nothing", "give it effects"


def _odd_pokemon(face: PokemonFace) -> Iterator[Fault]:
    if not face.attacks:
        yield "/face/attacks", "this Pokémon has no attack", "give it one"
    for n, name in enumerate(face.weakness):
        if name in face.resistance:
            message = f"type `{name}` stands in `resistance` as well: its damage is doubled, then 30 less"
            yield f"/face/weakness/{n}", message, f"take `{name}` out of one of them"
    for n, attack in enumerate(face.attacks):
        if not attack.damage and not attack.before and not attack.after:
            yield f"/face/attacks/{n}", f"attack `{attack.id}` does nothing", "give it damage or effects"
        yield from _too_short(attack.after, f"/face/attacks/{n}/after")


def _too_short(effects: tuple[Any, ...], at: str) -> Iterator[Fault]:
    """More damage of its own that ends before it attacks again."""
    for n, effect in enumerate(effects):
        mine = isinstance(effect, words.Change) and effect.stat == "damage_dealt" and effect.on in ("self", "active")
        if mine and effect.until != "own_next_turn":
            help = "use `own_next_turn`"
            yield f"{at}/{n}/until", f"`{effect.until}` is over before this Pokémon attacks again", help
