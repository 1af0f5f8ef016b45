"""``python -m sevencats.server.health``: exit code 0 if the server on this machine is healthy.

The health check of the image. The port comes from the environment; only the standard library is
loaded.
"""

from __future__ import annotations

import http.client
import os
import sys
import urllib.request
from collections.abc import Mapping

_TIMEOUT_S = 4.0


def is_healthy(env: Mapping[str, str]) -> bool:
    """Return whether ``/health`` answers 200 on the port in ``env``."""
    port = env.get("SEVENCATS_PORT") or "8000"
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=_TIMEOUT_S):
            return True
    except (OSError, ValueError, http.client.HTTPException):
        return False


if __name__ == "__main__":
    sys.exit(0 if is_healthy(os.environ) else 1)
