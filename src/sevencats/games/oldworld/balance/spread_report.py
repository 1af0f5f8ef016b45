"""The spread of the stories in words: sums, the least and the most read, options nobody takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any

from sevencats.games.oldworld.balance.spread import Branch, CardSpread

#: An option that is taken by a smaller share of those who could take it is rare; one that was
#: offered less often is not judged.
RARE, FEW = 0.05, 20
#: So many cards of a deck are named as those read least and most.
_NAMED = 5


def summary(
    games: int, kinds: Mapping[str, Mapping[str, Any]], cards: Sequence[CardSpread]
) -> Iterator[str]:
    """Return the lines that the command prints."""
    readings = sum(card.read for card in cards)
    yield f"{games} games, {readings} readings, {len(cards)} cards and halves"
    for kind, share in kinds.items():
        won = f"{_interval(share)} of their fair share, {share['n']} seats"
        yield f"each {kind} at mixed tables: {won}"
    for deck in dict.fromkeys(card.deck for card in cards):
        yield from _deck([card for card in cards if card.deck == deck])
    yield from _options(cards)


def _deck(cards: Sequence[CardSpread]) -> Iterator[str]:
    """A deck: how often its cards were read in a hundred games that have them."""
    ordered = sorted(cards, key=_frequency)
    unread = [_short(card.name) for card in ordered if not card.read]
    often = [100 * _frequency(card) for card in ordered]
    yield (
        f"{cards[0].deck}: {len(cards)} cards, in 100 games each read "
        f"{often[0]:.1f} to {often[-1]:.1f} times (median {median(often):.1f}), {len(unread)} never"
    )
    yield f"  least: {_list(ordered[:_NAMED])}"
    yield f"  most: {_list(ordered[: -_NAMED - 1 : -1])}"
    if unread:
        yield f"  never: {', '.join(unread)}"


def _list(cards: Sequence[CardSpread]) -> str:
    return ", ".join(f"{_short(card.name)} {card.read} of {card.games}" for card in cards)


def _options(cards: Sequence[CardSpread]) -> Iterator[str]:
    options = [(card, one) for card in cards for one in card.branches if one.informed >= 0]
    bands = [(card, one) for card in cards for one in card.branches if one.informed < 0]
    judged = [(card, one) for card, one in options if one.offered >= FEW]
    yield (
        f"{len(options)} options: {sum(one.taken > 0 for _, one in options)} taken, "
        f"{len(judged)} offered {FEW} times or more; "
        f"{len(bands)} bands: {sum(one.taken > 0 for _, one in bands)} reached"
    )
    rare = [(card, one) for card, one in judged if one.share < RARE]
    yield f"taken by less than {RARE:.0%} of those who could: {len(rare)}"
    for card, one in rare:
        yield f"  {_short(card.name)} {one.name}: {_shares(one)}"
    never = [(card, one) for card, one in judged if one.informed < RARE * one.offered]
    yield f"better for less than {RARE:.0%} of those who know the results: {len(never)}"
    for card, one in never:
        yield f"  {_short(card.name)} {one.name}: {_shares(one)}"


def _shares(branch: Branch) -> str:
    return (
        f"taken {branch.taken} of {branch.offered} ({branch.share:.0%}), "
        f"better {branch.informed} times"
    )


def card_table(cards: Sequence[CardSpread]) -> Iterator[str]:
    """All cards and branches as a table in Markdown."""
    yield "| card | read, games | worth | branch: taken of offered, better, worth |"
    yield "| --- | --- | --- | --- |"
    for card in cards:
        branches = "; ".join(map(_branch, card.branches))
        worth = _worth(card.worth)
        yield f"| `{_short(card.name)}` | {card.read}, {card.games} | {worth} | {branches} |"


def _branch(branch: Branch) -> str:
    better = "" if branch.informed < 0 else f", {branch.informed}"
    worth = f", {_worth(branch.worth)}" if branch.worth else ""
    return f"{branch.name}: {branch.taken} of {branch.offered}{better}{worth}"


def _worth(gap: Mapping[str, Any] | None) -> str:
    """A difference in the share of wins, in percentage points with its interval."""
    if gap is None:
        return ""
    return f"{100 * gap['mean']:+.0f} ({100 * gap['low']:+.0f} to {100 * gap['high']:+.0f})"


def _interval(share: Mapping[str, Any]) -> str:
    return f"{share['mean']:.2f} ({share['low']:.2f} to {share['high']:.2f})"


def _short(name: str) -> str:
    """A story by its id, an event by its number."""
    return name.partition(" ")[2]


def _frequency(card: CardSpread) -> float:
    return card.read / card.games if card.games else 0.0
