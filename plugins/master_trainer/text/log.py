"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Event, localised, reason_of, say

from .. import codes as c
from ..compiled import Table
from .effects import does
from .words import SPACES, instruction, player, pokemon, space, to_place

#: The values of an event.
Args = tuple[int | str, ...]


def tell(table: Table, event: Event, lang: str) -> str:
    """Return an event as a sentence; empty for one that is not for the log."""
    write = _WRITERS.get(event.what)
    return write(table, event.args, lang) if write else ""


def _roll(table: Table, args: Args, lang: str) -> str:
    spun = args[2]
    why, values = reason_of(str(args[-1]))
    who = player(table, values["seat"], lang)
    if why == "fight theirs" and values["kind"] != c.TRAINER:
        foe = foe_name(table, values["kind"], values["card"], lang)
        return say(lang, f"{who} spins for {foe}: {spun}", f"{who} gira per {foe}: {spun}")
    return say(lang, f"{who} spins {spun}", f"{who} gira {spun}")


def foe_name(table: Table, kind: int, number: int, lang: str) -> str:
    """Return what is fought: a leader or a Pokémon."""
    return localised((table.leaders if kind == c.GYM else table.pokemon)[number].name, lang)


def _who(en: str, it: str) -> Callable[[Table, Args, str], str]:
    """Of a template with `{who}` for the seat in the first value and `{1}`, `{2}` for the others."""

    def write(table: Table, args: Args, lang: str) -> str:
        return say(lang, en, it).format(*args, who=player(table, int(args[0]), lang))

    return write


def _pokemon(en: str, it: str) -> Callable[[Table, Args, str], str]:
    """Of a template with `{who}` and `{card}`, the Pokémon in the second value."""

    def write(table: Table, args: Args, lang: str) -> str:
        name = pokemon(table, int(args[1]), lang)
        return say(lang, en, it).format(who=player(table, int(args[0]), lang), card=name)

    return write


def _card(en: str, it: str) -> Callable[[Table, Args, str], str]:
    """Of a template with `{who}` and `{card}`, the item or event in the second value, and `{text}`, what it does."""

    def write(table: Table, args: Args, lang: str) -> str:
        card = int(args[1])
        text = does(table, card, lang).rstrip(".") if "{text}" in en else ""
        name = localised(table.cards[card].name, lang)
        return say(lang, en, it).format(who=player(table, int(args[0]), lang), card=name, text=text)

    return write


def _two(en: str, it: str) -> Callable[[Table, Args, str], str]:
    """Of a template with `{who}` and `{other}`, the seats in the first two values."""

    def write(table: Table, args: Args, lang: str) -> str:
        one, two = (player(table, int(seat), lang) if int(seat) >= 0 else "–" for seat in args[:2])
        return say(lang, en, it).format(who=one, other=two)

    return write


def _space(table: Table, args: Args, lang: str) -> str:
    """What somebody has to do: what the space says, or what a card says of another one."""
    who, at = player(table, int(args[0]), lang), int(args[1])
    does = instruction(table.board, at, lang) if at >= 0 else say(lang, *SPACES[int(args[2])])
    return f"{who}: {does}"


def _moves(table: Table, args: Args, lang: str) -> str:
    who, end = player(table, int(args[0]), lang), space(table, int(args[2]), lang)
    return say(lang, f"{who} moves to {end}", f"{who} va {to_place(end)}")


def _way(table: Table, args: Args, lang: str) -> str:
    who, by = player(table, int(args[0]), lang), space(table, int(args[2]), lang)
    return say(lang, f"{who} goes by {by}", f"{who} passa per {by}")


def _put(table: Table, args: Args, lang: str) -> str:
    who, end = player(table, int(args[0]), lang), space(table, int(args[2]), lang)
    return say(lang, f"The pawn of {who} is put on {end}", f"La pedina di {who} è messa su {end}")


