"""Measure how much Old World's hunter gains from an expansion's hints for bots.

`.venv/bin/python tools/knowledge.py --expansions lost_mount --without lost_mount --pairs 100` lets
a hunter play against one that lacks the hints of the expansions after `--without`, or a single one
of them (`legendary_hunt.stay`). Every deal is played twice, with the places exchanged; with
`--seats 1` each of the two plays it alone. It prints the score of the hunter with the hints: 0.5
means that nothing is gained. With `--out` an interrupted run continues from the file.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots import hints
from sevencats.games.oldworld.bots.hints import HINTS, Hints, load_hints
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.worth import card_worths
from sevencats.games.oldworld.config import BASE, SOLO
from sevencats.games.oldworld.packs.catalogue import choices_of, spelled_out
from sevencats.games.oldworld.page.contest import ROUNDS
from sevencats.kernel import returns, settle
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots import Bot, Choice, Sight
from sevencats.sim.arena import points
from sevencats.sim.runner import seed_of, take_one
from sevencats.sim.statistics import estimate

#: The hints of an expansion, by the names of their fields, and none of them.
_SILENT = Hints()
DOORS = tuple(field.name for field in fields(Hints))
_CACHES = (
    *(hints.option_worths_of, hints.visits_of, hints.stays_of, hints.payments_of),
    *(hints.trophy_worth_of, hints.combo_worths_of, card_worths),
)


class Doors:
    """The hints that are open; the two players share them in turn."""

    def __init__(self) -> None:
        load_hints()
        self.usual = dict(HINTS)
        self.closed: frozenset[str] = frozenset()

    def close(self, names: frozenset[str]) -> None:
        """Close exactly these hints."""
        if names == self.closed:
            return
        self.closed = names
        HINTS.update(self.usual)
        for name in names:
            pack, _, door = name.partition(".")
            silent = {one: getattr(_SILENT, one) for one in DOORS if door in ("", one)}
            HINTS[pack] = replace(HINTS[pack], **silent)
        for cache in _CACHES:
            cache.cache_clear()


class Told:
    """A hunter that gets all hints except the ``closed`` ones."""

    def __init__(self, seed: int, tries: int, doors: Doors, closed: frozenset[str]) -> None:
        self.hunter = HunterBot(seed, tries=tries)
        self.doors, self.closed = doors, closed

    def choose(self, sight: Sight) -> Choice:
        """The hunter's choice with its hints."""
        self.doors.close(self.closed)
        return self.hunter.choose(sight)


class Trial:
    """Pairs of games between a hunter with the hints and one without."""

    def __init__(self, config: Config, without: frozenset[str], tries: int, seed: int) -> None:
        self.config, self.without, self.tries, self.seed = config, without, tries, seed
        self.doors = Doors()

    def score(self, number: int) -> float:
        """The score of the hunter with the hints in a pair of games."""
        seed = seed_of(self.seed, number)
        if self.config.mode == SOLO:
            return (1 + self._play(seed, (True,))[0] - self._play(seed, (False,))[0]) / 2
        told = [seat % 2 == 0 for seat in range(self.config.seats)]
        first, second = self._play(seed, told), self._play(seed, [not one for one in told])
        return (sum(first[0::2]) + sum(second[1::2])) / 2

    def _play(self, seed: int, told: Sequence[bool]) -> list[float]:
        """The points of each seat."""
        state, chance = GAME.new_game(self.config, seed), Rng(seed)
        bots: list[Bot] = [
            Told(chance.next(), self.tries, self.doors, frozenset() if one else self.without)
            for one in told
        ]
        settle(state)
        while state.pending:
            take_one(state, bots)
            settle(state)
        seats = range(len(told))
        if len(told) == 1:
            return [float(returns(state)[0] > 0)]
        return [points(returns(state), seats, seat) for seat in seats]


def closed_doors(words: Sequence[str]) -> frozenset[str]:
    """The hints named by expansions, or by expansions with one of their hints."""
    load_hints()
    for name in words:
        pack, _, door = name.partition(".")
        if pack not in HINTS or (door and door not in DOORS):
            known = ", ".join(DOORS)
            raise SystemExit(f"{name!r}: expected an expansion with hints, or one of {known} of it")
    return frozenset(words)


def played(trial: Trial, pairs: int, out: Path | None, minutes: float) -> Iterator[float]:
    """The scores of all pairs in the file or played in time."""
    lines = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    known = {row["pair"]: row["score"] for row in map(json.loads, lines)}
    end = time.monotonic() + minutes * 60 if minutes else float("inf")
    for number in range(pairs):
        if number not in known and time.monotonic() < end:
            known[number] = trial.score(number)
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"pair": number, "score": known[number]}) + "\n")
        if number in known:
            yield known[number]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the score."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--expansions", required=True, help="in play, with commas")
    parser.add_argument("--without", required=True, help="what one hunter is not told of")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--tries", type=int, default=3, help="of a fight, before it is chosen")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many")
    parser.add_argument("--out", type=Path, help="keep the scores here, and go on with them")
    given = parser.parse_args(arguments)
    names = given.expansions.split(",")
    config = Config(
        mode=SOLO if given.seats == 1 else BASE,
        seats=given.seats,
        packs=("base", *spelled_out(names)),
        rounds=ROUNDS,
        choices=choices_of(names),
    )
    trial = Trial(config, closed_doors(given.without.split(",")), given.tries, given.seed)
    scores = list(played(trial, given.pairs, given.out, given.minutes))
    found = estimate(scores)
    print(
        f"without {given.without}: {len(scores)} pairs, "
        f"score {found.mean:.3f} ({found.low:.3f} to {found.high:.3f})"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
