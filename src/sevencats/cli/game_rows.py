"""Whole games between bots as rows of a table, for learning from them.

A row holds the journal, so every state and view of the game can be had again; the other columns are
for choosing rows. ``card`` describes a dataset in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sevencats import __version__
from sevencats.api import play
from sevencats.kernel import replay, returns
from sevencats.kernel.rng import Rng
from sevencats.plugin import find_plugin

#: The columns and what they hold.
COLUMNS = {
    "game": "the name of the game",
    "mode": "its mode",
    "number": "the number of the game in the dataset",
    "seed": "the seed that dealt it",
    "bots": "the bot of each seat",
    "returns": "per seat 1 for a win, 0 for a draw, -1 for a loss",
    "picks": "how many lines the journal has: one for each pick",
    "journal": "the whole game as text; sevencats.read_journal reads it",
}
_STREAM = 0xDA7A


class Order(NamedTuple):
    """The making of a dataset: each game depends on this and on its number alone."""

    game: str
    mode: str
    bots: tuple[str, ...]
    seed: int


class Job(NamedTuple):
    """One game to play."""

    order: Order
    number: int


def jobs(order: Order, games: int) -> list[Job]:
    """Return all games of a dataset."""
    return [Job(order, number) for number in range(games)]


def play_row(job: Job) -> dict[str, Any]:
    """Play a game and return its row. Bots change seats from game to game."""
    order = job.order
    rng = Rng(order.seed ^ (_STREAM + job.number))
    seats = min(find_plugin(order.game).game.modes[order.mode].seats)
    turn = job.number % len(order.bots)
    bots = [order.bots[(turn + seat) % len(order.bots)] for seat in range(seats)]
    seed = rng.next() >> 1
    journal = play(order.game, bots, mode=order.mode, seats=seats, seed=seed)
    *_, last = replay(journal)
    return {
        "game": order.game,
        "mode": order.mode,
        "number": job.number,
        "seed": seed,
        "bots": bots,
        "returns": list(returns(last.state)),
        "picks": len(journal.lines),
        "journal": journal.text(),
    }


def card(order: Order, games: int, command: str) -> Iterator[str]:
    """Yield the lines of the card: what is in the dataset and how it was made."""
    title = find_plugin(order.game).title
    yield f"# {games} games of {title}"
    yield ""
    named = ", ".join(f"`{bot}`" for bot in order.bots)
    yield f"Bots played them with Seven Cats {__version__}: mode `{order.mode}`, bots {named},"
    yield f"seed {order.seed}. No person's data is in them."
    yield "The same command makes the same rows:"
    yield ""
    yield f"    {command}"
    yield ""
    yield "| column | what it holds |"
    yield "| --- | --- |"
    for name, words in COLUMNS.items():
        yield f"| `{name}` | {words} |"
    yield ""
    yield "Bots do not play as people do, and the set-ups are those of `sevencats.play`, not those"
    yield "that people choose. A journal is read by the version that wrote it."
