"""The command as a person runs it (see ``helpers/cli.py``)."""

from __future__ import annotations

from helpers.cli import cli, no_columns

__all__ = ["cli", "no_columns"]
