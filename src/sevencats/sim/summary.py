"""The sum of many games. Only whole numbers are added, so the order of the games and the number of
workers change nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sevencats.plugin.account import Score


class GameOutcome(NamedTuple):
    """One game: its number, its result, its number of decisions, and the recorder's record."""

    number: int
    seed: int
    returns: tuple[int, ...]
    decisions: int
    score: Score
    error: str = ""
    record: dict[str, Any] | None = None


class Longest(NamedTuple):
    """The game with the most decisions; the first of equals."""

    decisions: int = 0
    number: int = -1
    seed: int = 0


_NONE = Longest()


@dataclass(slots=True)
class Summary:
    """Counters over games. Wins are counted per seat; a label counts once for each seat that has
    it. ``records`` hold the recorder's records, by the number of the game."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    draws: int = 0
    won_together: int = 0
    lost_together: int = 0
    capped: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    totals: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    seat_games: Counter[int] = field(default_factory=Counter)
    label_games: Counter[str] = field(default_factory=Counter)
    label_wins: Counter[str] = field(default_factory=Counter)
    longest: Longest = _NONE
    errors: list[GameOutcome] = field(default_factory=list)
    records: dict[int, dict[str, Any]] = field(default_factory=dict)

    def add(self, game: GameOutcome) -> None:
        """Count a game. A failed game counts only as an error."""
        if game.error:
            self.errors.append(game)
            return
        self.games += 1
        self.decisions += game.decisions
        self.rounds += game.score.rounds
        self.capped += game.score.capped
        self._count_end(game)
        for seat, (label, value) in enumerate(zip(game.score.labels, game.returns, strict=True)):
            self.label_games[label] += 1
            self.seat_games[seat] += 1
            if value > 0:
                self.wins[seat] += 1
                self.label_wins[label] += 1
        self.totals.update(dict(enumerate(game.score.totals)))
        self.points.update(dict(enumerate(game.score.points)))
        self._longer(Longest(game.decisions, game.number, game.seed))
        if game.record is not None:
            self.records[game.number] = game.record

    def merge(self, other: Summary) -> None:
        """Add another summary to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.draws += other.draws
        self.won_together += other.won_together
        self.lost_together += other.lost_together
        self.capped += other.capped
        self.wins += other.wins
        self.totals += other.totals
        self.points += other.points
        self.seat_games += other.seat_games
        self.label_games += other.label_games
        self.label_wins += other.label_wins
        self._longer(other.longest)
        self.records |= other.records
        self.errors = sorted(self.errors + other.errors)

    def _count_end(self, game: GameOutcome) -> None:
        """Count the result: nobody wins a draw; a win or loss of all seats is a common one."""
        results = set(game.returns)
        self.won_together += results == {1}
        self.lost_together += results == {-1}
        self.draws += 1 not in results and results != {-1} and not game.score.capped

    def _longer(self, game: Longest) -> None:
        if (game.decisions, -game.number) > (self.longest.decisions, -self.longest.number):
            self.longest = game

    def common_data(self, seats: tuple[str, ...]) -> dict[str, Any]:
        """The report common to all games, as JSON-able data; means are rounded to three places."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": _mean(self.decisions, self.games),
            "rounds_per_game": _mean(self.rounds, self.games),
            "wins": {name: self.wins[seat] for seat, name in enumerate(seats)},
            "win_rates": {
                name: _mean(self.wins[seat], self.seat_games[seat])
                for seat, name in enumerate(seats)
            },
            "draws": self.draws,
            "won_together": self.won_together,
            "lost_together": self.lost_together,
            "longest": {
                "game": self.longest.number,
                "seed": self.longest.seed,
                "decisions": self.longest.decisions,
            },
            "errors": [{"game": e.number, "seed": e.seed, "error": e.error} for e in self.errors],
        }

    def label_data(self) -> dict[str, Any]:
        """Games and wins of each label."""
        return {
            name: {
                "games": self.label_games[name],
                "wins": self.label_wins[name],
                "win_rate": _mean(self.label_wins[name], self.label_games[name]),
            }
            for name in sorted(self.label_games)
        }

    def mean_totals(self, names: tuple[str, ...]) -> dict[str, float]:
        """The totals of the sides in a round."""
        return {name: _mean(self.totals[side], self.rounds) for side, name in enumerate(names)}

    def mean_points(self, names: tuple[str, ...]) -> dict[str, float]:
        """The points at the end of a game."""
        return {
            name: _mean(self.points[place], self.seat_games[place])
            for place, name in enumerate(names)
        }


def _mean(total: int, count: int) -> float:
    return round(total / count, 3) if count else 0.0
