"""Make an operator of a person at the page."""

from __future__ import annotations

import os
import secrets
from typing import Any

from helpers.browser import Server
from sevencats.server.local import run_apart
from sevencats.server.roles import appoint
from sevencats.server.settings import read_settings


def make_operator(page: Any, server: Server) -> None:
    """An account with the role; its session is that of the page."""
    login = f"olga{secrets.token_hex(4)}"
    page.request.post("/api/session", data={"name": "Olga"})
    credentials = {"login": login, "password": "correct horse"}
    assert page.request.post("/api/account", data=credentials).ok
    env = {**os.environ, "SEVENCATS_DATABASE_URL": f"sqlite:///{server.folder}/games.db"}
    assert run_apart(appoint(read_settings(env), login, True))
