"""The achievements of Old World, each for one idea of the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from sevencats.games.oldworld.page.chronicle import (
    FightPoint,
    attacker_won,
    chronicle,
    combo_dealer,
)
from sevencats.games.oldworld.rules.poker_hands import HANDS
from sevencats.kernel.run import Step
from sevencats.plugin.achievements import Achievements, Earned

#: Damage of one combo.
_COMBO = 6
#: Cards left in a fight that was won.
_NARROW = 2
_HAND = HANDS.index("three")


def earned(steps: Iterable[Step]) -> Earned:
    """Return what the seats of a finished game have earned."""
    reader = _StepReader()
    reader.note_fights(chronicle(reader.read(steps)).fights)
    for seat, value in enumerate(reader.returns):
        if value > 0:
            reader.found[seat].add("first-win")
    return {seat: frozenset(reader.found[seat]) for seat in range(len(reader.returns))}


class _StepReader:
    """Reads the steps of a game while its chronicle is written, so that a long game is not held in
    memory as a whole."""

    def __init__(self) -> None:
        self.found: defaultdict[int, set[str]] = defaultdict(set)
        self.returns: Sequence[int] = ()

    def read(self, steps: Iterable[Step]) -> Iterator[Step]:
        """Pass on the same steps, reading each of them."""
        for step in steps:
            self.returns = step.state.game.returns(step.state)
            self._note(step)
            yield step

    def _note(self, step: Step) -> None:
        for event in step.events:
            if event.kind == "damage" and int(event.args[0]) >= _COMBO:
                dealer = combo_dealer(step, event)
                if dealer is not None:
                    self.found[dealer].add("combo")
            elif event.kind == "poker_won" and HANDS.index(str(event.args[0])) >= _HAND:
                self.found[event.seat].add("dice")

    def note_fights(self, fights: Iterable[FightPoint]) -> None:
        """Record the fights that were won, by kind."""
        for fight in fights:
            if fight.result == "defeated":
                self.found[fight.seat].add("monster")
            if attacker_won(fight) and fight.left[0] <= _NARROW:
                self.found[fight.seat].add("narrow")


ACHIEVEMENTS = Achievements(
    ids=("monster", "combo", "dice", "narrow", "first-win"),
    earned=earned,
)
