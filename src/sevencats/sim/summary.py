"""What many games add up to. Only whole numbers are added, so the order of the games and the
number of workers change nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Outcome(NamedTuple):
    """One game. ``totals`` are added up over its rounds, per side; ``points`` are those at its end
    (of a free for all, or the games won in a tournament)."""

    number: int
    seed: int
    factions: tuple[str, ...]
    returns: tuple[int, ...]
    decisions: int
    rounds: int
    totals: tuple[int, ...]
    points: tuple[int, ...] = ()
    error: str = ""


class Longest(NamedTuple):
    """The game with the most decisions; of equals the first."""

    decisions: int = 0
    number: int = -1
    seed: int = 0


_NONE = Longest()


@dataclass(slots=True)
class Summary:
    """Counters over games. Wins run over seats; a faction plays once for each seat that has it."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    draws: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    totals: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    seat_games: Counter[int] = field(default_factory=Counter)
    faction_games: Counter[str] = field(default_factory=Counter)
    faction_wins: Counter[str] = field(default_factory=Counter)
    longest: Longest = _NONE
    errors: list[Outcome] = field(default_factory=list)

    def add(self, game: Outcome) -> None:
        """Count a game. One that failed counts only as an error."""
        if game.error:
            self.errors.append(game)
            return
        self.games += 1
        self.decisions += game.decisions
        self.rounds += game.rounds
        self.draws += 1 not in game.returns
        for seat, (faction, value) in enumerate(zip(game.factions, game.returns, strict=True)):
            self.faction_games[faction] += 1
            self.seat_games[seat] += 1
            if value > 0:
                self.wins[seat] += 1
                self.faction_wins[faction] += 1
        self.totals.update(dict(enumerate(game.totals)))
        self.points.update(dict(enumerate(game.points)))
        self._longer(Longest(game.decisions, game.number, game.seed))

    def merge(self, other: Summary) -> None:
        """Add another summary to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.draws += other.draws
        self.wins += other.wins
        self.totals += other.totals
        self.points += other.points
        self.seat_games += other.seat_games
        self.faction_games += other.faction_games
        self.faction_wins += other.faction_wins
        self._longer(other.longest)
        self.errors = sorted(self.errors + other.errors)

    def _longer(self, game: Longest) -> None:
        if (game.decisions, -game.number) > (self.longest.decisions, -self.longest.number):
            self.longest = game

    def to_data(self, seats: tuple[str, ...], sides: tuple[str, ...]) -> dict[str, Any]:
        """The summary as JSON-able data; means are rounded to three places."""
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
            "factions": {
                name: {
                    "games": self.faction_games[name],
                    "wins": self.faction_wins[name],
                    "win_rate": _mean(self.faction_wins[name], self.faction_games[name]),
                }
                for name in sorted(self.faction_games)
            },
            "average_totals": {
                name: _mean(self.totals[side], self.rounds) for side, name in enumerate(sides)
            },
            "average_points": {
                name: _mean(self.points[side], self.games) for side, name in enumerate(sides)
            },
            "longest": {
                "game": self.longest.number,
                "seed": self.longest.seed,
                "decisions": self.longest.decisions,
            },
            "errors": [
                {"game": e.number, "seed": e.seed, "factions": e.factions, "error": e.error}
                for e in self.errors
            ],
        }


def _mean(total: int, count: int) -> float:
    return round(total / count, 3) if count else 0.0
