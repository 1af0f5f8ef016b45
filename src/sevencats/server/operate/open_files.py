"""The limit on open files of a process: each socket is one."""

from __future__ import annotations

import sys
from contextlib import suppress

#: With fewer, sockets are the first thing that a server runs out of.
ENOUGH_FILES = 4096
#: The limit that a server requests, and that operators are told to allow.
WANTED_FILES = 65536


def most_open_files() -> int | None:
    """The limit on open files of this process; None if the system has none."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return WANTED_FILES if most == resource.RLIM_INFINITY else most


def raise_open_files() -> None:
    """Raise the limit on open files to the hard limit: the default is low."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(most_open_files() or 0, WANTED_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        # macOS reports a limit that it does not grant.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def open_files() -> int | None:
    """How many files this process can have open now; None where no limit is known."""
    if sys.platform == "win32":
        return None
    import resource

    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED_FILES if now == resource.RLIM_INFINITY else now
