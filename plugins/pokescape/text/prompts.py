"""Questions and options: what is asked, and what each answer means and may bring."""

from __future__ import annotations

from workbench.api.rules import Option, localised, reason_of, say

from .. import frames, hands, odds
from ..attack import affected, attack_parts, defense_parts, dice_of, moment_of, reason
from ..battle import Battle
from ..describing import Describer
from ..objects import dice_at, left_of
from ..parts import named
from ..reach import place_of
from ..state import BattleState
from .names import attack_name, count, full, hex_name, joined, name
from .previews import preview

_DIRECTIONS = (
    ("east", "est"), ("south-east", "sud-est"), ("south-west", "sud-ovest"),
    ("west", "ovest"), ("north-west", "nord-ovest"), ("north-east", "nord-est"),
)  # fmt: skip


_OR_SWITCH = (
    "{seat}: where does {who} move, or whom do you send out instead?",
    "{seat}: dove si muove {who}, o chi mandi al suo posto?",
)
_MARKER = (
    "{seat}: on which card do you place order marker {who}?",
    "{seat}: su quale carta piazzi il segnalino ordine {who}?",
)
_CREW_MOVES = ("{seat}: which figure moves next?", "{seat}: quale figura si muove ora?")
_CREW_ATTACKS = ("{seat}: which figure attacks next?", "{seat}: quale figura attacca ora?")
_WHERE = ("{seat}: where do you place {who}?", "{seat}: dove piazzi {who}?")
_QUESTIONS = {
    frames.MOVE: ("{seat}: where does {who} move?", "{seat}: dove si muove {who}?"),
    frames.ATTACK: ("{seat}: whom does {who} attack?", "{seat}: contro chi attacca {who}?"),
    frames.TURN: (
        "{seat}: does {who} take its turn, for which dice are rolled first, or whom do you send out instead?",
        "{seat}: {who} fa il suo turno, per cui prima si tirano dadi, o chi mandi al suo posto?",
    ),
    frames.PLACE: _WHERE,
    frames.DEPLOY: _WHERE,
    frames.ACTIVE: ("{seat}: who goes first into battle?", "{seat}: chi va per primo in campo?"),
    frames.REPLACE: ("{seat}: who takes its place?", "{seat}: chi prende il suo posto?"),
    frames.CHOOSE: (
        "{seat}: {power} of {owner}, which figure do you choose?",
        "{seat}: {power} di {owner}, quale figura scegli?",
    ),
    frames.GUIDE: (
        "{seat}: {power} of {owner}, where is {who} moved?",
        "{seat}: {power} di {owner}, dove si sposta {who}?",
    ),
    frames.MAY: ("{seat}: {power} of {owner}, do you make use of it?", "{seat}: {power} di {owner}, ne approfitti?"),
    frames.STRAY: ("{seat}: which way does {who} stray?", "{seat}: da che parte vaga {who}?"),
}


def question(battle: Battle, state: BattleState, lang: str) -> str:
    """Return the prompt on top as a sentence; empty when the battle is over."""
    if state.over or not state.frames:
        return ""
    frame = state.frames[-1]
    if frame[0] == frames.HAND:
        return hands.question(battle, frame, lang)
    seat = battle.seat_name(frame[1], lang)
    who = name(battle, frame[2], lang) if len(frame) > 2 and frame[0] != frames.MARKERS else ""
    if frame[0] in (frames.CHOOSE, frames.GUIDE, frames.MAY):
        # who is asked, whose power it is, its name: nobody else is named where the power's own figure does it
        owner, power = full(battle, frame[4], lang), localised(battle.sources[frame[5]][1], lang)
        return say(lang, *_QUESTIONS[frame[0]]).format(seat=seat, who=who, owner=owner, power=power)
    if frame[0] == frames.CREW:
        moving = frame[3] == 0
        text = _CREW_MOVES if moving else _CREW_ATTACKS
    elif frame[0] == frames.MOVE and _bench(battle, state, frame):
        text = _OR_SWITCH
    elif frame[0] == frames.MARKERS:
        text, who = _MARKER, "123X"[frame[2]]
    else:
        text = _QUESTIONS[frame[0]]
    return say(lang, *text).format(seat=seat, who=who)


