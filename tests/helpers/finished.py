"""Games that bots play to their end, without looking at the page."""

from __future__ import annotations

import time
from typing import Any


def finish(page: Any, **changes: Any) -> str:
    """Create a game that bots finish, because its creator never connects."""
    page.request.post("/api/session", data={"name": "Ana"})
    table = {
        "seats": [{"choice": ["monsters"]}, {"bot": "captain", "choice": ["northern_realms"]}],
        "start": True,
        "botDelay": 0,
        "pace": {"kind": "live", "move": 1, "bank": 0, "grace": 1},
        **changes,
    }
    made = page.request.post("/api/tables", data=table).json()["table"]["id"]
    wait_for_status(page, f"/api/tables/{made}", "finished")
    return str(made)


def wait_for_status(page: Any, path: str, status: str) -> Any:
    """Ask for something until it has this status; the limit of the test is the limit."""
    while True:
        found = page.request.get(path).json()
        if found.get("status") == status:
            return found
        time.sleep(0.2)
