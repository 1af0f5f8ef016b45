"""The commands of an operator: server check, upgrade, push-key, operator; backup and restore."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.options import Lang
from sevencats.installed import how_installed, upgrade_command
from sevencats.text import Texts

server = typer.Typer(help="Check and administer a server.", no_args_is_help=True)
operator = typer.Typer(help="Manage the accounts of operators.", no_args_is_help=True)
server.add_typer(operator, name="operator")

_Login = Annotated[str, typer.Argument(help="The login of the account.")]

# Each command imports the server, so that other commands do not wait for it to load.


@server.callback()
def _server() -> None:
    """Check and administer a server."""


@server.command("check")
def check(lang: Lang = "") -> None:
    """Check the settings of this environment and list everything that is wrong."""
    from sevencats.server.operate.check import check as run

    texts = Texts.load(lang)
    findings = asyncio.run(run(os.environ))
    labels = {level: texts(f"check-level-{level}") for level in ("ok", "note", "wrong")}
    width = max(map(len, labels.values()))
    for finding in findings:
        typer.echo(f"{labels[finding.level]:{width}} {finding.text(texts)}")
    if any(finding.level == "wrong" for finding in findings):
        raise typer.Exit(1)


@server.command("upgrade")
def upgrade(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be done.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Bring the database to this version of the program. Stop the server first. A server does the
    same when it starts."""
    import sevencats
    from sevencats.server.operate import upgrade as module
    from sevencats.server.settings import read_settings

    texts = Texts.load(lang)
    settings = read_settings(os.environ)
    found = module.plan(settings) if dry_run else module.upgrade(settings)
    typer.echo(texts("upgrade-program", version=sevencats.__version__))
    typer.echo(texts(f"upgrade-how-{how_installed()}", command=upgrade_command()))
    revision = found.revision or ""
    typer.echo(texts("upgrade-database", revision=revision) if revision else texts("upgrade-empty"))
    for migration in found.migrations:
        key = "upgrade-would-run" if dry_run else "upgrade-ran"
        typer.echo(texts(key, revision=migration.revision, about=migration.about))
    if not found.migrations:
        typer.echo(texts("upgrade-nothing"))
    elif dry_run and revision:
        typer.echo(texts("upgrade-backup"))


@server.command("push-key")
def push_key(file: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Make the key that identifies this server's notifications to browsers. A server makes its own
    at its first start; servers on several machines need the same."""
    from sevencats.server.notices.push import make_key, public_key

    typer.echo(f"{file}: {public_key(make_key(file))}")


@operator.command("add")
def add_operator(login: _Login, lang: Lang = "") -> None:
    """Let an account see the page for operators (#/operator)."""
    _appoint(login, True, Texts.load(lang))


@operator.command("remove")
def remove_operator(login: _Login, lang: Lang = "") -> None:
    """Take the role from an account."""
    _appoint(login, False, Texts.load(lang))


@operator.command("list")
def list_operators() -> None:
    """The accounts that have the role."""
    from sevencats.server.roles import operator_names
    from sevencats.server.settings import read_settings

    for name in asyncio.run(operator_names(read_settings(os.environ))):
        typer.echo(name)


def _appoint(login: str, role: bool, texts: Texts) -> None:
    from sevencats.server.roles import appoint
    from sevencats.server.settings import read_settings

    if not asyncio.run(appoint(read_settings(os.environ), login, role)):
        typer.echo(texts("operator-unknown", login=login), err=True)
        raise typer.Exit(1)
    typer.echo(texts("operator-added" if role else "operator-removed", login=login))


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], lang: Lang = ""
) -> None:
    """Copy the server's database to a file. The server may keep running."""
    from sevencats.server.operate.backup import backup as run
    from sevencats.server.settings import read_settings

    run(read_settings(os.environ), file)
    size = str(file.stat().st_size)
    typer.echo(Texts.load(lang)("backup-written", file=str(file), size=size))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup wrote.")], lang: Lang = ""
) -> None:
    """Replace the server's database with a backup. Stop the server first."""
    from sevencats.server.operate.backup import restore as run
    from sevencats.server.settings import read_settings

    run(read_settings(os.environ), file)
    typer.echo(Texts.load(lang)("backup-restored", file=str(file)))
