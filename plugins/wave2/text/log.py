"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from workbench.api.rules import Event, reason_of

from ..codes import BOTH, CHALLENGED, DECKED, NO_POKEMON, PRIZES
from ..compiled import Table
from . import naming

#: What each argument is (s seat, b body: not said, c card, cs cards, k condition, a attack, p power, n number; so many
#: d damage counters, h cards, z prizes; m what a mark changes, + by how much), and the sentence in both languages.
_SENTENCES: dict[str, tuple[str, str, str]] = {
    "first": ("s", "{0} goes first", "Comincia {0}"),
    "draw": ("s cs", "{0} draws {1}", "{0} pesca {1}"),
    "drawn": ("s h", "{0} draws {1}", "{0} pesca {1}"),
    "mulligan": ("s cs", "{0} has no Basic Pokémon, shows {1} and draws anew",
                 "{0} non ha Pokémon Base, mostra {1} e pesca di nuovo"),
    "put_down": ("s c", "{0} puts {1} face down", "{0} mette {1} a faccia in giù"),
    "revealed": ("s cs", "{0} turns up {1}", "{0} scopre {1}"),
    "turn": ("n s", "Turn {0}: {1}", "Turno {0}: {1}"),
    "benched": ("b c", "{1} comes to the Bench", "{1} entra in panchina"),
    "evolved": ("b c c", "{1} evolves into {2}", "{1} si evolve in {2}"),
    "attached": ("b c c", "{1} gets {2}", "{1} riceve {2}"),
    "played": ("s c", "{0} plays {1}", "{0} gioca {1}"),
    "power": ("b c p", "{1} uses {2}", "{1} usa {2}"),
    "retreat": ("b c", "{1} tries to retreat", "{1} prova a ritirarsi"),
    "attack": ("b c a", "{1} attacks with {2}", "{1} attacca con {2}"),
    "try_failed": ("b c k", "{1} fails: {2}", "{1} non ci riesce: {2}"),
    "failed": ("c", "The attack of {0} does nothing", "L’attacco di {0} non fa nulla"),
    "damage": ("b c b c n n", "{3} takes {5} damage from {1}", "{3} subisce {5} danni da {1}"),
    "counters": ("b c d", "{1} gets {2}", "{1} riceve {2}"),
    "healed": ("b c d", "{1} loses {2}", "{1} perde {2}"),
    "afflicted": ("b c k", "{1} is now {2}", "{1} ora è nella condizione {2}"),
    "cured": ("b c k", "{1} is no longer {2}", "{1} non è più nella condizione {2}"),
    "condition_harm": ("b c k d", "{1} is {2} and gets {3}", "{1} ha la condizione {2} e riceve {3}"),
    "marked": ("b c m +", "{1}, for a while: {2} {3}", "{1}, per un po’: {2} {3}"),
    "switched": ("b c b c", "{1} goes to the Bench, {3} is the Active", "{1} va in panchina, {3} è l’attivo"),
    "promoted": ("b c", "{1} is the new Active", "{1} è il nuovo attivo"),
    "knocked_out": ("b c", "{1} is knocked out", "{1} è KO"),
    "prize": ("s n cs", "{0} takes {2} from the prizes; {1} left", "{0} prende dai premi {2}; premi rimasti: {1}"),
    "prizes": ("s z n", "{0} takes {1}; {2} left", "{0} prende {1}; premi rimasti: {2}"),
    "milled": ("s cs", "{0} discards {1} from the deck", "{0} scarta dal mazzo {1}"),
    "discarded": ("s c", "{0} discards {1}", "{0} scarta {1}"),
    "reshuffled": ("s", "{0} shuffles the hand into the deck", "{0} rimescola la mano nel mazzo"),
    "energy_gone": ("b c c", "{1} loses {2}", "{1} perde {2}"),
    "fetched": ("s c c", "{0} takes {1} with {2}", "{0} prende {1} con {2}"),
    "fetched_one": ("s c", "{0} takes a card with {1}", "{0} prende una carta con {1}"),
    "bounced": ("b c", "{1} goes back to the hand", "{1} torna in mano"),
    "challenge": ("s", "{0} declares a Yusosha Tatakai", "{0} dichiara uno Yusosha Tatakai"),
    "sudden_death": ("n", "Sudden death {0}: a new game with one prize each",
                     "Morte improvvisa {0}: una nuova partita con un premio ciascuno"),
    "drawn_game": ("", "The game is a draw", "La partita è pari"),
}  # fmt: skip
_ANSWERS = {
    "en": ("{0} declines the Yusosha Tatakai", "{0} accepts: the next knock-out wins"),
    "it": ("{0} rifiuta lo Yusosha Tatakai", "{0} accetta: vince il prossimo KO"),
}
_WON = {
    PRIZES: ("{0} wins: all prizes are taken", "{0} vince: ha preso tutti i premi"),
    NO_POKEMON: ("{0} wins: no opposing Pokémon is left", "{0} vince: all’avversario non restano Pokémon"),
    DECKED: ("{0} wins: the opponent has no card to draw", "{0} vince: l’avversario non ha carte da pescare"),
    CHALLENGED: ("{0} wins the Yusosha Tatakai", "{0} vince lo Yusosha Tatakai"),
    BOTH: ("Nobody wins", "Nessuno vince"),
}
#: Heads and tails.
FACES = {"en": ("heads", "tails"), "it": ("testa", "croce")}
_REASONS = {
    "first": ("Coin for who goes first", "Moneta per chi comincia"),
    "effect": ("Coin for {card}", "Moneta per {card}"),
    "try": ("{card}, {condition}, tries", "{card}, {condition}, ci prova"),
    "between": ("{card}, {condition}, between turns", "{card}, {condition}, fra i turni"),
}
_SAY: dict[str, Callable[[Table, int, str], str]] = {
    "s": naming.player,
    "c": naming.card,
    "k": naming.condition,
    "a": naming.attack,
    "p": naming.power,
    "b": lambda table, value, lang: "",
    "n": lambda table, value, lang: str(value),
    "d": lambda table, value, lang: naming.many("counters", value, lang),
    "h": lambda table, value, lang: naming.many("cards", value, lang),
    "z": lambda table, value, lang: naming.many("prizes", value, lang),
    "m": lambda table, value, lang: naming.stat(value, lang),
    "+": lambda table, value, lang: naming.change(value),
}


