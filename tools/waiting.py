"""A small web page that shows the set-up's progress until the server is there.

Standard library only. It listens on the server's address from the first moment; a browser that
shows it goes to the home page once the server has taken over.
"""

from __future__ import annotations

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from progress import Progress
from setup_text import say

STEPS = "/setup-steps"
_PAGE = Path(__file__).with_name("waiting.html")


class WaitingServer:
    """Serves the waiting page until it is closed. An address in use is left to the real server."""

    def __init__(self, host: str, port: int, progress: Progress, lang: str) -> None:
        handler = _handler(progress, lang)
        self._server: ThreadingHTTPServer | None
        try:
            self._server = ThreadingHTTPServer((host, port), handler)
        except OSError:
            self._server = None
            return
        self._server.daemon_threads = True
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}).start()

    @property
    def answers(self) -> bool:
        """Return whether the address was free."""
        return self._server is not None

    def close(self) -> None:
        """Free the address for the real server."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


def page(lang: str) -> str:
    """The waiting page in one language."""
    text = _PAGE.read_text(encoding="utf-8").replace("%lang%", lang)
    for key in ("title", "sentence", "ready"):
        text = text.replace(f"%{key}%", say(f"waiting-{key}", lang))
    return text


def steps_json(progress: Progress) -> str:
    """The steps so far: name, seconds, done, failed."""
    return json.dumps(
        [
            {
                "name": step.name,
                "seconds": round(step.elapsed(), 1),
                "done": step.done,
                "failed": step.error is not None,
            }
            for step in progress.steps
        ]
    )


def _handler(progress: Progress, lang: str) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path.partition("?")[0] == STEPS:
                self._answer(200, "application/json", steps_json(progress))
            elif "text/html" in self.headers.get("Accept", ""):
                self._answer(200, "text/html; charset=utf-8", page(lang))
            else:
                self._answer(503, "text/plain; charset=utf-8", say("waiting-sentence", lang))

        def _answer(self, status: int, kind: str, text: str) -> None:
            body = text.encode()
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            if status == 503:
                self.send_header("Retry-After", "5")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Log nothing: the terminal shows the steps."""

    return Handler
