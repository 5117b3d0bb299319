"""Each event as a sentence that says what happened and why every die was rolled."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Event, grammar, localised, say, signed

from .. import damage, frames
from ..battle import Battle
from .names import attack_name, count, full, hex_name, name
from .rolls import roll


def sentence(battle: Battle, event: Event, lang: str) -> str:
    """Return an event as a sentence; empty for one that is not for the log."""
    if event.what == "roll":
        return roll(battle, event, lang)
    tell = _TELL.get(event.what)
    return tell(battle, [int(arg) for arg in event.args], lang) if tell else ""


# ---------------------------------------------------------------- what happened

Args = list[int]


def _wound(battle: Battle, args: Args, lang: str) -> str:
    gone = count(lang, args[1], ("wound", "ferita"), ("wounds", "ferite"))
    who = full(battle, args[0], lang)
    return say(lang, f"{who} takes {gone}, {args[2]} life left", f"{who} subisce {gone}, vita rimasta {args[2]}")


def _attack(battle: Battle, args: Args, lang: str) -> str:
    who, what = full(battle, args[0], lang), attack_name(battle, args[0], args[1], lang)
    if args[0] == args[2]:
        return say(lang, f"{who} uses {what}", f"{who} usa {what}")
    target = full(battle, args[2], lang)
    return say(lang, f"{who} attacks {target}: {what}", f"{who} attacca {target}: {what}")


def _attack_space(battle: Battle, args: Args, lang: str) -> str:
    who, what = full(battle, args[0], lang), attack_name(battle, args[0], args[1], lang)
    at = hex_name(battle, args[2])
    return say(lang, f"{who} uses {what} on {at}", f"{who} usa {what} su {at}")


def _object_hit(battle: Battle, args: Args, lang: str) -> str:
    what = localised(battle.sources[args[1]][1], lang)
    gone = count(lang, args[2], ("wound", "ferita"), ("wounds", "ferite"))
    return say(lang, f"{what} takes {gone}, {args[3]} life left", f"{what} subisce {gone}, vita rimasta {args[3]}")


def _chosen(battle: Battle, args: Args, lang: str) -> str:
    who, other, source = (
        full(battle, args[0], lang), full(battle, args[2], lang), localised(battle.sources[args[1]][1], lang)
    )  # fmt: skip
    return say(lang, f"{who} chooses {other}: {source}", f"{who} sceglie {other}: {source}")


def _counted(battle: Battle, args: Args, lang: str) -> str:
    who, what = full(battle, args[0], lang), localised(battle.marks[args[1]], lang)
    return say(lang, f"{who} has {args[2]} × {what}", f"{who} ha {args[2]} × {what}")


def _no_effect(battle: Battle, args: Args, lang: str) -> str:
    who, what = full(battle, args[0], lang), attack_name(battle, args[1], args[2], lang)
    type_ = battle.strikes[args[1]][args[2]].type
    found = battle.field.find("type", type_) if type_ else None
    why = f" (NE: {localised(found.get('name'), lang) or type_})" if isinstance(found, dict) else ""
    what = what[:1].upper() + what[1:]  # it begins the sentence
    return say(lang, f"{what} has no effect on {who}{why}", f"{what} non ha effetto su {who}{why}")


def _status(battle: Battle, args: Args, lang: str) -> str:
    return say(lang, "{} gets {}", "{} riceve {}").format(*_marked(battle, args, lang))


def _late(battle: Battle, args: Args, lang: str) -> str:
    text = say(lang, "{} will get {} at the end of the turn", "{} riceverà {} a fine turno")
    return text.format(*_marked(battle, args, lang))


def _gone(battle: Battle, args: Args, lang: str) -> str:
    who, status = full(battle, args[0], lang), status_name(battle, args[1], lang)
    return say(lang, f"{who} loses its {status} marker", f"{who} perde il segnalino {status}")


def _marked(battle: Battle, args: Args, lang: str) -> tuple[str, str]:
    """Return a figure and a marker with its article."""
    status = status_name(battle, args[1], lang)
    marker = say(lang, f"{grammar('en').a(status)} marker", f"un segnalino {status}")
    return full(battle, args[0], lang), marker


def status_name(battle: Battle, status: int, lang: str) -> str:
    """Return what people call a status marker of a battle, by its number."""
    marker = battle.markers[status]
    return localised(marker.name, lang) if marker is not None else ""


def _placed(battle: Battle, args: Args, lang: str) -> str:
    seat, who = battle.seat_name(args[0], lang), name(battle, args[1], lang)
    space = hex_name(battle, args[2])
    if args[3] == frames.DEPLOYED:
        return say(lang, f"{seat} places {who} on {space}", f"{seat} piazza {who} su {space}")
    if not battle.sides[args[0] - 1].trainer:
        who = full(battle, args[1], lang)
        return say(lang, f"{who} stands on {space}", f"{who} sta su {space}")
    return say(lang, f"{seat} sends out {who} on {space}", f"{seat} manda in campo {who} su {space}")


def _move(en: str, it: str) -> Callable[[Battle, Args, str], str]:
    """Return a teller of (figure, start, end, other half's end or -1) events."""

    def tell(battle: Battle, args: Args, lang: str) -> str:
        who, start = full(battle, args[0], lang), hex_name(battle, args[1])
        end = " + ".join(hex_name(battle, space) for space in args[2:4] if space >= 0)
        return say(lang, en, it).format(who=who, start=start, end=end)

    return tell


def _marker(battle: Battle, args: Args, lang: str) -> str:
    seat, who = battle.seat_name(args[0], lang), name(battle, args[2], lang)
    return say(
        lang,
        f"{seat} reveals order marker {args[1]} on {who}",
        f"{seat} rivela il segnalino ordine {args[1]} su {who}",
    )


def _over(battle: Battle, args: Args, lang: str) -> str:
    why = {
        damage.KNOCK_OUT: ("every other side is knocked out", "tutte le altre parti sono fuori combattimento"),
        damage.ROUNDS: ("the round limit is reached", "è raggiunto il limite di round"),
        damage.WIPED: ("nobody is left", "non resta nessuno"),
    }[args[0]]
    if not args[1]:
        return say(lang, f"The battle is a draw: {why[0]}", f"La lotta finisce in parità: {why[1]}")
    seat = battle.seat_name(args[1], lang)
    return say(lang, f"{seat} wins: {why[0]}", f"Vince {seat}: {why[1]}")


def _change(battle: Battle, args: Args, lang: str) -> str:
    who, source = full(battle, args[0], lang), localised(battle.sources[args[1]][1], lang)
    stat = say(lang, "attack", "attacco") if args[2] else say(lang, "move", "movimento")
    return say(
        lang,
        f"{who} has {signed(args[3])} {stat} in this turn: {source}",
        f"{who} ha {signed(args[3])} {stat} in questo turno: {source}",
    )


def _source(en: str, it: str) -> Callable[[Battle, Args, str], str]:
    """Return a teller of (figure, source) events."""

    def tell(battle: Battle, args: Args, lang: str) -> str:
        source = localised(battle.sources[args[1]][1], lang)
        return say(lang, en, it).format(who=full(battle, args[0], lang), source=source)

    return tell


def _who(en: str, it: str) -> Callable[[Battle, Args, str], str]:
    """Return a teller of (figure) events."""
    return lambda battle, args, lang: say(lang, en, it).format(who=full(battle, args[0], lang))


def _seat(en: str, it: str, at: int = 0) -> Callable[[Battle, Args, str], str]:
    """Return a teller of (seat, figure?) events."""

    def tell(battle: Battle, args: Args, lang: str) -> str:
        who = name(battle, args[1], lang) if len(args) > 1 else ""
        return say(lang, en, it).format(seat=battle.seat_name(args[at], lang), who=who)

    return tell


_TELL: dict[str, Callable[[Battle, Args, str], str]] = {
    "begin": lambda battle, args, lang: localised(battle.name, lang),
    "round": lambda battle, args, lang: say(lang, f"Round {args[0]}", f"Round {args[0]}"),
    "first": _seat("{seat} wins the initiative", "{seat} vince l’iniziativa"),
    "markers": _seat("{seat} has placed the order markers", "{seat} ha piazzato i segnalini ordine"),
    "marker": _marker,
    "turn_without": _seat("{seat} loses the turn: {who} is knocked out", "{seat} perde il turno: {who} è K.O."),
    "recalled": _seat("{seat} recalls {who}", "{seat} richiama {who}"),
    "placed": _placed,
    "move": _move("{who} moves from {start} to {end}", "{who} si muove da {start} a {end}"),
    "strays": _move("{who} strays from {start} to {end}", "{who} vaga da {start} a {end}"),
    "stays": _who("{who} cannot go that way and stays", "{who} non può andare da quella parte e resta"),
    "attack": _attack,
    "no_effect": _no_effect,
    "no_wound": _who("{who} takes no wound", "{who} non subisce ferite"),
    "wound": _wound,
    "heal": lambda battle, args, lang: say(lang, "{} recovers from {}", "{} guarisce da {}").format(
        full(battle, args[0], lang), count(lang, args[1], ("wound", "ferita"), ("wounds", "ferite"))
    ),
    "destroyed": _who("{who} is knocked out", "{who} è K.O."),
    "status": _status,
    "status_late": _late,
    "status_gone": _gone,
    "power": _source("{who} uses {source}", "{who} usa {source}"),
    "change": _change,
    "passes": _who("{who} does not attack", "{who} non attacca"),
    "by_hand": _source("{who} plays {source} by hand", "{who} gioca {source} a mano"),
    "tokens": lambda battle, args, lang: say(lang, "{} has {}", "{} ha {}").format(
        full(battle, args[0], lang), count(lang, args[1], ("marker", "segnalino"), ("markers", "segnalini"))
    ),
    "treasure": _source("{who} takes a treasure: {source}", "{who} prende un tesoro: {source}"),
    "glyph": _source("{who} uncovers a glyph: {source}", "{who} scopre un glifo: {source}"),
    "again": _source("{who} may attack once more: {source}", "{who} può attaccare ancora: {source}"),
    "turn_again": _source("{who} takes another turn: {source}", "{who} fa un altro turno: {source}"),
    "chain_ended": _source(
        "{source} of {who} would go on without end and stops here", "{source} di {who} non finirebbe mai e si ferma qui"
    ),
    "turn_lost": _source("{who} neither moves nor attacks: {source}", "{who} non si muove e non attacca: {source}"),
    "attack_space": _attack_space,
    "chosen": _chosen,
    "copied": lambda battle, args, lang: say(lang, "{} takes on the card of {}", "{} prende la carta di {}").format(
        full(battle, args[0], lang), full(battle, args[2], lang)
    ),
    "revived": _source("{who} comes back: {source}", "{who} torna in gioco: {source}"),
    "attack_object": lambda battle, args, lang: say(lang, "{} attacks {}: {}", "{} attacca {}: {}").format(
        full(battle, args[0], lang),
        localised(battle.sources[args[2]][1], lang),
        attack_name(battle, args[0], args[1], lang),
    ),
    "object_hit": _object_hit,
    "object_gone": _source("{source} is destroyed by {who}", "{source}: distruzione per mano di {who}"),
    "marked": _counted,
    "marker_gone": _source("{who} loses a hidden order marker: {source}", "{who} perde un segnalino ordine: {source}"),
    "cancelled": _source("The attack does nothing to {who}: {source}", "L’attacco non fa nulla a {who}: {source}"),
    "ruled": lambda battle, args, lang: say(lang, "{} takes a turn with {}: {}", "{} fa un turno con {}: {}").format(
        battle.seat_name(args[2], lang), full(battle, args[0], lang), localised(battle.sources[args[1]][1], lang)
    ),
    "over": _over,
}
