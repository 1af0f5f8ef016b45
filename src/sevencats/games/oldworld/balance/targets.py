"""The values a well-balanced game should show, and whether a report meets them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sevencats.games.oldworld.balance.pace import EARLY_ROUND, START_ROUNDS

Report = Mapping[str, Any]

#: The locations of the map where a witcher can act, by action.
ACTIONS = (
    *("combat", "defense", "alchemy", "school", "rumours"),
    *("potion", "poker", "exchange", "alms"),
)
#: Rounds by the number of witchers: no source states a length, so these are what the rest of the
#: evidence leads to (docs/research/balance.md).
ROUNDS = {2: (9.0, 12.0), 3: (9.0, 12.0), 4: (8.0, 11.0), 5: (8.0, 11.0)}
#: The round of a witcher's first trophy, in the mean.
FIRST_TROPHY = (3.0, 5.0)
#: Cards of the winner at the end.
DECK = (12.0, 18.0)
#: Attributes that a witcher gains in a round, at least.
GAINS = 1.0
#: The share of winners' trophies taken from rivals early, at most.
EARLY_RIVALS = 0.2
ENDED = 0.98
#: Level III must be won less often than I by equal witchers, by at least this.
GAP = 0.15
SCHOOLS = (0.85, 1.2)
#: Bots of equal strength with different characters.
BOTS = (0.8, 1.25)
ORDER = (0.85, 1.2)
ACTION_SHARE = 0.03
CARD_RATIO = 4.0
WITCHER_LEVEL = 3
SOLO = (0.25, 0.6)


class Target(NamedTuple):
    """Something wanted, what was measured, and what is short of it (empty: nothing)."""

    name: str
    wanted: str
    measured: str
    short: str

    @property
    def met(self) -> bool:
        """Tell whether nothing is short."""
        return not self.short


def targets(report: Report) -> list[Target]:
    """All targets that the games of a report say something about."""
    return [*(_of_tables(report) if report["games"] else ()), *_of_solo(report)]


def _of_tables(report: Report) -> Iterator[Target]:
    for seats, row in report["rounds"]["seats"].items():
        yield _within(f"rounds with {seats}", row["mean"], ROUNDS[int(seats)], " on average")
    pace = report["pace"]
    yield _within("round of the first trophy", pace["first_trophy"]["mean"], FIRST_TROPHY)
    yield _within("cards of the winner", pace["winners_deck"]["mean"], DECK)
    yield from _gains_and_rivals(pace)
    ended = report["ended"]["mean"]
    short = "" if ended >= ENDED else f"{ENDED - ended:.1%} too few"
    yield Target("games that end", f"at least {ENDED:.0%}", f"{ended:.1%}", short)
    yield _levels(report)
    yield _shares("schools, share of par", report["schools"], SCHOOLS)
    yield _shares("order of play, share of par", report["order"], ORDER)
    if report["bots"]:
        yield _shares("bots, share of par", report["bots"], BOTS)
    yield _actions(report)
    yield _cards(report)
    level = report["end"]["winner_level"]
    short = "" if level >= WITCHER_LEVEL else f"level {level:g}"
    yield Target("witcher level of winners (median)", f"{WITCHER_LEVEL}", f"{level:g}", short)


def _of_solo(report: Report) -> Iterator[Target]:
    if report["solo"]["games"]:
        won, limit = report["solo"]["won"]["mean"], report["solo"]["limit"]
        wanted = f"{SOLO[0]:.0%} to {SOLO[1]:.0%}"
        name = f"solo won within {limit} turns"
        yield Target(name, wanted, f"{won:.0%}", _outside(won, SOLO, "{:.0%}"))


def _within(name: str, value: float, span: tuple[float, float], more: str = "") -> Target:
    wanted = f"{span[0]:.0f} to {span[1]:.0f}{more}"
    return Target(name, wanted, f"{value:.1f}", _outside(value, span, "{:.1f}"))


def _gains_and_rivals(pace: Mapping[str, Any]) -> Iterator[Target]:
    gains = pace["attribute_gains"]["mean"]
    short = "" if gains >= GAINS else f"{GAINS - gains:.2f} too few"
    name = f"attributes gained in a round after round {START_ROUNDS}"
    yield Target(name, f"at least {GAINS:.1f}", f"{gains:.2f}", short)
    early = pace["early_rivals"]["mean"]
    short = "" if early <= EARLY_RIVALS else f"{early - EARLY_RIVALS:.0%} too many"
    name = f"winners' trophies from rivals before round {EARLY_ROUND}"
    yield Target(name, f"at most {EARLY_RIVALS:.0%}", f"{early:.0%}", short)


def _outside(value: float, span: tuple[float, float], form: str) -> str:
    low, high = span
    if value < low:
        return f"{form.format(low - value)} too little"
    return f"{form.format(value - high)} too much" if value > high else ""


def _levels(report: Report) -> Target:
    gap = report["odds"]["gaps"]["1-3"]
    odds = report["odds"]["levels"]
    measured = ", ".join(f"{odds[level]['mean']:.0%}" for level in odds)
    if gap is None:
        measured, short = f"{measured}; no equal witchers were seen", "not measured"
    else:
        measured = f"{measured}; equal witchers {gap:.0%} less"
        short = "" if gap >= GAP else f"{GAP - gap:.0%} too little"
    return Target("odds against I, II, III", f"III {GAP:.0%} below I", measured, short)


def _shares(name: str, shares: Mapping[str, Any], span: tuple[float, float]) -> Target:
    measured = ", ".join(f"{label} {one['mean']:.2f}" for label, one in shares.items())
    wrong = [
        f"{label} {one['mean']:.2f}"
        for label, one in shares.items()
        if not span[0] <= one["mean"] <= span[1]
    ]
    return Target(name, f"{span[0]} to {span[1]}", measured, ", ".join(wrong))


def _actions(report: Report) -> Target:
    rows = {row["name"]: row["of_turns"] for row in report["worth"]["actions"]}
    parts = {name: rows.get(name, 0.0) for name in ACTIONS}
    measured = ", ".join(f"{name} {part:.1%}" for name, part in parts.items())
    rare = [f"{name} {part:.1%}" for name, part in parts.items() if part < ACTION_SHARE]
    wanted = f"each {ACTION_SHARE:.0%}"
    return Target("location actions, of turns", wanted, measured, ", ".join(rare))


def _cards(report: Report) -> Target:
    classes = report["classes"]
    measured = ", ".join(
        f"cost {cost}: {one['most']} {one['ratio']:.1f}" for cost, one in classes.items()
    )
    often = [one["most"] for one in classes.values() if one["ratio"] > CARD_RATIO]
    wanted = f"at most {CARD_RATIO:.0f} times the mean of their cost"
    return Target("cards taken", wanted, measured, ", ".join(often))
