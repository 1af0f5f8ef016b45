"""The record of one game for the balance report, as plain data.

Lists by seat are in the order of the seats; numbers are those of the table as a turn begins, so
that witchers can be compared at the same point of their turns.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sevencats.games.oldworld.balance.reach import ReachRecorder
from sevencats.games.oldworld.balance.story_recorder import StoryRecorder
from sevencats.games.oldworld.bots.odds import odds
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, DISCARD, HAND
from sevencats.kernel.events import Event
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import blindfold

#: Every so many rounds the odds of the witcher on turn are estimated against all monsters on the
#: board, whether it would fight them or not, with so many fights each.
PROBE_ROUNDS, PROBE_FIGHTS = 3, 3
_PROBE_STREAM = 0x0DD5
#: The counts for each seat: kinds of events by the list they go into.
COUNTED = {
    "gained": "cards",
    "taken": "cards",
    "potion_used": "potions",
    "trophy": "trophies",
}
LISTS = ("actions", "cards", "potions", "trophies", "options", "phases", "abilities")


class BalanceRecorder:
    """Follows a game by its events."""

    def __init__(self, state: OldWorldState, estimates: bool) -> None:
        seats = len(state.table.seats)
        self.estimates = estimates
        self.turns: list[list[int]] = []
        self.fights: list[dict[str, Any]] = []
        self.odds: list[list[int]] = []
        self.counts = {name: [Counter[str]() for _ in range(seats)] for name in LISTS}
        self.stories = StoryRecorder(seats)
        self.reach = ReachRecorder()
        self.leader, self.lead_changes = -1, 0
        self.behind = [0] * seats

    def note(self, state: OldWorldState, events: list[Event]) -> None:
        """Take in what happened by a pick."""
        for event in events:
            kind, seat = event.kind, event.seat
            self.stories.note(state, event)
            self.reach.note(state, event)
            if kind in COUNTED and seat >= 0:
                self.counts[COUNTED[kind]][seat][_name(state, event)] += 1
            elif kind == "turn":
                self._turn(state, seat)
            elif kind == "track":
                self._track(state)
            elif kind in ("hunt", "duel"):
                self._fight(state, seat, str(event.args[0]), hunt=kind == "hunt")
            elif kind == "fight_over" and self.fights and not self.fights[-1]["result"]:
                self.fights[-1]["result"] = str(event.args[0])
            else:
                self._choice(event)

    def _choice(self, event: Event) -> None:
        """Record a witcher's choice."""
        counts, seat = self.counts, event.seat
        if event.kind == "acts":
            counts["actions"][seat][str(event.args[1])] += 1
        elif event.kind in ("story_option", "event_option"):
            kind = event.kind.partition("_")[0]
            counts["options"][seat][f"{kind} {event.args[0]}:{event.args[1]}"] += 1
        elif event.kind == "story_read":
            counts["phases"][seat]["explore"] += 1
        elif event.kind == "meditates":
            counts["phases"][seat]["meditate"] += 1
        elif event.kind == "trait":
            counts["abilities"][seat][str(event.args[0])] += 1

    def _turn(self, state: OldWorldState, seat: int) -> None:
        """A turn begins. Odds are asked for where the next question is that turn's first."""
        self.turns.append([state.round, seat, *_numbers(state, seat)])
        asked = bool(state.pending) and state.pending[0].seat == seat
        if self.estimates and asked and state.round % PROBE_ROUNDS == 0:
            table = blindfold(state, seat)
            assert isinstance(table, OldWorldState)
            rng = Rng(state.rng ^ _PROBE_STREAM)
            for terrain in range(len(TERRAINS)):
                if prey(state, terrain) >= 0:
                    self._probe(table, seat, state.ident(prey(state, terrain)), rng)

    def _probe(self, table: OldWorldState, seat: int, monster: str, rng: Rng) -> None:
        against = table.table.content.monsters[monster].level
        chance = odds(table, seat, monster, tries=PROBE_FIGHTS, rng=rng)
        row = [table.round, seat, against, table.level[seat], table.track[seat]]
        self.odds.append([*row, chance.won, chance.tried])

    def _track(self, state: OldWorldState) -> None:
        """A player has gone a step: who leads alone, and how far the others are behind."""
        best = max(state.track)
        leaders = [seat for seat, spot in enumerate(state.track) if spot == best]
        if len(leaders) == 1:
            self.lead_changes += self.leader not in (-1, leaders[0])
            self.leader = leaders[0]
        for seat, spot in enumerate(state.track):
            self.behind[seat] = max(self.behind[seat], best - spot)

    def _fight(self, state: OldWorldState, seat: int, against: str, *, hunt: bool) -> None:
        # Opponents of an expansion, such as a legendary monster, have no level.
        monster = state.table.content.monsters.get(against) if hunt else None
        level = monster.level if monster else 0
        self.counts["phases"][seat]["hunt" if hunt else "duel"] += 1
        row = {"round": state.round, "seat": seat, "against": against if hunt else "", "result": ""}
        numbers = dict(zip(NUMBERS, _numbers(state, seat), strict=True))
        self.fights.append({**row, "monster": level, **numbers})

    def close(self, state: OldWorldState) -> dict[str, Any]:
        """All of it, with how the game ended."""
        seats = range(len(state.table.seats))
        return {
            "seats": len(seats),
            "packs": list(state.table.content.packs),
            "solo": state.table.solo,
            "first": state.first,
            "schools": state.school[:],
            "rounds": state.round,
            "turns": state.turns,
            "capped": state.capped,
            "winners": list(state.winners),
            "end": [_numbers(state, seat) for seat in seats],
            "lead_changes": self.lead_changes,
            "behind": self.behind,
            "course": self.turns,
            "fights": self.fights,
            "odds": self.odds,
            "stories": self.stories.close(),
            "reached": self.reach.close(),
            **{name: [dict(sorted(c.items())) for c in self.counts[name]] for name in LISTS},
        }


#: The numbers of a witcher, in the order in which they are written down.
NUMBERS = ("track", "gold", "level", "attributes", "deck")


def _numbers(state: OldWorldState, seat: int) -> list[int]:
    size = len(ATTRIBUTES)
    deck = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD, COMBO))
    attributes = sum(state.attrs[seat * size : (seat + 1) * size])
    return [state.track[seat], state.gold[seat], state.level[seat], attributes, deck]


def _name(state: OldWorldState, event: Event) -> str:
    """The record of a card; trophies of different kinds share ids, so their kind goes before."""
    if event.kind == "trophy":
        return f"{state.table.kind[event.card]} {state.table.ident[event.card]}"
    return state.table.ident[event.card]
