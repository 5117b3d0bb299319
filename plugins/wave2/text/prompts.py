"""Questions and what answers mean."""

from __future__ import annotations

from workbench.api.rules import Option, localised

from .. import codes, hands, harm
from ..compiled import TRAINER, Table
from ..moment import bench_of, bodies_of
from ..state import DuelState
from ..tries import extra_energy
from . import doing, naming
from .effects import Effects

_QUESTIONS = {
    codes.MAIN: ("What do you do?", "Che cosa fai?"),
    codes.ACTIVE: ("Which Basic Pokémon is your Active?", "Quale Pokémon Base è il tuo attivo?"),
    codes.BENCHING: ("Which Basic Pokémon go on your Bench?", "Quali Pokémon Base vanno in panchina?"),
    codes.EXTRA: ("How many cards do you draw for the mulligans?", "Quante carte peschi per i mulligan?"),
    codes.PROMOTE: ("Who is your new Active?", "Chi è il tuo nuovo attivo?"),
    codes.TATAKAI: ("Do you accept the Yusosha Tatakai: the next knock-out wins?",
                    "Accetti lo Yusosha Tatakai: vince il prossimo KO?"),
    codes.CHOOSE: ("{0}, {1}: which Pokémon?", "{0}, {1}: quale Pokémon?"),
    codes.MAY: ("{0}: do you do this: {1}?", "{0}: vuoi fare così: {1}?"),
    codes.FETCH: ("{0}: which card do you take?", "{0}: quale carta prendi?"),
    codes.DISCARD: ("{0}: which card of your hand do you discard?", "{0}: quale carta della mano scarti?"),
    codes.STRIP: ("{0}: which energy is discarded?", "{0}: quale energia si scarta?"),
    codes.PAY: ("Which energy pays for the retreat?", "Quale energia paga la ritirata?"),
    codes.MOVE: ("{0}: which energy moves?", "{0}: quale energia si sposta?"),
    codes.GIVE: ("{0}: which energy do you attach?", "{0}: quale energia assegni?"),
    codes.SWITCH: ("{0}: who becomes the Active?", "{0}: chi diventa l’attivo?"),
}  # fmt: skip
_WORDS = {
    "en": {
        "pass": "End the turn", "done": "Done", "none": "Nobody", "stop": "No more", "yes": "Yes", "no": "No",
        "retreat": "Retreat for {0}", "play": "Play {0}", "bench": "Bench {0}", "evolve": "Evolve {1} into {0}",
        "attach": "{0} {1}", "challenge": "Declare a Yusosha Tatakai", "ends": "the turn ends",
        "damage": "{0} damage {1}", "cost": "costs {0} energy", "free": "costs nothing", "use": "{1}: {0}",
        "attack": "Attack: {0}", "bench_place": "{0} (bench {1})", "active_place": "{0} (Active)",
    },
    "it": {
        "pass": "Fine turno", "done": "Fatto", "none": "Nessuno", "stop": "Basta", "yes": "Sì", "no": "No",
        "retreat": "Ritirati per {0}", "play": "Gioca {0}", "bench": "{0} in panchina", "evolve": "Evolvi {1} in {0}",
        "attach": "{0} {1}", "challenge": "Dichiara uno Yusosha Tatakai", "ends": "il turno finisce",
        "damage": "{0} danni {1}", "cost": "energie: {0}", "free": "non costa nulla", "use": "{1}: {0}",
        "attack": "Attacco: {0}", "bench_place": "{0} (panchina {1})", "active_place": "{0} (attivo)",
    },
}  # fmt: skip
#: Frames whose answers are cards, and those whose answers are bodies.
_CARDS = (codes.FETCH, codes.DISCARD, codes.STRIP, codes.PAY, codes.MOVE, codes.GIVE)
_BODIES = (codes.CHOOSE, codes.SWITCH, codes.PROMOTE)


def question(table: Table, state: DuelState, lang: str) -> str:
    """Return the prompt as a sentence."""
    if not state.frames:
        return ""
    frame = state.frames[-1]
    if frame[0] == codes.HAND_PLAY:
        return hands.question(table, frame, lang)
    card = naming.card(table, frame[-1], lang)
    said = _follows(table, frame[-2], lang) if frame[0] in (codes.CHOOSE, codes.MAY) else ""
    return _QUESTIONS[frame[0]][lang == "it"].format(card, said)


def _follows(table: Table, number: int, lang: str) -> str:
    """What is done with the answer, as the card says it."""
    return str(Effects(table.find, lang).effects(table.asks[number], ""))


