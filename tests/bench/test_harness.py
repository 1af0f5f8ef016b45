"""The bench harness with fake probes: order, medians, ratios, missing peers. No timing here."""

from __future__ import annotations

import importlib
import io
import json
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

import pytest

from sevencats.bench import peers
from sevencats.bench.harness import Probe, as_json, interleave, rate_table, ratio_table
from sevencats.cli.progress import Bar


def scripted(name: str, rates: list[int], log: list[tuple[str, int]] | None = None) -> Probe:
    """A probe that claims the given rates, one per call."""
    left = iter(rates)

    def run(seed: int) -> tuple[int, float]:
        if log is not None:
            log.append((name, seed))
        return next(left) * 2, 2.0

    return Probe(name, "step", run)


def show(table: Iterable[str]) -> str:
    return "\n".join(table)


def test_probes_take_turns_and_each_round_has_its_seed() -> None:
    log: list[tuple[str, int]] = []
    probes = [scripted("a", [1] * 3, log), scripted("b", [1] * 3, log)]
    interleave(probes, rounds=2, seed=10)
    assert log == [("a", 10), ("b", 10), ("a", 11), ("b", 11), ("a", 12), ("b", 12)]


def test_warm_up_is_not_counted() -> None:
    warm = interleave([scripted("a", [999, 1, 2, 3])], rounds=3)
    cold = interleave([scripted("a", [1, 2, 3])], rounds=3, warm_up=False)
    assert warm.rates["a"] is not None and warm.rates["a"].samples == (1.0, 2.0, 3.0)
    assert warm.rates == cold.rates
    assert "warm-up" in warm.how and "warm-up" not in cold.how


def test_median_and_spread() -> None:
    rate = interleave([scripted("a", [50, 10, 20, 1000, 40])], warm_up=False).rates["a"]
    assert rate is not None
    assert (rate.median, rate.low, rate.high) == (40.0, 10.0, 1000.0)
    assert rate.spread == pytest.approx(990 / 40)


def test_ratio_is_median_over_median_with_single_round_extremes() -> None:
    report = interleave(
        [scripted("a", [10, 30, 20]), scripted("b", [5, 5, 10])], rounds=3, warm_up=False
    )
    ratio = report.ratio("a", "b")
    assert ratio is not None
    assert (ratio.value, ratio.low, ratio.high) == (4.0, 2.0, 6.0)


def test_no_ratio_to_a_rate_of_nought() -> None:
    report = interleave([scripted("a", [10, 10]), scripted("b", [5, 0])], rounds=2, warm_up=False)
    assert report.ratio("a", "b") is None
    assert report.ratio("b", "a") is not None


def test_missing_probe_is_null_with_its_note() -> None:
    report = interleave(
        [scripted("ours", [3]), Probe("theirs", "step", None, peers.MISSING)],
        rounds=1,
        warm_up=False,
    )
    pairs = [("ours", "theirs")]
    data: Any = json.loads(json.dumps(as_json(report, pairs)))
    assert data["rates"]["theirs"] is None
    assert data["ratios"] == {"ours / theirs": None}
    assert data["notes"] == {"theirs": "not installed: pip install sevencats[bench]"}
    assert peers.MISSING in show(rate_table(report))
    assert "theirs" in show(ratio_table(report, pairs))


def test_json_form() -> None:
    report = interleave(
        [scripted("a", [123456, 123456]), scripted("b", [3, 3])], rounds=2, warm_up=False
    )
    data: Any = json.loads(json.dumps(as_json(report, [("a", "b")])))
    assert set(data) == {"machine", "rounds", "rates", "ratios", "notes", "how"}
    assert set(data["machine"]) == {"python", "cores"}
    assert data["rounds"] == 2
    assert data["rates"]["a"] == {
        "unit": "step/s",
        "median": 123500.0,
        "low": 123500.0,
        "high": 123500.0,
        "spread": 0.0,
    }
    assert data["ratios"]["a / b"] == {"value": 41150.0, "low": 41150.0, "high": 41150.0}
    assert data["how"]


def test_tables_show_rates_and_ratios() -> None:
    report = interleave([scripted("a", [5000]), scripted("b", [20])], rounds=1, warm_up=False)
    rates = show(rate_table(report))
    assert "5,000" in rates and "20" in rates and "step" in rates
    assert "250.00" in show(ratio_table(report, [("a", "b")]))


def test_progress_is_told_before_each_probe() -> None:
    told: list[tuple[str, int, int]] = []
    probes = [scripted("a", [1, 1]), scripted("b", [1, 1])]
    interleave(probes, rounds=2, warm_up=False, progress=lambda *step: told.append(step))
    assert told == [("a", 0, 4), ("b", 1, 4), ("a", 2, 4), ("b", 3, 4)]


