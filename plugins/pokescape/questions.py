"""The exact questions that PokéScape answers: wounds of an attack, a capture, whom a walk meets."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from workbench.api.rules import (
    Answer,
    Column,
    EntityArgument,
    Known,
    NumberArgument,
    Question,
    Row,
    Unanswered,
    Values,
    bare,
    named,
    percent,
    read,
    say,
)

from .campaign.capture import catch_number, faces_that_catch
from .campaign.views import ItemView, TableView, faces_of
from .odds import wounds
from .structs.cards import ArmyCard, Status
from .structs.rules import ScenarioRules

#: Most dice, wounds and hexes that are asked about.
DICE, WOUNDS, HEXES = 24, 20, 999


def _attack(known: Known, values: Values, lang: str) -> Answer:
    """HS-ATK-03: skulls less shields."""
    attack, defense = values["attack_dice"], values["defense_dice"]
    chances = wounds(attack, defense)
    mean = sum(n * chance for n, chance in enumerate(chances))
    left = [sum(chances[n:]) for n in range(len(chances))]
    columns = (
        Column(say(lang, "Exactly", "Esattamente")),
        Column(say(lang, "At least", "Almeno")),
    )
    return Answer(
        {"wounds": {str(n): chance for n, chance in enumerate(chances)}, "expected": mean},
        say(lang, f"{mean:.2f} wounds are to be expected", f"Ferite attese: {mean:.2f}"),
        columns,
        tuple(Row(str(n), (chance, left[n])) for n, chance in enumerate(chances)),
        say(lang, "Wounds", "Ferite"),
    )


def _is_ball(data: Any) -> bool:
    """Whether an item's data is that of a ball."""
    rules = data.get("rules") if isinstance(data, dict) else None
    return isinstance(rules, dict) and rules.get("use") == "ball"


def _capture(known: Known, values: Values, lang: str) -> Answer:
    """PS-CAP-02 to 05: a d20 with what ball, status and wounds add, against the catch number."""
    card = read(ArmyCard, known.find("army_card", values["target"]))
    ball = read(ItemView, known.find("item", values["ball"])).rules
    if ball is None or ball.use != "ball":
        raise Unanswered(_no_ball(values["ball"], lang))
    mark = read(Status, known.find("status", values["status"])).capture_bonus if values["status"] else 0
    if values["wounds"] >= card.life:
        raise Unanswered(_destroyed(values, card.life - 1, lang))
    bonus = ball.capture_bonus + mark + values["wounds"]
    chance = Fraction(faces_that_catch(ball.always_captures, catch_number(card), bonus), 20)
    attempts = 1 / chance if chance else None
    least = None if ball.always_captures else max(2, catch_number(card) - bonus)
    document = {
        "probability": float(chance),
        "attempts_expected": None if attempts is None else float(attempts),
        "needed": catch_number(card),
        "bonus": {"ball": ball.capture_bonus, "status": mark, "wounds": values["wounds"]},
        "least_roll": least,
    }
    return Answer(
        document,
        _needs(least, chance, lang),
        _capture_columns(lang),
        _tries(chance),
        say(lang, "By attempt", "Entro il tentativo"),
    )


def _no_ball(item: str, lang: str) -> str:
    return say(
        lang,
        f"item `{item}` is no ball, expected an item of use `ball`",
        f"lo strumento `{item}` non è una ball, serve uno strumento d’uso `ball`",
    )


def _destroyed(values: Values, most: int, lang: str) -> str:
    wounds, target = values["wounds"], values["target"]
    return say(
        lang,
        f"{wounds} wounds destroy `{target}`, expected at most {most}",
        f"{wounds} ferite distruggono `{target}`, ne servono al massimo {most}",
    )


def _gap(table: str, face: int, lang: str) -> str:
    return say(
        lang,
        f"encounter_table `{table}`: no row covers {face}, `workbench check` says more",
        f"tabella incontri `{table}`: nessuna riga copre {face}, i problemi dicono di più",
    )


def _needs(least: int | None, chance: Fraction, lang: str) -> str:
    """Say how likely it is and what the die has to show; None: it is not rolled."""
    if least is None:
        return say(lang, "It always captures, without a roll", "Cattura sempre, senza tiro")
    if not chance:
        return say(lang, "No roll is enough", "Nessun tiro basta")
    likely, tries = percent(chance), f"{float(1 / chance):.2f}"
    return say(
        lang,
        f"{likely}: the 20-sided die has to show {least} or more; attempts expected: {tries}",
        f"{likely}: il dado a 20 facce deve dare {least} o più; tentativi attesi: {tries}",
    )


