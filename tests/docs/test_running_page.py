"""docs/operate/running.md is complete: every setting and every metric of the program is named."""

from __future__ import annotations

import re

from helpers.pages import DOCS

from sevencats.server.operate.metrics import registry

TEXT = (DOCS / "operate" / "running.md").read_text(encoding="utf-8")
SOURCES = sorted((DOCS.parent / "src" / "sevencats").rglob("*.py"))


def test_every_setting_is_named() -> None:
    used = {
        name
        for path in SOURCES
        for name in re.findall(r"\bSEVENCATS_[A-Z_]*[A-Z]\b", path.read_text(encoding="utf-8"))
    }
    assert len(used) > 10
    assert {name for name in used if f"`{name}" not in TEXT} == set()


def test_no_setting_is_named_that_does_not_exist() -> None:
    named = set(re.findall(r"\bSEVENCATS_[A-Z_]*[A-Z]\b", TEXT))
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert {name for name in named if name not in code} == set()


def test_every_metric_is_named() -> None:
    names = (family.name for family in registry.collect())
    metrics = {name for name in names if name.startswith("sevencats_")}
    assert metrics
    assert {name for name in metrics if f"`{name}" not in TEXT} == set()
