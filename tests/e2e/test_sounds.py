"""Every sound in numbers: its loudness, its spectral centre, and that nothing is clipped.

``pytest -s tests/e2e/test_sounds.py`` prints the table.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from helpers.browser import Server, person

WEB = Path(__file__).parents[2] / "web"
#: Spectral centres of sounds in Hz: low for a thump, high for a chime or rain.
BANDS = {
    "thump": (30, 250),
    "slam": (25, 250),
    "drum": (30, 200),
    "thunder": (30, 500),
    "clink": (1300, 2300),
    "chime": (600, 2000),
    "fire": (200, 3000),
    "wind": (300, 1500),
    "rain": (1500, 8000),
    "hearth": (60, 700),
    "music: tavern": (120, 900),
    "music: road": (100, 900),
    "music: harvest": (120, 900),
}


@pytest.fixture(scope="module")
def heard(
    browser: Any, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, dict[str, float]]:
    script = tmp_path_factory.mktemp("hear") / "hear.js"
    subprocess.run(["node", "scripts/hear.mjs", str(script)], cwd=WEB, check=True, timeout=120)
    with person(browser, server) as page:
        page.goto("/favicon.svg")
        page.evaluate(script.read_text(encoding="utf-8") + "; globalThis.sevencats = sevencats")
        rows = page.evaluate("sevencats.hear()")
    for row in rows:
        print(
            f"{row['name']:16} {row['seconds']:5.2f} s  peak {row['peak']:.2f}  "
            f"{row['level']:6.1f} dB  {row['centroid']:6.0f} Hz"
        )
    return {row.pop("name"): row for row in rows}


def test_nothing_is_clipped_and_nothing_is_silent(heard: dict[str, dict[str, float]]) -> None:
    assert len(heard) > 20
    wrong = {
        name: row
        for name, row in heard.items()
        if not 0.02 < row["peak"] < 0.95 or not -43 < row["level"] < -8
    }
    assert wrong == {}, json.dumps(wrong, indent=1)


def test_sounds_are_in_their_folders(heard: dict[str, dict[str, float]]) -> None:
    middles = {name: heard[name]["centroid"] for name in BANDS}
    wrong = {
        name: middle
        for name, middle in middles.items()
        if not BANDS[name][0] < middle < BANDS[name][1]
    }
    assert wrong == {}


def test_the_inn_is_quieter_than_the_game(heard: dict[str, dict[str, float]]) -> None:
    """At the default volume, music and hearth are much quieter than the sounds of moves."""
    assert heard["hearth"]["level"] < heard["thump"]["level"] - 6
    assert all(row["peak"] < 0.8 for name, row in heard.items() if name.startswith("music"))


def test_the_loudspeaker_is_asked_for_by_a_tap_and_rests(browser: Any, server: Server) -> None:
    """Nothing sounds before a person has touched the page, and silence keeps no phone awake."""
    with person(browser, server, speed=None) as page:
        page.add_init_script(
            "localStorage.setItem('sevencats.settings', JSON.stringify({music: false}));"
            "window.contexts = [];"
            "window.states = [];"
            "window.AudioContext = class extends AudioContext {"
            " constructor() {"
            "  super();"
            "  contexts.push(this);"
            "  this.addEventListener('statechange', () => states.push(this.state));"
            " }"
            "}"
        )
        page.goto("/#/learn/weather")
        page.wait_for_selector("[data-hand].ready")
        assert page.evaluate("contexts.length") == 0
        page.click("[data-hand=biting_frost].ready")
        page.click("[data-spot=play-held]")
        page.wait_for_function("() => states.includes('running')")
        page.wait_for_function("() => contexts.every(({ state }) => state === 'suspended')")
        assert page.evaluate("contexts.length") == 1
