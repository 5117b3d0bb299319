"""Prompts as questions and options."""

from __future__ import annotations

from workbench.api.rules import Option, by_hand, localised, say

from ..arena import CARDS, Arena
from ..odds import Odds, odds
from ..setup import CARDS as TAKEN
from ..state import ATTACK, CHOOSE, DECK, GUIDE, HANDS, MAIN, NAME, ORDER, PROGRAM, SPACE, TEAM, ArenaState
from .names import counts_as, full, lines_of, name, points, seat_name, space_name


def question(arena: Arena, state: ArenaState, lang: str) -> str:
    """Return the prompt as a sentence."""
    frame = state.frames[-1]
    who = seat_name(arena, state.seat, lang)
    if frame[0] == MAIN:
        return say(lang, f"{who}: move, play a card or attack", f"{who}: muovi, gioca una carta o attacca")
    if frame[0] == SPACE:
        mine = name(arena, frame[1], lang)
        return say(lang, f"Where does {mine} go?", f"Dove va {mine}?")
    if frame[0] == ATTACK:
        return say(lang, "Attack somebody?", "Attaccare qualcuno?")
    if frame[0] == NAME:
        mine = full(arena, frame[1], lang)
        return say(lang, f"{mine}: which attack counts as a miss?", f"{mine}: quale attacco vale come Mancato?")
    if frame[0] == ORDER:
        who = seat_name(arena, frame[1], lang)
        return say(lang, f"{who}: who goes to the Center first?", f"{who}: chi va per primo al Centro?")
    if frame[0] in (TEAM, DECK):
        return _setup(arena, state, frame, lang)
    if frame[0] == HANDS:
        called, text = arena.hands[frame[2]]
        title = f"{localised(called, lang)}: {localised(text, lang)}"
        return title if frame[3] < 0 else f"{title} · {HAND_WORDS[lang][frame[3]]}"
    what = source_name(arena, next(each for each in reversed(state.frames) if each[0] == PROGRAM)[1], lang)
    if frame[0] == CHOOSE:
        return say(lang, f"{what}: choose a figure", f"{what}: scegli una miniatura")
    moved = full(arena, frame[2], lang)
    return say(lang, f"{what}: where is {moved} moved?", f"{what}: dove si sposta {moved}?")


#: What hands can do, as `by_hand` numbers it.
HAND_WORDS = {
    "en": ("Done", "Knock out", "From the Center to the bench", "Put elsewhere", "Give a condition",
           "Take the condition away", "Roll a die"),
    "it": ("Fatto", "Manda K.O.", "Dal Centro alla panchina", "Sposta", "Dai una condizione", "Togli la condizione",
           "Tira un dado"),
}  # fmt: skip


def _setup(arena: Arena, state: ArenaState, frame: tuple[int, ...], lang: str) -> str:
    """Return the question of the set-up, with how many have been taken."""
    kind, seat = frame
    who = seat_name(arena, seat, lang)
    if kind == TEAM:
        at, most = state.team[seat - 1].bit_count() + 1, arena.settings.team_size
        return say(lang, f"{who}: choose your team, figure {at} of {most}",
                   f"{who}: scegli la squadra, miniatura {at} di {most}")  # fmt: skip
    at = state.deck[seat - 1].bit_count() + 1
    return say(lang, f"{who}: choose up to three training cards, card {at} of {TAKEN}",
               f"{who}: scegli fino a tre carte addestramento, carta {at} di {TAKEN}")  # fmt: skip


def source_name(arena: Arena, program: int, lang: str) -> str:
    """Return what the card or segment is called whose text is a program of the arena."""
    cards = ((card.program, card.name) for side in arena.sides for card in side.cards)
    wheels = (piece.wheel for piece in arena.pieces)
    segments = ((number, wheel.names[wheel.of[n]]) for wheel in wheels for n, number in enumerate(wheel.programs))
    return next((localised(words, lang) for number, words in (*cards, *segments) if number == program), "")


def _space(arena: Arena, space: int, lang: str) -> str:
    """Return what a space is called, and whose goal it is."""
    shown = space_name(arena, space, lang)
    if space not in arena.board.goals:
        return shown
    who = seat_name(arena, arena.board.goals.index(space) + 1, lang)
    return say(lang, f"{shown} · goal of {who}", f"{shown} · meta di {who}")


def option(arena: Arena, state: ArenaState, action: int, lang: str) -> Option:
    """Return what an action means."""
    frame = state.frames[-1]
    kind = frame[0]
    if kind == MAIN:
        return _main(arena, state, action, lang)
    if kind == ATTACK:
        if action == arena.count * arena.count:
            return Option(action, say(lang, "No attack", "Nessun attacco"), weight=9)
        return _strike(arena, state, action, *divmod(action, arena.count), lang)
    if kind in (SPACE, GUIDE):
        if action == len(arena.board.ids):
            return Option(action, say(lang, "Leave it there", "Lascia lì"), weight=9)
        return Option(action, _space(arena, action, lang), (f"space:{arena.board.ids[action]}",))
    if kind == NAME:
        detail = wheel_line(arena, frame[1], lang, action)
        return Option(action, localised(arena.pieces[frame[1]].wheel.names[action], lang), detail=detail)
    if kind == CHOOSE and action == arena.count:
        return Option(action, say(lang, "Nobody", "Nessuna"), weight=9)
    if kind == TEAM:
        target = (f"figure:{action}",)
        return Option(action, name(arena, action, lang), target, wheel_line(arena, action, lang))
    if kind == DECK:
        return _card(arena, frame[1], action, lang)
    if kind == HANDS:
        return _by_hand(arena, frame, action, lang)
    assert kind in (ORDER, CHOOSE)
    return Option(action, full(arena, action, lang), (f"figure:{action}",))


