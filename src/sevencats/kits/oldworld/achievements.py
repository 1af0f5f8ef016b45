"""What can be achieved in Old World, each for an idea of the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from sevencats.kernel.run import Step
from sevencats.kit.achievements import Achievements, Earned
from sevencats.kits.oldworld.chronicle import FightPoint, attacker_won, chronicle, combo_dealer
from sevencats.oldworld.rules.poker_hands import HANDS

#: Damage of one combo.
_COMBO = 6
#: Cards left in a fight that was won.
_NARROW = 2
_HAND = HANDS.index("three")


def earned(steps: Iterable[Step]) -> Earned:
    """What the seats of a finished game have earned."""
    reader = _Reader()
    reader.note_fights(chronicle(reader.read(steps)).fights)
    for seat, value in enumerate(reader.returns):
        if value > 0:
            reader.found[seat].add("first-win")
    return {seat: frozenset(reader.found[seat]) for seat in range(len(reader.returns))}


class _Reader:
    """Looks at the steps of a game while its chronicle is written: a long game is not held in
    memory as a whole."""

    def __init__(self) -> None:
        self.found: defaultdict[int, set[str]] = defaultdict(set)
        self.returns: Sequence[int] = ()

    def read(self, steps: Iterable[Step]) -> Iterator[Step]:
        """The same steps, each of them looked at."""
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
        """What fights were won for."""
        for fight in fights:
            if fight.result == "defeated":
                self.found[fight.seat].add("monster")
            if attacker_won(fight) and fight.left[0] <= _NARROW:
                self.found[fight.seat].add("narrow")


ACHIEVEMENTS = Achievements(
    ids=("monster", "combo", "dice", "narrow", "first-win"),
    earned=earned,
)
