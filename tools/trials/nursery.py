"""A parent process that has loaded everything and forks a server whenever the last one died.

A killed server is back in a tenth of the time that a fresh Python needs, so a trial can kill
hundreds. The child is a complete server process; the parent shares no thread or open file with it.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from pathlib import Path
from types import FrameType


def main(host: str, port: int) -> None:
    """Fork servers until told to stop."""
    # Imported here because the processes of bots also read this file, and need none of it.
    from sevencats.plugin import plugins
    from sevencats.server.serve import serve
    from sevencats.server.settings import read_settings
    from sevencats.server.web.app import create_app

    plugins()
    settings = read_settings(os.environ)
    app = create_app(settings)
    # Modules that the server would load only on use.
    for module in ("asyncpg", "uvloop", "sevencats.server.bus"):
        importlib.import_module(module)
    child = 0

    def stop(_sign: int, _frame: FrameType | None) -> None:
        if child:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)
    while True:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            serve(settings, host, port, app)
            os._exit(0)
        # ``daemons.child_file``: this file runs on its own, outside the package.
        Path(f"child-{port}.pid").write_text(str(child), encoding="utf-8")
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
