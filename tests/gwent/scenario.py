"""A strict harness for rule tests: a board by card names, every pick scripted.

A pick that is not offered, a scripted chance outcome that never came up, or a question left open
at the end fails the test. After every pick the state is checked as a whole.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from sevencats.gwent.frames import Redraw, Starter
from sevencats.gwent.model import ROW_NAMES
from sevencats.gwent.modes import mode_of
from sevencats.gwent.position import set_up
from sevencats.gwent.position_file import FORMAT, read_position
from sevencats.gwent.projection import explain, strengths, totals
from sevencats.gwent.state import GwentState
from sevencats.gwent.turns import turn_of
from sevencats.kernel.decisions import CHANCE, Decision, order_key
from sevencats.kernel.engine import advance, apply, sample
from sevencats.kernel.errors import IllegalPick
from sevencats.kernel.events import Event
from sevencats.kernel.snapshot import digest, dump, load

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


class Duel:
    """A game at a scripted position. Seats go by name, cards by id."""

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
        rest = {**rest, "seed": seed, "turn": turn or next(iter(seats))}
        position = read_position(position_data(seats, **rest))
        self.reload = reload
        self._chances = deque(chance)
        self.log: list[Event] = []
        self.rolled: list[Decision] = []
        self._may_stay: set[str] = {"turn"}
        # The position is set up with somebody's turn asked. From here the phase begins as it does
        # in a game, and chance waits for the script.
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
        self.state: GwentState = state
        advance(state)
        self._settle()
        self._check()

    # -- the script -------------------------------------------------------------------------

    def pick(self, *keys: str, seat: str | None = None) -> None:
        """Answer the open decisions, one key after the other (``seat``: if several are asked)."""
        for key in keys:
            self._reload()
            decision = self._open(seat)
            if key not in decision.keys:
                pytest.fail(f"{key!r} is not offered: {self._asks(decision)}")
            self.rolled = []
            self.log = list(apply(self.state, decision.pick(key)))
            self._may_stay = {"turn"}
            self._settle()
            self._check()

    def chance(self, *keys: str) -> None:
        """Fix the next chance outcomes. Shuffles settle by themselves unless the key is theirs
        (``order:1,0``)."""
        self._chances.extend(keys)

    def refuse(self, key: str, seat: str | None = None) -> None:
        """The key is no option, and trying it changes nothing."""
        before = digest(self.state)
        with pytest.raises(IllegalPick):
            apply(self.state, self._open(seat).pick(key))
        assert digest(self.state) == before

    def _open(self, seat: str | None) -> Decision:
        found = [d for d in self.state.pending if seat is None or self._name(d.seat) == seat]
        if not found:
            pytest.fail(f"nothing is asked of {seat or 'anybody'}")
        if len(found) > 1:
            pytest.fail("several seats are asked: say which with seat=")
        return found[0]

    def _settle(self) -> None:
        while self.state.pending and self.state.pending[0].seat == CHANCE:
            self._reload()
            decision = self.state.pending[0]
            self.rolled.append(decision)
            self.log += apply(self.state, decision.pick(self._outcome(decision)))

    def _outcome(self, decision: Decision) -> str:
        scripted = self._chances[0] if self._chances else None
        if scripted is not None and (not decision.order or scripted.startswith("order:")):
            self._chances.popleft()
            if not decision.order and scripted not in decision.keys:
                pytest.fail(f"chance cannot give {scripted!r}: {self._asks(decision)}")
            return scripted
        choice = sample(self.state, decision)
        return order_key(choice) if isinstance(choice, tuple) else decision.keys[choice]

    def _reload(self) -> None:
        if self.reload:
            before = self.state
            loaded = load(json.loads(json.dumps(dump(before))))
            assert isinstance(loaded, GwentState)
            assert dump(loaded) == dump(before)
            assert loaded.pending == before.pending
            self.state = loaded

    # -- questions --------------------------------------------------------------------------

    def expect(self, *keys: str, seat: str | None = None) -> None:
        """The open decision has exactly these options."""
        assert sorted(self._open(seat).keys) == sorted(keys)

    def asked(self, seat: str | None = None) -> tuple[str, str]:
        """Who is asked, and what kind of question."""
        decision = self._open(seat)
        return self._name(decision.seat), decision.kind

    def done(self, kind: str) -> None:
        """Nothing but this kind of question is open."""
        assert {d.kind for d in self.state.pending} == {kind}, self._all_asks()
        self._may_stay = {kind}

    def finish(self) -> None:
        """The end of a test: the script is used up and no question hangs in the air."""
        assert not self._chances, f"chance outcomes never used: {list(self._chances)}"
        left = [d for d in self.state.pending if d.kind not in self._may_stay]
        assert not left, f"left open: {self._all_asks()}"
        self._check()

    def _asks(self, decision: Decision) -> str:
        return f"{self._name(decision.seat)} {decision.kind} {list(decision.keys)}"

    def _all_asks(self) -> str:
        return "; ".join(map(self._asks, self.state.pending)) or "nothing"

    def _name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.state.table.seating.seats[seat]

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

    def events(self, kind: str) -> list[Event]:
        """What the last pick, with the chance after it, told."""
        return [event for event in self.log if event.kind == kind]

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
        self.state.check()
        values = strengths(self.state)
        for index, row in enumerate(values):
            zone = self.state.table.row(*divmod(index, 3))
            for sleeve, value in zip(self.state.zones[zone], row, strict=True):
                assert explain(self.state, sleeve)["result"] == value, self._card(sleeve)
