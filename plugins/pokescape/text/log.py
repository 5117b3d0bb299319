"""Each event as a sentence that says what happened and why every die was rolled."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Event, grammar

from .. import damage, frames
from ..battle import Battle
from ..parts import named
from .names import attack_name, count, full, hex_name, name, say, word

_FACES = {1: ("skull", "teschio"), 2: ("shield", "scudo"), 3: ("blank", "vuoto")}


def sentence(battle: Battle, event: Event, lang: str) -> str:
    """Return an event as a sentence; empty for one that is not for the log."""
    if event.what == "roll":
        return roll(battle, event, lang)
    tell = _TELL.get(event.what)
    return tell(battle, [int(arg) for arg in event.args], lang) if tell else ""


# ---------------------------------------------------------------- dice


def reasons(text: str) -> tuple[str, dict[str, int]]:
    """Split a roll's reason into its word and its values."""
    first, *rest = text.split()
    return first, {key: int(value) for key, _, value in (item.partition("=") for item in rest)}


def roll(battle: Battle, event: Event, lang: str) -> str:
    """Return a roll as a sentence."""
    sides, faces = int(event.args[1]), [int(face) for face in event.args[2:-1]]
    why, values = reasons(str(event.args[-1]))
    shown = ", ".join(face_word(face, lang) for face in faces) if sides == 6 else ", ".join(map(str, faces))
    if why in ("attack", "defense"):
        return _combat(battle, why, values, faces, shown, lang)
    if why in ("placing", "initiative"):
        return _roll_off(battle, why, values, faces[0], lang)
    combat = ("combat die", "dado di combattimento"), ("combat dice", "dadi di combattimento")
    dice = str(grammar(lang).a(f"d{sides}")) if sides != 6 else count(lang, len(faces), *combat)
    return _other(battle, why, values, dice, shown, lang)


def _signed(number: int) -> str:
    """Return a number with its sign, the minus a true one."""
    return str(grammar("en").signed(number))


def face_word(face: int, lang: str) -> str:
    """Return what a combat die shows."""
    return say(lang, *_FACES[1 if face <= 3 else 2 if face <= 5 else 3])


def _combat(battle: Battle, why: str, values: dict[str, int], faces: list[int], shown: str, lang: str) -> str:
    """Return attack or defense dice with what they are made of."""
    who = values["figure"] if why == "attack" else values["other"]
    parts = [f"{_signed(part.value)} {part.label}" for part in named(battle, why, values, lang)]
    parts[0] = parts[0].lstrip("+")
    if why == "attack":
        noun = count(lang, len(faces), ("attack die", "dado d’attacco"), ("attack dice", "dadi d’attacco"))
    else:
        noun = count(lang, len(faces), ("defense die", "dado di difesa"), ("defense dice", "dadi di difesa"))
    rolls = say(lang, "rolls", "tira")
    return f"{full(battle, who, lang)} {rolls} {noun}: {', '.join(parts)}" + (f": {shown}" if shown else "")


def _roll_off(battle: Battle, why: str, values: dict[str, int], face: int, lang: str) -> str:
    """Return a d20 for the first place or initiative."""
    seat = battle.seat_name(values["seat"], lang)
    total = f" + {values['bonus']} = {face + values['bonus']}" if values.get("bonus") else ""
    if why == "placing":
        return say(lang, f"{seat} rolls {face}{total} for placing", f"{seat} tira {face}{total} per il piazzamento")
    return say(lang, f"{seat} rolls {face}{total} for initiative", f"{seat} tira {face}{total} per l’iniziativa")


