"""The harness for rule tests of Gwent: a board by card names, every pick scripted (see
``scripted.py``); strengths are worked out card by card after every pick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from helpers.scripted import Scripted
from sevencats.games.gwent.cards.model import ROW_NAMES
from sevencats.games.gwent.modes import mode_of
from sevencats.games.gwent.positions.file import FORMAT, read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.rules.frames import Redraw, Starter
from sevencats.games.gwent.rules.strength import explain, strengths, totals
from sevencats.games.gwent.rules.turns import turn_of
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision, order_key
from sevencats.kernel.engine import advance, sample

_PILES = ("hand", "deck", "reserve", "discard")
_PLAIN = ("faction", "leader", "leader_used", "passed", "gems", "points")
_ROW_SPECIALS = {"horn": "commanders_horn", "mardroeme": "mardroeme"}


class _Labels:
    """Makes ``ghoul#1``, ``ghoul#2`` ... of card ids, in the order of the test's words."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def __call__(self, ids: Iterable[str]) -> list[str]:
        labels = []
        for card_id in ids:
            self.count[card_id] += 1
            labels.append(f"{card_id}#{self.count[card_id]}")
        return labels

    def of(self, name: str) -> list[str]:
        """All labels of a card id; a label stands for itself."""
        if "#" in name:
            return [name]
        return [f"{name}#{copy + 1}" for copy in range(self.count[name])]


def _seat(given: Mapping[str, Any], labels: _Labels) -> dict[str, Any]:
    """One seat (or side) of a position file, from the short form of a test."""
    known = {*_PILES, *_PLAIN, *ROW_NAMES, *_ROW_SPECIALS}
    assert set(given) <= known, f"unknown keys {set(given) - known}"
    seat: dict[str, Any] = {key: given[key] for key in _PLAIN if key in given}
    for pile in _PILES:
        if pile in given:
            seat[pile] = labels(given[pile])
    board = {row: labels(given[row]) for row in ROW_NAMES if row in given}
    if board:
        seat["board"] = board
    specials: dict[str, list[str]] = {}
    for key, card_id in _ROW_SPECIALS.items():
        for row in given.get(key, ()):
            specials.setdefault(row, []).extend(labels([card_id]))
    if specials:
        seat["row_special"] = specials
    return seat