def _pay(table: Table, args: Args, lang: str) -> str:
    seat, paid, to, forgiven = (int(value) for value in args)
    who = player(table, seat, lang)
    whom = say(lang, "the bank", "alla banca") if to < 0 else player(table, to, lang)
    told = say(lang, f"{who} pays {whom} {paid} PCs", f"{who} paga {paid} PC {'' if to < 0 else 'a '}{whom}")
    if forgiven:
        told += say(lang, f"; {forgiven} are forgiven", f"; {forgiven} sono condonati")
    return told


def _fight(table: Table, args: Args, lang: str) -> str:
    kind, me, mine, foe, theirs = (int(value) for value in args)
    own = f"{pokemon(table, mine, lang)} ({table.pokemon[mine].points})"
    other = (table.leaders if kind == c.GYM else table.pokemon)[theirs]
    against = f"{localised(other.name, lang)} ({other.points})"
    if kind == c.TRAINER:
        against += say(lang, f" of {player(table, foe, lang)}", f" di {player(table, foe, lang)}")
    who = player(table, me, lang)
    return say(lang, f"{own} of {who} against {against}", f"{own} di {who} contro {against}")


def _totals(table: Table, args: Args, lang: str) -> str:
    mine, one, theirs, two, own, kind, foe = (int(value) for value in args)
    told = f"{pokemon(table, own, lang)} {mine} + {one} = {mine + one}"
    told += f", {foe_name(table, kind, foe, lang)} {theirs} + {two} = {theirs + two}"
    return told + (say(lang, ": a tie, spin again", ": pari, si gira di nuovo") if mine + one == theirs + two else "")


def _at_once(table: Table, args: Args, lang: str) -> str:
    spun, verdict = int(args[1]), int(args[2])
    if verdict > 0:
        return say(lang, f"A {spun} wins at once", f"Il {spun} vince subito")
    return say(lang, f"A {spun} loses at once", f"Lo {spun} perde subito")


def _outcome(table: Table, args: Args, lang: str, won: bool) -> str:
    seat, kind, number = (int(value) for value in args[:3])
    if kind == c.TRAINER:
        winner, loser = (player(table, int(value), lang) for value in args[3:])
        return say(lang, f"{winner} beats {loser}", f"{winner} batte {loser}")
    who, foe = player(table, seat, lang), foe_name(table, kind, number, lang)
    if won:
        return say(lang, f"{who} wins against {foe}", f"{who} vince contro {foe}")
    return say(lang, f"{who} loses against {foe}", f"{who} perde contro {foe}")


def _leader(table: Table, args: Args, lang: str) -> str:
    who, leader = player(table, int(args[0]), lang), table.leaders[int(args[1])]
    name = f"{localised(leader.name, lang)} ({leader.points})"
    return say(lang, f"{who} meets the Gym Leader {name}", f"{who} incontra il Capopalestra {name}")


def _hands(table: Table, args: Args, lang: str) -> str:
    loser, winner, card = (int(value) for value in args)
    one, two, name = player(table, loser, lang), player(table, winner, lang), pokemon(table, card, lang)
    return say(lang, f"{name} goes from {one} to {two}", f"{name} passa da {one} a {two}")


def _taken(table: Table, args: Args, lang: str) -> str:
    name = localised(table.cards[int(args[2])].name, lang)
    return say(lang, f"It is {name}", f"È {name}")


def _draws(table: Table, args: Args, lang: str) -> str:
    who, item = player(table, int(args[0]), lang), args[1] == "item"
    if lang == "it":
        return f"{who} pesca {'uno strumento' if item else 'un evento e lo tiene'}"
    return f"{who} draws {'an item' if item else 'an event and keeps it'}"


def source(table: Table, event: Event) -> str:
    """Return the entity that an event is about; empty for the rules."""
    args, what = event.args, event.what
    if what in ("draw", "uses", "happens", "tosses"):
        return table.cards[int(args[1])].ref
    if what in _OF_POKEMON:
        return table.pokemon[int(args[1])].ref
    if what == "leader":
        return table.leaders[int(args[1])].ref
    if what in ("won", "lost"):
        return (table.leaders if args[1] == c.GYM else table.pokemon)[int(args[2])].ref
    return ""