def option(table: Table, state: DuelState, action: int, lang: str) -> Option:
    """Return what an action means."""
    frame, words = state.frames[-1], _WORDS[lang]
    kind = frame[0]
    if kind == codes.HAND_PLAY:
        return hands.option(table, state, frame, action, lang)
    if kind == codes.MAIN:
        return _turn(table, state, frame[1], action, lang)
    if kind in (codes.ACTIVE, codes.BENCHING) or (kind == codes.PROMOTE and action >= codes.PLAY):
        if action == codes.PASS:
            return Option(action, words["done"], weight=9)
        card = action - codes.PLAY
        return Option(action, naming.card(table, card, lang), (f"hand:{frame[1] + 1}:{card}",))
    if kind in _BODIES:
        if action == codes.NOBODY:
            return Option(action, words["none"], weight=9)
        return Option(action, _pokemon(table, state, action, lang), (f"body:{action}",))
    if kind in _CARDS:
        if action == codes.STOP:
            return Option(action, words["stop"], weight=9)
        targets = (f"hand:{frame[1] + 1}:{action}",) if kind in (codes.DISCARD, codes.GIVE) else ()
        return Option(action, naming.card(table, action, lang), targets)
    if kind == codes.EXTRA:
        return Option(action, str(action))
    return Option(action, words["yes" if action else "no"])


def _pokemon(table: Table, state: DuelState, body: int, lang: str) -> str:
    """Return the name of a Pokémon in play; where its player has more of the name, its place too."""
    name, seat = naming.card(table, state.top[body], lang), codes.seat_of(body)
    same = [other for other in bodies_of(state, seat) if state.top[other] == state.top[body]]
    if len(same) < 2:
        return name
    if body == state.active[seat]:
        return _WORDS[lang]["active_place"].format(name)
    return _WORDS[lang]["bench_place"].format(name, bench_of(state, seat).index(body) + 1)


def _turn(table: Table, state: DuelState, seat: int, action: int, lang: str) -> Option:
    words = _WORDS[lang]
    if action >= codes.EVOLVE:
        word, base = ("attach", codes.ATTACH) if action >= codes.ATTACH else ("evolve", codes.EVOLVE)
        card, body = divmod(action - base, 16)
        on = _pokemon(table, state, body, lang)
        label = words[word].format(naming.card(table, card, lang), naming.to(on, lang) if word == "attach" else on)
        return Option(action, label, (f"hand:{seat + 1}:{card}", f"body:{body}"), weight=2)
    if action >= codes.PLAY:
        card = action - codes.PLAY
        word = "bench" if table.cards[card].is_basic else "play"
        does = doing.trainer(table, card, lang) if table.cards[card].sort == TRAINER else ""
        label = words[word].format(naming.card(table, card, lang))
        return Option(action, label, (f"hand:{seat + 1}:{card}",), does, weight=1)
    if action >= codes.POWER:
        body, index = divmod(action - codes.POWER, 8)
        power = table.cards[state.top[body]].powers[index]
        label = words["use"].format(localised(power.name, lang), _pokemon(table, state, body, lang))
        does = doing.power(table, state.top[body], index, lang)
        return Option(action, label, (f"body:{body}",), does, weight=3)
    if action >= codes.RETREAT:
        body = action - codes.RETREAT
        energy = harm.retreat_cost(table, state, state.active[seat]) + extra_energy(table, state, state.active[seat])
        cost = words["cost"].format(energy) if energy else words["free"]
        label = words["retreat"].format(_pokemon(table, state, body, lang))
        return Option(action, label, (f"body:{body}",), cost, weight=5)
    return _plain(table, state, seat, action, lang)


def _plain(table: Table, state: DuelState, seat: int, action: int, lang: str) -> Option:
    words = _WORDS[lang]
    if action == codes.PASS:
        return Option(action, words["pass"], weight=9)
    if action == codes.CHALLENGE:
        return Option(action, words["challenge"], weight=6)
    if action == codes.STADIUM:
        card = table.cards[state.stadium]
        index, power = card.usable[0]
        label = words["use"].format(localised(power.name, lang), localised(card.name, lang))
        return Option(action, label, ("stadium",), doing.power(table, state.stadium, index, lang), weight=3)
    return _attack(table, state, seat, action, lang)


def _attack(table: Table, state: DuelState, seat: int, action: int, lang: str) -> Option:
    words, body, target = _WORDS[lang], state.active[seat], state.active[1 - seat]
    attack = table.cards[state.top[body]].attacks[action - codes.ATTACK]
    detail = words["ends"]
    if target >= 0 and attack.damage:
        amount = harm.reckon(table, state, body, target, attack.damage)
        hit = words["damage"].format(amount, naming.to(naming.card(table, state.top[target], lang), lang))
        detail = f"{hit}; {detail}"
    if does := doing.attack(table, state.top[body], action - codes.ATTACK, lang):
        detail = f"{detail}. {does}"
    label = words["attack"].format(localised(attack.name, lang))
    return Option(action, label, (), detail, weight=0)
