"""Questions and options of a campaign: what is asked, and what each answer means."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Option, localised, say

from .. import frames
from ..text import prompts
from ..text.names import count, hex_name, name
from ..text.wording import STATS
from . import advising, capture, codes, facts, growth, walk
from .codes import parts
from .earned import counted
from .journey import Journey, seat_of
from .state import CampaignState
from .telling import ball, seat_name

_DIRECTIONS = (
    ("east", "est"), ("south-east", "sud-est"), ("south-west", "sud-ovest"),
    ("west", "ovest"), ("north-west", "nord-ovest"), ("north-east", "nord-est"),
)  # fmt: skip
_QUESTIONS = {
    codes.WALK: ("where do you walk?", "dove vai?"),
    codes.CENTER: ("what do you do at the PokéCenter?", "che cosa fai al Centro Pokémon?"),
    codes.MART: ("what do you buy? You have {who}.", "che cosa compri? Hai {who}."),
    codes.ENEMY: ("whom do you face first?", "chi affronti per primo?"),
    codes.CARRIER: ("who carries you over the water?", "chi ti porta sull’acqua?"),
    codes.STARTER: ("which Pokémon do you choose?", "quale Pokémon scegli?"),
    codes.JOIN: ("does {who} join your party?", "{who} entra in squadra?"),
    codes.DUEL: ("do you battle the other trainer?", "lotti con l’altro allenatore?"),
    codes.CONSENT: ("do you trade {who}?", "scambi {who}?"),
    codes.AWARD: ("who gets a marker that is left over?", "chi riceve un segnalino rimasto?"),
    codes.FLEE: ("do you flee from {who}?", "fuggi da {who}?"),
    codes.DEED: ("what do you do with {who}?", "che cosa fai con {who}?"),
    codes.GROW: ("does {who} evolve?", "{who} si evolve?"),
    codes.SPLIT: ("on which card do you place order marker {who}?", "su quale carta metti il segnalino ordine {who}?"),
}


def question(journey: Journey, state: CampaignState, lang: str) -> str:
    """Return the prompt on top as a sentence; empty when the scenario is over."""
    if state.ended:
        return ""
    top = state.top
    if top[0] < frames.OUTER:
        return prompts.question(journey.arena.of(state), state, lang)
    return f"{seat_name(journey, top[1], lang)}: {say(lang, *_QUESTIONS[top[0]])}".format(
        who=_whom(journey, state, top, lang)
    )


def _whom(journey: Journey, state: CampaignState, top: tuple[int, ...], lang: str) -> str:
    """Return whom or what a question is about; empty for most."""
    match top[0]:
        case codes.DEED | codes.GROW:
            return name(journey.arena.of(state), top[2], lang)
        case codes.SPLIT:
            return "123X"[top[2]]
        case codes.JOIN:
            return mon_name(journey, state, top[2], lang)
        case codes.FLEE:
            return name(journey.arena.of(state), capture.wild_one(journey, state), lang)
        case codes.MART:
            return str(state.money[top[1] - 1])
        case codes.CONSENT:
            mine, theirs = (mon_name(journey, state, mon, lang) for mon in top[2:4])
            return say(lang, f"{mine} for {theirs}", f"{mine} con {theirs}")
    return ""


def option(journey: Journey, state: CampaignState, action: int, lang: str, brief: bool = False) -> Option:
    """Return what an action means; `brief` as in a battle."""
    top = state.top
    if top[0] < frames.OUTER and not codes.of_bag(action):
        return prompts.option(journey.arena.of(state), state, action, lang, brief)
    if top[0] in (codes.DEED, codes.SPLIT) and action < codes.VERB:
        return _of_battle(journey, state, action, lang)
    verb, first, second = parts(action)
    label, targets, detail, weight = _LABELS[verb](journey, state, first, second, lang)
    return Option(action, label, targets, detail, weight)


def _of_battle(journey: Journey, state: CampaignState, action: int, lang: str) -> Option:
    """Return the turn, a switch, or the card for a marker."""
    battle = journey.arena.of(state)
    if action == battle.take:
        return Option(action, *prompts.turn_taken(lang), weight=0)
    figure = action - battle.pick
    who, targets = name(battle, figure, lang), (f"card:{figure}", f"figure:{figure}")
    if state.top[0] == codes.SPLIT:
        brings = advising.splitting(state.top[2], battle.owner[figure] != state.top[1], lang)
        return Option(action, say(lang, f"Marker on {who}", f"Segnalino su {who}"), targets, brings, 1)
    detail = prompts.in_place_of_turn(prompts.numbers(battle, state, figure, lang), lang)
    return Option(action, say(lang, f"Switch to {who}", f"Cambia con {who}"), targets, detail, 5)


Parts = tuple[str, tuple[str, ...], str, int]
_Label = Callable[[Journey, CampaignState, int, int, str], Parts]


def _step(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    to = journey.field.hexes.near[state.place[state.top[1] - 1]][second]
    told = [localised(journey.field.grounds[journey.field.ground[to]].name, lang)]
    if journey.field.ground[to] in journey.ground_tables:
        odds = f"{walk.encounter_chance(journey):.0%}"
        told.append(say(lang, f"wild Pokémon {odds}", f"Pokémon selvatici {odds}"))
    for person in walk.seen_at(journey, state, state.top[1], to):
        who = localised(journey.people[person].name, lang)
        told.append(say(lang, f"{who} sees you: a battle begins", f"{who} ti vede: inizia una lotta"))
    detail = ", ".join(told)
    label = say(lang, f"Step {_DIRECTIONS[second][0]}", f"Passo a {_DIRECTIONS[second][1]}")
    return label, (f"hex:{hex_name(journey.table, to)}",), detail, 1


def _stay(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    return say(lang, "Stay", "Resta"), (f"trainer:{state.top[1]}",), "", 9


def mon_name(journey: Journey, state: CampaignState, mon: int, lang: str) -> str:
    """Return a Pokémon's name; with its number when its player has two of the name."""
    shown, twin = localised(journey.names[state.kind[mon]], lang), state.twin(mon)
    return f"{shown} {twin}" if twin else shown


