"""Limits on how often events may occur in a turn, a round or a fight, and values that never
fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import Event

#: The highest level of an attribute: it never falls from there (W6.8).
_TOP = 5
#: By turn or round: the action of a location (W2.3), dice with each witcher (W2.4), sailing out
#: (W14.2), a card gained in phase III (W5.3).
_BY_TURN = frozenset({"acts", "poker", "sets_sail", "meditates", "hunt", "duel"})


class Once:
    """Counts events."""

    def __init__(self, state: OldWorldState) -> None:
        self.turn: Counter[tuple[object, ...]] = Counter()
        self.fight: Counter[tuple[object, ...]] = Counter()
        self.hunt = "wild_hunt" in state.table.config.packs
        self.side: int | None = None
        self.level = state.level[:]
        self.gold, self.shield = state.gold[:], state.shield[:]
        self.active = -1

    def hear(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        """Check an event against earlier ones."""
        if event.kind in ("turn", "hunt_round"):
            self._check_gain(after)
            self.turn.clear()
            self.active = event.seat
        elif event.kind in ("hunt", "duel", "last_fight"):
            self.fight.clear()
            self.side = None
        if event.kind in _BY_TURN:
            self._count(event)
        known = _HEARD.get(event.kind)
        if known is not None:
            known(self, before, after, event)

    def _count(self, event: Event) -> None:
        if event.kind == "poker" and not event.args[0]:
            return
        what = (event.kind, event.seat, event.args[:1])
        if event.kind == "poker" and event.args[0] == "locals":
            return
        self.turn[what] += 1
        assert self.turn[what] == 1, f"{event.kind} {event.args[:1]} of {event.seat} a second time"
        if event.kind in ("meditates", "hunt", "duel"):
            self.turn["phase2", event.seat] += 1
            assert self.turn["phase2", event.seat] == 1, "phase II is one of three (W4.1)"
        if event.kind == "duel":
            dice = self.turn["poker", event.seat, event.args[:1]]
            assert not dice, "a fight with whom one played dice (W2.4)"

    def _check_gain(self, state: OldWorldState) -> None:
        """Check that a turn ends with a card of the pool in hand, if it was affordable (W5.3)."""
        if self.active >= 0 and not self.turn["gained", self.active]:
            left = state.table.steps.phase3_gain(state, self.active)
            assert not left, f"{left[0][0]} could be paid for, and nothing was gained (W5.3)"

    def _hear_gained(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        """Count cards gained in phase III; with a single option in all of it, the answer before it
        ends the turn (phase 0)."""
        phases = {state.turn[event.seat].phase for state in (before, after)}
        self.turn["gained", event.seat] += bool(phases & {0, 3})

    def _hear_gold(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        self.gold[event.seat] += int(event.args[0])

    def _hear_shield(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        self.shield[event.seat] += int(event.args[0])

    def _hear_gift(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        self.gold[event.seat] -= 1
        self.gold[after.table.seats.index(str(event.args[0]))] += 1

    def _hear_attribute(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        change, level = int(event.args[1]), int(event.args[2])
        assert 1 <= level <= _TOP, "an attribute off its track"
        assert change > 0 or level - change < _TOP, "a 5 has fallen (W6.8)"

    def _hear_potion(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        """Check that potions and bombs together do not exceed the level of alchemy (W6.4,
        W11.6)."""
        self.fight["potions", event.seat] += 1
        most = max(state.attr(event.seat, "alchemy") for state in (before, after))
        assert self.fight["potions", event.seat] <= most, "more potions than alchemy allows (W6.4)"

    def _hear_refreshed(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        self.fight["potions", event.seat] -= 1  # a card makes it count as unused

    def _hear_specialty(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        if event.args[0] == "specialty":
            self.fight["specialty", event.seat] += 1
            assert self.fight["specialty", event.seat] == 1, "a specialty twice (W8.8)"

    def _hear_again(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        self.side = None

    def _hear_fight_turn(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        """Check that fight turns alternate (W6.2, W6.3)."""
        if not self.hunt:
            assert self.side != event.seat, f"{event.seat} has two fight turns in a row"
        self.side = event.seat

    def _hear_level(self, before: OldWorldState, after: OldWorldState, event: Event) -> None:
        assert int(event.args[0]) == self.level[event.seat] + 1, "a witcher level leaps"
        self.level[event.seat] += 1

    def compare(self, before: OldWorldState, after: OldWorldState) -> None:
        """Check that the witcher level (W6.16) and the steps on the track (W6.17) never fall, and
        that gold and shield change only by events."""
        for side, seat in enumerate((after.fight.attacker, after.fight.rival)):
            if after.fight.potions[side] < before.fight.potions[side]:
                self.fight["potions", seat] = 0  # a special card resets the limit
        assert (self.gold, self.shield) == (after.gold, after.shield), "gold or shield, untold"
        assert after.level == self.level, "a witcher level changes untold"
        size = len(ATTRIBUTES)
        for seat, level in enumerate(after.level):
            assert level >= before.level[seat], "a witcher level falls (W6.16)"
            assert after.track[seat] >= before.track[seat], "a step is lost"
            lowest = min(after.attrs[seat * size : seat * size + size])
            assert level >= lowest, "a level up was forgotten (W6.16)"


_HEARD: dict[str, Callable[[Once, OldWorldState, OldWorldState, Event], None]] = {
    "attribute": Once._hear_attribute,
    "gained": Once._hear_gained,
    "gold": Once._hear_gold,
    "shield": Once._hear_shield,
    "gift_gold": Once._hear_gift,
    "potion_used": Once._hear_potion,
    "bomb_thrown": Once._hear_potion,
    "refreshed": Once._hear_refreshed,
    "trait": Once._hear_specialty,
    "again": Once._hear_again,
    "fight_turn": Once._hear_fight_turn,
    "level": Once._hear_level,
}
