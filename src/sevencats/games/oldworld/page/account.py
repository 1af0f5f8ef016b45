"""The records that a simulation keeps of a game of Old World, and the invariants after every
pick."""

from __future__ import annotations

from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.rules.growth import reach_top
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import TROPHIES
from sevencats.kernel.events import ALL
from sevencats.plugin.account import Score, check_end, check_questions


class OldWorldAccount:
    """Counts the rounds; trophies are the points."""

    def __init__(self, state: OldWorldState) -> None:
        self.seats = range(len(state.table.seats))
        table = state.table
        together = any(more.rules.together for more in expansions_of(table.config.packs))
        by_track = table.steps.game_won is reach_top and not table.solo and not together
        self.top = table.tracks.top if by_track else None

    def note(self, state: OldWorldState) -> None:
        """All components are still there at the end."""

    def close(self, state: OldWorldState) -> Score:
        """Schools, rounds begun and trophies; whether the limit of rounds ended the game."""
        trophies = tuple(len(state.cards(seat, TROPHIES)) for seat in self.seats)
        return Score(tuple(state.school), state.round, (), trophies, state.capped)

    def check(self, state: OldWorldState) -> None:
        """Open cards are known, and the winner is first."""
        check_questions(state)
        check_end(state, state.over)
        assert not state.winners or not state.capped, "a game that was won ended by its limit"
        known = state.known.tolist()
        for zone, sleeves in zip(state.layout, state.zones, strict=True):
            if sleeves and zone.sees == ALL:
                closed = [sleeve for sleeve in sleeves if known[sleeve] != ALL]
                assert not closed, f"a card lies open in {zone.name} and is not known"
        for seat, name in enumerate(state.table.seats):
            if state.over and seat in state.winners and self.top is not None:
                assert state.track[seat] == self.top, f"{name} won below the top of the track"
