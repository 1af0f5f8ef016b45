"""The summary of an arena's sets, as JSON-able data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevencats.plugin import find_plugin
from sevencats.sim.arena import Arena, Lineup, PlayedSet
from sevencats.sim.statistics import Estimate, elo, estimate


def pair_report(arena: Arena, played: Sequence[PlayedSet]) -> list[dict[str, Any]]:
    """Each pair's score from the view of its first bot."""
    reports = []
    for pair, places in enumerate(arena.pairs):
        sets = [one for one in played if one.pair == pair]
        if sets:
            first, second = (arena.bots[place] for place in places)
            reports.append({"first": first, "second": second, **score_data(arena, sets)})
    return reports


def score_data(arena: Arena, sets: Sequence[PlayedSet]) -> dict[str, Any]:
    """Score, interval and Elo over the sets of one pair; the games are for information."""
    score = estimate([one.score for one in sets])
    par = sum(arena.deal(one.number).par for one in sets) / len(sets)
    points = [point for one in sets for point in one.points]
    wins, losses = points.count(1.0), points.count(0.0)
    return {
        "sets": len(sets),
        "games": len(points),
        "wins": wins,
        "draws": len(points) - wins - losses,
        "losses": losses,
        "par": round(par, 4),
        **_rounded("score", score, 4),
        **_rounded("elo", Estimate(*(elo(value, par) for value in score)), 1),
    }


def _rounded(name: str, value: Estimate, places: int) -> dict[str, float]:
    mean, low, high = (round(number, places) for number in value)
    return {name: mean, f"{name}_low": low, f"{name}_high": high}


def error_report(arena: Arena, played: Sequence[PlayedSet]) -> list[dict[str, Any]]:
    """The failed sets."""
    return [
        {
            "set": one.number,
            "bots": [arena.bots[place] for place in arena.pairs[one.pair]],
            "error": one.error,
        }
        for one in played
        if one.error
    ]


def label_report(arena: Arena, played: Sequence[PlayedSet]) -> dict[str, Any]:
    """The first bot against all others, by what each side brought, and its worst cell. Where a side
    brings several things, a table counts for each of its pairings. Of games against the game itself
    only the bot's own count."""
    cells: dict[tuple[str, str], list[float]] = {}
    for one in played:
        if arena.pairs[one.pair][0] == 0:
            lineups = arena.deal(one.number).lineups
            for lineup, point in zip(lineups, one.points, strict=True):
                for cell in _cells(arena, lineup):
                    cells.setdefault(cell, []).append(point)
    labels = find_plugin(arena.game).contest.labels
    data = [
        {"own": own, "other": other, "games": len(points), "score": _mean(points)}
        for own in labels
        for other in labels
        if (points := cells.get((own, other)))
    ]
    return {"bot": arena.bots[0], "cells": data, "worst": min(data, key=_score, default=None)}


def _cells(arena: Arena, lineup: Lineup) -> list[tuple[str, str]]:
    plugin = find_plugin(arena.game)
    if plugin.setup.virtual(arena.mode) and lineup.bots[0] != 0:
        return []
    brought: tuple[list[str], list[str]] = ([], [])
    for seat, labels in enumerate(plugin.contest.brought(lineup.config)):
        brought[lineup.bots[seat]].extend(labels)
    return [(own, other) for own in brought[0] for other in brought[1]]


def _mean(points: list[float]) -> float:
    return round(sum(points) / len(points), 4)


def _score(cell: dict[str, Any]) -> float:
    return float(cell["score"])
