"""What to say when a library of the adapters is not there."""

from __future__ import annotations


def missing(error: ImportError) -> ImportError:
    """The same error, with the way out."""
    return ImportError(
        f"{error.name or 'a library'} is not installed: pip install sevencats[adapters]",
        name=error.name,
    )
