"""The referee of Gwent: deciding seats, forced and optional answers, counts."""

from __future__ import annotations

from collections.abc import Callable

from referee.choices import Ways, check_may, check_must, check_together
from referee.gwent_table import check_events, check_table
from referee.play import Step
from sevencats.games.gwent.cards.flags import HERO, SPY, UNIT
from sevencats.games.gwent.rules.frames import Arrange, Colour, Place
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import CHANCE, Decision, Event
from sevencats.kernel.branches import asking_frame
from sevencats.kernel.rng import Rng

TIE = -1
INVADER, WHITE_FLAME = "emhyr_invader_of_the_north", "emhyr_the_white_flame"
DAISY = "francesca_daisy_of_the_valley"
#: Questions to chance: coins, shuffles, and everything that a card or the book calls random.
BY_CHANCE = frozenset(
    {"coin", "decider", "first_pick", "shuffle", "keep", "return", "look", "turn_up"}
)
#: Questions that can be declined: G3.1 and G2.2. Everything else is forced if possible (G3.4).
MAY: Ways = {"turn": lambda state, asked: "pass", "redraw": lambda state, asked: "done"}
#: Questions with options that always have an effect, or are for the player to weigh (G3.1, G2.2,
#: T1). The player who places an agile unit may leave it where it is (G9.20).
_FREE = frozenset({"turn", "redraw", "starter", "deck"})
_OF_ROUNDS = frozenset({"scored", "gem_lost", "points"})
#: Events by which a unit is put on its row.
_LANDS = frozenset({"played", "revived", "mustered", "summoned", "transformed", "returned"})