_OF_POKEMON = frozenset(
    {"take", "turn_over", "announce", "rare", "rare_won", "rare_lost", "rare_back", "loses", "kept", "picks"}
)
_WRITERS: dict[str, Callable[[Table, Args, str], str]] = {
    "roll": _roll,
    "line": _who("{who} spins a line and spins again", "{who} finisce su una linea e gira di nuovo"),
    "first": _who("{who} begins", "Comincia {who}"),
    "turn": _who("{who}’s turn", "Tocca a {who}"),
    "round": lambda table, args, lang: say(lang, f"Round {args[0]}", f"Giro {args[0]}"),
    "stuck": _who("{who} stays on START", "{who} resta alla PARTENZA"),
    "missed": _who("{who} misses a turn", "{who} salta un turno"),
    "misses": _who("{who} will miss a turn", "{who} salterà un turno"),
    "again": _who("{who} will take another turn", "{who} farà un altro turno"),
    "moves": _moves,
    "way": _way,
    "enough": _who("{who} has been round the loop {1} times and goes on",
                   "{who} ha fatto {1} giri dell’anello e va avanti"),
    "arrives": _who("{who} reaches GOAL as number {1}", "{who} raggiunge l’ARRIVO come numero {1}"),
    "space": _space,
    "collect": _who("{who} collects {1} PCs", "{who} prende {1} PC"),
    "pay": _pay,
    "loan": _who("{who} takes a Smile Loan: {1} PCs now, {2} less at the end",
                 "{who} prende un Prestito Sorriso: {1} PC ora, {2} in meno alla fine"),
    "contest": lambda table, args, lang: say(lang, "The judges are delighted", "La giuria è entusiasta")
    if args[1] else say(lang, "Nothing this time", "Questa volta niente"),
    "take": _pokemon("{who} takes {card}", "{who} prende {card}"),
    "turn_over": _pokemon("{who} turns over {card}", "{who} scopre {card}"),
    "announce": _pokemon("{who} challenges {card}", "{who} sfida {card}"),
    "rare": _pokemon("{who} challenges the rare {card}", "{who} sfida il raro {card}"),
    "rare_won": _pokemon("{who} wins {card}", "{who} vince {card}"),
    "rare_lost": _pokemon("{card} stays in the ruins", "{card} resta nelle rovine"),
    "rare_back": _pokemon("{who} loses {card}, which goes back into its deck",
                          "{who} perde {card}, che torna nel mazzo"),
    "loses": _pokemon("{who} loses {card}", "{who} perde {card}"),
    "kept": _pokemon("{who} keeps {card}, the last Pokémon", "{who} tiene {card}, il suo ultimo Pokémon"),
    "picks": _pokemon("{who} chooses {card}", "{who} sceglie {card}"),
    "picked": _who("{who} has chosen", "{who} ha scelto"),
    "draw": _card("{who} draws {card}", "{who} pesca {card}"),
    "draws": _draws,
    "happens": _card("{who} draws {card}: {text}", "{who} pesca {card}: {text}"),
    "uses": _card("{who} uses {card}: {text}", "{who} usa {card}: {text}"),
    "tosses": _card("{who} discards {card}", "{who} scarta {card}"),
    "takes": _two("{who} takes an item from {other}", "{who} prende uno strumento a {other}"),
    "taken": _taken,
    "put": _put,
    "chooses": _two("{who} chooses {other}", "{who} sceglie {other}"),
    "rival": _two("{who} challenges {other}", "{who} sfida {other}"),
    "leader": _leader,
    "fight": _fight,
    "totals": _totals,
    "at_once": _at_once,
    "called_off": _who("The battle of {who} ends without a winner", "La lotta di {who} finisce senza vincitore"),
    "won": lambda table, args, lang: _outcome(table, args, lang, True),
    "lost": lambda table, args, lang: _outcome(table, args, lang, False),
    "hands": _hands,
}  # fmt: skip
