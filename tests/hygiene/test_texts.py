"""Every event and question of a game has a text. Kinds are read from the source, so that rare ones
are not forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import ModuleType

import pytest
from helpers.project import Module, at, modules

from sevencats.games.gwent.text import log as gwent
from sevencats.games.oldworld.expansions import all_expansions
from sevencats.games.oldworld.text import log as oldworld
from sevencats.text import LANGUAGES, Texts

#: Functions that emit an event, and the place of its kind among their arguments.
TELLS = {"tell": 1, "uncover": 1, "move": 3, "move_all": 3, "reveal": 3}
#: Calls that make a question, and the position of its kind.
ASKS = {"Decision": 2, "ask_card": 2, "Choose": 0}
#: Questions that only chance answers; a log tells what came of them.
CHANCE_ONLY = {
    "gwent": {"coin", "decider", "first_pick", "keep", "look", "return", "turn_up"},
    "oldworld": {"die", "discard", "first", "first_card", "random_discard", "solo_trophy"},
}
#: A game, the module that tells of it, and how its messages begin.
#: Events that expansions put into words of their own, or leave out.
OWN: dict[str, frozenset[str]] = {
    "gwent": frozenset(),
    "oldworld": frozenset(kind for more in all_expansions() for kind in more.words.log),
}
GAMES = [("gwent", gwent, ""), ("oldworld", oldworld, "ow-")]


def kinds(module: Module, calls: dict[str, int]) -> Iterator[tuple[str, str]]:
    """The kinds that stand as words in these calls, and where."""
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        place = calls.get(name, -1)
        if 0 <= place < len(node.args):
            for part in ast.walk(node.args[place]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, at(module, node)


def found(game: str, calls: dict[str, int]) -> dict[str, str]:
    """All kinds of a game and one place of each. A word that is put together (``own_{kind}``) is
    not read: what it comes to shows in games."""
    return {
        kind: where
        for module in modules()
        if module.layer == f"games.{game}"
        and not module.name.rpartition(".")[2].startswith("position")
        for kind, where in kinds(module, calls)
        if kind and not kind.endswith("_")
    }


def texts_of(lang: str) -> set[str]:
    return set(Texts.load(lang).ids())


@pytest.mark.parametrize(("game", "narrate", "prefix"), GAMES, ids=[game[0] for game in GAMES])
def test_every_event_has_a_text(game: str, narrate: ModuleType, prefix: str) -> None:
    told = found(game, TELLS)
    assert len(told) > 20
    for lang in LANGUAGES:
        words = texts_of(lang)
        missing = {
            kind: where
            for kind, where in told.items()
            if f"{prefix}log-{kind.replace('_', '-')}" not in words
            and kind not in narrate.SILENT
            and kind not in narrate._SPECIAL
            and kind not in OWN[game]
        }
        assert missing == {}, lang


@pytest.mark.parametrize(("game", "narrate", "prefix"), GAMES, ids=[game[0] for game in GAMES])
def test_every_question_has_a_text(game: str, narrate: ModuleType, prefix: str) -> None:
    asked = found(game, ASKS)
    assert len(asked) > 8
    for lang in LANGUAGES:
        words = texts_of(lang)
        missing = {
            kind: where
            for kind, where in asked.items()
            if f"{prefix}question-{kind.replace('_', '-')}" not in words
            and kind not in CHANCE_ONLY[game]
        }
        assert missing == {}, lang


@pytest.mark.parametrize(("game", "narrate", "prefix"), GAMES, ids=[game[0] for game in GAMES])
def test_no_text_is_left_over(game: str, narrate: ModuleType, prefix: str) -> None:
    """A special kind that nothing tells any more."""
    told = found(game, TELLS)
    own = (*narrate._SPECIAL, *narrate.SILENT, *OWN[game])
    gone = {kind for kind in own if kind not in told}
    # The kernel shuffles; the others are words put together, or come through a helper.
    assert gone <= {"burned", "shuffled", "own_action", "own_witcher"}, gone


def test_the_scan_finds_what_it_looks_for() -> None:
    assert "moved" in found("oldworld", TELLS)
    assert {"phase1", "combo", "lose_potion", "choose"} <= set(found("oldworld", ASKS))
    assert {"played", "scored"} <= set(found("gwent", TELLS))
    assert {"turn", "redraw"} <= set(found("gwent", ASKS))
