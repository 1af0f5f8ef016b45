"""The ``sevencats`` command."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevencats.text import Texts

__all__ = ["main"]


def main(args: list[str] | None = None) -> None:
    """Run the command and leave with its exit code. ``args`` are those of the process by default.

    A mistake in what the person gave us (an unknown name, a bad file) becomes one line on the
    error output and exit code 2, and so does a library that is not installed. With
    ``SEVENCATS_DEBUG=1`` a mistake keeps its traceback.
    """
    # The matrices of the bots are small: threads of the linear algebra library would only wait for
    # each other, at ten times the processor time on a busy machine.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    words = sys.argv[1:] if args is None else args
    try:
        sys.exit(_run(words))
    except (ValueError, OSError) as error:
        if os.environ.get("SEVENCATS_DEBUG") == "1":
            raise
        from sevencats.errors import in_language

        print(f"sevencats: {in_language(error, _texts(words))}", file=sys.stderr)
        sys.exit(2)


def _run(words: list[str]) -> int:
    """Run the command and return its exit code."""
    # The app gathers the commands of every game, and those use modules of this package.
    import click

    from sevencats.cli.app import app
    from sevencats.cli.usage import usage_lines
    from sevencats.extras import missing_extra

    try:
        code = app(words, prog_name="sevencats", standalone_mode=False, obj=list(words))
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.ClickException as error:
        print(*usage_lines(error, _texts(words)), sep="\n", file=sys.stderr)
        return error.exit_code
    except click.Abort:
        print(f"\nsevencats: {_texts(words)('error-stopped')}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        raise missing from error
    return code if isinstance(code, int) else 0


def _texts(words: list[str]) -> Texts:
    """The texts in the language of the person who gave these words."""
    from sevencats.cli.language import language_of
    from sevencats.text import Texts

    return Texts.load(language_of(words, os.environ))
