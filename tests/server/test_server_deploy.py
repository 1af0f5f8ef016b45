"""What operators are given: the check of a set-up, and files that name what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sevencats.server import metrics
from sevencats.server.check import check
from trials.daemons import Postgres

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_alarms_and_dashboard_name_metrics_that_exist() -> None:
    known = {family.name for family in metrics.registry.collect()}
    for file in ("alerts.yaml", "dashboard.json"):
        words = set(re.findall(r"sevencats_\w+", (DEPLOY / file).read_text(encoding="utf-8")))
        assert words
        for word in words:
            assert re.sub(r"_(bucket|total|count|sum)$", "", word) in known, f"{file}: {word}"
    assert json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]


def test_settings_in_the_examples_exist() -> None:
    listed = (DEPLOY.parent / "docs" / "operators.md").read_text(encoding="utf-8")
    for file in DEPLOY.iterdir():
        for name in re.findall(r"SEVENCATS_\w+", file.read_text(encoding="utf-8")):
            assert f"`{name}`" in listed, f"{file.name}: {name}"


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
