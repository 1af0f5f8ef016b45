"""``sevencats server upgrade``, ``backup`` and ``restore`` as an operator gives them."""

from __future__ import annotations

import hashlib
import io
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from trials.daemons import Postgres

from sevencats.cli import administer, main
from sevencats.installed import upgrade_command
from sevencats.server.operate import backup as backups
from sevencats.server.operate.upgrade import CannotUpgrade, plan, upgrade
from sevencats.server.process import take_file
from sevencats.server.settings import Settings, driver_url
from sevencats.server.store.migrate import head_revision, migrations_after
from sevencats.text import LANGUAGES, Texts

#: A command of an operator of this database: exit code, output and errors.
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cats.db"


@pytest.fixture
def run(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("SEVENCATS_DATABASE_URL", f"sqlite:///{file}")

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        with pytest.raises(SystemExit) as left:
            main(list(words))
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    return command


def settings(file: Path) -> Settings:
    return Settings(database_url=driver_url(f"sqlite:///{file}"))


def go_back(file: Path, revision: str) -> None:
    """Make a database look as if an older or newer program had left it."""
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    database.close()


def state(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def test_a_dry_run_names_the_migrations_and_changes_nothing(run: Run, file: Path) -> None:
    code, said, _ = run("server", "upgrade", "--dry-run")
    assert code == 0
    assert "The database has no tables yet.\n" in said
    assert said.count("would run ") == len(migrations_after(None))
    assert list(file.parent.iterdir()) == []
    upgrade(settings(file))
    go_back(file, "0008")
    before = state(file.parent)
    code, said, _ = run("server", "upgrade", "--dry-run")
    assert code == 0
    assert "The database is of version 0008.\n" in said
    wanted = [step.revision for step in migrations_after("0008")]
    assert wanted == ["0009", "0010"] or wanted[:2] == ["0009", "0010"]
    assert [line.split()[2] for line in said.splitlines() if line.startswith("would run")] == [
        f"{revision}:" for revision in wanted
    ]
    assert said.endswith("Make a backup first: sevencats backup FILE\n")
    assert state(file.parent) == before


def test_an_upgrade_runs_them(run: Run, file: Path) -> None:
    code, said, _ = run("server", "upgrade")
    assert code == 0
    assert said.count("ran 0") == len(migrations_after(None))
    assert plan(settings(file)).revision == head_revision()
    assert file.stat().st_mode & 0o077 == 0
    code, said, _ = run("server", "upgrade")
    assert said.endswith("Nothing is to be done.\n")


@pytest.mark.parametrize("words", [(), ("--dry-run",)])
def test_a_newer_database_is_refused(run: Run, file: Path, words: tuple[str, ...]) -> None:
    upgrade(settings(file))
    go_back(file, "9999")
    code, said, error = run("server", "upgrade", *words)
    assert (code, said) == (2, "")
    newer = "the database is of version 9999, newer than this program"
    assert error == f"sevencats: {newer}\n"


def test_a_file_in_use_is_not_upgraded(run: Run, file: Path) -> None:
    with take_file(file):
        code, _, error = run("server", "upgrade")
        assert code == 2
        assert "is in use by another server" in error
        assert run("server", "upgrade", "--dry-run")[0] == 0


def test_bad_database_is_reported(run: Run, file: Path) -> None:
    file.write_bytes(b"this is no database" * 100)
    code, _, error = run("server", "upgrade", "--dry-run")
    assert code == 2
    assert error.startswith("sevencats: the database does not answer: ")


def test_a_database_on_postgresql(postgres: Postgres) -> None:
    asked = Settings(database_url=driver_url(postgres.new_database("upgraded")))
    assert plan(asked).revision is None
    assert [step.revision for step in upgrade(asked).migrations][-1] == head_revision()
    assert plan(asked) == (head_revision(), [])
    silent = Settings(database_url=driver_url("postgresql://nobody@127.0.0.1:9/none"))
    with pytest.raises(CannotUpgrade, match="does not answer"):
        plan(silent)


@pytest.mark.parametrize(
    ("how", "advice"),
    [
        ("clone", "git pull"),
        ("package", "pip install --upgrade 'sevencats[server]'"),
        ("image", "docker compose up --build -d"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_a_newer_program_is_had(
    run: Run, monkeypatch: pytest.MonkeyPatch, how: str, advice: str, lang: str
) -> None:
    monkeypatch.setattr(administer, "how_installed", lambda: how)
    _, said, _ = run("server", "upgrade", "--dry-run", "--lang", lang)
    assert advice in said.splitlines()[1]
    assert said.splitlines()[1] == Texts.load(lang)(f"upgrade-how-{how}", command=upgrade_command())


def test_a_check_speaks_the_language_of_the_operator(run: Run) -> None:
    code, said, _ = run("server", "check", "--lang", "nl")
    assert code == 0
    levels = {line[:6].strip() for line in said.splitlines()}
    assert levels == {"ok", "let op"}


# Backups


def test_no_file_is_named_that_the_operator_does_not_know(run: Run, file: Path) -> None:
    """A backup is written beside its place first; that file is ours."""
    folder = file.parent
    (folder / "a file").touch()
    no_database = folder / "no.db"
    no_database.write_bytes(b"no database at all, and that is sure" * 40)
    upgrade(settings(file))
    for words, reason in (
        (("backup", str(folder / "none" / "x")), "there is no such file or folder"),
        (("backup", str(folder / "a file" / "x")), "there is no such file or folder"),
        (("restore", str(folder / "none")), "there is no such file or folder"),
        (("restore", str(no_database)), "is not a database of Seven Cats"),
    ):
        code, said, error = run(*words)
        assert (code, said) == (2, "")
        assert error.startswith(f"sevencats: {words[1]}")
        assert reason in error
        assert ".part" not in error
    assert [path.name for path in folder.iterdir() if path.name.endswith(".part")] == []


def test_backup_of_bad_address_names_it(run: Run, file: Path) -> None:
    file.write_bytes(b"this is no database" * 100)
    code, _, error = run("backup", str(file.parent / "copy.db"))
    assert code == 2
    assert error.startswith(f"sevencats: {file} is not a database of Seven Cats: ")
    assert not (file.parent / "copy.db").exists()


def test_a_backup_and_its_way_back(run: Run, file: Path) -> None:
    upgrade(settings(file))
    copy = file.parent / "copy.db"
    assert run("backup", str(copy)) == (0, f"{copy}: {copy.stat().st_size} bytes\n", "")
    assert run("backup", str(copy))[2].endswith("a backup overwrites nothing\n")
    assert run("restore", str(copy), "--lang", "de")[1] == f"wiederhergestellt aus {copy}\n"


def test_a_program_of_postgresql_that_fails_names_no_file_of_ours(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = postgres.new_database("gone").replace("/gone", "/nowhere")
    target = tmp_path / "copy"
    with pytest.raises(backups.BackupError, match="pg_dump failed") as caught:
        backups.backup(Settings(database_url=driver_url(gone)), target)
    assert ".part" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("PATH", "")
    with pytest.raises(backups.BackupError, match="apt-get install postgresql-client"):
        backups.backup(Settings(database_url=driver_url(gone)), target)
