"""``python -m sevencats.server HOST PORT``: only the server, as tests and benchmarks start it."""

from __future__ import annotations

import os
import sys

from sevencats.server.serve import serve
from sevencats.server.settings import read_settings

if __name__ == "__main__":
    serve(read_settings(os.environ), sys.argv[1], int(sys.argv[2]))