def _bench(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> bool:
    figures = battle.sides[frame[1] - 1].figures
    return bool(frame[3]) and any(not state.down[f] and state.at[f] < 0 for f in figures)


def option(battle: Battle, state: BattleState, action: int, lang: str, brief: bool = False) -> Option:
    """Return what an action means; `brief`: not what a move would lead to, which takes its time to find out."""
    if state.frames[-1][0] == frames.HAND:
        return hands.option(battle, state.frames[-1], action, lang)
    battle = battle.now(state)
    if action >= battle.deed:
        return _deed(battle, state, action, lang)
    if action >= battle.direction:
        return _heading(battle, state, action, lang)
    if action >= battle.strike:
        return _attack(battle, state, action, lang)
    if action >= battle.pick:
        return _figure(battle, state, action, lang)
    asking = state.frames[-1][0] in (frames.CHOOSE, frames.GUIDE, frames.MAY)
    if action == battle.take:
        use = Option(action, say(lang, "Use it", "Usalo"), weight=0)
        return use if asking else Option(action, *turn_taken(lang), weight=0)
    if action == battle.pass_ and asking:
        return Option(action, say(lang, "Leave it", "Lascia stare"), weight=99)
    if action == battle.pass_ and state.frames[-1][0] == frames.CREW:
        moving = state.frames[-1][3] == 0
        none = ("No more moves", "Nessun’altra mossa") if moving else ("No more attacks", "Nessun altro attacco")
        return Option(action, say(lang, *none), weight=99)
    if action == battle.pass_:
        return Option(action, say(lang, "Do not attack", "Non attaccare"), weight=99)
    return _place(battle, state, action, lang, brief)


def _heading(battle: Battle, state: BattleState, action: int, lang: str) -> Option:
    """Return a direction to point in; of a figure on two spaces also which half goes first."""
    figure, (second, direction) = state.frames[-1][2], divmod(action - battle.direction, 6)
    label = say(lang, *_DIRECTIONS[direction])
    if state.also[figure] >= 0:
        lead = hex_name(battle, (state.at if not second else state.also)[figure])
        label = say(lang, f"{label}, {lead} leads", f"{label}, {lead} va avanti")
    return Option(action, label, weight=2 * direction + second)


def _deed(battle: Battle, state: BattleState, action: int, lang: str) -> Option:
    """Return an action of the card, or an attack on a space."""
    figure = state.frames[-1][2]
    if action >= battle.breach:
        return _object(battle, state, action, lang)
    if action < battle.aim:
        called = localised(battle.actions[figure][action - battle.deed].name, lang)
        return Option(action, called, detail=_does(battle, figure, called, lang), weight=3)
    index, space = divmod(action - battle.aim, battle.field.hexes.size)
    at, what = hex_name(battle, space), _upper(attack_name(battle, figure, index, lang))
    hit = affected(battle, state, figure, index, ~space)
    details = [_odds(battle, state, figure, index, other, lang) for other in hit]
    label = say(lang, f"{what} on {at}", f"{what} su {at}")
    return Option(action, label, (f"hex:{at}", *(f"figure:{other}" for other in hit)), "; ".join(details), 1)


def _does(battle: Battle, figure: int, called: str, lang: str) -> str:
    """Return what the card says of its power of a name."""
    head = f"{called}:".casefold()
    lines = Describer().card(battle, battle.cards[figure], lang)
    return next((line[len(head) :].strip() for line in lines if line.casefold().startswith(head)), "")


def _object(battle: Battle, state: BattleState, action: int, lang: str) -> Option:
    """Return an attack on an object, with the dice."""
    figure = state.frames[-1][2]
    index, number = divmod(action - battle.breach, len(battle.objects))
    piece, what = battle.objects[number], _upper(attack_name(battle, figure, index, lang))
    name_ = localised(piece.name, lang)
    left, dice = left_of(battle, state, number), dice_at(battle, state, figure, index, number)
    detail = say(lang, f"{dice} against {piece.defense}, life {left}", f"{dice} contro {piece.defense}, vita {left}")
    targets = tuple(f"hex:{hex_name(battle, space)}" for space in piece.spaces)
    return Option(action, say(lang, f"{what} on {name_}", f"{what} su {name_}"), targets, detail, 1)


def _place(battle: Battle, state: BattleState, action: int, lang: str, brief: bool) -> Option:
    """Return a place to move to or stand on."""
    frame, (space, second) = state.frames[-1], place_of(battle, action)
    at = hex_name(battle, space) + (f" + {hex_name(battle, second)}" if second >= 0 else "")
    ground = localised(battle.field.grounds[battle.field.ground[space]].name, lang)
    level = say(lang, f"level {battle.field.level[space]}", f"livello {battle.field.level[space]}")
    detail = f"{ground}, {level}"
    targets = tuple(f"hex:{hex_name(battle, s)}" for s in (space, second) if s >= 0)
    if frame[0] != frames.MOVE:
        return Option(action, say(lang, f"Place on {at}", f"Piazza su {at}"), targets, detail, 1)
    figure = frame[2]
    dice, attacks = ((), ()) if brief else preview(battle, state, figure, action, lang)
    if {space, second} == {state.at[figure], state.also[figure]}:
        targets, detail = (*targets, f"figure:{figure}"), "; ".join((detail, *attacks))
        return Option(action, say(lang, "Stay here", "Resta qui"), targets, detail, 0)
    detail, weight = "; ".join((detail, *dice, *attacks)), 1 if attacks else 2
    return Option(action, say(lang, f"Move to {at}", f"Vai a {at}"), targets, detail, weight)


def _figure(battle: Battle, state: BattleState, action: int, lang: str) -> Option:
    """Return a figure or its card to choose."""
    figure, frame = action - battle.pick, state.frames[-1]
    who, detail = name(battle, figure, lang), numbers(battle, state, figure, lang)
    labels = {
        frames.MARKERS: (f"Marker on {who}", f"Segnalino su {who}"),
        frames.ACTIVE: (f"Send out {who}", f"Manda in campo {who}"),
        frames.REPLACE: (f"Send out {who}", f"Manda in campo {who}"),
        frames.CHOOSE: (f"Choose {who}", f"Scegli {who}"),
        frames.CREW: (f"Act with {who}", f"Agisci con {who}"),
    }
    label = labels.get(frame[0], (f"Switch to {who}", f"Cambia con {who}"))
    if frame[0] not in labels:
        detail = in_place_of_turn(detail, lang)
    return Option(action, say(lang, *label), (f"card:{figure}", f"figure:{figure}"), detail, 2)


def turn_taken(lang: str) -> tuple[str, tuple[str, ...], str]:
    """Return label, targets and detail of taking the turn, beside what may be done in its place (PS-TURN-01)."""
    brings = say(lang, "it moves, then it attacks", "si muove, poi attacca")
    return say(lang, "Take the turn", "Fai il turno"), (), brings


def in_place_of_turn(detail: str, lang: str) -> str:
    """Return what a switch costs, and the numbers of who comes (PS-TURN-02)."""
    return say(lang, f"instead of the turn; {detail}", f"al posto del turno; {detail}")


def numbers(battle: Battle, state: BattleState, figure: int, lang: str) -> str:
    """Return a figure's numbers as they are now, in one line."""
    strike, left = battle.strikes[figure][0], battle.life[figure] - state.wounds[figure]
    return say(
        lang,
        f"life {left} of {battle.life[figure]}, move {battle.move[figure]}, range {strike.range}, "
        f"attack {max(0, strike.dice)}, defense {max(0, battle.defense[figure])}",
        f"vita {left} su {battle.life[figure]}, movimento {battle.move[figure]}, gittata {strike.range}, "
        f"attacco {max(0, strike.dice)}, difesa {max(0, battle.defense[figure])}",
    )


def _attack(battle: Battle, state: BattleState, action: int, lang: str) -> Option:
    """Return an attack with its dice and odds."""
    figure = state.frames[-1][2]
    index, target = divmod(action - battle.strike, battle.count)
    what = attack_name(battle, figure, index, lang)
    hit = affected(battle, state, figure, index, target)
    if target == figure:
        names = joined([full(battle, other, lang) for other in hit], lang)
        label = say(lang, f"{_upper(what)} on {names}", f"{_upper(what)} su {names}")
    else:
        label = say(
            lang, f"{_upper(what)} on {name(battle, target, lang)}", f"{_upper(what)} su {name(battle, target, lang)}"
        )
    details = [_odds(battle, state, figure, index, other, lang) for other in hit]
    return Option(action, label, tuple(f"figure:{other}" for other in hit), "; ".join(details), 1)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _odds(battle: Battle, state: BattleState, figure: int, index: int, other: int, lang: str) -> str:
    """Return the dice against one target and what they promise."""
    moment = moment_of(battle, state, figure, other, index)
    who = name(battle, other, lang)
    ours, theirs = attack_parts(battle, state, moment), defense_parts(battle, state, moment)
    attack, defense = min(odds.MOST, dice_of(ours)), min(odds.MOST, dice_of(theirs))
    dice = count(lang, attack, ("die", "dado"), ("dice", "dadi"))
    dice += _made_of(battle, reason(battle, state, "attack", moment, ours), lang)
    shields = f"{defense}{_made_of(battle, reason(battle, state, 'defense', moment, theirs), lang)}"
    against = say(lang, f"{dice} against {shields}", f"{dice} contro {shields}")
    if moment.blocked:
        return say(lang, f"{who}: {against}, no effect", f"{who}: {against}, nessun effetto")
    chances = odds.wounds(attack, defense)
    left = battle.life[other] - state.wounds[other]
    wound, down = 1 - chances[0], sum(chances[left:])
    return say(
        lang,
        f"{who}: {against}, wounds {wound:.0%}, knocks out {down:.0%}",
        f"{who}: {against}, ferisce {wound:.0%}, mette K.O. {down:.0%}",
    )


def _made_of(battle: Battle, told: str, lang: str) -> str:
    """Return what dice are made of, in brackets; nothing where it is the card's number alone."""
    why, values = reason_of(told)
    parts = named(battle.base or battle, why, values, lang)
    said = "".join(f" {'+' if part.value >= 0 else '−'} {abs(part.value)} {part.label}" for part in parts)
    return f" ({said[3:]})" if len(parts) > 1 else ""
