"""A game of Gwent as rounds and turns, as far as achievements ask about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sevencats.games.gwent.cards.flags import BOND, HERO, WEATHER
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import GwentTable
from sevencats.kernel.events import NONE, Event
from sevencats.kernel.run import Step


class PlayedAction(NamedTuple):
    """An action that a seat took with its turn: ``card`` (from its hand), ``leader`` or
    ``pass``."""

    seat: int
    kind: str


@dataclass(slots=True)
class PlayedTurn:
    """A turn with all its consequences, up to the end of its round, and the totals of all sides
    before and after it. ``spies``: the enemies' spies on the seat's own side."""

    seat: int
    before: Sequence[int]
    after: Sequence[int]
    spies: frozenset[int]
    leader: bool
    events: list[Event] = field(default_factory=list)

    def own(self, kind: str) -> list[Event]:
        """The events of a kind that the seat itself caused."""
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]


@dataclass(slots=True)
class PlayedRound:
    """A round; ``hands``: how many cards each seat began it with. ``winner`` is a side (-1: tie or
    not over), ``heroes`` are the sides with a hero on a row under weather at its end, ``bonds`` the
    most bonded cards of one name that a side had."""

    number: int
    hands: tuple[int, ...]
    acts: list[PlayedAction] = field(default_factory=list)
    turns: list[PlayedTurn] = field(default_factory=list)
    bonds: Counter[int] = field(default_factory=Counter)
    totals: tuple[int, ...] = ()
    winner: int = -1
    heroes: frozenset[int] = frozenset()

    def cards(self, seat: int) -> int:
        """How many cards of its hand a seat has played."""
        return self.acts.count(PlayedAction(seat, "card"))


@dataclass(slots=True)
class PlayedGame:
    """A game; ``winners`` are sides, empty for a game that was not finished."""

    table: GwentTable
    rounds: list[PlayedRound] = field(default_factory=list)
    winners: tuple[int, ...] = ()

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return self.table.seating.side_of[seat]

    def enemies(self, seat: int) -> list[int]:
        """The seats of all other sides."""
        own = self.side(seat)
        return [other for other, side in enumerate(self.table.seating.side_of) if side != own]

    def won(self, seat: int) -> bool:
        """Return whether a seat has won, alone or with its mates."""
        return self.winners == (self.side(seat),)


class PlayedMatch(NamedTuple):
    """The games of a table (several in a tournament), and the result of each seat: 1, 0 or -1."""

    games: list[PlayedGame]
    returns: Sequence[int]


def read_games(steps: Iterable[Step]) -> PlayedMatch:
    """Read the steps of a table once, from the first to the last."""
    reader = _StepReader()
    for step in steps:
        reader.read(step)
    return PlayedMatch([game for game in reader.games if game.rounds], reader.returns)


class _StepReader:
    def __init__(self) -> None:
        self.games: list[PlayedGame] = []
        self.returns: Sequence[int] = ()
        self._game: PlayedGame | None = None
        self._round: PlayedRound | None = None
        self._turn: PlayedTurn | None = None
        self._board = _Board()

    def read(self, step: Step) -> None:
        """Process a step."""
        before, state = step.before, step.state
        assert isinstance(before, GwentState) and isinstance(state, GwentState)
        self.returns = state.game.returns(state)
        decision = step.decision
        if decision is None:
            return
        self._board.begin(before)
        self._open_game().table = before.table
        if decision.kind == "turn":
            self._begin_turn(before, decision.seat, step.row.key == "leader")
        for event in step.events:
            self._take(event)
        if self._turn is not None:
            self._turn.after = totals(state)
        if self._round is not None:
            self._round.bonds |= self._board.bonds()

    def _begin_turn(self, before: GwentState, seat: int, leader: bool) -> None:
        if self._round is None:
            self._begin_round(before.round)
        assert self._round is not None
        sums = totals(before)
        self._turn = PlayedTurn(seat, sums, sums, _enemy_spies(before, seat), leader)
        self._round.turns.append(self._turn)

    def _open_game(self) -> PlayedGame:
        if self._game is None:
            self._game = PlayedGame(self._board.table)
            self.games.append(self._game)
        return self._game

    def _begin_round(self, number: int) -> None:
        self._round = PlayedRound(number, self._board.hands())
        self._open_game().rounds.append(self._round)

    def _take(self, event: Event) -> None:
        self._board.move(event)
        if event.kind == "round":
            self._begin_round(int(event.args[0]))
        elif event.kind == "scored":
            self._end_round(event)
        elif event.kind == "game_over":
            self._open_game().winners = tuple(int(side) for side in event.args)
            self._game = None
        elif self._turn is not None:
            self._turn.events.append(event)
        self._note_act(event)

    def _note_act(self, event: Event) -> None:
        if self._round is None:
            return
        if event.kind == "passed":
            self._round.acts.append(PlayedAction(event.seat, "pass"))
        elif event.kind == "leader":
            self._round.acts.append(PlayedAction(event.seat, "leader"))
        elif event.kind == "played" and event.args[0] == self._board.table.hand(event.seat):
            self._round.acts.append(PlayedAction(event.seat, "card"))

    def _end_round(self, event: Event) -> None:
        ended = self._round
        if ended is not None:
            winner, *sums = (int(arg) for arg in event.args)
            ended.winner, ended.totals = winner, tuple(sums)
            ended.heroes = self._board.heroes_in_weather()
            ended.bonds |= self._board.bonds()
            if self._turn is not None:
                self._turn.after = ended.totals
        self._round = self._turn = None


class _Board:
    """Tracks the zone of every card event by event. No state shows the table as it is scored,
    because the same step clears it."""

    table: GwentTable

    def begin(self, state: GwentState) -> None:
        """Start from a table."""
        self.table = state.table
        self._where, self._face = list(state.where), list(state.face)

    def move(self, event: Event) -> None:
        """Follow a card's move."""
        if event.sleeve != NONE and len(event.args) == 2:
            self._where[event.sleeve] = int(event.args[1])
            if event.card != NONE:
                self._face[event.sleeve] = event.card

    def hands(self) -> tuple[int, ...]:
        """Return the number of cards in every seat's hand."""
        seats = range(len(self.table.factions))
        return tuple(self._where.count(self.table.hand(seat)) for seat in seats)

    def bonds(self) -> Counter[int]:
        """The most bonded cards of one name, by side."""
        count: Counter[tuple[int, int]] = Counter()
        for side, _, card in self._units():
            if self.table.flags[card] & BOND:
                count[side, self.table.type_of[card]] += 1
        most: Counter[int] = Counter()
        for (side, _), number in count.items():
            most[side] = max(most[side], number)
        return most

    def heroes_in_weather(self) -> frozenset[int]:
        """The sides with a hero on a row under weather."""
        table = self.table
        bad = {
            row
            for sleeve, zone in enumerate(self._where)
            if zone == table.weather and table.flags[self._face[sleeve]] & WEATHER
            for row in table.rows[self._face[sleeve]]
        }
        return frozenset(
            side for side, row, card in self._units() if row in bad and table.flags[card] & HERO
        )

    def _units(self) -> Iterable[tuple[int, int, int]]:
        """The cards on rows: side, row, card."""
        places = {
            self.table.row(side, row): (side, row)
            for side in range(len(self.table.seating.sides))
            for row in ROWS
        }
        for sleeve, zone in enumerate(self._where):
            if zone in places:
                side, row = places[zone]
                yield side, row, self._face[sleeve]


def _enemy_spies(state: GwentState, seat: int) -> frozenset[int]:
    """The sleeves on a seat's side that an enemy put there."""
    side_of = state.table.seating.side_of
    own = side_of[seat]
    return frozenset(
        sleeve
        for row in ROWS
        for sleeve in state.zones[state.table.row(own, row)]
        if state.by[sleeve] >= 0 and side_of[state.by[sleeve]] != own
    )
