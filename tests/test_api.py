"""The public interface: its names and signatures are frozen, and its examples run."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import sevencats
from sevencats import api, author
from sevencats.kernel.errors import RulesError

ROOT = Path(__file__).resolve().parents[1]

#: A name may be added here; one that goes or changes breaks an author's program.
PUBLIC = """
Bot Choice Decision Event Journal Pick SevenCatsError Sight State View __version__
apply bot digest dump game game_names load make new_game observe play read_journal replay returns
settle take
"""
AUTHOR = """
CHANCE BadChoice BadData BadSetup Bot Budget Choice Decision Effect Game Handler Plugin ModeInfo
ModeOffer PlainSetup PlainState PlainWords Players RandomBot Reason Rng RulesError Sample Setup
Sight State Words Zone advance move never_asks no_handles numbers_of open_branches push_shuffle
reveal tell
"""
SIGNATURES = """
apply(state: 'State', pick: 'Pick') -> 'list[Event]'
bot(game: 'str', name: 'str', seed: 'int' = 0) -> 'Bot'
digest(state: 'State') -> 'str'
dump(state: 'State') -> 'dict[str, Any]'
game(name: 'str') -> 'Plugin'
game_names() -> 'tuple[str, ...]'
load(data: 'Any', game: 'registry.Game | None' = None) -> 'State'
make(ident: 'str', library: 'str' = 'gymnasium', **settings: 'Any') -> 'Any'
new_game(name: 'str', *, mode: 'str' = '', seats: 'int' = 0, brings: 'Sequence[Sequence[str]]' = (), options: 'Sequence[str]' = (), seed: 'int' = 0) -> 'State'
observe(state: 'State', seat: 'int | None', shared: 'Common | None' = None) -> 'View'
play(name: 'str', bots: 'Sequence[str | Bot]', *, mode: 'str' = '', seats: 'int' = 0, brings: 'Sequence[Sequence[str]]' = (), options: 'Sequence[str]' = (), seed: 'int' = 0) -> 'Journal'
read_journal(text: 'str') -> 'Journal'
replay(journal: 'Journal') -> 'Iterator[Step]'
returns(state: 'State') -> 'tuple[int, ...]'
settle(state: 'State') -> 'list[Event]'
take(state: 'State', decision: 'Decision', choice: 'int | tuple[int, ...]') -> 'list[Event]'
"""  # noqa: E501


@pytest.mark.parametrize(("module", "names"), [(sevencats, PUBLIC), (author, AUTHOR)])
def test_the_names_are_frozen(module: ModuleType, names: str) -> None:
    assert set(module.__all__) == set(names.split())
    for name in module.__all__:
        assert getattr(module, name) is not None
        assert name in dir(module)


def test_the_signatures_are_frozen() -> None:
    functions = {name: getattr(sevencats, name) for name in sevencats.__all__}
    found = {
        f"{name}{inspect.signature(value)}"
        for name, value in functions.items()
        if inspect.isroutine(value)
    }
    assert found == set(SIGNATURES.strip().splitlines())


def test_every_name_says_what_it_is() -> None:
    for module in (sevencats, author):
        for name in set(module.__all__) - {"CHANCE", "__version__"}:
            assert inspect.getdoc(getattr(module, name)), name


@pytest.mark.parametrize("module", [api, author])
def test_the_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0


def test_importing_the_package_loads_nothing_else() -> None:
    program = "import sys, sevencats; print([m for m in sys.modules if m.startswith('sevencats.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_unknown_public_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'sevencats' has no attribute 'nothing'"):
        _ = sevencats.nothing


def test_invalid_setup_is_refused_with_a_sentence() -> None:
    with pytest.raises(RulesError, match="there is no mode 'chess'; the modes are duel"):
        sevencats.new_game("gwent", mode="chess")
    with pytest.raises(RulesError, match="duel is played by 2 seats, not by 3"):
        sevencats.new_game("gwent", seats=3)
    with pytest.raises(RulesError, match="there are 3 bots for 2 seats"):
        sevencats.play("gwent", ["random"] * 3, seats=2)
    with pytest.raises(sevencats.SevenCatsError, match="there is no game 'chess'"):
        sevencats.game("chess")


def test_the_same_seed_deals_the_same_game() -> None:
    first, again, other = (sevencats.new_game("oldworld", seats=2, seed=n) for n in (3, 3, 4))
    assert sevencats.digest(first) == sevencats.digest(again) != sevencats.digest(other)


def test_own_bot_plays() -> None:
    class First:
        def choose(self, sight: sevencats.Sight) -> sevencats.Choice:
            from sevencats.author import Reason

            return sevencats.Choice(0, Reason("first"))

    journal = sevencats.play("gwent", [First(), "random"], seed=2)
    again = sevencats.read_journal(journal.text())
    *_, last = sevencats.replay(again)
    assert not last.state.pending
