"""How quickly witchers grow: first trophies, attributes, decks, and trophies taken from rivals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevencats.games.oldworld.balance.measures import mean, share
from sevencats.games.oldworld.balance.recorder import NUMBERS

Record = Mapping[str, Any]

#: Gains of attributes count from the round after this one: most gold of the start is spent by then.
START_ROUNDS = 2
#: A trophy taken from a rival before this round comes early.
EARLY_ROUND = 5
_TRACK, _ATTRIBUTES, _DECK = (NUMBERS.index(name) for name in ("track", "attributes", "deck"))


def pace(games: Sequence[Record]) -> dict[str, Any]:
    """All measures, over games that were won."""
    return {
        "first_trophy": mean([one for game in games for one in _first_trophies(game)]),
        "attribute_gains": mean([one for game in games for one in _gains(game)]),
        "winners_deck": mean([_winner(game)[_DECK] for game in games]),
        "early_rivals": _early_rivals(games),
    }


def _winner(game: Record) -> Sequence[int]:
    numbers: Sequence[int] = game["end"][game["winners"][0]]
    return numbers


def _first_trophies(game: Record) -> list[int]:
    """The rounds in which witchers gained their first trophy. A turn notes what its witcher has as
    it begins, so a trophy was gained in the round before the first turn that has it, or in the last
    round."""
    found: dict[int, int] = {}
    for number, seat, *numbers in game["course"]:
        if numbers[_TRACK] and seat not in found:
            found[seat] = max(1, number - 1)
    for seat, numbers in enumerate(game["end"]):
        if numbers[_TRACK]:
            found.setdefault(seat, game["rounds"])
    return list(found.values())


def _gains(game: Record) -> list[float]:
    """The attributes that each witcher gained in a round, after the first rounds."""
    left = game["rounds"] - START_ROUNDS
    if left <= 0:
        return []
    return [
        (game["end"][seat][_ATTRIBUTES] - numbers[_ATTRIBUTES]) / left
        for number, seat, *numbers in game["course"]
        if number == START_ROUNDS + 1
    ]


def _early_rivals(games: Sequence[Record]) -> dict[str, Any]:
    """The share of winners' trophies that they took from rivals early."""
    taken = sum(
        not fight["against"]
        and fight["seat"] == game["winners"][0]
        and fight["result"] == "attacker"
        and fight["round"] < EARLY_ROUND
        for game in games
        for fight in game["fights"]
    )
    return share(taken, sum(_winner(game)[_TRACK] for game in games))
