"""Requirements of a release: one version everywhere, and workflows that run existing commands."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import release
import yaml

import sevencats

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMMANDS = re.findall(r"^    python3 make\.py (\w+)", (ROOT / "make.py").read_text("utf-8"), re.M)
#: Scripts of the project that a workflow may run by their path.
_SCRIPT = re.compile(r"(?:^|\s)(?:python3 )?((?:\.ci|tools)/[\w./]+|make\.py)(?: (\w+))?")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The files that name the version, to be changed."""
    for path in (release.PACKAGE, release.CHANGELOG):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    return tmp_path


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    assert release.package_version(ROOT) == sevencats.__version__
    assert release.changelog_version(ROOT) == sevencats.__version__
    assert release.disagreements(ROOT) == []


def test_a_tag_of_the_version_may_be_released(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main([f"v{sevencats.__version__}"]) == 0
    assert capsys.readouterr().out == f"{sevencats.__version__}\n"


@pytest.mark.parametrize("tag", ["v99.0.0", sevencats.__version__, "main"])
def test_another_tag_is_refused(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main([tag]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert f"the tag is {tag}" in said.err


@pytest.mark.parametrize("heading", ["## 99.0.0", "## Unreleased", "no section at all"])
def test_another_changelog_is_refused(project: Path, heading: str) -> None:
    (project / release.CHANGELOG).write_text(f"# Changelog\n\n{heading}\n", encoding="utf-8")
    assert len(release.disagreements(project, f"v{sevencats.__version__}")) == 1


def test_a_dated_section_is_read(project: Path) -> None:
    for text in ("1.2.3, 2026-11-20", "1.2.3 (2026-11-20)", "1.2.3: the door"):
        (project / release.CHANGELOG).write_text(f"# Changelog\n\n## {text}\n", encoding="utf-8")
        assert release.changelog_version(project) == "1.2.3"


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(path)["jobs"]
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(path).values() for step in job.get("steps", ())]


def test_the_workflows_run_at_a_push_and_at_a_tag() -> None:
    # YAML reads the key `on` as a truth value.
    triggers = {path.stem: read(path)[True] for path in WORKFLOWS}
    assert triggers["checks"]["push"] == {"branches": ["main"]}
    assert triggers["release"] == {"push": {"tags": ["v*"]}}


def test_actions_are_pinned_by_an_exact_version() -> None:
    used = [step["uses"] for path in WORKFLOWS for step in steps(path) if "uses" in step]
    assert len(used) > 8
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", name)] == []
    versions: dict[str, set[str]] = {}
    for name, _, version in (one.partition("@") for one in used):
        versions.setdefault(name, set()).add(version)
    assert {name for name, found in versions.items() if len(found) > 1} == set()


def test_jobs_need_jobs_that_are_there() -> None:
    for path in WORKFLOWS:
        known = jobs(path)
        for name, job in known.items():
            needed = job.get("needs", [])
            for other in [needed] if isinstance(needed, str) else needed:
                assert other in known, f"{path.name}: {name} needs {other}"
            if "uses" in job:
                assert (ROOT / job["uses"]).is_file()
                assert "workflow_call" in read(ROOT / job["uses"])[True]


def test_commands_in_workflows_exist() -> None:
    found = set()
    for path in WORKFLOWS:
        for step in steps(path):
            for script, word in _SCRIPT.findall(step.get("run", "")):
                found.add(script)
                assert (ROOT / script).is_file(), script
                assert script != "make.py" or word in COMMANDS
            for lock in re.findall(r"-r (\S+)", step.get("run", "")):
                assert (ROOT / lock).is_file(), lock
    assert found == {
        ".ci/run",
        "make.py",
        "tools/compile.py",
        "tools/docs.py",
        "tools/release.py",
    }


def test_every_wheel_of_a_release_has_the_documentation() -> None:
    """The build hook takes the site only if it is built; `make.py wheel` builds it itself."""
    found = jobs(ROOT / ".github" / "workflows" / "release.yml")
    runs = {
        name: [step.get("run", "") for step in found[name]["steps"]]
        for name in found
        if "steps" in found[name]
    }
    assert "python3 make.py wheel" in runs["wheel"]
    building = next(n for n, line in enumerate(runs["compiled-wheel"]) if "pip wheel" in line)
    assert "python3 tools/docs.py" in runs["compiled-wheel"][:building]


def test_a_release_checks_tag_and_changelog_before_anything_is_built() -> None:
    found = jobs(ROOT / ".github" / "workflows" / "release.yml")
    (check,) = [step for step in found["version"]["steps"] if step.get("id") == "check"]
    assert 'tools/release.py "$GITHUB_REF_NAME"' in check["run"]
    assert "needs" not in found["version"]
    for name in found.keys() - {"version"}:
        assert "version" in found[name]["needs"], name
    assert {"test", "wheel", "compiled-wheel", "image"} <= set(found["publish"]["needs"])


def test_artifacts_that_are_fetched_were_stored() -> None:
    path = ROOT / ".github" / "workflows" / "release.yml"
    stored = [s["with"]["name"] for s in steps(path) if "upload-artifact" in s.get("uses", "")]
    (fetched,) = [s["with"] for s in steps(path) if "download-artifact" in s.get("uses", "")]
    prefix = fetched["pattern"].removesuffix("*")
    assert len(stored) == 2
    assert all(name.startswith(prefix) for name in stored)


def test_where_things_are_published_is_set_in_the_repository() -> None:
    """No address and no name of an image is in the file."""
    path = ROOT / ".github" / "workflows" / "release.yml"
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    for step in steps(path):
        options = step.get("with", {})
        if "login-action" in step.get("uses", ""):
            assert all("${{ " in options[key] for key in ("registry", "username", "password"))
        if "build-push-action" in step.get("uses", ""):
            assert options["tags"].startswith("${{ vars.IMAGE_REGISTRY }}/${{ vars.IMAGE }}:")
    said = set(re.findall(r"(?:vars|secrets)\.(\w+)", text))
    assert all(name in text.partition("name: release")[0] for name in said)


def test_the_image_is_built_for_two_architectures() -> None:
    job = jobs(ROOT / ".github" / "workflows" / "release.yml")["image"]
    platforms = [row["platform"] for row in job["strategy"]["matrix"]["include"]]
    assert platforms == ["amd64", "arm64"]
    (merge,) = [
        step["run"]
        for step in jobs(ROOT / ".github" / "workflows" / "release.yml")["publish"]["steps"]
        if "imagetools" in step.get("run", "")
    ]
    for platform in platforms:
        assert f'"$IMAGE:$VERSION-{platform}"' in merge
