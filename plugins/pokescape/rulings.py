"""House rulings of the ruleset: settings of a scenario's rules, with the rule they belong to."""

from __future__ import annotations

from workbench.api.rules import Ruling

from .structs.rules import ScenarioRules

_RULINGS = (
    ("figures_block", "HS-ATK-02", "", "Figures other than attacker and target block sight"),
    ("engaged_friends_block", "HS-MOV-05", "", "Friends that are engaged cannot be passed"),
    ("trainers_block", "PS-TRN-04", "000 p10", "Trainer figures block movement, not only sight"),
    ("place_within", "PS-1V1-03", "000 p8", "Clear sight spaces of the trainer within which Pokémon are sent out"),
    ("round_limit", "PS-1V1-11", "", "After so many rounds the points that are left decide"),
    ("encounter_from", "PS-ENC-01", "000 p9", "A d20 of at least this on a trigger terrain is an encounter"),
    ("step_limit", "PS-WLK-07", "", "After so many walking turns a player the scenario ends"),
    ("share_spaces", "PS-WLK-03", "", "Trainers may stand on one space"),
    ("rivals_battle", "PS-WLK-06", "", "Players that meet on the way may battle"),
    ("heal_between", "PS-SCN-07", "", "Wounds, status and knock-outs are removed between scenarios"),
    ("types", "PS-TYPE-07", "000 p3", "Attack types, weakness, resistance and no effect count"),
)


def rulings_of(rules: ScenarioRules) -> tuple[Ruling, ...]:
    """Return every ruling with the value in force."""
    return tuple(Ruling(name, rule, page, getattr(rules, name), text) for name, rule, page, text in _RULINGS)
