"""Where a player meets each ruling of ours.

``docs/rules/rulings`` holds one TOML file per game. Its ``places`` say at which question, card or
board the page shows which rulings; ``general`` holds the rulings that belong to no such place,
each with a reason.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from sevencats import rulebook

_KEYS = {"places", "general"}


@dataclass(frozen=True, slots=True)
class Rulings:
    """The rulings of a game: the clauses by place, and the reason for each one without a place.

    A place is ``kind:name`` or ``kind`` for all of a kind; ``@`` and a mode or an expansion after
    it limit it to tables of that.
    """

    places: dict[str, tuple[str, ...]]
    general: dict[str, str]

    def placed(self) -> set[str]:
        """The clauses that are shown somewhere."""
        return {clause for clauses in self.places.values() for clause in clauses}


def rulings(game: str) -> Rulings:
    """Read the rulings of a game. ValueError names what is wrong in its file."""
    path = rulebook.rulings_folder() / f"{game}.toml"
    if not path.is_file():
        raise ValueError(f"there are no rulings of a game named {game!r}")
    return parse(game, path.read_text(encoding="utf-8"))


def parse(game: str, text: str) -> Rulings:
    """Read the text of a file of rulings. Each ``[R]`` of the game is in it exactly once."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"rulings of {game}: {error}") from error
    if set(data) != _KEYS:
        raise ValueError(f"rulings of {game}: it has [places] and [general], nothing else")
    read = Rulings(
        {place: tuple(clauses.split()) for place, clauses in data["places"].items()},
        dict(data["general"]),
    )
    ours = {clause.id for clause in rulebook.clauses(game) if clause.ruling}
    for place, clauses in read.places.items():
        if not clauses or len(set(clauses)) < len(clauses):
            raise ValueError(f"rulings of {game}: {place} needs clauses, each of them once")
    for clause in sorted(read.placed() | set(read.general)):
        if clause not in ours:
            raise ValueError(f"rulings of {game}: {clause} is not a clause with [R]")
    for clause in sorted(ours - read.placed()):
        if not read.general.get(clause):
            raise ValueError(f"rulings of {game}: {clause} has neither a place nor a reason")
    for clause in sorted(read.placed() & set(read.general)):
        raise ValueError(f"rulings of {game}: {clause} has a place and is general too")
    return read
