"""Hints for bots about bombs."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import Hints, add_hints
from sevencats.games.oldworld.expansions.bombs import ID, LIMIT, Bomb, bombs
from sevencats.games.oldworld.packs.counts import flat
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision

#: A bot pays with gold only if it keeps at least this much.
_SPARE_GOLD = 2


def _instead_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer a bomb if it can be paid with spare gold; giving up a potion for it gains nothing."""
    if decision.keys[option] == "bomb_for:gold":
        spare = state.gold[decision.seat] > _SPARE_GOLD
        return 2 if spare and len(bombs(state, decision.seat)) < LIMIT else 0
    return 1 if decision.keys[option] == "potion_drawn" else 0


def _lose_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Discard the bomb with the least damage."""
    bomb = state.table.content.more["bomb"][state.ident(decision.args[option])]
    assert isinstance(bomb, Bomb)
    return -sum(int(line.split()[1]) for line in flat(bomb.do) if line.startswith("damage"))


add_hints(ID, Hints(option_worths={"bomb_instead": _instead_worth, "lose_bomb": _lose_worth}))
