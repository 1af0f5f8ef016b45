"""What operators are given: the check of a set-up, and files that name what there is."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from trials.daemons import Postgres

from sevencats.cli.app import app
from sevencats.server import metrics
from sevencats.server.check import check
from sevencats.server.local import ServerProcess

DEPLOY = Path(__file__).parents[2] / "deploy"
OPERATORS = (DEPLOY.parent / "docs" / "operators.md").read_text(encoding="utf-8")
PROGRAM = "/opt/sevencats/bin/sevencats"
UNITS = ("sevencats@.service", "sevencats-backup.service", "sevencats-backup.timer")


def test_alarms_and_dashboard_name_metrics_that_exist() -> None:
    known = {family.name for family in metrics.registry.collect()}
    for file in ("alerts.yaml", "dashboard.json"):
        words = set(re.findall(r"sevencats_\w+", (DEPLOY / file).read_text(encoding="utf-8")))
        assert words
        for word in words:
            assert re.sub(r"_(bucket|total|count|sum)$", "", word) in known, f"{file}: {word}"
    assert json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]


def test_settings_in_the_examples_exist() -> None:
    for file in DEPLOY.iterdir():
        for name in re.findall(r"SEVENCATS_\w+", file.read_text(encoding="utf-8")):
            assert f"`{name}`" in OPERATORS, f"{file.name}: {name}"


def unit(name: str) -> dict[str, str]:
    """The settings of a unit, by section and name."""
    found, section = {}, ""
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found[f"{section}.{key}"] = value
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def assert_is_a_command(words: list[str]) -> None:
    """Words that `sevencats` understands, with options that the command has."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        assert words and words[0] in command.commands, words
        command, words = command.commands[words[0]], words[1:]
    options = {name for option in command.params for name in option.opts}
    assert {word for word in words if word.startswith("--")} <= options, words


def test_the_examples_run_commands_that_exist() -> None:
    serve = shlex.split(unit("sevencats@.service")["Service.ExecStart"])
    assert serve[0] == PROGRAM
    assert_is_a_command(serve[1:])
    backup = shlex.split(unit("sevencats-backup.service")["Service.ExecStart"])
    assert backup[:2] == ["/bin/sh", "-c"]
    assert backup[2].startswith(f"exec {PROGRAM} ")
    assert_is_a_command(shlex.split(backup[2])[2:])
    admin = (DEPLOY / "sevencats-admin").read_text(encoding="utf-8")
    for line in re.findall(r"^#   sevencats-admin (.+)$", admin, re.MULTILINE):
        assert_is_a_command(line.split())
    assert f'{PROGRAM} "$@"' in admin
    for service in ("cats", "cats2"):
        words = compose()["services"][service]["command"]
        assert words[0] == "sevencats"
        assert_is_a_command(words[1:])


def test_the_units_share_user_settings_and_folders() -> None:
    server, backup = (unit(name) for name in UNITS[:2])
    admin = (DEPLOY / "sevencats-admin").read_text(encoding="utf-8")
    for key in ("User", "DynamicUser", "EnvironmentFile", "StateDirectoryMode", "UMask"):
        assert server[f"Service.{key}"] == backup[f"Service.{key}"]
        assert f"--property={key}={server[f'Service.{key}']}" in admin
    assert server["Service.Environment"] == backup["Service.Environment"]
    assert f"--setenv={server['Service.Environment']}" in admin
    folders = backup["Service.StateDirectory"]
    assert server["Service.StateDirectory"] in folders.split()
    assert f"'StateDirectory={folders}'" in admin
    # With a limit, a process that fails a few times at once would stay away for good.
    assert server["Service.Restart"] == "always"
    assert server["Unit.StartLimitIntervalSec"] == "0"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        # It wants programs that are there.
        (tmp_path / name).write_text(text.replace(PROGRAM, sys.executable), encoding="utf-8")
    command = ["systemd-analyze", "verify", *UNITS]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    # It may have something to say about the machine's own units as well.
    assert "sevencats" not in said.stderr, said.stderr


def test_the_containers_fit_together(lite: ServerProcess) -> None:
    services = compose()["services"]
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    for name in re.findall(r"\$\{(CATS_(?!IMAGE)\w+)", text):
        assert name in OPERATORS, name
    proxy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (ways,) = re.findall(r"reverse_proxy (.*) \{", proxy)
    assert ways.split() == [f"{name}:8000" for name in services if name.startswith("cats")]
    for variable in re.findall(r"\{\$(\w+)", proxy):
        assert variable in services["proxy"]["environment"]
    for service in ("cats", "cats2"):
        assert services[service]["build"]["dockerfile"] == "deploy/Dockerfile"
        first, *words = services[service]["healthcheck"]["test"]
        assert (first, words[0]) == ("CMD", "python")
        # It says what it should of a server, and of none.
        for url, good in ((lite.url, True), ("http://127.0.0.1:1", False)):
            line = words[-1].replace("http://127.0.0.1:8000", url)
            assert line != words[-1]
            asked = [sys.executable, *words[1:-1], line]
            done = subprocess.run(asked, capture_output=True)
            assert (done.returncode == 0) is good


async def test_a_new_database_is_no_fault(postgres: Postgres) -> None:
    """The units check before the first start, when there are no tables yet."""
    said = await levels(SEVENCATS_DATABASE_URL=postgres.new_database("untouched"))
    assert "wrong" not in said.values(), said
    assert said["the database has no tables yet: the server makes them"] == "note"


async def levels(**env: str) -> dict[str, str]:
    """What a check says, by the words it begins with."""
    return {words: level for level, words in await check(env)}


async def test_a_check_says_what_is_wrong(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'cats.db'}"
    sound = await levels(SEVENCATS_DATABASE_URL=database)
    assert "wrong" not in sound.values()
    assert not (tmp_path / "cats.db").exists(), "nothing is made"
    plain = await levels(SEVENCATS_DATABASE_URL=database, SEVENCATS_COMPILED="0")
    assert plain["SEVENCATS_COMPILED=0: the compiled rules are not used"] == "note"
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    for env, words in (
        ({"SEVENCATS_PORTS": "", "SEVENCATS_LOG": "xml"}, "SEVENCATS_LOG must be"),
        ({"SEVENCATS_REDIS_URL": "redis://127.0.0.1:1/0"}, "a SQLite file has one process only"),
        ({"SEVENCATS_ORIGINS": "cats.example"}, "is no origin"),
        ({"SEVENCATS_TRUSTED_PROXIES": "*"}, "anybody can claim any address"),
        ({"SEVENCATS_LEASE_SECONDS": "1"}, "late once would lose its tables"),
        ({"SEVENCATS_DATABASE_URL": f"sqlite:///{broken}"}, "does not answer"),
        ({"SEVENCATS_DATABASE_URL": "postgresql://a:b@127.0.0.1:1/x"}, "does not answer"),
    ):
        said = await levels(**{"SEVENCATS_DATABASE_URL": database, **env})
        assert [w for w, level in said.items() if level == "wrong" and words in w], (env, said)
