"""The totals of the records of many games, as plain data: the balance report without its pages."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

from sevencats.games.oldworld.balance.measures import chance, difference, mean, of_par, share
from sevencats.games.oldworld.balance.pace import pace
from sevencats.games.oldworld.balance.recorder import NUMBERS
from sevencats.games.oldworld.packs.load import Content

Record = Mapping[str, Any]

#: A curve ends where fewer games than this share are still played.
_CURVE_SHARE = 0.1
#: The lists of a record that are weighed.
WEIGHED = ("actions", "cards", "trophies", "potions", "options")
LEVELS = (1, 2, 3)


class Seat(NamedTuple):
    """One seat of a game that a player won: what it has over par, and its game."""

    over_par: float
    seat: int
    game: Record


def report(records: Iterable[Record], content: Content) -> dict[str, Any]:
    """All sections. Solo games stand for themselves."""
    every = list(records)
    games = [game for game in every if not game["solo"]]
    won = [game for game in games if game["winners"]]
    seats = [one for game in won for one in _seats(game)]
    return {
        "games": len(games),
        "ended": share(len(won), len(games)),
        "rounds": _rounds(won),
        "schools": _shares(won, lambda game, seat: game["schools"][seat]),
        "order": _shares(won, lambda game, seat: str(_order(game, seat) + 1)),
        "bots": _shares(
            [game for game in won if len(set(game.get("bots", ()))) > 1],
            lambda game, seat: game["bots"][seat],
        ),
        "pace": pace(won),
        "course": _course(games),
        "end": _end(won),
        "fights": _fights(games),
        "odds": _odds(games),
        "phases": _phases(games),
        "turns": sum(game["turns"] for game in games),
        "worth": {name: _worth(seats, name) for name in WEIGHED},
        "classes": _classes(games, content),
        "tension": _tension(won),
        "solo": _solo([game for game in every if game["solo"]], content),
    }


def _seats(game: Record) -> Iterator[Seat]:
    par = 1 / game["seats"]
    for seat in range(game["seats"]):
        yield Seat((seat in game["winners"]) - par, seat, game)


def _order(game: Record, seat: int) -> int:
    """The place of a seat in the order of play."""
    return int((seat - game["first"]) % game["seats"])


# -- length and shares ----------------------------------------------------------------------------


def _rounds(games: Sequence[Record]) -> dict[str, Any]:
    sizes = sorted({game["seats"] for game in games})
    lengths = [game["rounds"] for game in games]
    return {
        "all": mean(lengths),
        "seats": {
            str(size): mean([game["rounds"] for game in games if game["seats"] == size])
            for size in sizes
        },
        "histogram": {str(length): count for length, count in sorted(Counter(lengths).items())},
    }


def _shares(games: Sequence[Record], label: Any) -> dict[str, Any]:
    """Wins of each label as a multiple of par, over the seats that had it."""
    wins: Counter[str] = Counter()
    pars: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat in range(game["seats"]):
            name = label(game, seat)
            pars[name].append(1 / game["seats"])
            wins[name] += seat in game["winners"]
    return {name: of_par(wins[name], pars[name]) for name in sorted(pars)}


def _course(games: Sequence[Record]) -> dict[str, list[dict[str, Any]]]:
    """The numbers of witchers as their turns begin, by round."""
    rows: defaultdict[int, list[Sequence[int]]] = defaultdict(list)
    reached = Counter(length for game in games for length in range(1, game["rounds"] + 1))
    for game in games:
        for number, _, *numbers in game["course"]:
            rows[number].append(numbers)
    rounds = [number for number in sorted(rows) if reached[number] >= _CURVE_SHARE * len(games)]
    return {
        name: [{"round": number, **mean([row[at] for row in rows[number]])} for number in rounds]
        for at, name in enumerate(NUMBERS)
    }


def _end(games: Sequence[Record]) -> dict[str, Any]:
    """Witchers at the end of games that were won."""
    rows = [(seat in game["winners"], game["end"][seat]) for game in games for seat in _range(game)]
    level = NUMBERS.index("level")
    winners = [row[level] for won, row in rows if won]
    everybody = [row[level] for _, row in rows]
    return {
        "winner_level": median(winners) if winners else 0,
        "level": median(everybody) if everybody else 0,
        "levels": {str(n): count for n, count in sorted(Counter(winners).items())},
        "winners": _means([row for won, row in rows if won]),
        "others": _means([row for won, row in rows if not won]),
    }


def _means(rows: Sequence[Sequence[int]]) -> dict[str, Any]:
    return {name: mean([row[at] for row in rows]) for at, name in enumerate(NUMBERS)}


def _range(game: Record) -> range:
    return range(game["seats"])


# -- fights ---------------------------------------------------------------------------------------


def _fights(games: Sequence[Record]) -> dict[str, Any]:
    fights = [fight for game in games for fight in game["fights"] if fight["result"]]
    hunts = [fight for fight in fights if fight["monster"]]
    duels = [fight for fight in fights if not fight["monster"]]
    return {
        "levels": {str(n): _won([f for f in hunts if f["monster"] == n]) for n in LEVELS},
        "by_witcher": [
            {"monster": monster, "witcher": witcher, **_won(rows)}
            for (monster, witcher), rows in _grouped(hunts, "monster", "level")
        ],
        "monsters": {str(name): _won(rows) for (name,), rows in _grouped(hunts, "against")},
        "duels": share(sum(fight["result"] == "attacker" for fight in duels), len(duels)),
    }


def _grouped(fights: Sequence[Record], *names: str) -> Iterator[tuple[Any, list[Record]]]:
    groups: defaultdict[tuple[Any, ...], list[Record]] = defaultdict(list)
    for fight in fights:
        groups[tuple(fight[name] for name in names)].append(fight)
    yield from sorted(groups.items())


def _won(fights: Sequence[Record]) -> dict[str, Any]:
    driven = sum(fight["result"] == "driven_away" for fight in fights)
    defeated = sum(fight["result"] == "defeated" for fight in fights)
    return {**share(defeated, len(fights)), "driven_away": driven}


def _odds(games: Sequence[Record]) -> dict[str, Any]:
    """The odds of witchers against what stood on the board, whether they fought it or not. Those
    with equal levels and trophies are compared: ``gaps`` are how much less often they would win
    against the next level of monsters."""
    cells: defaultdict[tuple[int, int, int], list[float]] = defaultdict(list)
    for game in games:
        for _, _, monster, level, track, wins, tried in game["odds"]:
            cells[monster, level, track].append(wins / tried)
    levels = [
        [one for key, chances in cells.items() if key[0] == monster for one in chances]
        for monster in LEVELS
    ]
    return {
        "levels": {str(n): chance(chances) for n, chances in zip(LEVELS, levels, strict=True)},
        "cells": [
            {"monster": monster, "level": level, "trophies": track, **chance(chances)}
            for (monster, level, track), chances in sorted(cells.items())
        ],
        "gaps": {f"{a}-{b}": _gap(cells, a, b) for a, b in (*pairwise(LEVELS), (1, 3))},
    }


def _gap(cells: Mapping[tuple[int, int, int], list[float]], low: int, high: int) -> float | None:
    """The mean difference of the odds over equal witchers, each kind by how often it was seen."""
    total = weight = 0.0
    for (monster, *witcher), chances in cells.items():
        others = cells.get((high, witcher[0], witcher[1]), [])
        if monster == low and others:
            count = min(len(chances), len(others))
            gap = sum(chances) / len(chances) - sum(others) / len(others)
            total, weight = total + count * gap, weight + count
    return round(total / weight, 4) if weight else None


# -- choices --------------------------------------------------------------------------------------


def _phases(games: Sequence[Record]) -> dict[str, float]:
    """Return the uses of phase II, as a share of all turns."""
    counts: Counter[str] = Counter()
    for game in games:
        for seat in _range(game):
            counts.update(game["phases"][seat])
    turns = sum(game["turns"] for game in games)
    return {name: round(count / turns, 4) for name, count in sorted(counts.items())}


def _worth(seats: Sequence[Seat], key: str) -> list[dict[str, Any]]:
    """How often each thing was used, in how many turns, and how much more those won who did."""
    uses: Counter[str] = Counter()
    having: defaultdict[str, list[float]] = defaultdict(list)
    for one in seats:
        for name, count in one.game[key][one.seat].items():
            uses[name] += count
            having[name].append(one.over_par)
    turns = sum({id(one.game): one.game["turns"] for one in seats}.values())
    rows = []
    for name in sorted(uses):
        lacking = [one.over_par for one in seats if name not in one.game[key][one.seat]]
        rows.append(
            {
                "name": name,
                "uses": uses[name],
                "seats": len(having[name]),
                "of_turns": round(uses[name] / turns, 4),
                "worth": difference(having[name], lacking),
            }
        )
    return rows


def _classes(games: Sequence[Record], content: Content) -> dict[str, Any]:
    """How often the cards of each cost are taken: the mean, and the one taken most."""
    taken: Counter[str] = Counter()
    for game in games:
        for seat in _range(game):
            taken.update(game["cards"][seat])
    classes: defaultdict[int, list[tuple[int, str]]] = defaultdict(list)
    for card in content.actions.values():
        if not card.school:
            classes[card.cost].append((taken[card.id], card.id))
    return {
        str(cost): {
            "cards": len(rows),
            "mean": round(sum(count for count, _ in rows) / len(rows), 3),
            "most": max(rows)[1],
            "ratio": round(max(rows)[0] * len(rows) / (sum(count for count, _ in rows) or 1), 3),
        }
        for cost, rows in sorted(classes.items())
    }


# -- how it feels ---------------------------------------------------------------------------------


def _tension(games: Sequence[Record]) -> dict[str, Any]:
    """How often the lead changes, whether winners came from behind, and how close it ended."""
    track = NUMBERS.index("track")
    close = behind = far_behind = 0
    for game in games:
        winner = game["winners"][0]
        rivals = [game["end"][seat][track] for seat in _range(game) if seat != winner]
        close += max(rivals) >= game["end"][winner][track] - 1
        behind += game["behind"][winner] >= 1
        far_behind += game["behind"][winner] >= 2
    count = len(games)
    return {
        "lead_changes": mean([game["lead_changes"] for game in games]),
        "winner_was_behind": share(behind, count),
        "winner_was_two_behind": share(far_behind, count),
        "close_finish": share(close, count),
    }


def _solo(games: Sequence[Record], content: Content) -> dict[str, Any]:
    """Alone a game counts as won if it earns a rank above the last, which is for everybody."""
    limit = content.tracks.solo_ranks[-2][1]
    won = [game for game in games if game["winners"]]
    return {
        "games": len(games),
        "turns": mean([game["turns"] for game in won]),
        "limit": limit,
        "won": share(sum(game["turns"] <= limit for game in won), len(games)),
    }
