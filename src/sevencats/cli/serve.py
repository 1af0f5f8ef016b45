"""The server commands: serve, backup, restore, server check, server push-key, server operator."""

from __future__ import annotations

import asyncio
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

#: Seconds to wait for the server before its page is opened.
_READY_S = 60

server = typer.Typer(help="Check and administer a server.", no_args_is_help=True)


@server.callback()
def _server() -> None:
    """Check and administer a server."""


@server.command("check")
def check() -> None:
    """Check the settings of this environment and say what is wrong."""
    from sevencats.server.check import check as run

    findings = asyncio.run(run(os.environ))
    for level, words in findings:
        typer.echo(f"{level:5} {words}")
    if any(level == "wrong" for level, _ in findings):
        raise typer.Exit(1)


operator = typer.Typer(help="Manage the accounts of operators.", no_args_is_help=True)
server.add_typer(operator, name="operator")

_Login = Annotated[str, typer.Argument(help="The login of the account.")]


@operator.command("add")
def add_operator(login: _Login) -> None:
    """Let an account see the page for operators (#/operator)."""
    _appoint(login, True)


@operator.command("remove")
def remove_operator(login: _Login) -> None:
    """Take the role from an account."""
    _appoint(login, False)


@operator.command("list")
def list_operators() -> None:
    """The accounts that have the role."""
    from sevencats.server.roles import operator_names
    from sevencats.server.settings import read_settings

    for name in asyncio.run(operator_names(read_settings(os.environ))):
        typer.echo(name)


def _appoint(login: str, role: bool) -> None:
    from sevencats.server.roles import appoint
    from sevencats.server.settings import read_settings

    if not asyncio.run(appoint(read_settings(os.environ), login, role)):
        typer.echo(
            f"there is no account {login!r}: a guest makes one on the page, at #/me", err=True
        )
        raise typer.Exit(1)
    typer.echo(f"{login}: {'operator' if role else 'no operator any more'}")


@server.command("push-key")
def push_key(file: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Make the key that identifies this server's notifications to browsers. A server makes its own
    at its first start; servers on several machines need the same."""
    from sevencats.server.notices.push import make_key, public_key

    typer.echo(f"{file}: {public_key(make_key(file))}")


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
) -> None:
    """Serve tables to play on. Settings come from the environment: see docs/operators.md."""
    # Imported here, so that no other command waits for a web server to load.
    from sevencats.server.compiled import choose

    rules = choose(compiled)
    from sevencats.server.serve import serve as run
    from sevencats.server.settings import read_settings

    settings = read_settings(os.environ)
    typer.echo(f"Seven Cats is at http://{host}:{port}/  (Ctrl+C ends it)", err=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    run(settings, host, port, rules=rules)


def can_serve() -> bool:
    """Whether the libraries of a server are installed."""
    return all(importlib.util.find_spec(name) for name in ("uvicorn", "litestar", "sqlalchemy"))


def serve_and_open() -> None:
    """Serve with the settings of the environment, and open the page where a person sits."""
    host = os.environ.get("SEVENCATS_HOST") or "127.0.0.1"
    port = os.environ.get("SEVENCATS_PORT") or "8000"
    if not port.isdigit():
        raise typer.BadParameter(f"SEVENCATS_PORT is {port!r}, which is not a port")
    serve(host, int(port), open_page=has_screen())


def has_screen() -> bool:
    """Whether a browser with windows can open here. Others would take the terminal over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(host: str, port: int) -> None:
    """Open the page as soon as the server listens."""
    end = time.monotonic() + _READY_S
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(f"http://{host}:{port}/")
        return


def backup(file: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Copy the server's database to a file. The server may keep running."""
    from sevencats.server.backup import backup as run
    from sevencats.server.settings import read_settings

    run(read_settings(os.environ), file)
    typer.echo(f"{file}: {file.stat().st_size} bytes")


def restore(file: Annotated[Path, typer.Argument(help="A file that backup wrote.")]) -> None:
    """Replace the server's database with a backup. Stop the server first."""
    from sevencats.server.backup import restore as run
    from sevencats.server.settings import read_settings

    run(read_settings(os.environ), file)
    typer.echo(f"restored from {file}")
