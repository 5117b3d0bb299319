"""The exact questions of Master Trainer III: who wins a battle, and how long a game is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
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
    defaults,
    named,
    say,
)

from .board import playable_board, reached
from .length import expected, expected_last, turns_to_goal
from .odds import plain, win_chance
from .structs.rules import ScenarioRules

#: Kinds of cards with points: those of players, and those that they meet.
MINE, THEIRS = ("character_card", "rare"), ("character_card", "rare", "gym_leader")
#: Most points on top; seats of a game.
POINTS, SEATS = 50, (1, 4)
#: A row for every round until all have arrived but for so little.
REST = 0.001
#: How often a pawn may go round the loop where a scenario says nothing.
_TIMES = defaults(ScenarioRules)["loop_times"]


def _battle(known: Known, values: Values, lang: str) -> Answer:
    """MT-GET-03: both spin and add their points; 10 wins, 0 loses, ties are spun again."""
    mine = _points(known, MINE, values["mine"], lang) + values["my_points"]
    if values["theirs"] is None and not values["their_points"]:
        return _against_all(known, mine, lang)
    theirs = _points(known, THEIRS, values["theirs"], lang) + values["their_points"]
    won = win_chance(plain(mine), plain(theirs))
    document = {"probability": won, "points": {"mine": mine, "theirs": theirs}}
    rows = (Row(say(lang, "I win", "Vinco"), (won,)), Row(say(lang, "I lose", "Perdo"), (1 - won,)))
    columns = (Column(say(lang, "Chance", "Probabilità")),)
    told = say(lang, f"{_so_many(mine, lang)} against {theirs}", f"{_so_many(mine, lang)} contro {theirs}")
    return Answer(document, told, columns, rows, "", _notes(lang))


def _so_many(points: int, lang: str) -> str:
    """Return points with their noun."""
    return f"{points} {say(lang, 'point', 'punto') if points == 1 else say(lang, 'points', 'punti')}"


def _notes(lang: str) -> tuple[str, ...]:
    return (
        say(
            lang,
            "Who spins first changes nothing. Items and other cards are not reckoned in.",
            "Chi gira per primo non cambia nulla. Strumenti e altre carte non sono calcolati.",
        ),
    )


def _points(known: Known, kinds: Sequence[str], name: str | None, lang: str) -> int:
    """Return the points of a card of one of `kinds`; 0 when none is named."""
    if name is None:
        return 0
    pack, slash, rest = name.rpartition("/")
    kind, _, id = rest.rpartition(":")
    found = [known.find(each, f"{pack}{slash}{id}") for each in kinds if kind in ("", each)]
    return _points_of(next((data for data in found if data is not None), None), name, lang)


def _points_of(data: Any, name: str, lang: str) -> int:
    points = data.get("points") if isinstance(data, Mapping) else None
    if not isinstance(points, int):
        en = f"`{name}` has no points that can be read, `workbench check` says more"
        raise Unanswered(say(lang, en, f"`{name}` non ha punti leggibili, i problemi dicono di più"))
    return points


def _against_all(known: Known, mine: int, lang: str) -> Answer:
    """My points against every card that can be met, the easiest first."""
    met = [(kind, name, known.find(kind, name)) for kind in THEIRS for name in known.ids(kind)]
    found = {f"{kind}:{name}": _points_of(data, name, lang) for kind, name, data in met}
    order = sorted(found, key=lambda ref: (found[ref], ref))
    chances = {ref: win_chance(plain(mine), plain(found[ref])) for ref in order}
    names = {f"{kind}:{name}": named(known.find, kind, name, lang) for kind, name, _ in met}
    rows = tuple(Row(names[ref], (found[ref], chances[ref]), ref) for ref in order)
    columns = (
        Column(say(lang, "Points", "Punti"), "number"),
        Column(say(lang, "I win", "Vinco")),
    )
    document = {
        "points": {"mine": mine},
        "cards": {ref: {"probability": chance} for ref, chance in chances.items()},
    }
    told = say(lang, f"{_so_many(mine, lang)} against every card", f"{_so_many(mine, lang)} contro ogni carta")
    return Answer(document, told, columns, rows, say(lang, "Against", "Contro"), _notes(lang))


def _length(known: Known, values: Values, lang: str) -> Answer:
    """How long a game is, as a Markov chain."""
    name = values["map"]
    board = playable_board(known.find("map", name))
    if board is None:
        en = f"map `{name}` is no track with a GOAL that can be read"
        raise Unanswered(say(lang, en, f"la mappa `{name}` non è un tracciato leggibile con un ARRIVO"))
    stuck = next((at for at in sorted(reached(board.after, 0)) if board.goal not in reached(board.after, at)), None)
    if stuck is not None:
        en = f"map `{name}`: GOAL cannot be reached from `{board.ids[stuck]}`"
        raise Unanswered(say(lang, en, f"mappa `{name}`: da `{board.ids[stuck]}` non si arriva all’ARRIVO"))
    turns, seats = turns_to_goal(board, values["loop_times"]), values["seats"]
    own, last = expected(turns), expected_last(turns, seats)
    document = {
        "map": bare(name),
        "turns_expected": own,
        "rounds_expected": last,
        "turns": {str(turn): chance for turn, chance in enumerate(turns, 1) if chance},
    }
    columns = (
        Column(say(lang, "One pawn is there", "Una pedina è arrivata")),
        Column(say(lang, f"All {seats} are there", f"Tutte e {seats} sono arrivate")),
    )
    note = say(
        lang,
        "At junctions every way is as likely; cards that move pawns are not reckoned in.",
        "Agli incroci ogni via è ugualmente probabile; le carte che muovono pedine non sono calcolate.",
    )
    heading = say(lang, "By round", "Entro il giro")
    return Answer(document, _mean(own, last, seats, lang), columns, tuple(_rounds(turns, seats)), heading, (note,))


def _mean(own: float, last: float, seats: int, lang: str) -> str:
    """Say the mean length."""
    return say(
        lang,
        f"A pawn needs {own:.1f} turns to GOAL on the average, the last of {seats} arrives in round {last:.1f}",
        f"Una pedina impiega in media {own:.1f} turni fino all’ARRIVO, l’ultima di {seats} arriva nel giro {last:.1f}",
    )


def _rounds(turns: Sequence[float], seats: int) -> Iterator[Row]:
    """Yield the rounds in which pawns arrive, until all have."""
    for turn, arrived in enumerate(accumulate(turns), 1):
        there = min(1.0, arrived)
        if there:
            yield Row(str(turn), (there, there**seats))
        if there**seats > 1 - REST:
            return


QUESTIONS = (
    Question(
        "battle",
        {"en": "A battle", "it": "Una lotta"},
        (
            EntityArgument("mine", {"en": "My Pokémon", "it": "Il mio Pokémon"}, MINE, True),
            NumberArgument("my_points", {"en": "My points on top", "it": "Miei punti in più"}, 0, POINTS, 0),
            EntityArgument("theirs", {"en": "Against, else all", "it": "Contro, o tutti"}, THEIRS, True),
            NumberArgument("their_points", {"en": "Its points on top", "it": "Suoi punti in più"}, 0, POINTS, 0),
        ),
        _battle,
    ),
    Question(
        "length",
        {"en": "Length of a game", "it": "Durata di una partita"},
        (
            EntityArgument(
                "map", {"en": "Board", "it": "Tabellone"}, ("map",), fits=lambda data: bool(playable_board(data))
            ),
            NumberArgument("seats", {"en": "Pawns", "it": "Pedine"}, *SEATS, 4),
            NumberArgument("loop_times", {"en": "Times round the loop", "it": "Giri dell’anello"}, 0, 9, _TIMES),
        ),
        _length,
    ),
)