def wheel_line(arena: Arena, figure: int, lang: str, named: int = -1) -> str:
    """Return a figure in a line: its points, then each segment by its part of the wheel; or just those of a name."""
    wheel = arena.pieces[figure].wheel
    parts = [
        f"{size}/{wheel.total} {counts_as(color, value, lang)}"
        for of, size, color, value in zip(wheel.of, wheel.sizes, wheel.colors, wheel.values, strict=True)
        if named in (-1, of)
    ]
    return " · ".join(parts if named >= 0 else (points(lang, arena.pieces[figure].move), *parts))


def _card(arena: Arena, seat: int, number: int, lang: str) -> Option:
    """Return a training card to take, or that there are enough."""
    cards = arena.sides[seat - 1].cards
    if number == len(cards):
        return Option(number, say(lang, "No more cards", "Nessun’altra carta"), weight=9)
    detail = " ".join(lines_of(cards[number].says, lang))
    return Option(number, localised(cards[number].name, lang), (f"card:{seat}:{number}",), detail)


def _by_hand(arena: Arena, frame: tuple[int, ...], action: int, lang: str) -> Option:
    """Return what hands can do next."""
    at = by_hand.ByHandFrame(*frame[1:])
    if at.verb < 0:
        return Option(action, HAND_WORDS[lang][action], weight=action)
    if at.verb == by_hand.ROLL:
        return Option(action, by_hand.label(at, action, lang))
    if at.thing < 0:
        return Option(action, full(arena, action, lang), (f"figure:{action}",))
    if at.verb == by_hand.MARK:
        return Option(action, localised(arena.conditions[action].name, lang))
    if action == len(arena.board.ids):
        return Option(action, say(lang, "To the bench", "In panchina"), weight=9)
    return Option(action, _space(arena, action, lang), (f"space:{arena.board.ids[action]}",))


def _main(arena: Arena, state: ArenaState, action: int, lang: str) -> Option:
    """Return an option of a turn's beginning."""
    count = arena.count
    if action < count:
        who, target = name(arena, action, lang), (f"figure:{action}",)
        if state.at[action] < 0:
            return Option(action, say(lang, f"Enter with {who}", f"Entra con {who}"), target, weight=1)
        return Option(action, say(lang, f"Move {who}", f"Muovi {who}"), target)
    if action < count + CARDS:
        number = action - count
        side = arena.sides[state.seat - 1]
        what = localised(side.cards[number].name, lang)
        chance = percent(side.success / (side.success + side.miss), lang)
        detail = say(lang, f"succeeds in {chance} of the spins", f"riesce nel {chance} degli Spin")
        detail = " ".join((*lines_of(side.cards[number].says, lang), f"({detail})"))
        target = (f"card:{state.seat}:{number}",)
        return Option(action, say(lang, f"Play {what}", f"Gioca {what}"), target, detail, 2)
    return _strike(arena, state, action, *divmod(action - count - CARDS, count), lang)


def _strike(arena: Arena, state: ArenaState, action: int, figure: int, foe: int, lang: str) -> Option:
    """Return an attack with its exact odds as detail."""
    one, two = name(arena, figure, lang), name(arena, foe, lang)
    label = say(lang, f"Attack {two} with {one}", f"Attacca {two} con {one}")
    has = arena.conditions[state.cond[figure]], arena.conditions[state.cond[foe]]
    told = odds(arena.pieces[figure].wheel, arena.pieces[foe].wheel, *has, state.boost)
    return Option(action, label, (f"figure:{foe}",), odds_line(told, one, two, lang), 3)


def odds_line(told: Odds, one: str, two: str, lang: str) -> str:
    """Return the odds of a battle in a line; `one` attacks `two`."""
    parts = (
        (told.wins, f"{two} is knocked out", f"{two} va K.O."),
        (told.loses, f"{one} is knocked out", f"{one} va K.O."),
        (told.acts, f"text of {one}", f"testo di {one}"),
        (told.suffers, f"text of {two}", f"testo di {two}"),
        (told.nothing, "nothing", "nulla"),
    )
    return " · ".join(f"{say(lang, en, it)} {percent(part / told.whole, lang)}" for part, en, it in parts if part)


def percent(share: float, lang: str) -> str:
    """Return a share as in 91.7%, in Italian 91,7%."""
    shown = f"{100 * share:.1f}%"
    return say(lang, shown, shown.replace(".", ","))
