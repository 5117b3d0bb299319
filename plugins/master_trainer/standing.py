"""How everybody stands: a line for each player while it goes on, the table of accounts at the end (MT-END-02)."""

from __future__ import annotations

from workbench.api.rules import SceneCard, SceneSeat, SceneZone, say

from .bank import OWED
from .compiled import WORTH, Table
from .scoring import score
from .state import TrainerState
from .text.words import COLORS, player

CARD_COLORS = {"gold": "#d4a017", "red": "#c8403a", "orange": "#e08a2e", "yellow": "#e3d04a", "": "#8a6d3b"}


def ranking(table: Table, state: TrainerState) -> list[int]:
    """Return the seats (from 0) by what they have in all, the most first; equals in the order of seats."""
    return sorted(range(table.seats), key=lambda seat: -score(table, state, seat).total)


def seats_of(table: Table, state: TrainerState, lang: str) -> tuple[SceneSeat, ...]:
    """Return a line for each seat: what it comes to in all, PCs and the way to GOAL; at the end by rank."""
    totals = [score(table, state, seat).total for seat in range(table.seats)]
    over = not state.frames
    order = ranking(table, state) if over else range(table.seats)
    found = []
    for seat in order:
        place = 1 + sum(total > totals[seat] for total in totals)
        name = f"{place}. {player(table, seat, lang)}" if over else player(table, seat, lang)
        active = not over and state.frames[-1][1] == seat
        leads = totals[seat] == max(totals) > min(totals)
        told = "" if over else _told(table, state, seat, lang)
        found.append(SceneSeat(seat + 1, name, str(totals[seat]).replace("-", "−"), told, active, leads))
    return tuple(found)


def _told(table: Table, state: TrainerState, seat: int, lang: str) -> str:
    """PCs, loans, times round the loop, and how far it is to GOAL."""
    told = [say(lang, f"{state.pcs[seat]} PCs", f"{state.pcs[seat]} PC")]
    if owed := state.loans[seat]:
        told.append(say(lang, f"{owed} loan{'s' if owed > 1 else ''}", f"{owed} prestit{'i' if owed > 1 else 'o'}"))
    if seat in state.arrived:
        place = state.arrived.index(seat) + 1
        return " · ".join([*told, say(lang, f"GOAL as number {place}", f"ARRIVO come numero {place}")])
    far = table.far[state.at[seat]]
    if far >= 0:
        told.append(say(lang, f"{far} to GOAL", f"{far} all’ARRIVO"))
    if state.missing[seat]:
        told.append(say(lang, "−1 turn", "−1 turno"))
    return " · ".join(told)


def account_of(table: Table, state: TrainerState, seat: int, lang: str) -> SceneZone:
    """Return a player's account at the end, one card an entry; the total of who wins stands out."""
    each = score(table, state, seat)
    best = max(score(table, state, other).total for other in range(table.seats))
    place = f" {state.arrived.index(seat) + 1}" if seat in state.arrived else ""
    entries = [(each.pcs, say(lang, "PCs", "PC")), (each.arrival, say(lang, "GOAL", "ARRIVO") + place)]
    shades = zip(each.colors, WORTH.items(), strict=True)
    entries += [(n * worth, f"{n} {say(lang, *COLORS[color])}") for n, (color, worth) in shades]
    loans = say(lang, "loan", "prestito") if each.loans == 1 else say(lang, "loans", "prestiti")
    entries.append((-OWED * each.loans, f"{each.loans} {loans}"))
    entries.append((each.total, say(lang, "Total", "Totale")))
    colors = ["", "", *(CARD_COLORS[color] for color in WORTH), "", ""]
    cards = tuple(
        SceneCard(
            f"score:{seat + 1}:{n}", str(amount).replace("-", "−"), (what,), color=colors[n],
            active=n == len(entries) - 1 and each.total == best,
        )
        for n, (amount, what) in enumerate(entries)
    )  # fmt: skip
    return SceneZone(f"score:{seat + 1}", f"{player(table, seat, lang)}: {each.total}", seat + 1, cards)
