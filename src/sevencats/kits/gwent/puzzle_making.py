"""Makes puzzles: positions of bots' games in which one first play wins, and no other.

The rival has passed, both have one gem left, and nothing is hidden: no decks, no hand of the rival.
So the solver's answer is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations
from typing import Any, NamedTuple

from sevencats.gwent import GAME
from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.cards.model import FACTIONS, ROW_NAMES, Card
from sevencats.gwent.positions.file import FORMAT
from sevencats.gwent.rules.strength import totals
from sevencats.gwent.state import GwentState
from sevencats.gwent.table import Config
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View, observe
from sevencats.kits.gwent.bots.endgame import exact_values
from sevencats.kits.gwent.bots.tavern import tavern_index
from sevencats.kits.gwent.puzzles import position_state

#: Abilities for which it matters when they are used.
_TRICKS = frozenset(
    {
        *("scorch", "scorch_row_close", "scorch_row_ranged", "scorch_row_siege", "decoy", "medic"),
        *("weather_frost", "weather_fog", "weather_rain", "clear_weather"),
    }
)
#: Those of them that take what is strongest.
_FIRE = frozenset({"scorch", "scorch_row_close", "scorch_row_ranged", "scorch_row_siege", "medic"})
#: Units as strong as this, or as the strongest on the board, are what fire takes.
_STRONG = 8
#: Units that each side has on the board at least.
_LEAST_UNITS = 2
#: Cards that one plays at least, the last pass not counted.
_LEAST_PLAYS = 2
#: One of so many turns is looked at: neighbours are much alike.
_SKIPPED = 3
#: Positions looked at for the margins of a position.
_MOST_NODES = 1500
#: Heroes that are added at most.
_MOST_HEROES = 4
_WIN = 1.0


class Solution(NamedTuple):
    """The only line that wins: its picks, and how many cards it plays."""

    line: tuple[str, ...]
    plays: int


def solution_of(state: GwentState) -> Solution | None:
    """The line that wins, if its first pick is the only one that does; the picks after it are the
    first that still win."""
    line: list[str] = []
    plays = 0
    while state.pending and not state.over:
        decision = state.pending[0]
        if decision.seat != 0:
            return None  # chance, or the rival: then it is no puzzle
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
    """What each answer to a question in the middle of a turn is worth."""
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
    """Puzzles that differ: short lines are a third of them at most, and no first pick comes again
    on the next day."""
    last, count, short = "", 0, 0
    for data, solution in make_puzzles(seed):
        is_short = solution.plays == _LEAST_PLAYS
        if solution.line[0] == last or (is_short and 3 * short > count):
            continue
        last, count, short = solution.line[0], count + 1, short + is_short
        yield data, solution


def make_puzzles(seed: int) -> Iterator[tuple[dict[str, Any], Solution]]:
    """Puzzles without end, the same for the same seed. No two are of one game."""
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
    """Whether both sides have something on the board that tricks can work on."""
    boards = [sum(len(view.zones[f"{side}.board.{row}"]) for row in ROW_NAMES) for side in "AB"]
    return min(boards) >= _LEAST_UNITS


def _dealt(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """The same position with another hand: one or two cards whose moment matters, and strong
    units. With units alone it would not matter what is played first, and neither do weak ones."""
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
    """The same position with heroes of the rival's added, so that only the first pick of the best
    line wins; None where several first picks are as good, or heroes do not come to the number
    that it takes. Heroes are touched by nothing, so they change nothing but the total."""
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
    """Every text of a position, the labels of cards among them."""
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
    """By how much each line wins at best."""

    def __init__(self) -> None:
        self.nodes = 0
        #: What was found for positions that are reached in several orders.
        self._known: dict[Any, int] = {}

    def after(self, state: GwentState, index: int) -> int:
        """The best that an answer leads to: own total less the rival's when one passes."""
        self.nodes += 1
        decision = state.pending[0]
        if decision.keys[index] == "pass":
            mine, theirs = totals(state)
            return mine - theirs
        trial = state.copy()
        # Forced passes are kept as questions: after the round there are no totals to look at.
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
    """The turns of a game between two tavern bots with starter decks."""
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
    """What a seat sees, as a position in which it is A, the rival has passed, and the round
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
    """Numbers the copies of each card."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def new(self, card: str) -> str:
        """The label of one more copy."""
        self.count[card] = self.count.get(card, 0) + 1
        return f"{card}#{self.count[card]}"