class GwentReferee:
    """Watches one game. ``next`` is the seat whose turn it is (None: the round's first)."""

    def __init__(self, state: GwentState, seed: int = 0) -> None:
        self.luck = Rng(seed)
        self.first_pick: int | None = None
        self.begin(state)
        for event in state.log:  # events before the first question
            self._hear(state, event)

    def begin(self, state: GwentState) -> None:
        """Start watching a game (each game of a tournament)."""
        seats = len(state.table.seating.seats)
        self.picked = False
        self.starter: int | None = None
        self.turn: int | None = None
        self.actor: int | None = None
        self.redraws = [0] * seats
        self.done = 0
        self.leaders = 0
        self.decider: int | None = None

    # -- open points -----------------------------------------------------------------------------

    def look(self, state: GwentState) -> None:
        """Check everything that holds while a question is open."""
        check_table(state)
        for asked in state.pending:
            seats = self.who(state, asked)
            assert asked.seat in seats, f"{asked.kind} asks seat {asked.seat}, not {seats}"
            check_may(state, asked, MAY)
            if asked.kind not in _FREE and not isinstance(asking_frame(state, asked), Arrange):
                check_must(state, asked, MAY)
        if any(asked.kind == "redraw" for asked in state.pending):
            self._check_redraws(state)
        check_together(state, self.luck.below)

    def who(self, state: GwentState, asked: Decision) -> set[int]:
        """Return the seats that a question may be for."""
        if asked.kind in BY_CHANCE:
            return {CHANCE}
        if _comes_back(state, asked):
            if asked.source.startswith("solo:") or _led_by(state, INVADER):
                return {CHANCE}  # S7, G9.10
        return {seat for seat in _WHO[asked.kind](self, state, asked) if seat >= 0}

    def _check_redraws(self, state: GwentState) -> None:
        """Check that all seats that may still exchange a card are asked at the same time (G2.2)."""
        table = state.table
        open_ = {
            seat
            for seat in range(len(table.seating.seats))
            if not self.done >> seat & 1
            and self.redraws[seat] < table.mode.redraws
            and not state.virtual >> seat & 1
            and state.zones[table.hand(seat)]
            and state.zones[table.deck(seat)]
        }
        assert {asked.seat for asked in state.pending} == open_

    def _turn(self, state: GwentState, asked: Decision) -> set[int]:
        """Return the next seat clockwise that has not passed (G3.2, P2, F3); solo only the player
        (S3)."""
        if state.table.mode.solo:
            return {0}
        seat = self._opens(state) if self.turn is None else self.turn + 1
        seats = len(state.table.seating.seats)
        while state.passed >> seat % seats & 1:
            seat += 1
        return {seat % seats}

    def _opens(self, state: GwentState) -> int:
        """Return the seat of this round's first turn."""
        assert self.starter is not None, "nobody was named to start"
        return self.starter

    def _effect(self, state: GwentState, asked: Decision) -> set[int]:
        """Return the seat that played the card; the owner, for an automatic effect."""
        frame = asking_frame(state, asked)
        table = state.table
        if isinstance(frame, Place) and frame.how in ("summoned", "transformed"):
            home = table.home[state.face[frame.sleeve]]
            mates = table.seats_of(frame.side)
            return {home} if home in mates else set(mates)
        if asked.source.startswith("solo:"):
            return {0}  # S7: Emperor of Nilfgaard
        if self.actor is not None:
            return {self.actor}
        return {seat for seat, one in enumerate(table.abilities) if one.returns_units}  # G8.5

    def _start(self, state: GwentState, asked: Decision) -> set[int]:
        """Return Scoia'tael's seat; of several the one that chance chose (G2.1, F5, P5)."""
        if self.decider is not None:
            return {self.decider}
        return {seat for seat, one in enumerate(state.table.abilities) if one.chooses_starter}

    def _deck(self, state: GwentState, asked: Decision) -> set[int]:
        """Return the seat that picks a deck: the last winner first, then the loser (T2); after a
        draw as before (T4)."""
        assert self.first_pick is not None
        return {self.first_pick if not self.picked else 1 - self.first_pick}

    # -- answers ---------------------------------------------------------------------------------

    def note(self, step: Step) -> None:
        """Record an answer, and check its consequences."""
        before, after = step.before, step.after
        assert isinstance(before, GwentState) and isinstance(after, GwentState)
        kind, seat = step.decision.kind, step.decision.seat
        if kind == "turn":
            self.actor = self.turn = seat
        elif kind == "redraw":
            self.redraws[seat] += step.key != "done"
            self.done |= (step.key == "done") << seat
        elif kind == "deck":
            self.picked = not self.picked
        check_events(after, step.events)
        for event in step.events:
            # A tournament clears the table when a game is over, and has another one then.
            self._hear(before if event.kind in _OF_ROUNDS else after, event)
        if before.picks == after.picks:
            _check_medics(before, after, step.events)
            _check_spies(before, after, step.events)

    def _hear(self, state: GwentState, event: Event) -> None:
        known = _HEARD.get(event.kind)
        if known is not None:
            known(self, state, event)

    def _hear_starts(self, state: GwentState, event: Event) -> None:
        self.starter = event.seat

    def _hear_round(self, state: GwentState, event: Event) -> None:
        assert event.seat == self.starter, "another seat starts the round"
        self.turn = self.actor = None

    def _hear_decides(self, state: GwentState, event: Event) -> None:
        self.decider = event.seat

    def _hear_leader(self, state: GwentState, event: Event) -> None:
        assert not self.leaders >> event.seat & 1, "a leader acts twice (G1.6)"
        self.leaders |= 1 << event.seat

    def _hear_scored(self, state: GwentState, event: Event) -> None:
        winner, *totals = (int(arg) for arg in event.args)
        self.totals = totals
        if state.table.mode.gems:
            assert winner == _won(state, totals), "another side has won the round (G7.1, G8.2)"
            self.lost = [side for side in range(len(totals)) if side != winner]
            self.starter = self._after_round(state, winner)

    def _after_round(self, state: GwentState, winner: int) -> int | None:
        """Return the seat that starts the next round (G7.3, P2.1, S3, S5)."""
        if state.table.mode.solo:
            chooses = state.table.abilities[0].chooses_starter
            return 0 if winner == 0 and chooses else 1
        return self.starter if winner == TIE else state.table.seats_of(winner)[0]

    def _hear_gem(self, state: GwentState, event: Event) -> None:
        assert int(event.args[0]) in self.lost, "a winner loses a gem (G7.1)"

    def _hear_points(self, state: GwentState, event: Event) -> None:
        """Check the points: one for each lower total, for Nilfgaard also for an equal one (F1);
        then set the next starter (F3)."""
        side, gained, _ = (int(arg) for arg in event.args)
        ties = state.table.abilities[side].wins_ties
        mine = self.totals[side]
        beaten = [
            other
            for rival, other in enumerate(self.totals)
            if rival != side and (other < mine or (ties and other == mine))
        ]
        assert gained == len(beaten), f"side {side} gains {gained} points (F1)"
        self.gained = {**(self.gained if side else {}), side: gained}
        if len(self.gained) == len(self.totals):
            best = max(self.gained.values())
            seats, start = len(self.totals), self.starter
            assert start is not None
            around = [(start + place) % seats for place in range(seats)]
            self.starter = next(one for one in around if self.gained[one] == best)

    gained: dict[int, int]
    totals: list[int]
    lost: list[int]

    def _hear_first_pick(self, state: GwentState, event: Event) -> None:
        self.first_pick = event.seat

    def _hear_end(self, state: GwentState, event: Event) -> None:
        """Note who picks first for the next game of a tournament: the winner, after a draw the
        same seat again (T2, T4)."""
        self.begin(state)
        if event.seat >= 0:
            self.first_pick = event.seat


