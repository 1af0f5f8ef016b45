"""``sevencats`` without a command: it serves and opens the page where both are possible."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from sevencats.cli import serve
from sevencats.cli.app import app


def test_it_serves_where_a_server_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, int, bool]] = []
    monkeypatch.setattr(serve, "can_serve", lambda: True)
    monkeypatch.setattr(serve, "has_screen", lambda: True)
    monkeypatch.setattr(
        serve, "serve", lambda host, port, open_page: served.append((host, port, open_page))
    )
    monkeypatch.setenv("SEVENCATS_PORT", "8123")
    monkeypatch.delenv("SEVENCATS_HOST", raising=False)
    assert CliRunner().invoke(app, []).exit_code == 0
    assert served == [("127.0.0.1", 8123, True)]
    monkeypatch.setenv("SEVENCATS_PORT", "many")
    refused = CliRunner().invoke(app, [])
    assert refused.exit_code == 2
    assert "SEVENCATS_PORT is 'many'" in refused.output


def test_a_slim_install_shows_the_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "can_serve", lambda: False)
    shown = CliRunner().invoke(app, [])
    assert shown.exit_code == 2
    assert "Commands:" in shown.output


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
    monkeypatch.setattr(serve.sys, "platform", platform)
    assert serve.has_screen() is screen
