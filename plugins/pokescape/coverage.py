"""Which cards, powers, statuses and terrains a battle has, and which of them an event shows to have been used."""

from __future__ import annotations

from workbench.api.rules import Event

from .battle import Battle, ByHand
from .structs import powers as words


def countable(battle: Battle) -> dict[str, tuple[str, ...]]:
    """Return what a coverage report counts, sorted, by group; of powers those that are told when they work."""
    told = (words.SpecialAttack, words.Trigger, words.Action)  # the others work unseen, by what they change
    powers = {
        f"{c.id}: {power.name.get('en', '')}" for c in battle.cards for power in c.powers if isinstance(power, told)
    }
    return {
        "cards": tuple(sorted({card.id for card in battle.cards})),
        "powers": tuple(sorted(powers)),
        "not_simulated": tuple(sorted({_hand_name(battle, hand) for hand in battle.hands})),
        "statuses": tuple(sorted({marker.id for marker in battle.markers if marker is not None})),
        "terrains": tuple(sorted({ground.id for ground in battle.field.grounds})),
    }


def _hand_name(battle: Battle, hand: ByHand) -> str:
    owner, name = battle.sources[hand.source]
    return f"{owner.partition(':')[2]}: {name.get('en', '')}"


def covered(battle: Battle, event: Event) -> tuple[tuple[str, str], ...]:
    """Return (group, id) pairs."""
    args = event.args
    match event.what:
        case "attack" | "attack_space" | "attack_object":
            card = battle.cards[int(args[0])]
            strike = battle.strikes[int(args[0])][int(args[1])]
            owner = battle.sources[strike.source][0].partition(":")[2]  # whose card it is, whoever has taken it on
            used = (("powers", f"{owner}: {strike.name.get('en', '')}"),) if strike.special else ()
            return (("cards", card.id), *used)
        case "power":
            owner, name = battle.sources[int(args[1])]
            kind, _, card_id = owner.partition(":")
            return (("powers", f"{card_id}: {name.get('en', '')}"),) if kind == "army_card" else ()
        case "glyph" | "treasure":
            return (("glyphs", battle.sources[int(args[1])][0].partition(":")[2]),)
        case "status" | "status_late":
            marker = battle.markers[int(args[1])]
            return (("statuses", marker.id),) if marker is not None else ()
        case "move" | "placed":
            space = int(args[2])
            return (("terrains", battle.field.grounds[battle.field.ground[space]].id),)
        case _:
            return ()
