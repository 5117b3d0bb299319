"""What answers bring that say no more than yes, no or a verb: a line under each (PS-WLD-07, PS-CAP-07, PS-ENC-04)."""

from __future__ import annotations

from workbench.api.rules import say

from ..text.names import count
from . import codes
from .journey import Journey
from .state import CampaignState

_Words = tuple[str, str]
#: What yes and no bring, by what is asked.
_YES: dict[int, _Words] = {
    codes.JOIN: ("it comes along, with its wounds and status", "viene con te, con le ferite e lo stato che ha"),
    codes.FLEE: ("the battle ends at once, nobody gets markers", "la lotta finisce subito, nessuno riceve segnalini"),
    codes.CONSENT: ("both change trainers at once", "tutti e due cambiano subito allenatore"),
    codes.DUEL: ("one on one, without prize money", "uno contro uno, senza denaro in premio"),
}
_NO: dict[int, _Words] = {
    codes.JOIN: ("it waits for you at the PokéCenter", "ti aspetta al Centro Pokémon"),
    codes.FLEE: ("the battle goes on; whoever wins a later initiative may flee then",
                 "la lotta continua; chi vince un’iniziativa più avanti può fuggire allora"),
    codes.CONSENT: ("nothing changes", "non cambia niente"),
    codes.DUEL: ("you pass each other", "vi incrociate e basta"),
}  # fmt: skip

#: What storing a Pokémon means (PS-CAP-10).
STORED = ("it waits here, healed, until you take it along again", "aspetta qui, guarito, finché non lo porti di nuovo")


def answered(state: CampaignState, yes: bool, lang: str) -> str:
    """Return what yes or no brings now; empty where nothing is to be said."""
    return say(lang, *(_YES if yes else _NO).get(state.top[0], ("", "")))


def fishing(journey: Journey, lang: str) -> str:
    """Return how likely something bites, and what it costs."""
    low, likely = journey.rules.encounter_from, f"{max(0, 21 - journey.rules.encounter_from) / 20:.0%}"
    return say(lang, f"instead of a step: d20, on {low} or more a Pokémon of the water bites ({likely})",
               f"al posto di un passo: d20, con {low} o più abbocca un Pokémon d’acqua ({likely})")  # fmt: skip


def visiting(state: CampaignState, verb: int, lang: str) -> str:
    """Return what a visit to a PokéCenter or a PokéMart is for."""
    if verb == codes.TO_CENTER:
        return say(lang, "everybody is healed, stored Pokémon are at hand",
                   "tutti guariscono, i Pokémon in deposito sono a disposizione")  # fmt: skip
    money = state.money[state.top[1] - 1]
    return say(lang, f"you have {money} to spend", f"hai {money} da spendere")


def evolving(spent: str, lang: str) -> str:
    """Return what an evolution costs and what goes with the old card (PS-EVO-01, PS-EVO-05)."""
    return say(lang, f"for {spent}; wounds and status go", f"per {spent}; ferite e stato spariscono")


def trading_in(gained: int, left: int, lang: str) -> str:
    """Return what traded in stat items bring to an evolution, and how many markers stay (PS-STA-03)."""
    given = count(lang, gained, ("marker", "segnalino"), ("markers", "segnalini"))
    return say(lang, f"the stat items give {given}, {left} left in the end",
               f"gli strumenti danno {given}, alla fine ne restano {left}")  # fmt: skip


def splitting(number: int, neutral: bool, lang: str) -> str:
    """Return what an order marker on a card brings: 0-2 the numbered ones, 3 the decoy (PS-NEU-02, PS-NEU-03)."""
    if number == 3:
        return say(lang, "a decoy: it gives no turn", "un’esca: non dà nessun turno")
    if neutral:
        return say(lang, "when it is revealed you take a turn with it, but throw no ball and switch nobody",
                   "quando si rivela fai un turno con quel Pokémon, ma niente Ball e nessun cambio")  # fmt: skip
    return say(lang, f"turn {number + 1} of the round is yours to play", f"il turno {number + 1} del round è tuo")
