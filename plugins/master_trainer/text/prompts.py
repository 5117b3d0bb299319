"""Questions and what the answers mean."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Option, localised, say

from .. import codes as c
from ..bank import LENT, OWED
from ..compiled import Table
from ..fights import side_of
from ..odds import plain, win_chance
from ..outlook import chance_of, chance_with
from ..state import TrainerState
from ..turn import playable
from ..worth import only_of_battles
from . import by_hand
from .effects import does
from .words import COLORS, LOSSES, instruction, player, pokemon, space

_Frame = tuple[int, ...]


def question(table: Table, state: TrainerState, lang: str) -> str:
    """Return what is asked, as a sentence."""
    frame = state.frames[-1]
    who = player(table, frame[1], lang)
    return f"{who}: {_QUESTIONS[frame[0]](table, state, frame, lang)}"


def _before(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    if not frame[2] and playable(table, state, frame[1], "turn"):
        return say(lang, "spin, or use a card first", "gira, o usa prima una carta")
    return say(lang, "spin", "gira")


def _after(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    if frame[2] or not playable(table, state, frame[1], "turn"):
        return say(lang, "take a loan, or end the turn", "prendi un prestito, o finisci il turno")
    return say(lang, "use a card, or end the turn", "usa una carta, o finisci il turno")


def _way(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    left = frame[2]
    loops = state.loops[frame[1]]
    told = say(lang, f"which way? {left} to go", f"da che parte? Ancora {left}")
    if state.at[frame[1]] == table.board.junction:
        times = table.rules.loop_times
        told += say(
            lang, f" ({loops} of {times} times round)", f" ({loops} gir{'o' if loops == 1 else 'i'} su {times})"
        )
    return told


def _target(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    return say(
        lang,
        "challenge a face-up Pokémon, or turn over the top of the pile",
        "sfida un Pokémon scoperto, o gira il primo del mazzo",
    )


def _fighter(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    return say(lang, "who fights ", "chi lotta contro ") + _foe(table, state, frame[1], lang) + "?"


def _foe(table: Table, state: TrainerState, seat: int, lang: str) -> str:
    """Whom a seat is battling, with Battle Points where they are known."""
    fight = state.fight
    if fight[c.KIND] == c.TRAINER:
        return player(table, fight[c.FOE] if seat == fight[c.ME] else fight[c.ME], lang)
    number = fight[c.OF_FOE + c.POKEMON]
    foe = (table.leaders if fight[c.KIND] == c.GYM else table.pokemon)[number]
    return f"{localised(foe.name, lang)} ({foe.points})"


def _rival(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    return say(lang, "battle whom?", "contro chi lotti?")


def _card(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    fight = state.fight
    own = fight[c.OF_ME + c.POKEMON] if frame[1] == fight[c.ME] else fight[c.OF_FOE + c.POKEMON]
    other = fight[c.OF_FOE + c.POKEMON] if frame[1] == fight[c.ME] else fight[c.OF_ME + c.POKEMON]
    mine = f"{pokemon(table, own, lang)} ({table.pokemon[own].points})"
    theirs = (table.leaders if fight[c.KIND] == c.GYM else table.pokemon)[other]
    against = f"{mine} – {localised(theirs.name, lang)} ({theirs.points})"
    return against + say(lang, ": play a card?", ": giochi una carta?")


def _toss(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    one, many, uno, molti = LOSSES["event" if frame[3] else "item"]
    what = say(lang, one if frame[2] == 1 else many, uno if frame[2] == 1 else molti)
    return say(lang, f"discard {frame[2]} {what}", f"scarta {frame[2]} {what}")


def _lose(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    return say(lang, f"lose {frame[2]} Pokémon: which?", f"perdi {frame[2]} Pokémon: quale?")


def _choose(table: Table, state: TrainerState, frame: _Frame, lang: str) -> str:
    name = localised(table.cards[state.frames[-2][2]].name, lang)
    return say(lang, f"{name}: choose a player", f"{name}: scegli un giocatore")


_QUESTIONS: dict[int, Callable[[Table, TrainerState, _Frame, str], str]] = {
    c.BEFORE: _before, c.AFTER: _after, c.WAY: _way, c.TARGET: _target, c.FIGHTER: _fighter, c.RIVAL: _rival,
    c.CARD: _card, c.TOSS: _toss, c.LOSE: _lose, c.CHOOSE: _choose, c.HANDS: by_hand.question,
}  # fmt: skip


def option(table: Table, state: TrainerState, action: int, lang: str) -> Option:
    """Return what an action means."""
    frame = state.frames[-1]
    code = frame[0]
    if action == c.LOAN:
        return Option(action, say(lang, "Take a Smile Loan", "Prendi un Prestito Sorriso"), (), _loan(lang), weight=2)
    if code in (c.BEFORE, c.AFTER, c.CARD):
        return _play(table, state, frame, action, lang)
    if code == c.WAY:
        return _onward(table, frame, action, lang)
    if code == c.TARGET:
        return _aim(table, state, frame[1], action, lang)
    if code == c.RIVAL or (code == c.CHOOSE and action):
        targets = (f"figure:{action}", f"seat:{action}")
        return Option(action, player(table, action - 1, lang), targets, _has(table, state, action - 1, lang))
    if code == c.CHOOSE:
        return Option(action, say(lang, "Nobody", "Nessuno"), weight=1)
    if code == c.HANDS:
        return by_hand.option(table, frame, action, lang)
    if code == c.TOSS:
        return Option(action, localised(table.cards[action].name, lang), (f"hand:{frame[1] + 1}:{action}",))
    own = table.pokemon[action]
    detail = _chance(table, state, action, lang) if code == c.FIGHTER else ""
    shade = f"{own.points}, {say(lang, *COLORS[own.color])}"
    # who fights best stands first, and who is missed least when one is lost
    weight = -own.points if code == c.FIGHTER else own.worth + own.points
    return Option(
        action, f"{localised(own.name, lang)} ({shade})", (f"pokemon:{frame[1] + 1}:{action}",), detail, weight
    )


def _loan(lang: str) -> str:
    return say(lang, f"{LENT} PCs now, {OWED} less at the end", f"{LENT} PC ora, {OWED} in meno alla fine")


def _has(table: Table, state: TrainerState, seat: int, lang: str) -> str:
    """What a player has to fight with, as everybody sees it."""
    own, cards = state.pokemon[seat], len(state.hand[seat])
    best = max((table.pokemon[card].points for card in own), default=0)
    return say(
        lang,
        f"{len(own)} Pokémon, the strongest {best}; {cards} card{'' if cards == 1 else 's'} in hand",
        f"{len(own)} Pokémon, il più forte {best}; {cards} cart{'a' if cards == 1 else 'e'} in mano",
    )


def _onward(table: Table, frame: _Frame, action: int, lang: str) -> Option:
    """One way on from a junction, and where it would end."""
    board, at, left = table.board, action, frame[2] - 1
    while left and len(board.after[at]) == 1:
        at, left = board.after[at][0], left - 1
    end = f"{space(table, at, lang)}: {instruction(board, at, lang)}"
    if left and board.after[at]:
        end = say(lang, f"another fork at {space(table, at, lang)}", f"un altro bivio a {space(table, at, lang)}")
    label = space(table, action, lang)
    if action == board.enter:
        label = say(lang, f"Round the loop by {label}", f"Per l’anello da {label}")
    return Option(action, label, (f"space:{board.ids[action]}",), end)


def _play(table: Table, state: TrainerState, frame: _Frame, action: int, lang: str) -> Option:
    """Spin, end, use a card or none; in a battle with what it makes of the chances."""
    code, seat = frame[:2]
    if action >= c.FIRST_CARD:
        card = action - c.FIRST_CARD
        label = say(lang, "Use ", "Usa ") + localised(table.cards[card].name, lang)
        detail = does(table, card, lang)
        if code == c.CARD and only_of_battles(table.cards[card].effects):
            chance = chance_with(table, state, seat, card)
            detail += "" if chance is None else f" {_wins(chance, lang).capitalize()}."
        return Option(action, label, (f"hand:{seat + 1}:{card}",), detail, weight=1)
    if code == c.BEFORE:
        return Option(action, say(lang, "Spin", "Gira"), ("spinner",))
    if code == c.CARD:
        now = chance_of(table, state, side_of(state, seat))
        return Option(action, say(lang, "No card", "Nessuna carta"), detail=_wins(now, lang))
    return Option(action, say(lang, "End the turn", "Finisci il turno"))


def _aim(table: Table, state: TrainerState, seat: int, action: int, lang: str) -> Option:
    """Turn over the top of the pile, or challenge a face-up Pokémon."""
    if action == 0:
        return Option(action, say(lang, "Turn over the top of the pile", "Gira il primo del mazzo"), ("pile",))
    wild = table.pokemon[action - 1]
    best = max((table.pokemon[card].points for card in state.pokemon[seat]), default=0)
    percent = round(100 * win_chance(plain(best), plain(wild.points)))
    detail = say(lang, f"{percent} % with your strongest", f"{percent} % con il tuo più forte")
    label = f"{localised(wild.name, lang)} ({wild.points}, {say(lang, *COLORS[wild.color])})"
    return Option(action, label, (f"shown:{action - 1}",), detail)


def _chance(table: Table, state: TrainerState, own: int, lang: str) -> str:
    """How likely a Pokémon wins where its opponent is known."""
    theirs, kind = state.fight[c.OF_FOE + c.POKEMON], state.fight[c.KIND]
    if kind == c.TRAINER or theirs < 0:
        return ""
    foe = (table.leaders if kind == c.GYM else table.pokemon)[theirs]
    return _wins(win_chance(plain(table.pokemon[own].points), plain(foe.points)), lang)


def _wins(chance: float, lang: str) -> str:
    percent = round(100 * chance)
    return say(lang, f"wins {percent} of 100", f"vince {percent} volte su 100")