def test_columns_are_aligned() -> None:
    report = interleave([scripted("long-name", [5000]), scripted("b", [20])], 1, warm_up=False)
    lines = list(rate_table(report))
    assert lines[1] == "probe      per second  lowest  highest  unit  note"
    assert lines[3] == "b                  20      20       20  step"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal_only_and_then_gone() -> None:
    for out in (io.StringIO(), Screen()):
        with Bar("games", 4, out=out) as bar:
            bar.show(4, "2/s")
        assert ("games" in out.getvalue()) is out.isatty()
    assert out.getvalue().endswith("\r\x1b[K")


def test_a_bar_says_how_much_is_done_and_left() -> None:
    bar = Bar("games", 4, done=1, out=io.StringIO())
    assert bar.line(1, "-", 0) == f"games {'━' * 7}{' ' * 23} 1/4 - -:--:--"
    assert bar.line(2, "1/s", 60) == f"games {'━' * 15}{' ' * 15} 2/4 1/s 0:02:00"
    assert Bar("turns", None, out=io.StringIO()).line(7, "3/s", 2) == "turns 7 3/s"


def test_bad_calls_are_refused() -> None:
    with pytest.raises(ValueError, match="rounds"):
        interleave([scripted("a", [1])], rounds=0)
    with pytest.raises(ValueError, match="differ"):
        interleave([scripted("a", [1]), scripted("a", [1])])
    with pytest.raises(ValueError, match="no time"):
        interleave([Probe("a", "step", lambda seed: (1, 0.0))])


@pytest.mark.parametrize("play", [peers.uno_steps, peers.hearts_steps])
def test_length_is_given_once(play: Callable[..., peers.Sample | None]) -> None:
    with pytest.raises(ValueError, match="either"):
        play()
    with pytest.raises(ValueError, match="either"):
        play(seconds=1.0, games=1)


def hide_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", refuse)


def test_missing_peers_give_none_and_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_peers(monkeypatch)
    assert peers.uno_steps(games=1) is None
    assert peers.hearts_steps(games=1) is None
    for probe in (peers.uno_probe(), peers.hearts_probe()):
        assert probe.run is None
        assert probe.note == peers.MISSING


class FakeUno:
    """Three steps a game; refuses an action that was not offered."""

    def __init__(self) -> None:
        self.left = 0

    def state(self) -> dict[str, dict[int, None]]:
        return {"legal_actions": {self.left: None}}

    def reset(self) -> tuple[dict[str, dict[int, None]], int]:
        self.left = 3
        return self.state(), 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: int) -> tuple[dict[str, dict[int, None]], int]:
        assert action == self.left
        self.left -= 1
        return self.state(), 0


class FakeHearts:
    """Two chance nodes, then four decisions."""

    def __init__(self) -> None:
        self.done = 0

    def current_player(self) -> int:
        return -1 if self.done < 2 else 0 if self.done < 6 else -4

    def legal_actions(self) -> list[int]:
        return [self.done, self.done + 100]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.done += 1


def test_peers_count_steps_games_and_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    fakes = {
        "rlcard": SimpleNamespace(make=lambda name, config: FakeUno()),
        "pyspiel": SimpleNamespace(
            load_game=lambda name: SimpleNamespace(new_initial_state=FakeHearts),
            PlayerId=SimpleNamespace(CHANCE=-1, TERMINAL=-4),
        ),
    }
    monkeypatch.setattr(importlib, "import_module", fakes.__getitem__)
    uno = peers.uno_steps(games=2)
    assert uno is not None and (uno.steps, uno.games, uno.chance) == (6, 2, 0)
    hearts = peers.hearts_steps(games=3)
    assert hearts is not None and (hearts.steps, hearts.games, hearts.chance) == (12, 3, 6)
    assert 0 <= hearts.chance_seconds <= hearts.seconds
    short = peers.hearts_steps(seconds=0.0)
    assert short is not None and short.games == 1


def test_real_uno_when_installed() -> None:
    pytest.importorskip("rlcard")
    one, two = peers.uno_steps(games=3, seed=5), peers.uno_steps(games=3, seed=5)
    assert one is not None and two is not None
    assert one.games == 3 and one.steps == two.steps > 0


def test_real_hearts_when_installed() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    sample = peers.hearts_steps(games=3, seed=5)
    assert sample is not None
    assert sample.chance == 3 * 53 and 3 * 52 <= sample.steps <= 3 * 64
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():  # uniform, as hearts_steps takes for granted
        shares = [share for _, share in state.chance_outcomes()]
        assert max(shares) == pytest.approx(min(shares))
        state.apply_action(state.legal_actions()[0])
