"""The serve command, and the program without a command."""

from __future__ import annotations

import importlib.util
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.language import chosen_language
from sevencats.cli.options import Lang
from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.plugin import plugins
from sevencats.text import Texts

#: Seconds to wait for the server before opening its page.
_READY_TIMEOUT_S = 60


def serve(
    host: Annotated[
        str, typer.Option(envvar="SEVENCATS_HOST", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="SEVENCATS_PORT", min=0, max=65535, help="The port.")
    ] = 8000,
    compiled: Annotated[
        bool,
        typer.Option(
            envvar="SEVENCATS_COMPILED",
            help="Use the compiled rules where they are up to date (make.py compile).",
        ),
    ] = True,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser on this machine.")
    ] = False,
    packs: Annotated[
        list[Path] | None,
        typer.Option("--pack", help="A pack of your own that tables may choose; more than once."),
    ] = None,
    lang: Lang = "",
) -> None:
    """Serve tables to play on. Settings come from the environment: see docs/operate/running.md."""
    # Imported here, so that no other command waits for a web server to load.
    from sevencats.server.compiled import choose

    rules = choose(compiled)
    from sevencats.server.serve import serve as run
    from sevencats.server.settings import read_settings

    settings = read_settings(os.environ)
    _offer(packs or [])
    texts = Texts.load(chosen_language(lang))
    typer.echo(texts("serve-at", address=f"http://{host}:{port}/"), err=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    run(settings, host, port, rules=rules)


def _offer(packs: list[Path]) -> None:
    """Offer packs to all tables, in this process and in those that it starts."""
    for path in packs:
        offers = [plugin.offer_pack for plugin in plugins().values() if plugin.offer_pack]
        for offer in offers[:1]:
            offer(path)
    known = os.environ.get("SEVENCATS_PACKS", "").split(os.pathsep)
    every = [word for word in (*known, *map(str, map(Path.resolve, packs))) if word]
    os.environ["SEVENCATS_PACKS"] = os.pathsep.join(every)


def can_serve() -> bool:
    """Return whether the libraries of a server are installed."""
    return all(importlib.util.find_spec(name) for name in ("uvicorn", "litestar", "sqlalchemy"))


def serve_and_open(lang: str) -> None:
    """Serve with the settings of the environment, and open the page if there is a screen."""
    host = os.environ.get("SEVENCATS_HOST") or "127.0.0.1"
    port = os.environ.get("SEVENCATS_PORT") or "8000"
    if not port.isdigit():
        raise said(SevenCatsError, "setting-port", value=port)
    serve(host, int(port), open_page=has_screen(), lang=lang)


def has_screen() -> bool:
    """Return whether a graphical browser can open here. A text browser would take over the
    terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(host: str, port: int) -> None:
    """Open the page as soon as the server listens."""
    end = time.monotonic() + _READY_TIMEOUT_S
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(f"http://{host}:{port}/")
        return
