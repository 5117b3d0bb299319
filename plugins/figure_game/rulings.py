"""House rulings of the ruleset: settings of a scenario's rules, with the rule they belong to."""

from __future__ import annotations

from workbench.api.rules import Ruling, ruled

from .structs.rules import ScenarioRules

_RULINGS = (
    ("team_size", "FG-SET-01", "001", "Most figures of a team", "Quante miniature al massimo in una squadra"),
    (
        "setup",
        "FG-SET-01",
        "001",
        "Who chooses figures and training cards, where there are more than can be taken",
        "Chi sceglie miniature e carte addestramento, se sono più di quante se ne prendono",
    ),
    ("center_size", "FG-KO-02", "001", "Places in a Pokémon Center", "Posti in un Centro Pokémon"),
    (
        "first_turn_minus",
        "FG-MOV-02",
        "001",
        "Whose figures have 1 PM less in their first turn",
        "Chi ha 1 PM in meno nel proprio primo turno",
    ),
    (
        "turn_limit",
        "FG-WIN-04",
        "",
        "After so many turns of both together it is a draw",
        "Dopo tanti turni in tutto è pari",
    ),
    (
        "surround_limit",
        "FG-SUR-01",
        "",
        "Most figures that surrounding knocks out in a turn; 0: any number",
        "Quante miniature al massimo vanno K.O. accerchiate in un turno; 0: quante si vuole",
    ),
)


def rulings_of(rules: ScenarioRules) -> tuple[Ruling, ...]:
    """Return every ruling with the value in force."""
    return ruled(_RULINGS, lambda name: getattr(rules, name))
