"""Bots of your own at servers."""

from __future__ import annotations

import asyncio
import os
import random
from typing import TYPE_CHECKING, Annotated

import typer

from sevencats.cli.language import chosen_language
from sevencats.cli.options import Lang
from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.plugin.bots.outside import is_outside, make_outside
from sevencats.text import Texts

if TYPE_CHECKING:
    from sevencats.plugin.bots.base import Bot
    from sevencats.server.client import Person

app = typer.Typer(help="Bots of your own at servers.", no_args_is_help=True)

#: The variable with the password of a bot's account.
PASSWORD = "SEVENCATS_BOT_PASSWORD"


@app.callback()
def _group() -> None:
    """Bots of your own at servers."""


@app.command()
def join(
    url: Annotated[str, typer.Argument(help="The address of a server.")],
    code: Annotated[str, typer.Argument(help="The code of a table.")],
    bot: Annotated[str, typer.Option(help="FILE.py:NAME, module:NAME or an installed bot.")],
    name: Annotated[str, typer.Option(help="The name at the table.")] = "Bot",
    bring: Annotated[
        str, typer.Option(help="What the seat brings, such as a faction; comma-separated.")
    ] = "",
    login: Annotated[
        str,
        typer.Option(
            help="The bot's account, which is made where there is none and keeps its rating; the "
            f"password is in {PASSWORD}."
        ),
    ] = "",
    lang: Lang = "",
) -> None:
    """Let a bot of your own take a seat at a table, and play until the game is over.

    Everybody sees that a program plays. A bot that hangs or fails loses by the clock.
    """
    # Imported here, so that no other command waits for the libraries of a client.
    import httpx

    from sevencats.server.client import ApiRefusal

    if not is_outside(bot):
        raise said(SevenCatsError, "error-no-own-bot", name=bot)
    if login and not os.environ.get(PASSWORD):
        raise said(SevenCatsError, "error-no-password", variable=PASSWORD)
    made = make_outside(bot, random.SystemRandom().getrandbits(32))
    choice = tuple(word for word in bring.split(",") if word)
    try:
        asyncio.run(_play(url.rstrip("/"), code, made, name, choice, login, chosen_language(lang)))
    except ApiRefusal as refusal:
        raise SevenCatsError(refusal.text) from None
    except httpx.HTTPError:
        raise said(SevenCatsError, "error-no-server", url=url) from None


async def _play(
    url: str, code: str, bot: Bot, name: str, choice: tuple[str, ...], login: str, lang: str
) -> None:
    from sevencats.server.bot_client import BotClient

    texts = Texts.load(lang)
    person = await _enter(url, name, login)
    client = BotClient(person, bot, lambda key: typer.echo(texts(key), err=True))
    try:
        grant = await client.join(code, choice)
        typer.echo(texts("bot-sits", seat=grant["seat"] + 1, table=grant["table"]))
        result = await client.play(grant)
    finally:
        await person.close()
    outcome = 0 if result is None else result.returns[grant["seat"]]
    word = {1: "won", -1: "lost"}.get(outcome, "even")
    typer.echo(texts(f"bot-{word}", picks=client.picks))


async def _enter(url: str, name: str, login: str) -> Person:
    """A session of a program: of a guest, or of an account, which is made if need be."""
    from sevencats.server.client import ApiRefusal, Person

    if not login:
        return await Person.guest(url, name, program=True)
    body = {"login": login, "password": os.environ[PASSWORD], "token": True}
    nobody = Person(url)
    try:
        return Person(url, (await nobody.post("/api/account/login", body))["token"])
    except ApiRefusal as refusal:
        if refusal.code != "bad_login":
            raise
        guest = await Person.guest(url, name, program=True)
        try:
            return Person(url, (await guest.post("/api/account", body))["token"])
        except ApiRefusal as other:
            raise refusal if other.code == "login_taken" else other from None
        finally:
            await guest.close()
    finally:
        await nobody.close()
