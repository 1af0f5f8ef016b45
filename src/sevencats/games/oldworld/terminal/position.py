"""`sevencats oldworld position`: set up positions, play their scripts, print the outcomes."""

from __future__ import annotations

from sevencats.cli.positions import Files, print_outcomes
from sevencats.games.oldworld.positions.runner import play_position


def position(files: Files) -> None:
    """Play position files; print one line of JSON for each.

    A file that cannot be used prints {"error": ...}, the others go on, and the exit code is 2.
    """
    print_outcomes(files, play_position)
