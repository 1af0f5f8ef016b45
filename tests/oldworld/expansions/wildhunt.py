"""Tables of the Wild Hunt for its tests."""

from __future__ import annotations

from typing import Any

from sevencats.kernel.engine import settle, take
from sevencats.oldworld import GAME, Config
from sevencats.oldworld.positions.runner import play_position
from sevencats.oldworld.state import OldWorldState

ID = "wild_hunt"
PACKS = ("base", ID)
SCHOOLS = ("wolf", "bear", "cat", "viper", "griffin")
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
    outcome = play_position(position(*script, **given))
    assert outcome["legal"], outcome["refused"]
    assert outcome["chance_left"] == 0
    return outcome


def refused(*script: Any, **given: Any) -> str:
    """Why a script is against the rules."""
    outcome = play_position(position(*script, **given))
    assert not outcome["legal"]
    return str(outcome["refused"]["reason"])


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
    state = GAME.new_game(config, seed)
    settle(state)
    while state.pending and state.pending[0].kind != "phase1":
        take(state, state.pending[0], 0)
        settle(state)
    return state