def _capture_columns(lang: str) -> tuple[Column, ...]:
    return (Column(say(lang, "Captured by then", "Catturato entro allora")),)


def _tries(chance: Fraction) -> tuple[Row, ...]:
    """The chance to have captured within so many attempts, until more change nothing."""
    most = 1 if chance in (0, 1) else 6
    return tuple(Row(str(n), (1 - (1 - chance) ** n,)) for n in range(1, most + 1))


def _encounter(known: Known, values: Values, lang: str) -> Answer:
    """PS-ENC-01, 02: each hex rolls a d20, and who comes is rolled on the table."""
    table = read(TableView, known.find("encounter_table", values["table"]))
    faces = faces_of(table)
    if -1 in faces:
        raise Unanswered(_gap(values["table"], faces.index(-1) + 1, lang))
    each = Fraction(21 - values["encounter_from"], 20)
    shares: dict[str, Fraction] = {}
    for row in faces:
        species = table.rows[row].species
        shares[species] = shares.get(species, Fraction(0)) + Fraction(1, len(faces))
    hexes = values["hexes"]
    met = {species: 1 - (1 - each * share) ** hexes for species, share in shares.items()}
    none = (1 - each) ** hexes
    document = {
        "species": {bare(species): float(chance) for species, chance in met.items()},
        "shares": {bare(species): float(share) for species, share in shares.items()},
        "none": float(none),
        "encounters_expected": float(each * hexes),
    }
    return Answer(
        document,
        _walked(each, hexes, none, lang),
        _walk_columns(lang),
        _met_rows(known, shares, met, hexes, each, lang),
    )


def _walked(each: Fraction, hexes: int, none: Fraction, lang: str) -> str:
    """Say what a walk brings as a whole."""
    mean, quiet = f"{float(each * hexes):.2f}", percent(none)
    return say(
        lang,
        f"{mean} encounters are to be expected, none at all in {quiet} of walks",
        f"Incontri attesi: {mean}; nessuno nel {quiet} delle camminate",
    )


def _walk_columns(lang: str) -> tuple[Column, ...]:
    return (
        Column(say(lang, "At least once", "Almeno una volta")),
        Column(say(lang, "Of an encounter", "Per incontro")),
        Column(say(lang, "Times expected", "Volte attese"), "number"),
    )


def _met_rows(
    known: Known, shares: Mapping[str, Fraction], met: Mapping[str, Fraction], hexes: int, each: Fraction, lang: str
) -> tuple[Row, ...]:
    """A row for each species, the likeliest first."""
    order = sorted(shares, key=lambda species: (-shares[species], species))
    return tuple(
        Row(
            named(known.find, "species", species, lang),
            (met[species], shares[species], hexes * each * shares[species]),
            f"species:{species}",
        )
        for species in order
    )


QUESTIONS = (
    Question(
        "attack",
        {"en": "Wounds of an attack", "it": "Ferite di un attacco"},
        (
            NumberArgument("attack_dice", {"en": "Attack dice", "it": "Dadi di attacco"}, 0, DICE, 3),
            NumberArgument("defense_dice", {"en": "Defense dice", "it": "Dadi di difesa"}, 0, DICE, 3),
        ),
        _attack,
    ),
    Question(
        "capture",
        {"en": "Capture", "it": "Cattura"},
        (
            EntityArgument("target", {"en": "Wild Pokémon", "it": "Pokémon selvatico"}, ("army_card",)),
            EntityArgument("ball", {"en": "Ball", "it": "Ball"}, ("item",), fits=_is_ball),
            EntityArgument("status", {"en": "Status", "it": "Stato"}, ("status",), optional=True),
            NumberArgument("wounds", {"en": "Wounds", "it": "Ferite"}, 0, WOUNDS, 0),
        ),
        _capture,
    ),
    Question(
        "encounter",
        {"en": "Whom a walk meets", "it": "Chi si incontra camminando"},
        (
            EntityArgument("table", {"en": "Encounter table", "it": "Tabella incontri"}, ("encounter_table",)),
            NumberArgument("hexes", {"en": "Hexes that roll", "it": "Esagoni che tirano"}, 1, HEXES, 1),
            NumberArgument(
                "encounter_from", {"en": "Encounter from", "it": "Incontro da"}, 1, 20, ScenarioRules().encounter_from
            ),
        ),
        _encounter,
    ),
)
