"""Hints for bots about mutagens."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import Hints, add_hints
from sevencats.games.oldworld.expansions.mutagens import ID, Mutagen
from sevencats.games.oldworld.packs.counts import flat
from sevencats.games.oldworld.packs.model import Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision

#: The value of each point of a mutagen's words; a condition or price lowers it.
_WORTH = {"damage": 5, "draw": 4, "draw_step": 3, "shield": 3, "heal": 2, "take_back": 4}
_SCOUT, _CONDITION = 5, 2


def _mutagen_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    mutagen = state.table.content.more["mutagen"][state.ident(decision.args[option])]
    assert isinstance(mutagen, Mutagen)
    return sum(map(_trait_worth, mutagen.traits))


def _trait_worth(trait: Trait) -> int:
    worth = -_CONDITION * (len(trait.only) + 2 * len(trait.cost))
    for line in flat(trait.do):
        word, number, *_ = line.split()
        points = int(number) if number.lstrip("+").isdecimal() else 1
        worth += _SCOUT if word == "scout" else _WORTH.get(word, 1) * points
    return worth


add_hints(ID, Hints(option_worths={"mutagen": _mutagen_worth}))
