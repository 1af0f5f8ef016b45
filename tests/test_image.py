"""The Dockerfile, read as a builder would read it: stages, sources, commands. No image is built."""

from __future__ import annotations

import fnmatch
import importlib.util
import json
import re
from pathlib import Path
from typing import NamedTuple

import yaml

from sevencats.installed import IMAGE_MARK

ROOT = Path(__file__).resolve().parents[1]
#: PostgreSQL's major version in a release of Debian.
POSTGRES_OF_DEBIAN = {"bookworm": 15, "trixie": 17}


class Stage(NamedTuple):
    """One stage: the image or stage it starts from, its own name, and its instructions."""

    base: str
    name: str
    steps: list[tuple[str, str]]

    def all(self, instruction: str) -> list[str]:
        return [rest for word, rest in self.steps if word == instruction]


def instructions(text: str) -> list[tuple[str, str]]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.split("\n"))]


def stages() -> list[Stage]:
    args: dict[str, str] = {}
    found: list[Stage] = []
    for word, rest in instructions((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        if word == "ARG" and not found:
            name, _, value = rest.partition("=")
            args[name] = value
        elif word == "FROM":
            parts = [part for part in rest.split() if not part.startswith("--")]
            base = re.sub(r"\$\{(\w+)\}", lambda match: args[match[1]], parts[0])
            found.append(Stage(base, parts[2] if len(parts) > 2 else "", []))
        else:
            found[-1].steps.append((word, rest))
    return found


def ignored(path: str) -> bool:
    """Return whether the builder cannot see a path of the project."""
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    ways = [path, *(str(parent) for parent in Path(path).parents)]
    return any(
        fnmatch.fnmatchcase(way, pattern.removeprefix("**/"))
        for way in ways
        for pattern in patterns
    )


def copies(stage: Stage) -> list[tuple[str, list[str]]]:
    """The stage that each COPY takes from (empty: the project), and its sources."""
    found = []
    for rest in stage.all("COPY"):
        words = rest.split()
        source = next((word.partition("=")[2] for word in words if word.startswith("--from")), "")
        found.append((source, [word for word in words if not word.startswith("--")][:-1]))
    return found


def test_every_copied_file_is_there() -> None:
    known = ""
    for stage in stages():
        for source, paths in copies(stage):
            if source:
                assert source in known.split(), source
                continue
            for path in paths:
                assert (ROOT / path).exists(), path
                assert not ignored(path), path
        known += f" {stage.name}"
    assert ignored("deploy/.env")
    assert ignored("web/node_modules")
    assert not ignored("web/package.json")


def test_build_has_all_files_of_the_wheel() -> None:
    """The files that hatchling, the hook and the compiler read are copied into their stage."""
    page, build, _ = stages()
    paths = [path for source, found in copies(build) for path in found if not source]
    for wanted in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE.md"):
        assert wanted in paths
    for wanted in ("src", "tools", "docs", "mkdocs.yml", "requirements-docs.lock", "web"):
        assert wanted in paths
    for stage in (page, build):
        for line in stage.all("RUN"):
            for script in re.findall(r"python (\S+\.py)", line):
                assert (ROOT / script).is_file(), script
            for lock in re.findall(r"-r (\S+)", line):
                assert lock in paths
    built = [path for source, found in copies(build) for path in found if source == page.name]
    assert built == ["/src/src/sevencats/server/web/static", "/src/build/docs"]


def test_the_image_has_no_compiler_and_no_node() -> None:
    last = stages()[-1]
    installed = " ".join(last.all("RUN"))
    assert "gcc" not in installed
    assert "node" not in installed
    assert [source for source, _ in copies(last)] == ["build"]


def test_the_image_is_not_run_as_root() -> None:
    last = stages()[-1]
    (user,) = last.all("USER")
    (made,) = [line for line in last.all("RUN") if "useradd" in line]
    assert f"useradd --system --uid 10001 {user}" in made
    words = [word for word, _ in last.steps]
    assert words.index("USER") > words.index("RUN")
    assert words.index("VOLUME") > words.index("USER")


def test_the_postgresql_client_is_that_of_the_database() -> None:
    last = stages()[-1]
    (release,) = [name for name in POSTGRES_OF_DEBIAN if name in last.base]
    (client,) = re.findall(r"postgresql-client-(\d+)", " ".join(last.all("RUN")))
    assert int(client) == POSTGRES_OF_DEBIAN[release]
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
    assert compose["services"]["database"]["image"] == f"postgres:{client}"


def test_every_stage_runs_the_same_python() -> None:
    """A virtual environment that is copied points to the Python of its stage."""
    assert len({stage.base for stage in stages()}) == 1


def test_the_page_is_built_on_the_platform_of_the_builder_alone() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM (--platform=\$BUILDPLATFORM )?.* AS (\w+)$", text, re.MULTILINE) == [
        ("--platform=$BUILDPLATFORM ", "page"),
        ("", "build"),
    ]


def test_the_image_says_that_it_is_one() -> None:
    build, last = stages()[1:]
    assert any(f"touch /opt/sevencats/{IMAGE_MARK}" in line for line in build.all("RUN"))
    (path,) = re.findall(r"PATH=(\S+?):\$PATH", " ".join(last.all("ENV")))
    assert path == "/opt/sevencats/bin"


def test_what_the_image_runs_exists() -> None:
    last = stages()[-1]
    (command,) = last.all("CMD")
    assert json.loads(command) == ["sevencats", "serve"]
    (health,) = last.all("HEALTHCHECK")
    words = json.loads(health.partition("CMD ")[2])
    assert words[:2] == ["python", "-m"]
    assert importlib.util.find_spec(words[2]) is not None