def _in_bag(journey: Journey, state: CampaignState, item: int) -> str:
    """Return the scene's name of an item in the bag of who is asked; prompts of a battle name sides, not seats."""
    top = state.top
    return f"bag:{top[1] if top[0] >= frames.OUTER else seat_of(journey, state, top[1])}:{item}"


def _use(journey: Journey, state: CampaignState, item: int, target: int, lang: str) -> Parts:
    """Return the use of an item on a Pokémon, or on a figure while a battle lasts; a ball with its odds."""
    what, in_bag = localised(journey.items[item].name, lang), _in_bag(journey, state, item)
    if not state.home:
        who, does = mon_name(journey, state, target, lang), facts.item(journey, item, lang)
        return say(lang, f"Use {what} on {who}", f"Usa {what} su {who}"), (f"mon:{target}", in_bag), does, 7
    battle = journey.arena.of(state)
    who, targets = name(battle, target, lang), (f"figure:{target}", f"card:{target}", in_bag)
    if journey.items[item].rules.use != "ball":
        does = facts.item(journey, item, lang)
        return say(lang, f"Use {what} on {who}", f"Usa {what} su {who}"), targets, does, 4
    odds = capture.chance_of(journey, battle, state, item, target)
    needed = capture.catch_number(battle.cards[target])
    added = sum(capture.bonuses(journey, battle, state, item, target))
    detail = say(lang, f"d20 + {added} against {needed}: {odds:.0%}", f"d20 + {added} contro {needed}: {odds:.0%}")
    thrown = ball(what, lang)
    return say(lang, f"Throw {thrown} at {who}", f"Lancia {thrown} contro {who}"), targets, detail, 3