Who = Callable[[GwentReferee, GwentState, Decision], set[int]]
_EFFECTS = ("row", "receiver", "revive", "decoy", "take", "discard", "weather", "enemy", "colour")
_WHO: dict[str, Who] = {
    "turn": GwentReferee._turn,
    "redraw": lambda referee, state, asked: {asked.seat},
    "starter": GwentReferee._start,
    "deck": GwentReferee._deck,
    **dict.fromkeys(_EFFECTS, GwentReferee._effect),
}
_HEARD: dict[str, Callable[[GwentReferee, GwentState, Event], None]] = {
    "starts": GwentReferee._hear_starts,
    "round": GwentReferee._hear_round,
    "decides": GwentReferee._hear_decides,
    "leader": GwentReferee._hear_leader,
    "scored": GwentReferee._hear_scored,
    "gem_lost": GwentReferee._hear_gem,
    "points": GwentReferee._hear_points,
    "picks_first": GwentReferee._hear_first_pick,
    "game_won": GwentReferee._hear_end,
    "game_drawn": GwentReferee._hear_end,
}


def _comes_back(state: GwentState, asked: Decision) -> bool:
    """Return whether the question is which unit comes back to the battlefield."""
    frame = asking_frame(state, asked)
    return asked.kind == "revive" or (isinstance(frame, Colour) and frame.act == "revive")


def _led_by(state: GwentState, leader: str) -> bool:
    """Return whether a seat has this leader and no White Flame or solo leader cancels it."""
    table = state.table
    return any(
        name == leader
        and not state.off >> seat & 1
        and not any(
            other == WHITE_FLAME and at != seat and not state.off >> at & 1
            for at, other in enumerate(table.leaders)
        )
        for seat, name in enumerate(table.leaders)
    )


def _won(state: GwentState, totals: list[int]) -> int:
    """Return the side with the higher total; Nilfgaard wins a tie, if only one side has it."""
    if totals[0] != totals[1]:
        return int(totals[1] > totals[0])
    table = state.table
    ties = {
        table.seating.side_of[seat] for seat, one in enumerate(table.abilities) if one.wins_ties
    }
    return ties.pop() if len(ties) == 1 else TIE


# -- must, if possible -----------------------------------------------------------------------------


def _landed(state: GwentState, events: list[Event], ability: str) -> list[Event]:
    """Return the units with an ability that were put on a row."""
    table = state.table
    return [
        event
        for event in events
        if event.kind in _LANDS
        and event.card >= 0
        and table.flags[event.card] & UNIT
        and ability in table.cards[table.type_of[event.card]].abilities
        and ".board." in table.layout[int(event.args[1])].name
    ]


def _check_medics(before: GwentState, after: GwentState, events: list[Event]) -> None:
    """Check that a medic with a unit in its pile brings one back (G5.3, P3, S4)."""
    table = after.table
    for medic in _landed(after, events, "medic"):
        later = events[events.index(medic) :]
        side = table.seating.side_of[medic.seat]
        gone = {event.sleeve for event in events if event.kind in _LANDS}
        gone |= {frame.sleeve for frame in before.stack if isinstance(frame, Place)}
        there = [
            sleeve
            for sleeve in before.zones[table.discard(side)]
            if table.flags[before.face[sleeve]] & (UNIT | HERO) == UNIT and sleeve not in gone
        ]
        back = any(event.kind == "revived" for event in later)
        asked = any(one.kind in ("revive", "row", "receiver", "colour") for one in after.pending)
        under_way = any(getattr(frame, "tree", "") == "ability:medic" for frame in after.stack)
        assert not there or back or asked or under_way, (
            f"a medic of {medic.seat} brings nobody back"
        )


def _check_spies(before: GwentState, after: GwentState, events: list[Event]) -> None:
    """Check that a spy draws two cards, or as many as there are (G5.8)."""
    spies = _landed(after, events, "spy")
    drawn = [event for event in events if event.kind == "drawn"]
    busy = any(event.kind in ("mustered", "returned", "scored") for event in events)
    if len(spies) != 1 or busy or after.virtual >> spies[0].seat & 1:
        return
    if any(getattr(frame, "tree", "") == "ability:spy" for frame in after.stack):
        return
    seat = spies[0].seat
    side = after.table.seating.side_of[seat]
    zone = after.table.layout[int(spies[0].args[1])].name
    assert not zone.startswith(f"{after.table.seating.sides[side]}."), "a spy on its own side"
    assert after.table.flags[spies[0].card] & SPY
    deck = len(before.zones[after.table.deck(seat)])
    assert len(drawn) == min(2, deck), f"a spy draws {len(drawn)} of {deck} cards (G5.8)"
