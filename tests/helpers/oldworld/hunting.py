"""Tables of Legendary Hunt for its tests."""

from __future__ import annotations

from typing import Any

from helpers.oldworld.outcomes import SCHOOLS, after_setup, legal_outcome, refusal_of
from sevencats.games.oldworld import Config
from sevencats.games.oldworld.state import OldWorldState

ID = "legendary_hunt"
PACKS = ("base", ID)
#: The Ice Giant at Cidaris, with Kaer Seren, Novigrad and Cintra around it.
GIANT = {"monster": "ice_giant", "place": "cidaris"}


def position(*script: Any, **given: Any) -> dict[str, Any]:
    """A file with the Ice Giant at Cidaris and the words of the expansion."""
    plain = {"format": "oldworld-position/1", "expansions": [ID], "beast": GIANT}
    return {**plain, "script": list(script), **given}


def played(*script: Any, **given: Any) -> dict[str, Any]:
    """The outcome of a legal script that uses up all its chances."""
    return legal_outcome(position(*script, **given))


def refused(*script: Any, **given: Any) -> str:
    """Why a script is against the rules."""
    return refusal_of(position(*script, **given))


def end_of_round(*script: Any, seats: int = 2, **given: Any) -> dict[str, Any]:
    """The last player's turn is over: the beast moves, then the first player is asked."""
    names = "ABCDE"[:seats]
    table = {name: {"place": "stygga", "deck": []} for name in names}
    table |= given.pop("at", {})
    return played(*script, seats=table, turn=names[-1], phase=3, pool=[], **given)


def new_game(seats: int, *chosen: str, seed: int = 7, first: int = 0) -> OldWorldState:
    """A game after its set-up."""
    mode = "solo" if seats == 1 else "base"
    choices = tuple(f"{ID}:{word}" for word in chosen)
    config = Config(
        mode=mode, seats=seats, schools=SCHOOLS[:seats], first=first, packs=PACKS, choices=choices
    )
    return after_setup(config, seed)