def _evolve(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    """Return an evolution and what it costs."""
    in_battle = bool(state.home)
    number, way = divmod(first, growth.WAYS) if in_battle else (first, 0)
    mon = state.lineup[second] if in_battle else second
    link = journey.links[state.kind[mon]][number]
    who, to = mon_name(journey, state, mon, lang), localised(journey.names[link.to], lang)
    cost = count(lang, link.markers, ("marker", "segnalino"), ("markers", "segnalini"))
    spent = cost if link.by == "markers" else localised(journey.items[link.item].name, lang)
    detail = advising.evolving(spent, lang)
    label = say(lang, f"Evolve {who} into {to}", f"Fai evolvere {who} in {to}")
    if way:
        label += say(lang, f", towards {_DIRECTIONS[way - 1][0]}", f", verso {_DIRECTIONS[way - 1][1]}")
    return label, (f"figure:{second}",) if in_battle else (f"mon:{mon}",), detail, 2


def _trade_in(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    """Return an evolution that is paid with stat items too, and what stays of their worth."""
    label, targets, detail, weight = _evolve(journey, state, first, second, lang)
    number, mon = (first // growth.WAYS, state.lineup[second]) if state.home else (first, second)
    gained = growth.worth(journey, state, mon)
    left = state.xp[mon] + gained - journey.links[state.kind[mon]][number].markers
    detail += "; " + advising.trading_in(gained, left, lang)
    return label + say(lang, ", trading stat items in", ", cedendo gli strumenti"), targets, detail, weight


def _offer(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    """Return a trade: with a map trainer on the way, with another player at a PokéCenter."""
    if state.top[0] == codes.WALK:
        person, trade = divmod(first, codes.TRADES)
        gives = localised(journey.names[journey.people[person].trades[trade][1]], lang)
        mine = mon_name(journey, state, second, lang)
    else:
        mine, gives = mon_name(journey, state, first, lang), mon_name(journey, state, second, lang)
    return say(lang, f"Trade {mine} for {gives}", f"Scambia {mine} con {gives}"), (), "", 6


def _boost(journey: Journey, state: CampaignState, number: int, mon: int, lang: str) -> Parts:
    item, who = journey.items[journey.stat_items[number]], mon_name(journey, state, mon, lang)
    tier, cost = growth.tier(state, mon, number) + 1, growth.price(journey, state, mon, number)
    detail = say(lang, f"{cost} of its {state.xp[mon]} markers", f"{cost} dei suoi {state.xp[mon]} segnalini")
    stat = item.rules.stat
    detail += f", +{tier} {say(lang, *STATS[stat]).lower()}" if stat else ""
    what = localised(item.name, lang)
    return say(lang, f"{what} +{tier} for {who}", f"{what} +{tier} per {who}"), (f"mon:{mon}",), detail, 5


def _choose(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    """Return a person, a card or a Pokémon to choose."""
    if state.top[0] == codes.ENEMY:
        return localised(journey.people[second].name, lang), (f"person:{second}",), "", 1
    if state.top[0] == codes.STARTER:
        return localised(journey.names[second], lang), (f"starter:{second}",), facts.card(journey, second, lang), 1
    has = counted(state, second, lang) if state.top[0] == codes.AWARD else ""
    return mon_name(journey, state, second, lang), (f"mon:{second}",), has, 1


def _plain(en: str, it: str, weight: int) -> _Label:
    """Return the label of an action without values."""
    return lambda journey, state, first, second, lang: (say(lang, en, it), (), "", weight)


def _fish(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    return say(lang, "Fish", "Pesca"), (), advising.fishing(journey, lang), 6


def _visit(en: str, it: str, verb: int) -> _Label:
    """Return the label of a visit."""
    return lambda journey, state, first, second, lang: (
        say(lang, en, it), (), advising.visiting(state, verb, lang), 5
    )  # fmt: skip


def _answer(en: str, it: str, yes: bool) -> _Label:
    """Return the label of yes or no, with what it brings."""
    return lambda journey, state, first, second, lang: (
        say(lang, en, it), (), advising.answered(state, yes, lang), 0 if yes else 1
    )  # fmt: skip


def _on_mon(en: str, it: str, weight: int, brings: tuple[str, str] = ("", "")) -> _Label:
    """Return the label of an action on a Pokémon, and perhaps with an item."""

    def label(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
        item = localised(journey.items[first].name, lang) if journey.items else ""
        text = say(lang, en, it).format(who=mon_name(journey, state, second, lang), item=item)
        does = facts.item(journey, first, lang) if "{item}" in en and journey.items else say(lang, *brings)
        return text, (f"mon:{second}",), does, weight

    return label


def _buy(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    item, price = journey.wares[second]
    what, have = localised(journey.items[item].name, lang), state.bag[(state.top[1] - 1) * journey.count + item]
    detail = say(lang, f"You have {have}. ", f"Ne hai {have}. ") if have else ""
    label = say(lang, f"Buy {what} for {price}", f"Compra {what} per {price}")
    return label, (f"ware:{second}",), detail + facts.item(journey, item, lang), 1


def _rope(journey: Journey, state: CampaignState, first: int, second: int, lang: str) -> Parts:
    """Return the use of a rope: on a figure while a battle lasts, else on the trainer."""
    what = localised(journey.items[first].name, lang)
    targets = (_in_bag(journey, state, first),)
    if state.home:
        who = name(journey.arena.of(state), second, lang)
        back = say(lang, "back to the start zone or the trainer", "torna alla zona di partenza o dall’allenatore")
        return say(lang, f"Use {what} on {who}", f"Usa {what} su {who}"), (f"figure:{second}", *targets), back, 8
    return say(lang, f"Use {what}", f"Usa {what}"), targets, say(lang, "back to the start", "si torna alla partenza"), 8


_LABELS: dict[int, _Label] = {
    codes.STEP: _step,
    codes.STAY: _stay,
    codes.FISH: _fish,
    codes.USE: _use,
    codes.ROPE: _rope,
    codes.TO_CENTER: _visit("Visit the PokéCenter", "Vai al Centro Pokémon", codes.TO_CENTER),
    codes.TO_MART: _visit("Visit the PokéMart", "Vai al Poké Market", codes.TO_MART),
    codes.EVOLVE: _evolve,
    codes.TRADE_IN: _trade_in,
    codes.TEACH: _on_mon("Teach {who} {item}", "Insegna {item} a {who}", 7),
    codes.HOLD: _on_mon("Give {item} to {who}", "Dai {item} a {who}", 7),
    codes.DROP: _on_mon("Take {item} off {who}", "Togli {item} a {who}", 8),
    codes.FORGET: _on_mon("Let {who} forget {item}", "Fai dimenticare {item} a {who}", 9),
    codes.DEPOSIT: _on_mon("Store {who}", "Deposita {who}", 4, advising.STORED),
    codes.WITHDRAW: _on_mon("Take {who} along", "Porta con te {who}", 3),
    codes.BOOST: _boost,
    codes.OFFER: _offer,
    codes.BUY: _buy,
    codes.DONE: _plain("Done", "Fatto", 99),
    codes.CHOOSE: _choose,
    codes.RETRIEVE: _plain("Take the decoy back", "Riprendi l’esca", 3),
    codes.DISCARD: _plain("Give the decoy up and end the battle", "Lascia l’esca e chiudi la lotta", 9),
    codes.YES: _answer("Yes", "Sì", True),
    codes.NO: _answer("No", "No", False),
}
