"""Every expansion by itself, every two that go together, and all of them, or every set of them that
is allowed: games by bots over each, with every move checked. A long trial is played in pieces,
written down one by one, and goes on where it was left."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.config import BASE
from sevencats.games.oldworld.lineup import SEATS, seat_counts
from sevencats.games.oldworld.packs.catalogue import clashes_of, sets
from sevencats.sim import runner
from sevencats.sim.summary import Summary

#: Games of one piece: so many that building the five tables of a mix is a small part of it.
RANDOM_PIECE, BOT_PIECE = 50, 10
#: Of all sets there are many: a game of each number of seats at a time.
SET_PIECE = 5


class Trial(NamedTuple):
    """The games to play: so many of each bot with each mix; ``every``: with every set. The packs of
    ``always`` are in all of them."""

    packs: tuple[str, ...]
    games: dict[str, int]
    seed: int
    rounds: int
    every: bool = False
    always: tuple[str, ...] = ()


class Piece(NamedTuple):
    """Some games of one mix by one bot."""

    mix: tuple[str, ...]
    bot: str
    start: int
    games: int


class Failure(NamedTuple):
    """A game that broke."""

    number: int
    seed: int
    error: str


class Played(NamedTuple):
    """The results of games of one mix by one bot. ``ended`` counts those that ended before their
    limit of rounds; ``reached`` is how often they reached each part of the content."""

    mix: str
    bot: str
    games: int
    moves: int
    ended: int
    failed: tuple[Failure, ...]
    reached: dict[str, int]


def mixes(packs: Sequence[str]) -> list[tuple[str, ...]]:
    """Each pack, each two that go together (W0.1), and as many as go together."""
    pairs = [pair for pair in combinations(packs, 2) if not _clash(*pair)]
    everything: list[str] = []
    for pack in packs:
        if not any(_clash(pack, other) for other in everything):
            everything.append(pack)
    every = [*((pack,) for pack in packs), *pairs, tuple(everything)]
    return list(dict.fromkeys(every))


def every_set(packs: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of expansions that is allowed (W0.1), the smaller ones first. Modules that one word
    names are in it together; each of them, and each two, is among the ``mixes``."""
    parts = {pack: name for name, group in sets().items() for pack in group}
    boxes: dict[str, tuple[str, ...]] = {}
    for pack in packs:
        box = parts.get(pack, pack)
        boxes[box] = (*boxes.get(box, ()), pack)
    sizes = range(1, len(boxes) + 1)
    chosen = [names for size in sizes for names in combinations(boxes, size)]
    every = [tuple(pack for name in names for pack in boxes[name]) for names in chosen]
    return [one for one in every if not any(_clash(*pair) for pair in combinations(one, 2))]


def set_name(mix: str) -> str:
    """A set as it is named, modules by the one word for all of them: ``<pack> + <set>``."""
    packs = mix.split("+")
    for name, group in sets().items():
        if set(group) <= set(packs):
            packs = [*(pack for pack in packs if pack not in group), name]
    return " + ".join(packs)


def _clash(one: str, other: str) -> bool:
    return other in clashes_of(one)


def configs(packs: tuple[str, ...], rounds: int) -> list[Config]:
    """A set-up for each number of seats, one alone among them."""
    every = ("base", *packs)
    alone = seat_counts(BASE, every)[0] == 1
    return [
        Config(mode=mode, seats=seats, packs=every, rounds=rounds)
        for mode in SEATS
        for seats in seat_counts(mode, every)
        if mode == BASE or not alone
    ]


# -- playing ---------------------------------------------------------------------------------------


def mixes_of(trial: Trial) -> list[tuple[str, ...]]:
    """The mixes that a trial plays, without those that do not go with what is always there."""
    candidates = every_set(trial.packs) if trial.every else mixes(trial.packs)
    return [
        (*trial.always, *mix)
        for mix in candidates
        if not any(_clash(one, other) for one in trial.always for other in mix)
    ]


def pieces(trial: Trial) -> Iterator[Piece]:
    """All pieces of a trial, a piece of each mix in turn: what has been played when it is stopped
    is spread over all of them."""
    sizes = {bot: RANDOM_PIECE if bot == "random" else BOT_PIECE for bot in trial.games}
    if trial.every:
        sizes = dict.fromkeys(trial.games, SET_PIECE)
    turns = max((-(-count // sizes[bot]) for bot, count in trial.games.items()), default=0)
    for turn in range(turns):
        for mix in mixes_of(trial):
            for bot, count in trial.games.items():
                start = turn * sizes[bot]
                if start < count:
                    yield Piece(mix, bot, start, min(sizes[bot], count - start))


def play(trial: Trial, piece: Piece, workers: int = 1) -> Played:
    """Play a piece, every move checked; the numbers of seats take turns."""
    mix, bot, start, games = piece
    plan = runner.make_plan(
        GAME.name,
        configs(mix, trial.rounds),
        (bot,),
        trial.seed,
        games,
        start=start,
        debug=True,
        records=True,
    )
    total = Summary()
    for part in runner.run(plan, workers):
        total.merge(part)
    failed = tuple(Failure(one.number, one.seed, one.error) for one in total.errors)
    ended = total.games - total.capped
    reached = sum((Counter(one["reached"]) for one in total.records.values()), Counter[str]())
    return Played("+".join(mix), bot, total.games, total.decisions, ended, failed, dict(reached))


# -- writing down ----------------------------------------------------------------------------------


class Log:
    """A file with a line for each piece that has been played, with what it was played with: other
    numbers or other cards are another trial."""

    def __init__(self, path: Path | None, trial: Trial) -> None:
        self.path, self.trial = path, trial
        self.done: dict[str, Played] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
                failed = tuple(Failure(*one) for one in row["failed"])
                sums = (row["games"], row["moves"], row["ended"])
                played = Played(row["mix"], row["bot"], *sums, failed, row.get("reached", {}))
            except (ValueError, KeyError, TypeError):
                continue  # a line that was cut off; its games are played again
            self.done[row.get("key", "")] = played

    def _key(self, piece: Piece) -> str:
        content = GAME.content(Config(packs=("base", *piece.mix)))
        mix = "+".join(piece.mix)
        span = f"{piece.start}-{piece.start + piece.games}"
        return f"{mix} {piece.bot} {span} {self.trial.seed} {self.trial.rounds} {content}"

    def find(self, piece: Piece) -> Played | None:
        """Return the results of a piece, if it has been played."""
        return self.done.get(self._key(piece))

    def add(self, piece: Piece, played: Played) -> None:
        """Write a piece down."""
        key = self._key(piece)
        self.done[key] = played
        if self.path is not None:
            cut = self.path.exists() and not self.path.read_bytes().endswith(b"\n")
            row: dict[str, Any] = {"key": key, **played._asdict(), "failed": list(played.failed)}
            with self.path.open("a", encoding="utf-8") as out:
                out.write(("\n" if cut else "") + json.dumps(row) + "\n")


def added_up(parts: Sequence[Played]) -> list[Played]:
    """The pieces of each mix and bot together."""
    sums: dict[tuple[str, str], Played] = {}
    for part in parts:
        before = sums.get((part.mix, part.bot), Played(part.mix, part.bot, 0, 0, 0, (), {}))
        sums[part.mix, part.bot] = Played(
            part.mix,
            part.bot,
            before.games + part.games,
            before.moves + part.moves,
            before.ended + part.ended,
            before.failed + part.failed,
            dict(Counter(before.reached) + Counter(part.reached)),
        )
    return list(sums.values())
