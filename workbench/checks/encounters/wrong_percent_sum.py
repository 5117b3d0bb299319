"""ENC004: rates that do not add up to 100."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, isclose

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.encounter_rows import Row, groups_of, in_words, is_percent, unsound
from workbench.model.entity import Entity

#: Ways to meet a Pokémon that each happen once: their rates are no shares of one roll.
CERTAIN_METHODS = frozenset(("gift", "gift-egg", "static", "only-one", "trade", "npc-trade"))


@check("ENC004", scope=entities("encounter_table"))
def wrong_percent_sum(_: Facts, entity: Entity) -> Iterator[Finding]:
    """The rates of an encounter table do not add up to 100.

    What it does:
        Adds the rates of the rows, for each `when` apart: rows that hold always count with each of them.

    Why it matters:
        Above 100 the last rows come up less often than they say, below 100 some rolls lead to nothing.

    Example:
        {"roll": {"percent": 100}, "rows": [{"rate": 60, …}, {"rate": 50, …}]}

    Fix:
        Correct the rates, or give rows that exclude each other a `when`.

    Known limits:
        Rows of 100 each, and gifts and other single meetings whose rates make whole hundreds, are no shares of one
        roll and are left alone.
    """
    if not is_percent(entity.data):
        return
    for when, rows in unsound(groups_of(entity.data), _adds_up):
        total = fsum(row.rate for row in rows if row.rate is not None)
        if not (_is_certain(when) and total > 0 and isclose(total % 100, 0, abs_tol=1e-6)):
            yield Finding(
                entity.ref,
                f"/rows/{rows[0].at}/rate",
                f"The rates{in_words(when)} add up to `{total:g}`, expected `100`",
                f"{'Take' if total > 100 else 'Add'} `{abs(total - 100):g}`{' away' if total > 100 else ''}",
            )


def _adds_up(rows: list[Row]) -> bool:
    """True when the rates make 100, when each is 100 by itself, or when one cannot be read."""
    rates = [row.rate for row in rows if row.rate is not None]
    if len(rates) < len(rows) or all(rate == 100 for rate in rates):
        return True
    return isclose(fsum(rates), 100, abs_tol=1e-6)


def _is_certain(when: frozenset[tuple[str, str]]) -> bool:
    return any(key == "method" and value.replace("_", "-") in CERTAIN_METHODS for key, value in when)
