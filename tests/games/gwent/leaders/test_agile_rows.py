"""The best rows of agile units, beside a trial of every row for every unit (G9.20, S4)."""

from __future__ import annotations

from itertools import product

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.rules.agile import BOTH, plans_for
from sevencats.games.gwent.rules.strength import totals
from sevencats.kernel.atoms import relocate
from sevencats.kernel.rng import Rng

ROWS = ("close", "ranged", "siege")
AGILE = [c.id for c in base().cards.values() if c.kind == "unit" and len(c.rows) > 1]
#: Two boosts and an agile horn are more than any deck has: both must count all the same.
INLINE = {
    "bugler": {
        "kind": "unit",
        "strength": 3,
        "rows": ["close", "ranged"],
        "abilities": ["agile", "commanders_horn"],
        "faction": "neutral",
    }
}
OTHERS = ["dennis_cranmer", "milva", "dandelion", "cow", "decoy", "kayran", "blue_stripes_commando"]


def some(rng: Rng, names: list[str], most: int) -> list[str]:
    return [names[rng.below(len(names))] for _ in range(rng.below(most + 1))]


def fits(name: str, row: int) -> bool:
    return row in base().cards[name].rows or name == "decoy"


@pytest.mark.rule("G9.20", "S4", "S8")
@pytest.mark.parametrize("seed", range(120))
def test_the_plans_are_all_the_best_placements(seed: int) -> None:
    rng = Rng(seed)
    agile = some(rng, [*AGILE, "olgierd_von_everec", "bugler"], 5)
    side: dict[str, list[str]] = {"hand": ["riordain"], "close": [], "ranged": []}
    for name in agile:
        side[ROWS[rng.below(2)]].append(name)
    for row in range(2):
        side[ROWS[row]] += some(rng, [name for name in OTHERS if fits(name, row)], 2)
    side["horn"] = [row for row in ROWS[:2] if not rng.below(3)]
    weather = some(rng, ["biting_frost", "impenetrable_fog", "skellige_storm"], 2)
    g = Duel({"A": side, "B": {"hand": ["ves"]}}, weather=weather, cards=INLINE)
    state, table = g.state, g.state.table
    units, _, plans = plans_for(state, 0)
    wanted: dict[tuple[int, ...], int] = {}
    for rows in product((0, 1), repeat=len(units)):
        trial = state.copy()
        for sleeve, row in zip(units, rows, strict=True):
            relocate(trial, sleeve, table.row(0, row))
        trial.dirty = -1
        wanted[rows] = totals(trial)[0]
    best = {rows for rows, total in wanted.items() if total == max(wanted.values())}
    found = {
        rows
        for plan in plans
        for rows in product((0, 1), repeat=len(units))
        if all(plan[sleeve] >> row & 1 for sleeve, row in zip(units, rows, strict=True))
    }
    assert found == best
    assert all(0 < rows <= BOTH for plan in plans for rows in plan.values())
