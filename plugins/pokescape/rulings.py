"""House rulings of the ruleset: settings of a scenario's rules, with the rule they belong to."""

from __future__ import annotations

from workbench.api.rules import Ruling, ruled

from .structs.rules import ScenarioRules

_RULINGS = (
    (
        "figures_block",
        "HS-ATK-02",
        "",
        "Figures other than attacker and target block sight",
        "Le figure che non sono attaccante né bersaglio coprono la vista",
    ),
    (
        "engaged_friends_block",
        "HS-MOV-05",
        "",
        "Friends that are engaged cannot be passed",
        "Non si passa attraverso gli amici ingaggiati",
    ),
    (
        "trainers_block",
        "PS-TRN-04",
        "000 p10",
        "Trainer figures block movement, not only sight",
        "Le figure degli allenatori bloccano il movimento, non solo la vista",
    ),
    (
        "place_within",
        "PS-1V1-03",
        "000 p8",
        "Clear sight spaces of the trainer within which Pokémon are sent out",
        "Entro quanti spazi in vista dall’allenatore si mandano in campo i Pokémon",
    ),
    (
        "round_limit",
        "PS-1V1-11",
        "",
        "After so many rounds the points that are left decide",
        "Dopo questo numero di round decidono i punti rimasti",
    ),
    (
        "encounter_from",
        "PS-ENC-01",
        "000 p9",
        "A d20 of at least this on a trigger terrain is an encounter",
        "Con un d20 di almeno tanto su un terreno adatto c’è un incontro",
    ),
    (
        "step_limit",
        "PS-WLK-07",
        "",
        "After so many walking turns a player the scenario ends",
        "Dopo questo numero di turni di cammino per giocatore lo scenario finisce",
    ),
    ("share_spaces", "PS-WLK-03", "", "Trainers may stand on one space", "Più allenatori possono stare su uno spazio"),
    (
        "rivals_battle",
        "PS-WLK-06",
        "",
        "Players that meet on the way may battle",
        "I giocatori che si incontrano per via possono lottare",
    ),
    (
        "heal_between",
        "PS-SCN-07",
        "",
        "Wounds, status and knock-outs are removed between scenarios",
        "Fra uno scenario e l’altro si tolgono ferite, stati e K.O.",
    ),
    (
        "types",
        "PS-TYPE-07",
        "000 p3",
        "Attack types, weakness, resistance and no effect count",
        "Contano i tipi d’attacco, debolezza, resistenza e nessun effetto",
    ),
)


def rulings_of(rules: ScenarioRules) -> tuple[Ruling, ...]:
    """Return every ruling with the value in force."""
    return ruled(_RULINGS, lambda name: rules.typed if name == "types" else getattr(rules, name))