def sentence(table: Table, event: Event, lang: str) -> str:
    """Return an event as a sentence."""
    if event.what == "roll":
        return f"{why(table, event, lang)}: {face(event, lang)}"
    numbers = cast(tuple[int, ...], event.args)
    if event.what == "challenge_answer":
        return _ANSWERS[lang][numbers[1]].format(naming.player(table, numbers[0], lang))
    if event.what == "won":
        return _WON[numbers[1]][lang == "it"].format(naming.player(table, numbers[0], lang))
    kinds, *sentences = _SENTENCES[event.what]
    said: list[str] = []
    for at, kind in enumerate(kinds.split()):
        if kind == "cs":
            said.append(naming.cards(table, numbers[at:], lang))
        else:
            said.append(_SAY[kind](table, numbers[at], lang))
    told = sentences[lang == "it"].format(*said).strip()
    return f"{told} ({how(event)})" if event.what == "damage" and how(event) else told


def how(event: Event) -> str:
    """Return how damage came about, `20 +10 ×2 −30`; empty when it is what the attack says."""
    base, _, added, times, resisted, changed = (int(value) for value in event.args[4:])
    parts = [naming.change(added), f"×{times}" if times > 1 else "", naming.change(-resisted), naming.change(changed)]
    changes = [part for part in parts if part]
    return " ".join([str(base), *changes]) if changes else ""


def face(event: Event, lang: str) -> str:
    """Return what a coin shows, or a die that was rolled by hand."""
    return FACES[lang][int(event.args[2]) - 1] if event.args[1] == 2 else str(event.args[2])


def why(table: Table, event: Event, lang: str) -> str:
    """Return what a coin was flipped for."""
    word, numbers = reason_of(str(event.args[3]))
    said = {}
    if "card" in numbers:
        said["card"] = naming.card(table, numbers["card"], lang)
    if "condition" in numbers:
        said["condition"] = naming.condition(table, numbers["condition"], lang)
    return _REASONS[word][lang == "it"].format(**said)
