"""Hints for bots about the Wild Hunt."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import Hints, add_hints
from sevencats.games.oldworld.expansions.wild_hunt.bots import choices, fights, gifts, hounds
from sevencats.games.oldworld.expansions.wild_hunt.model import ID

#: Each shield of the Hunt is a point of damage more to deal; a hound blocks a location.
_SHIELD, _HOUND = -1.2, -1.0

add_hints(
    ID,
    Hints(
        option_worths={
            **choices.OPTION_WORTHS,
            **gifts.OPTION_WORTHS,
            **hounds.OPTION_WORTHS,
            **fights.OPTION_WORTHS,
        },
        visit=choices.visit,
        stay=hounds.stay,
        trophy=choices.trophy,
        payment=hounds.payment,
        units={"hunt": _SHIELD, "hound": _HOUND, "hound_leaves": -_HOUND},
    ),
)
