"""House rulings: where the rulebook is silent, as settings of a scenario."""

from __future__ import annotations

from workbench.api.rules import Ruling, defaults, ruled

from .structs.rules import ScenarioRules

_RULINGS = (
    ("first_player", "MT-SET-03", "004", "Who begins", "Chi comincia"),
    ("start_pcs", "MT-SET-02", "004", "PCs at the start", "PC all’inizio"),
    ("start_pokemon", "MT-SET-02", "004", "Pokémon at the start", "Pokémon all’inizio"),
    ("start_items", "MT-SET-02", "004", "Items at the start", "Strumenti all’inizio"),
    ("item_limit", "MT-ITM-01", "004", "So many items may be held; events are not counted",
     "Si possono tenere tanti strumenti; gli eventi non contano"),
    ("loans", "MT-LOAN-01", "004", "Smile Loan cards; when they are gone, what cannot be paid is forgiven",
     "Carte Prestito Sorriso; quando sono finite, ciò che non si può pagare è condonato"),
    ("line_chance", "MT-TURN-01", "004", "Of a hundred spins so many stop on a line and are spun again",
     "Su cento giri tanti finiscono su una linea e si ripetono"),
    ("loop_times", "MT-RUI-02", "004", "So often a pawn may go round the Ruins Loop",
     "Tante volte una pedina può fare il giro dell’Anello delle Rovine"),
    ("keep_last", "MT-EVT-04", "004", "PCs that are paid instead of losing a last Pokémon",
     "PC che si pagano invece di perdere l’ultimo Pokémon"),
    ("no_color", "MT-END-02", "", "A Rare Pokémon without a colour counts as",
     "Un Pokémon raro senza colore vale come"),
)  # fmt: skip


def rulings_of(rules: ScenarioRules | None) -> tuple[Ruling, ...]:
    """Return every ruling with the value in force; with its default without rules."""
    return ruled(_RULINGS, defaults(ScenarioRules).__getitem__ if rules is None else lambda name: getattr(rules, name))
