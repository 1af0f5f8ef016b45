"""The record of the stories and events of one game: what was read, what was offered, what was
taken, and what a player who knows the cards by heart would have taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sevencats.games.oldworld.bots.story_knowledge import informed_worths
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.events import Event

#: By seat: cards read, options that could be taken, those taken, those that are worth most to who
#: knows the results, and the bands that tests and dice came to.
LISTS = ("read", "offered", "taken", "informed", "bands")


class StoryRecorder:
    """Follows the reading at one table. Cards go by their kind and id, ``event 7``; options and
    bands stand behind a colon."""

    def __init__(self, seats: int) -> None:
        self.counts = {name: [Counter[str]() for _ in range(seats)] for name in LISTS}

    def note(self, state: OldWorldState, event: Event) -> None:
        """Take in one event; ``state`` is the table after all that happened with it."""
        kind, seat = event.kind, event.seat
        if kind in ("story_read", "event_read"):
            card = f"{kind.partition('_')[0]} {event.args[1]}"
            self.counts["read"][seat][card] += 1
            self._offers(state, seat, card)
        elif kind in ("story_option", "event_option"):
            card = f"{kind.partition('_')[0]} {event.args[0]}"
            self.counts["taken"][seat][f"{card}:{event.args[1]}"] += 1
        elif kind == "outcome":
            self.counts["bands"][seat][f"event {event.args[0]}:{event.args[1]}"] += 1

    def _offers(self, state: OldWorldState, seat: int, card: str) -> None:
        """The options of a card that lies open now."""
        kind, _, read = card.partition(" ")
        decision = next((one for one in state.pending if one.kind == kind), None)
        if decision is None or decision.source != read:
            return
        letters = [key.partition(":")[2] for key in decision.keys]
        self.counts["offered"][seat].update(f"{card}:{letter}" for letter in letters)
        worths = informed_worths(state, decision.seat, kind, read, letters)
        best = max(worths, key=lambda letter: worths[letter])
        self.counts["informed"][seat][f"{card}:{best}"] += 1

    def close(self) -> dict[str, Any]:
        """All of it, in the order of the alphabet."""
        return {
            name: [dict(sorted(counter.items())) for counter in counters]
            for name, counters in self.counts.items()
        }
