"""Make puzzles: positions from bots' games in which exactly one first play wins.

The rival has passed, both have one gem left, and nothing is hidden: there are no decks, and the
rival has no hand. So the solver's answer is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations
from typing import Any, NamedTuple

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots.endgame import exact_values
from sevencats.games.gwent.bots.tavern import tavern_index
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES, Card
from sevencats.games.gwent.lessons.puzzles import position_state
from sevencats.games.gwent.positions.file import FORMAT
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import Config
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View, observe

#: Abilities with an effect that depends on when they are used.
_TRICKS = frozenset(
    {
        *("scorch", "scorch_row_close", "scorch_row_ranged", "scorch_row_siege", "decoy", "medic"),
        *("weather_frost", "weather_fog", "weather_rain", "clear_weather"),
    }
)
#: The abilities that burn the strongest units.
_FIRE = frozenset({"scorch", "scorch_row_close", "scorch_row_ranged", "scorch_row_siege", "medic"})
#: Minimum strength of a unit that fire should threaten, unless it is the strongest on the board.
_STRONG = 8
#: Minimum number of units on each side of the board.
_LEAST_UNITS = 2
#: Minimum number of cards in a solution, the last pass not counted.
_LEAST_PLAYS = 2
#: One turn of this many is examined, because neighbours are much alike.
_SKIPPED = 3
#: Maximum number of positions to search for the margins of a position.
_MOST_NODES = 1500
#: Maximum number of heroes to add.
_MOST_HEROES = 4
_WIN = 1.0


class Solution(NamedTuple):
    """The only line that wins: its picks, and how many cards it plays."""

    line: tuple[str, ...]
    plays: int


def solution_of(state: GwentState) -> Solution | None:
    """Return the winning line if only one first pick wins; each later pick is the first option
    that still wins."""
    line: list[str] = []
    plays = 0
    while state.pending and not state.over:
        decision = state.pending[0]
        if decision.seat != 0:
            return None  # a question to chance or the rival: not a puzzle
        values = exact_values(state, decision) if decision.kind == "turn" else _answers(state)
        if values is None or _WIN not in values or (not line and values.count(_WIN) != 1):
            return None
        chosen = values.index(_WIN)
        stop = decision.keys.index("pass") if "pass" in decision.keys else -1
        if stop >= 0 and values[stop] == _WIN:
            chosen = stop
        plays += decision.kind == "turn" and chosen != stop
        line.append(decision.keys[chosen])
        state = state.copy()
        take(state, decision, chosen)
        settle(state)
    return Solution(tuple(line), plays)


def _answers(state: GwentState) -> list[float] | None:
    """Return the value of each answer to a question in the middle of a turn."""
    values = []
    for index in range(len(state.pending[0].keys)):
        trial = state.copy()
        take(trial, trial.pending[0], index)
        settle(trial)
        value = _worth(trial)
        if value is None:
            return None
        values.append(value)
    return values


def _worth(state: GwentState) -> float | None:
    if state.over:
        return 0.5 if not state.winners else float(0 in state.winners)
    decision = state.pending[0]
    if decision.seat != 0:
        return None
    values = exact_values(state, decision) if decision.kind == "turn" else _answers(state)
    return None if values is None else max(values)


# -- where positions come from ---------------------------------------------------------------------


def varied_puzzles(seed: int) -> Iterator[tuple[dict[str, Any], Solution]]:
    """Yield varied puzzles: at most a third have short lines, and no first pick is repeated on
    the next day."""
    last, count, short = "", 0, 0
    for data, solution in make_puzzles(seed):
        is_short = solution.plays == _LEAST_PLAYS
        if solution.line[0] == last or (is_short and 3 * short > count):
            continue
        last, count, short = solution.line[0], count + 1, short + is_short
        yield data, solution


def make_puzzles(seed: int) -> Iterator[tuple[dict[str, Any], Solution]]:
    """Yield puzzles without end, the same for the same seed and no two from the same game."""
    rng = Rng(seed)
    while True:
        for state, decision in _turns(rng):
            if rng.below(_SKIPPED) or not _has_units(observe(state, decision.seat)):
                continue
            data = _sharpened(_dealt(as_position(state, decision.seat), rng))
            solution = None if data is None else solution_of(position_state(data))
            if data is not None and solution is not None and solution.plays >= _LEAST_PLAYS:
                yield data, solution
                break


def _has_units(view: View) -> bool:
    """Return whether both sides have units on the board that tricks can affect."""
    boards = [sum(len(view.zones[f"{side}.board.{row}"]) for row in ROW_NAMES) for side in "AB"]
    return min(boards) >= _LEAST_UNITS


def _dealt(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """Return the same position with another hand: one or two cards whose timing matters, and
    strong units. With units alone the order would not matter, and neither do weak units."""
    present = {label.partition("#")[0] for label in _labels_in(data)}
    faction = data["seats"]["A"]["faction"]
    fitting = [
        card
        for card in base().cards.values()
        if card.faction in ("neutral", "special", "weather", faction) and not card.reserve
        if card.id not in present
    ]
    strongest = max(
        (card.strength for card in base().cards.values() if card.id in present and _burns(card)),
        default=0,
    )
    tricks = [card.id for card in fitting if _TRICKS & set(card.abilities)]
    units = [
        card.id
        for card in fitting
        if _burns(card) and card.strength >= min(strongest, _STRONG)
        if not (_TRICKS | {"spy"}) & set(card.abilities)
    ]
    firsts = [card for card in tricks if _FIRE & set(base().cards[card].abilities)]
    hand = [firsts[rng.below(len(firsts))]] if firsts else []
    others = [card for card in tricks if card not in hand]
    hand += [others[place] for place in rng.order(len(others))[: rng.below(3)]]
    hand += [units[place] for place in rng.order(len(units))[: 1 + rng.below(2)]]
    copied: dict[str, Any] = deepcopy(data)
    copied["seats"]["A"]["hand"] = [f"{card}#1" for card in hand]
    copied["seats"]["A"]["leader_used"] = True
    return copied


def _burns(card: Card) -> bool:
    return card.kind == "unit"


def _sharpened(data: dict[str, Any]) -> dict[str, Any] | None:
    """Return the same position with heroes added for the rival, so that only the first pick of
    the best line wins; None where several first picks are equally good, or no set of heroes adds
    up to the required strength. Nothing affects heroes, so they change only the total."""
    state = position_state(data)
    if not state.pending or state.pending[0].kind != "turn":
        return None
    search = _Margins()
    margins = [search.after(state, index) for index in range(len(state.pending[0].keys))]
    if search.nodes >= _MOST_NODES:
        return None
    *_, second, best = sorted([-1000, *margins])
    present = {label.partition("#")[0] for label in _labels_in(data)}
    faction = data["seats"]["B"]["faction"]
    heroes = [
        card
        for card in base().cards.values()
        if card.kind == "hero" and card.strength and card.id not in present
        if card.faction in ("neutral", faction) and not card.reserve
    ]
    for count in range(len(heroes) + 1):
        for chosen in combinations(heroes, count):
            if max(second, 0 if count else -1000) <= sum(c.strength for c in chosen) < best:
                return _with_heroes(data, chosen)
        if count == _MOST_HEROES:
            break
    return None


def _labels_in(data: Any) -> Iterator[str]:
    """Yield every string of a position, including the labels of cards."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _labels_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from _labels_in(value)


