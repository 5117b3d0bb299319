"""House rulings of the ruleset: settings of a scenario's rules, with the rule they belong to."""

from __future__ import annotations

from workbench.api.rules import Ruling, ruled

from .structs.rules import ScenarioRules

_RULINGS = (
    (
        "copies",
        "W2-DECK-01",
        "A deck holds so many cards of one name, basic energy aside",
        "Un mazzo ha al massimo tante carte dello stesso nome, energie base a parte",
    ),
    ("prizes", "W2-SET-03", "So many prizes are laid out", "Si dispongono tante carte premio"),
    (
        "replace_from_hand",
        "W2-WIN-02",
        "A Basic in hand saves who has no Pokémon left in play",
        "Un Pokémon Base in mano salva chi non ne ha più in gioco",
    ),
    (
        "sudden_death",
        "W2-WIN-05",
        "A draw begins a game with 1 prize each, three times at most",
        "Un pareggio fa iniziare una partita da 1 premio, tre volte al massimo",
    ),
    (
        "first_turn_attack",
        "W2-TURN-09",
        "Who goes first may attack in the first turn",
        "Chi inizia può attaccare nel primo turno",
    ),
    (
        "power_uses",
        "W2-TURN-10",
        "Powers without a limit are used so often a turn at most",
        "I poteri senza limite si usano al massimo tante volte per turno",
    ),
)


def rulings_of(rules: ScenarioRules) -> tuple[Ruling, ...]:
    """Return every ruling with the value in force."""
    rows = ((name, rule, "003", en, it) for name, rule, en, it in _RULINGS)
    return ruled(rows, lambda name: getattr(rules, name))
