"""The picture of a training says what the run's file says, and needs no JAX."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from sevencats.games.gwent.learn.train.plot import Curve, curves_of, draw
from sevencats.kernel.errors import BadData


def run_file(path: Path, progress: list[dict[str, float]]) -> Path:
    about = json.dumps({"progress": progress}).encode()
    np.savez(path, about=np.frombuffer(about, np.uint8))
    return path


def test_scores_of_a_run_become_curves(tmp_path: Path) -> None:
    progress: list[dict[str, float]] = [
        {"games": 0, "tavern": 0.5, "reference": 0.4},
        {"games": 1e6},
        {"games": 3e6, "tavern": 0.75},
    ]
    curves = curves_of(run_file(tmp_path / "run.npz", progress))
    assert curves == [
        Curve("tavern, starter decks", [(0.0, 0.5), (3.0, 0.75)]),
        Curve("reference, starter decks", [(0.0, 0.4)]),
    ]


def test_a_run_without_scores_says_how_to_get_them(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="--measures"):
        curves_of(run_file(tmp_path / "run.npz", [{"games": 1}]))
    np.savez(tmp_path / "other.npz", weights=np.zeros(2))
    with pytest.raises(BadData, match="not a file of a training run"):
        curves_of(tmp_path / "other.npz")


def test_higher_scores_are_drawn_higher_and_names_do_not_overlap() -> None:
    svg = draw("A & B", "games", [Curve("a", [(0, 0.5), (2, 0.8)]), Curve("b", [(0, 0.8)])])
    root = ElementTree.fromstring(svg)
    space = "{http://www.w3.org/2000/svg}"
    rise = root.findall(f"{space}polyline")[0].attrib["points"].split()
    (_, low), (_, high) = (map(float, point.split(",")) for point in rise)
    assert high < low
    heights = {t.text: float(t.attrib["y"]) for t in root.findall(f"{space}text")}
    assert abs(heights["a"] - heights["b"]) >= 15
