"""Tables of the Wild Hunt for its tests."""

from __future__ import annotations

from typing import Any

from helpers.oldworld.outcomes import SCHOOLS, after_setup, legal_outcome, refusal_of
from sevencats.games.oldworld import Config
from sevencats.games.oldworld.state import OldWorldState

ID = "wild_hunt"
PACKS = ("base", ID)
#: Doldeth is far from the witchers of these tests: its neighbours are Glenmore, Loc Ichaer, Dhuwod.
HUNT = {"place": "doldeth", "shields": 10}
#: An exploration card of the tests' own.
TALE = "tale"


def position(*script: Any, **given: Any) -> dict[str, Any]:
    """A file with the Hunt at Doldeth; ``more`` are expansions and choices beside it."""
    more = given.pop("more", [])
    plain = {"format": "oldworld-position/1", "expansions": [ID, *more], "hunt": HUNT}
    return {**plain, "part": "act", "script": list(script), **given}


def by(seat: str, *picks: str) -> list[dict[str, str]]:
    """Steps of a script that a seat makes."""
    return [{"seat": seat, "pick": pick} for pick in picks]


def played(*script: Any, **given: Any) -> dict[str, Any]:
    """The outcome of a legal script that uses up all its chances."""
    return legal_outcome(position(*script, **given))


def refused(*script: Any, **given: Any) -> str:
    """Why a script is against the rules."""
    return refusal_of(position(*script, **given))


def tale(*lines: Any, **options: Any) -> dict[str, Any]:
    """An exploration card of stage I with these lines as its option a, nothing as option b, on top
    of its deck."""
    ways = {"a": {"do": list(lines)}, "b": {}, **options}
    story = {"id": TALE, "deck": "hunt_1", "options": ways}
    return {"content": {"story": [story]}, "hunt_1": [TALE], "part": "explore"}


def questions(outcome: dict[str, Any], kind: str) -> dict[str, list[str]]:
    """The open questions of a kind by seat, with their options."""
    return {q["seat"]: q["options"] for q in outcome["questions"] if q["kind"] == kind}


def new_game(seats: int, *chosen: str, seed: int = 7, more: tuple[str, ...] = ()) -> OldWorldState:
    """A game after its set-up, with the boards agreed on."""
    choices = tuple(f"{ID}:{word}" for word in chosen)
    config = Config(
        seats=seats, schools=SCHOOLS[:seats], first=0, packs=(*PACKS, *more), choices=choices
    )
    return after_setup(config, seed)
