"""Bots from files and packages play wherever a bot is named, and are named when they fail."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import sevencats
from sevencats.kernel.errors import RulesError
from sevencats.plugin.bots import outside
from sevencats.plugin.bots.outside import BotFault
from sevencats.plugin.modules import load_module
from sevencats.sim.arena import Job, make_arena, play_set
from sevencats.sim.runner import make_plan, play_game

BOTS = """
from helper_of_bots import LAST

class Last:
    def choose(self, sight):
        return LAST(sight.decision.keys)

class ByKey:
    def choose(self, sight):
        return sight.decision.keys[-1]

class Seeded:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, sight):
        return self.seed % len(sight.decision.keys)

class Raises:
    def choose(self, sight):
        return 1 // 0

class Flies:
    def choose(self, sight):
        return "fly"

class Beyond:
    def choose(self, sight):
        return len(sight.decision.keys)

class Says:
    def choose(self, sight):
        return True

class Mute:
    pass

class Unready:
    def __init__(self):
        raise OSError("no weights")
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, which is the current one."""
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "helper_of_bots.py").write_text("LAST = lambda keys: len(keys) - 1", "utf-8")
    (tmp_path / "broken.py").write_text("import no_such_library", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    for found in (outside._maker, load_module, outside.installed_bots):
        found.cache_clear()
    return tmp_path


def test_index_and_key_are_answers() -> None:
    by_index = sevencats.play("gwent", ["mine.py:Last", "random"], seed=4)
    by_key = sevencats.play("gwent", ["mine.py:ByKey", "random"], seed=4)
    assert by_index.text() == by_key.text()


def test_bot_with_an_argument_gets_the_seed() -> None:
    one, other = (sevencats.bot("gwent", "mine.py:Seeded", seed=seed) for seed in (0, 1))
    state = sevencats.new_game("gwent", seed=1)
    sight = sevencats.Sight(state, state.pending[0])
    assert (one.choose(sight).option, other.choose(sight).option) == (0, 1)


def test_arena_and_simulation_play_it() -> None:
    arena = make_arena(["mine.py:Last", "random"], "duel", 1)
    played = play_set(arena, Job(0, 0))
    assert not played.error and len(played.points) == 4
    modes = sevencats.game("gwent").game.modes
    configs = [sample.config for sample in modes["duel"].samples()][:1]
    assert play_game(make_plan("gwent", configs, ("mine.py:Last",), 1, 1), 0).error == ""


def test_package_names_its_bots() -> None:
    outside.installed_bots()["last"] = EntryPoint("last", "mine:Last", outside.GROUP)
    sys.path.insert(0, ".")
    assert sevencats.play("oldworld", ["last", "random"], seed=2).text()
    with pytest.raises(RulesError, match="did you mean last"):
        sevencats.bot("gwent", "lasst")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Raises", "'mine.py:Raises' failed at a question 'redraw': ZeroDivisionError: .* line 20"),
        ("Flies", "'mine.py:Flies' answered 'fly' to a question 'redraw'"),
        ("Beyond", "answered .* to a question"),
        ("Says", "answered True to a question"),
    ],
)
def test_fault_names_the_bot_and_the_question(name: str, message: str) -> None:
    with pytest.raises(BotFault, match=message):
        sevencats.play("gwent", [f"mine.py:{name}", "random"], seed=4)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mine.py:Lasst", "mine.py has no bot 'Lasst'; did you mean Last"),
        ("nowhere.py:Bot", "'nowhere.py' is not there; write FILE.py:NAME"),
        ("no_such_module:Bot", "'no_such_module' is not there"),
        ("broken.py:Bot", "could not be started: ModuleNotFoundError: .*no_such_library"),
        ("mine.py:Mute", "it needs a method 'choose'"),
        ("mine.py:Unready", "could not be started: OSError: no weights"),
    ],
)
def test_what_is_not_a_bot_is_one_sentence(name: str, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        sevencats.bot("gwent", name)