def position_data(
    seats: Mapping[str, Mapping[str, Any]],
    *,
    mode: str = "duel",
    cards: Mapping[str, Any] | None = None,
    weather: Iterable[str | tuple[str, str]] = (),
    owners: Mapping[str, str] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A position file from the short form of a test.

    ``weather`` lists ids, or pairs of an id and the seat that played it; ``owners`` takes ids
    (every copy) or labels.
    """
    labels = _Labels()
    seat_names = {name for seating in mode_of(mode).seatings for name in seating.seats}
    data: dict[str, Any] = {"format": FORMAT, "mode": mode, "cards": dict(cards or {})}
    data["seats"] = {n: _seat(given, labels) for n, given in seats.items() if n in seat_names}
    shared = {n: _seat(given, labels) for n, given in seats.items() if n not in seat_names}
    if shared:
        data["sides"] = shared
    data["weather"] = []
    for entry in weather:
        card_id, by = entry if isinstance(entry, tuple) else (entry, next(iter(seats)))
        data["weather"].append({"card": labels([card_id])[0], "by": by})
    data["owners"] = {
        label: seat for name, seat in (owners or {}).items() for label in labels.of(name)
    }
    data.update(rest)
    return data


class Duel(Scripted[GwentState]):
    """A game at a scripted position. Seats go by name, cards by id."""

    resting = frozenset({"turn"})

    def __init__(
        self,
        seats: Mapping[str, Mapping[str, Any]],
        *,
        turn: str | None = None,
        phase: str = "play",
        confirm: bool = False,
        chance: Iterable[str] = (),
        seed: int = 1,
        reload: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(chance, reload)
        rest = {**rest, "seed": seed, "turn": turn or next(iter(seats))}
        position = read_position(position_data(seats, **rest))
        # The position is set up at a player's turn. Start the phase as in a game, with chance
        # scripted.
        turn_now = position.turn
        seats_now = range(len(position.seating.seats))
        position.turn = next(seat for seat in seats_now if not position.passed >> seat & 1)
        state = set_up(position)
        frames: dict[str, tuple[Any, ...]] = {
            "start": Starter(-1),
            "redraw": Redraw(tuple(position.mode.redraws for _ in seats_now)),
            "play": turn_of(state, turn_now),
        }
        state.stack, state.pending, state.asked = [frames[phase]], (), 0
        state.starter = state.turn = turn_now
        state.confirm, state.rng = confirm, position.seed
        self.state = state
        advance(state)
        self._settle()
        self._check()

    # -- the script -------------------------------------------------------------------------

    def seat_names(self) -> tuple[str, ...]:
        return self.state.table.seating.seats

    def _outcome(self, decision: Decision) -> str:
        """Shuffles are sampled unless the scripted key is an order (``order:1,0``); so is
        everything that is not scripted."""
        scripted = self._chances[0] if self._chances else None
        if scripted is not None and (not decision.order or scripted.startswith("order:")):
            self._chances.popleft()
            if not decision.order and scripted not in decision.keys:
                pytest.fail(f"chance cannot give {scripted!r}: {self._asks(decision)}")
            return scripted
        choice = sample(self.state, decision)
        return order_key(choice) if isinstance(choice, tuple) else decision.keys[choice]

    # -- the table --------------------------------------------------------------------------

    def zone(self, name: str) -> list[str]:
        """The card ids of a zone, in the order they lie."""
        names = [zone.name for zone in self.state.layout]
        return [self._card(s) for s in self.state.zones[names.index(name)]]

    def row(self, side: str, row: str) -> list[str]:
        return self.zone(f"{side}.board.{row}")

    def strength(self, side: str, row: str) -> list[int]:
        index = self._side(side) * 3 + ROW_NAMES.index(row)
        return list(strengths(self.state)[index])

    def total(self, side: str) -> int:
        return totals(self.state)[self._side(side)]

    def hand(self, seat: str) -> list[str]:
        return sorted(self.zone(f"{seat}.hand"))

    def hand_size(self, seat: str) -> int:
        return len(self.zone(f"{seat}.hand"))

    def deck(self, seat: str) -> list[str]:
        """Top first."""
        return self.zone(f"{seat}.deck")[::-1]

    def discard(self, side: str) -> list[str]:
        return self.zone(f"{side}.discard")

    def gems(self, side: str) -> int:
        return self.state.gems[self._side(side)]

    def passed(self, seat: str) -> bool:
        return bool(self.state.passed >> self.state.table.seating.seats.index(seat) & 1)

    def told(self, kind: str) -> list[str]:
        """The cards of those events."""
        cards = self.state.table
        return [cards.types[cards.type_of[event.card]] for event in self.events(kind)]

    def odds(self, kind: str) -> dict[str, int]:
        """The weights of the first chance decision of this kind after the last pick."""
        decision = next(d for d in self.rolled if d.kind == kind)
        return dict(zip(decision.keys, decision.weights, strict=True))

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winner(self) -> str | None:
        """The side that won; ``draw``; None while the game goes on."""
        if not self.state.over:
            return None
        winners = self.state.winners
        return self.state.table.seating.sides[winners[0]] if len(winners) == 1 else "draw"

    def _side(self, side: str) -> int:
        return self.state.table.seating.sides.index(side)

    def _card(self, sleeve: int) -> str:
        table = self.state.table
        return table.types[table.type_of[self.state.face[sleeve]]]

    def _check(self) -> None:
        super()._check()
        values = strengths(self.state)
        for index, row in enumerate(values):
            zone = self.state.table.row(*divmod(index, 3))
            for sleeve, value in zip(self.state.zones[zone], row, strict=True):
                assert explain(self.state, sleeve)["result"] == value, self._card(sleeve)


#: Builds a duel from seats by name.
NewDuel = Callable[..., Duel]
