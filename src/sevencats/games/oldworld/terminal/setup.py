"""Build a set-up of Old World from the arguments of a command."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sevencats.errors import said
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.lineup import check_config, mode_for
from sevencats.games.oldworld.packs.catalogue import check_names, choices_of, spelled_out
from sevencats.games.oldworld.packs.load import inline
from sevencats.games.oldworld.packs.own import folder_of_pack
from sevencats.kernel import RulesError


def choose_config(
    seats: int,
    schools: Sequence[str],
    expansions: Sequence[str],
    pack: Path | None = None,
    rounds: int = 0,
) -> Config:
    """A checked set-up; one seat is the solo game, unless an expansion has another. Without schools
    the boards are drafted. The records of the user's own pack become part of the set-up, so that a
    saved game needs no folder."""
    check_names(expansions)
    packs = ("base", *spelled_out(expansions))
    config = Config(
        mode=mode_for(seats, packs),
        seats=seats,
        packs=packs,
        schools=tuple(schools),
        rounds=rounds,
        records="" if pack is None else inline(folder_of_pack(pack)),
        choices=choices_of(expansions),
    )
    if seats < 1:
        raise said(RulesError, "error-ow-no-seats", seats=seats)
    check_config(config)
    return config
