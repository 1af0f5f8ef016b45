"""The ``sevencats`` command."""

from __future__ import annotations

import os
import sys

from sevencats.extras import missing_extra

__all__ = ["main"]


def main(args: list[str] | None = None) -> None:
    """Run the command and leave with its exit code. ``args`` are those of the process by default.

    A mistake in what the person gave us (an unknown name, a bad file) becomes one line on the
    error output and exit code 2, and so does a library that is not installed. With
    ``SEVENCATS_DEBUG=1`` a mistake keeps its traceback.
    """
    # The app gathers the commands of every game, and those use modules of this package.
    from sevencats.cli.app import app

    try:
        app(args, prog_name="sevencats")
    except ModuleNotFoundError as error:
        sentence = missing_extra(error)
        if not sentence:
            raise
        print(f"sevencats: {sentence}", file=sys.stderr)
        sys.exit(2)
    except (ValueError, OSError) as error:
        if os.environ.get("SEVENCATS_DEBUG") == "1":
            raise
        print(f"sevencats: {_one_line(error)}", file=sys.stderr)
        sys.exit(2)


def _one_line(error: ValueError | OSError) -> str:
    words = str(error)
    if isinstance(error, OSError) and error.strerror:
        words = error.strerror
        if error.filename is not None:
            words = f"{error.filename}: {words}"
    return " ".join(words.split()) or type(error).__name__
