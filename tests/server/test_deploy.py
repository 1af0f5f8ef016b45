"""Tools for operators: the check of a set-up, and example files that name what exists."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml
from helpers.command_lines import assert_has_options
from trials.daemons import Postgres

from sevencats.server import serve as serving
from sevencats.server.health import is_healthy
from sevencats.server.local import ServerProcess, free_port
from sevencats.server.operate import check as checks
from sevencats.server.operate import metrics, open_files
from sevencats.server.operate.check import check
from sevencats.server.settings import VARIABLES, BadSetting, read_settings
from sevencats.text import Texts

DEPLOY = Path(__file__).parents[2] / "deploy"
OPERATORS = (DEPLOY.parent / "docs" / "operate" / "running.md").read_text(encoding="utf-8")
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


def test_the_examples_run_commands_that_exist() -> None:
    serve = shlex.split(unit("sevencats@.service")["Service.ExecStart"])
    assert serve[0] == PROGRAM
    assert_has_options(serve[1:])
    backup = shlex.split(unit("sevencats-backup.service")["Service.ExecStart"])
    assert backup[:2] == ["/bin/sh", "-c"]
    assert backup[2].startswith(f"exec {PROGRAM} ")
    assert_has_options(shlex.split(backup[2])[2:])
    admin = (DEPLOY / "sevencats-admin").read_text(encoding="utf-8")
    for line in re.findall(r"^#   sevencats-admin (.+)$", admin, re.MULTILINE):
        assert_has_options(line.split())
    assert f'{PROGRAM} "$@"' in admin


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
    # With a limit, a process that fails a few times at once would stay down.
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


def test_the_containers_fit_together() -> None:
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
        context = (DEPLOY / services[service]["build"]).resolve()
        assert (context / "Dockerfile").is_file()
        # All processes need the same key for notifications.
        assert services[service]["volumes"] == ["data:/data"]
    assert "data" in compose()["volumes"]
    image = (DEPLOY.parent / "Dockerfile").read_text(encoding="utf-8")
    assert "XDG_DATA_HOME=/data" in image


def test_health_check_reports_state(lite: ServerProcess) -> None:
    """Of a server, of one that is not healthy, and of none."""
    command = [sys.executable, "-m", "sevencats.server.health"]
    for port, code in ((lite.port, 0), (free_port(), 1)):
        env = {**os.environ, "SEVENCATS_PORT": str(port)}
        assert subprocess.run(command, env=env, check=False).returncode == code
    sick = ThreadingHTTPServer(("127.0.0.1", 0), Sick)
    Thread(target=sick.serve_forever).start()
    try:
        assert not is_healthy({"SEVENCATS_PORT": str(sick.server_port)})
    finally:
        sick.shutdown()
        sick.server_close()


class Sick(BaseHTTPRequestHandler):
    """A server whose database does not answer."""

    def do_GET(self) -> None:
        self.send_error(503)

    def log_message(self, format: str, *args: object) -> None:
        pass


async def test_new_database_is_not_a_fault(postgres: Postgres) -> None:
    """The units check before the first start, when there are no tables yet."""
    said = await levels(SEVENCATS_DATABASE_URL=postgres.new_database("untouched"))
    assert "wrong" not in said.values(), said
    assert said["the database has no tables yet: the server makes them"] == "note"


async def levels(**env: str) -> dict[str, str]:
    """The lines of a check, by their first words."""
    texts = Texts.load("en")
    return {finding.text(texts): finding.level for finding in await check(env)}


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
        ({"SEVENCATS_LOG": "xml"}, "SEVENCATS_LOG must be"),
        ({"SEVENCATS_REDIS_URL": "redis://127.0.0.1:1/0"}, "a SQLite file has one process only"),
        ({"SEVENCATS_ORIGINS": "cats.example"}, "is not an origin"),
        ({"SEVENCATS_TRUSTED_PROXIES": "*"}, "anybody can claim any address"),
        ({"SEVENCATS_LEASE_SECONDS": "1"}, "late once would lose its tables"),
        ({"SEVENCATS_DATABASE_URL": f"sqlite:///{broken}"}, "does not answer"),
        ({"SEVENCATS_DATABASE_URL": "postgresql://a:b@127.0.0.1:1/x"}, "does not answer"),
    ):
        said = await levels(**{"SEVENCATS_DATABASE_URL": database, **env})
        assert [w for w, level in said.items() if level == "wrong" and words in w], (env, said)


async def test_a_check_lists_everything_that_is_wrong(tmp_path: Path) -> None:
    said = await levels(
        SEVENCATS_DATABASE_URL=f"sqlite:///{tmp_path / 'cats.db'}",
        SEVENCATS_LOG="xml",
        SEVENCATS_BOT_WORKERS="many",
        SEVENCATS_LEASE_SECONDS="0",
        SEVENCATS_WEBHOOK_PORTS="https",
        SEVENCATS_PUSH_CONTACT="op@cats.example",
        SEVENCATS_SMTP_URL="mail.example",
        SEVENCATS_ORIGINS="cats.example",
        SEVENCATS_REDIS_ULR="redis://127.0.0.1:1/0",
        SEVENCATS_XYZZY="1",
    )
    wrong = [words for words, level in said.items() if level == "wrong"]
    for words in (
        "SEVENCATS_LOG must be text or json, not 'xml'",
        "SEVENCATS_BOT_WORKERS must be a number, not 'many'",
        "SEVENCATS_LEASE_SECONDS must be 0.5 or more, not '0'",
        "SEVENCATS_WEBHOOK_PORTS must be ports such as '443 8443', not 'https'",
        "SEVENCATS_PUSH_CONTACT must begin with mailto: or https://, not 'op@cats.example'",
        "SEVENCATS_SMTP_URL must be like smtps://user:password@mail.example",
        "SEVENCATS_ORIGINS: 'cats.example' is not an origin such as https://cats.example",
        "there is no setting SEVENCATS_REDIS_ULR; did you mean SEVENCATS_REDIS_URL?",
        "there is no setting SEVENCATS_XYZZY",
    ):
        assert words in wrong
        wrong.remove(words)
    assert wrong == []
    assert said["one process on SQLite: no Redis is needed"] == "ok", "the rest is looked at too"


async def test_bad_database_url_is_reported_without_fallback() -> None:
    said = await levels(SEVENCATS_DATABASE_URL="mysql://db/cats", SEVENCATS_LOG="xml")
    wrong = {words for words, level in said.items() if level == "wrong"}
    assert len(wrong) == 2
    assert "SEVENCATS_DATABASE_URL begins with 'mysql'; use sqlite:// or postgresql://" in wrong
    assert not [words for words in said if "SQLite" in words or "is not there yet" in words]


def test_server_lists_all_faults_of_its_settings() -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({"SEVENCATS_LOG": "xml", "SEVENCATS_BOT_WORKERS": "0"})
    assert [phrase.key for phrase in caught.value.phrases] == ["setting-one-of", "setting-least"]


def test_the_settings_that_are_known_are_those_that_are_read() -> None:
    source = DEPLOY.parent / "src" / "sevencats"
    used = {
        name
        for path in source.rglob("*.py")
        for name in re.findall(r"\bSEVENCATS_[A-Z_]*[A-Z]\b", path.read_text(encoding="utf-8"))
    }
    for tool in ("hatch_build.py", "tools/page.py"):
        text = (DEPLOY.parent / tool).read_text(encoding="utf-8")
        used |= set(re.findall(r"\bSEVENCATS_[A-Z_]*[A-Z]\b", text))
    assert used == VARIABLES


@pytest.mark.parametrize(
    ("how", "advice"),
    [
        ("clone", "(ulimit -Hn 65536)"),
        ("package", "LimitNOFILE=65536"),
        ("image", "--ulimit nofile=65536"),
    ],
)
async def test_few_open_files_are_noted_with_advice_that_fits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, how: str, advice: str
) -> None:
    monkeypatch.setattr(checks, "how_installed", lambda: how)
    monkeypatch.setattr(open_files, "most_open_files", lambda: 1024)
    said = await levels(SEVENCATS_DATABASE_URL=f"sqlite:///{tmp_path / 'cats.db'}")
    (few,) = [words for words in said if "1024 files" in words]
    assert said[few] == "note"
    assert advice in few
    monkeypatch.setattr(open_files, "most_open_files", lambda: 4096)
    assert few not in await levels(SEVENCATS_DATABASE_URL=f"sqlite:///{tmp_path / 'cats.db'}")


async def test_advice_about_page_and_rules_fits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checks, "STATIC", tmp_path)
    monkeypatch.setattr(checks, "rules_are_compiled", lambda: False)
    monkeypatch.setattr(checks, "why_not", lambda root: "stale")
    env = {"SEVENCATS_DATABASE_URL": f"sqlite:///{tmp_path / 'cats.db'}"}
    for how, found in (
        ("clone", ("python3 make.py play", "python3 make.py compile renews it")),
        ("package", ("Install a wheel", "wheel of this platform")),
    ):
        monkeypatch.setattr(checks, "how_installed", lambda how=how: how)
        said = await levels(**env)
        for words in found:
            assert [one for one, level in said.items() if level == "note" and words in one]


def test_a_server_may_open_as_many_files_as_the_system_lets_it() -> None:
    resource = pytest.importorskip("resource")
    script = (
        "import resource as r\n"
        "from sevencats.server.operate.open_files import raise_open_files\n"
        "r.setrlimit(r.RLIMIT_NOFILE, (64, 512))\n"
        "raise_open_files()\n"
        "print(*r.getrlimit(r.RLIMIT_NOFILE))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "512 512\n", done.stderr
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] != 512


async def test_a_server_logs_settings_that_do_not_exist(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "most_open_files", lambda: 100)
    serving._warn({"SEVENCATS_PROT": "9000", "HOME": "/"})
    assert [record.getMessage() for record in caplog.records] == [
        "there is no setting SEVENCATS_PROT; did you mean SEVENCATS_PORT?",
        "this process may open 100 files only: each socket is one",
    ]
