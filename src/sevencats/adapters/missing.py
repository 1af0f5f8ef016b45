"""The error for a missing library of the adapters."""

from __future__ import annotations


def missing(error: ImportError) -> ImportError:
    """The same error, with the command that installs the library."""
    return ImportError(
        f"{error.name or 'a library'} is not installed: pip install sevencats[adapters]",
        name=error.name,
    )