def _other(battle: Battle, why: str, values: dict[str, int], dice: str, shown: str, lang: str) -> str:
    """Return a roll for a swipe, a fall or an effect."""
    figure = values["figure"]
    if why == "swipe":
        foe, left = full(battle, values["foe"], lang), name(battle, figure, lang)
        return say(
            lang,
            f"{foe} rolls {dice} because {left} leaves its engagement: {shown}",
            f"{foe} tira {dice} perché {left} lascia l’ingaggio: {shown}",
        )
    who = full(battle, figure, lang)
    if why == "fall":
        drop = count(lang, values["drop"], ("level", "livello"), ("levels", "livelli"))
        return say(
            lang, f"{who} falls {drop} and rolls {dice}: {shown}", f"{who} cade di {drop} e tira {dice}: {shown}"
        )
    source = word(battle.sources[values["source"]][1], lang)
    if why == "object":
        return say(lang, f"{source} defends with {dice}: {shown}", f"{source} difende con {dice}: {shown}")
    if values.get("idle"):
        shown += say(lang, ", nothing happens", ", non succede nulla")
    return say(lang, f"{who} rolls {dice} for {source}: {shown}", f"{who} tira {dice} per {source}: {shown}")


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
    what = word(battle.sources[args[1]][1], lang)
    gone = count(lang, args[2], ("wound", "ferita"), ("wounds", "ferite"))
    return say(lang, f"{what} takes {gone}, {args[3]} life left", f"{what} subisce {gone}, vita rimasta {args[3]}")


def _chosen(battle: Battle, args: Args, lang: str) -> str:
    who, other, source = (
        full(battle, args[0], lang), full(battle, args[2], lang), word(battle.sources[args[1]][1], lang)
    )  # fmt: skip
    return say(lang, f"{who} chooses {other}: {source}", f"{who} sceglie {other}: {source}")


def _counted(battle: Battle, args: Args, lang: str) -> str:
    who, what = full(battle, args[0], lang), word(battle.marks[args[1]], lang)
    return say(lang, f"{who} has {args[2]} × {what}", f"{who} ha {args[2]} × {what}")


def _no_effect(battle: Battle, args: Args, lang: str) -> str:
    who, what = full(battle, args[0], lang), attack_name(battle, args[1], args[2], lang)
    return say(lang, f"{what} has no effect on {who}", f"{what} non ha effetto su {who}")


def _status(battle: Battle, args: Args, lang: str) -> str:
    return say(lang, "{} gets {}", "{} riceve {}").format(*_marked(battle, args, lang))


def _late(battle: Battle, args: Args, lang: str) -> str:
    text = say(lang, "{} will get {} at the end of the turn", "{} riceverà {} a fine turno")
    return text.format(*_marked(battle, args, lang))


def _gone(battle: Battle, args: Args, lang: str) -> str:
    who, status = full(battle, args[0], lang), _status_name(battle, args[1], lang)
    return say(lang, f"{who} loses its {status} marker", f"{who} perde il segnalino {status}")


def _marked(battle: Battle, args: Args, lang: str) -> tuple[str, str]:
    """Return a figure and a marker with its article."""
    status = _status_name(battle, args[1], lang)
    marker = say(lang, f"{grammar('en').a(status)} marker", f"un segnalino {status}")
    return full(battle, args[0], lang), marker


def _status_name(battle: Battle, status: int, lang: str) -> str:
    marker = battle.markers[status]
    return word(marker.name, lang) if marker is not None else ""


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
    who, source = full(battle, args[0], lang), word(battle.sources[args[1]][1], lang)
    stat = say(lang, "attack", "attacco") if args[2] else say(lang, "move", "movimento")
    return say(
        lang,
        f"{who} has {_signed(args[3])} {stat} in this turn: {source}",
        f"{who} ha {_signed(args[3])} {stat} in questo turno: {source}",
    )


def _source(en: str, it: str) -> Callable[[Battle, Args, str], str]:
    """Return a teller of (figure, source) events."""

    def tell(battle: Battle, args: Args, lang: str) -> str:
        source = word(battle.sources[args[1]][1], lang)
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
    "begin": lambda battle, args, lang: word(battle.name, lang),
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
        full(battle, args[0], lang), word(battle.sources[args[2]][1], lang), attack_name(battle, args[0], args[1], lang)
    ),
    "object_hit": _object_hit,
    "object_gone": _source("{source} is destroyed by {who}", "{source}: distruzione per mano di {who}"),
    "marked": _counted,
    "marker_gone": _source("{who} loses a hidden order marker: {source}", "{who} perde un segnalino ordine: {source}"),
    "cancelled": _source("The attack does nothing to {who}: {source}", "L’attacco non fa nulla a {who}: {source}"),
    "ruled": lambda battle, args, lang: say(lang, "{} takes a turn with {}: {}", "{} fa un turno con {}: {}").format(
        battle.seat_name(args[2], lang), full(battle, args[0], lang), word(battle.sources[args[1]][1], lang)
    ),
    "over": _over,
}