def _with_heroes(data: dict[str, Any], heroes: Sequence[Card]) -> dict[str, Any]:
    copied: dict[str, Any] = deepcopy(data)
    board = copied["seats"]["B"].setdefault("board", {})
    for hero in heroes:
        board.setdefault(ROW_NAMES[hero.rows[0]], []).append(f"{hero.id}#1")
    return copied


class _Margins:
    """The largest margin by which each line can win."""

    def __init__(self) -> None:
        self.nodes = 0
        #: Results by position, because several orders of play lead to the same one.
        self._known: dict[Any, int] = {}

    def after(self, state: GwentState, index: int) -> int:
        """Return the best margin after an answer: own total minus the rival's after the pass."""
        self.nodes += 1
        decision = state.pending[0]
        if decision.keys[index] == "pass":
            mine, theirs = totals(state)
            return mine - theirs
        trial = state.copy()
        # Keep forced passes as questions: after the round the totals are gone.
        trial.confirm = True
        take(trial, decision, index)
        settle(trial)
        if not trial.pending or self.nodes >= _MOST_NODES:
            mine, theirs = totals(trial)
            return mine - theirs
        zones = tuple(tuple(sorted(zone)) for zone in trial.zones)
        place = (zones, trial.used, trial.pending[0].kind, trial.pending[0].keys)
        if place not in self._known:
            options = range(len(trial.pending[0].keys))
            self._known[place] = max(self.after(trial, option) for option in options)
        return self._known[place]


def _turns(rng: Rng) -> Iterator[tuple[GwentState, Decision]]:
    """Yield the turns of a game between two tavern bots with starter decks."""
    names = [FACTIONS[rng.below(len(FACTIONS))] for _ in range(2)]
    config = Config(mode="duel", decks=tuple(base().starters[name] for name in names))
    state = GAME.new_game(config, rng.next())
    settle(state)
    while state.pending:
        decision = state.pending[0]
        if decision.kind == "turn":
            yield state.copy(), decision
        if decision.seat == CHANCE:
            take(state, decision, sample(state, decision))
        else:
            take(state, decision, tavern_index(state, decision))
        settle(state)


def as_position(state: GwentState, seat: int) -> dict[str, Any]:
    """Return a seat's view as a position in which it is A, the rival has passed, and the round
    decides. Decks are empty, so nothing is left to luck."""
    view = observe(state, seat)
    labels = _Labels()
    data: dict[str, Any] = {
        "format": FORMAT,
        "seats": {
            name: _seat_data(state, view, labels, one, mine=one == seat)
            for name, one in (("A", seat), ("B", 1 - seat))
        },
        "round": 3,
        "turn": "A",
        "phase": "play",
    }
    weather = [card for card in view.zones["weather"] if card]
    if weather:
        data["weather"] = [{"card": labels.new(card), "by": "B"} for card in weather]
    return data


def _seat_data(
    state: GwentState, view: View, labels: _Labels, seat: int, mine: bool
) -> dict[str, Any]:
    name = state.table.seating.seats[seat]
    zones = view.zones

    def cards(zone: str) -> list[str]:
        return [labels.new(card) for card in zones[f"{name}.{zone}"] if card]

    def rows(part: str) -> dict[str, list[str]]:
        return {row: found for row in ROW_NAMES if (found := cards(f"{part}.{row}"))}

    deck = state.config.decks[seat]
    data: dict[str, Any] = {
        "faction": deck.faction,
        "leader": deck.leader,
        "leader_used": not mine or bool(state.used >> seat & 1),
        "passed": not mine,
        "gems": 1,
        "hand": cards("hand") if mine else [],
        "board": rows("board"),
        "row_special": rows("row_special"),
        "discard": cards("discard"),
        "reserve": cards("reserve"),
    }
    return {key: value for key, value in data.items() if value not in ([], {}, False)}


class _Labels:
    """Numbers the copies of every card."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def new(self, card: str) -> str:
        """Return the label of the next copy."""
        self.count[card] = self.count.get(card, 0) + 1
        return f"{card}#{self.count[card]}"
