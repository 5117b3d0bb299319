"""How the choices of forms read, in English and Italian: choice -> words."""

from __future__ import annotations

from .base import labels

WHO = labels(
    {
        "self": ("This Pokémon", "Questo Pokémon"),
        "active": ("Your Active", "Il tuo attivo"),
        "defender": ("The opponent’s Active", "L’attivo avversario"),
        "attacker": ("The attacker", "Chi ha attaccato"),
        "chosen": ("The chosen one", "Quello scelto"),
    }
)
WHOSE = labels({"mine": ("Yours", "Tuo"), "theirs": ("The opponent’s", "Dell’avversario")})
BY = labels({"mine": ("You", "Tu"), "theirs": ("The opponent", "L’avversario")})
SORT = labels(
    {
        "any": ("Any", "Qualsiasi"),
        "pokemon": ("Pokémon", "Pokémon"),
        "basic_pokemon": ("Basic Pokémon", "Pokémon Base"),
        "evolution": ("Evolution", "Evoluzione"),
        "trainer": ("Trainer", "Allenatore"),
        "supporter": ("Supporter", "Aiuto"),
        "stadium": ("Stadium", "Stadio"),
        "energy": ("Energy", "Energia"),
        "basic_energy": ("Basic energy", "Energia base"),
    }
)
SIDE = labels(
    {
        "self": ("This Pokémon", "Questo Pokémon"),
        "ally": ("Yours", "I tuoi"),
        "enemy": ("The opponent’s", "Dell’avversario"),
        "any": ("All", "Tutti"),
    }
)
PLACE = labels(
    {"any": ("Anywhere", "Ovunque"), "active": ("Active", "Attivo"), "bench": ("On the Bench", "In panchina")}
)
PATH = labels(
    {
        "self.counters": ("Damage counters on this Pokémon", "Segnalini danno su questo Pokémon"),
        "self.energy": ("Energy of this Pokémon", "Energie di questo Pokémon"),
        "defender.counters": ("Damage counters on the opponent’s Active", "Segnalini danno sull’attivo avversario"),
        "defender.energy": ("Energy of the opponent’s Active", "Energie dell’attivo avversario"),
        "chosen.counters": ("Damage counters on the chosen one", "Segnalini danno su quello scelto"),
        "chosen.energy": ("Energy of the chosen one", "Energie di quello scelto"),
        "mine.hand": ("Cards in your hand", "Carte nella tua mano"),
        "theirs.hand": ("Cards in the opponent’s hand", "Carte in mano all’avversario"),
        "mine.prizes": ("Your prizes left", "Premi che ti restano"),
        "theirs.prizes": ("The opponent’s prizes left", "Premi che restano all’avversario"),
        "mine.bench": ("Pokémon on your Bench", "Pokémon nella tua panchina"),
        "theirs.bench": ("Pokémon on the opponent’s Bench", "Pokémon nella panchina avversaria"),
    }
)
STAT = labels(
    {
        "damage_dealt": ("Damage that it does", "Danno che fa"),
        "damage_taken": ("Damage done to it", "Danno che subisce"),
        "retreat": ("Retreat cost", "Costo di ritirata"),
    }
)
UNTIL = labels(
    {
        "turn": ("End of this turn", "Fine di questo turno"),
        "next_turn": ("End of the opponent’s next turn", "Fine del prossimo turno avversario"),
        "own_next_turn": ("End of your next turn", "Fine del tuo prossimo turno"),
    }
)
FORBIDDEN = labels({"attack": ("Attack", "Attaccare"), "retreat": ("Retreat", "Ritirarsi")})
PILE = labels(
    {
        "hand": ("Hand", "Mano"),
        "deck": ("Deck", "Mazzo"),
        "discard": ("Discard pile", "Scarti"),
        "bench": ("Bench", "Panchina"),
    }
)
LIMIT = labels({"none": ("Without limit", "Senza limite"), "turn": ("Once a turn", "Una volta per turno")})
MOMENT = labels(
    {
        "enter": ("Played from the hand", "Giocato dalla mano"),
        "hit": ("Damaged by an attack as the Active", "Danneggiato da un attacco da attivo"),
        "turn_end": ("End of its player’s turn", "Fine del turno del suo giocatore"),
    }
)
TURNED = labels(
    {
        "0": ("Not turned: a marker", "Non girata: un segnalino"),
        "90": ("Sideways, to the right", "Di lato, a destra"),
        "180": ("Upside down", "Capovolta"),
        "270": ("Sideways, to the left", "Di lato, a sinistra"),
    }
)
ROLE = labels({"item": ("Item", "Strumento"), "supporter": ("Supporter", "Aiuto"), "stadium": ("Stadium", "Stadio")})


def some(choices: dict[str, dict[str, str]], *names: str) -> dict[str, dict[str, str]]:
    """Return some of the choices."""
    return {name: choices[name] for name in names}
