"""Fights of the Wild Hunt for its tests: cards that do one thing each, all picks and dice given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from helpers.oldworld.arena import records
from sevencats.games.oldworld.positions.runner import play_position

ID = "wild_hunt"
HERE = "doldeth"
#: Schools without a specialty, one for each seat.
_SCHOOLS = ("novice", "rookie", "pupil", "squire", "page")


def _content(more: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = records()
    plain["tracks"] = plain["tracks"][0]  # in a position file there is one
    school = plain["school"][0]
    plain["school"] = [{**school, "id": ident} for ident in _SCHOOLS]
    for kind, entries in more.items():
        plain[kind] = [*plain.get(kind, []), *entries]
    return plain


def seated(**seats: dict[str, Any]) -> dict[str, Any]:
    """Witchers at the Hunt's place, with nothing but what is given."""
    empty: dict[str, Any] = {"place": HERE, "hand": [], "deck": ["rest"] * 3, "shield": 0}
    return {
        name: {**empty, "school": school, **given}
        for (name, given), school in zip(seats.items(), _SCHOOLS, strict=False)
    }


def by(seat: str, *picks: str) -> list[dict[str, str]]:
    """Steps of a script that a seat makes."""
    return [{"seat": seat, "pick": pick} for pick in picks]


def position(*script: Any, general: str = "nithral", **given: Any) -> dict[str, Any]:
    """A position file."""
    hunt = {"place": HERE, "shields": given.pop("shields", 0)}
    more = given.pop("more", [])
    return {
        "format": "oldworld-position/1",
        "expansions": [f"{ID}:{general}", *more],
        "content": _content(given.pop("content", {})),
        "hunt": hunt,
        "script": list(script),
        **given,
    }


def run(*script: Any, **given: Any) -> dict[str, Any]:
    """The outcome of a script, legal or not."""
    return play_position(position(*script, **given))


def played(*script: Any, **given: Any) -> dict[str, Any]:
    """The outcome of a legal script that uses up all its chances."""
    outcome = run(*script, **given)
    assert outcome["legal"], outcome["refused"]
    assert outcome["chance_left"] == 0, "a chance of the script never came"
    return outcome


def last_fight(
    *script: Any, pool: Sequence[str] = ("calm",) * 6, stage: str = "all", **given: Any
) -> dict[str, Any]:
    """The last fight, at the turn of all unless said otherwise."""
    where = {"stage": stage, **given.pop("where", {})}
    return played(*script, last_pool=list(pool), last_fight=where, **given)


def turn(seat: str, *cards: str, ask: bool = True) -> list[dict[str, str]]:
    """A fight turn in which these cards are laid; ``ask``: that it is the seat's is said first."""
    laid = [f"play:{card}" for card in cards]
    return by(seat, *(["turn"] if ask else []), "done", *laid)


def questions(outcome: dict[str, Any], kind: str) -> dict[str, list[str]]:
    """The open questions of a kind by seat, with their options."""
    return {q["seat"]: q["options"] for q in outcome["questions"] if q["kind"] == kind}
