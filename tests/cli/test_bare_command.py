"""``sevencats`` without a command: it serves and opens the page where both are possible."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from sevencats.cli import serve
from sevencats.cli.app import app
from sevencats.installed import install_command

if TYPE_CHECKING:
    from helpers.cli import Cli


def test_it_serves_where_a_server_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, int, bool, str]] = []
    monkeypatch.setattr(serve, "can_serve", lambda: True)
    monkeypatch.setattr(serve, "has_screen", lambda: True)
    monkeypatch.setattr(
        serve,
        "serve",
        lambda host, port, open_page, lang: served.append((host, port, open_page, lang)),
    )
    monkeypatch.setenv("SEVENCATS_PORT", "8123")
    monkeypatch.delenv("SEVENCATS_HOST", raising=False)
    monkeypatch.setenv("SEVENCATS_LANG", "en")
    assert CliRunner().invoke(app, ["--lang", "nl"]).exit_code == 0
    assert served == [("127.0.0.1", 8123, True, "nl")]
    monkeypatch.setenv("SEVENCATS_PORT", "many")
    refused = CliRunner().invoke(app, [])
    assert str(refused.exception) == "SEVENCATS_PORT is 'many', which is not a port"


def test_a_slim_install_shows_the_help_and_how_to_get_the_page(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "can_serve", lambda: False)
    shown = cli()
    assert shown.code == 2
    assert "Commands:" in shown.out
    command = install_command("server")
    assert shown.err == (
        f"sevencats: the page comes with an extra; this command installs it: {command}\n"
    )


def test_help_is_plain_text_where_rich_is_installed(cli: Cli) -> None:
    shown = cli("serve", "--help").out
    assert "[env var: SEVENCATS_PORT;" in shown and "\\[" not in shown


def test_a_language_before_the_command(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENCATS_LANG", "en")
    assert "Die Partie ist nicht zu Ende." in cli("--lang", "de", "gwent", "play").out
    monkeypatch.setenv("SEVENCATS_LANG", "en")
    assert "The game is not finished." in cli("gwent", "play").out


@pytest.mark.parametrize(
    ("platform", "env", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
    ],
)
def test_a_browser_opens_only_on_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, env: dict[str, str], screen: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert serve.has_screen() is screen
