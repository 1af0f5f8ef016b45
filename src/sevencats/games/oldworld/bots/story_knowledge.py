"""The values of options of stories and events to a player who knows all results.

No bot plays by this, because nobody may see a result before the choice. It tells writers whether
an option is ever the better one.
"""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.games.oldworld.bots.stories import amounts, price_paid, worth_of
from sevencats.games.oldworld.bots.worth import QUEST
from sevencats.games.oldworld.packs.counts import flat
from sevencats.games.oldworld.packs.model import CardOption, EventCard, Line
from sevencats.games.oldworld.state import OldWorldState

#: The share of a quest's event that counts: the player still has to go there before the game ends.
_ON_THE_WAY = 0.5
#: The factor for equipment and companions, which last for the rest of the game.
_KEPT = 4.0
#: The depth to which chains are followed.
_DEPTH = 3


def informed_worths(
    state: OldWorldState, seat: int, kind: str, read: str, letters: Iterable[str]
) -> dict[str, float]:
    """The values of these options to a seat: price, effects, and the events they lead to."""
    content = state.table.content
    options = (content.stories if kind == "story" else content.events)[read].options
    return {letter: _choice(state, seat, options[letter], _DEPTH) for letter in letters}


def _choice(state: OldWorldState, seat: int, choice: CardOption, depth: int) -> float:
    return _lines(state, seat, (*price_paid(state, seat, choice), *choice.do), depth)


def _lines(state: OldWorldState, seat: int, lines: tuple[Line, ...], depth: int) -> float:
    """The average results of effects; a quest or an event counts with the card it leads to."""
    brings = {
        kind: amount for kind, amount in amounts(lines).items() if kind not in ("quest", "event")
    }
    worth = worth_of(state, seat, brings)
    for line in flat(list(lines)):
        word, *args = line.split()
        if word == "event":
            worth += _event(state, seat, args[0], depth)
        elif word == "quest":
            later = _ON_THE_WAY * _event(state, seat, args[1], depth)
            worth += max(_ON_THE_WAY * QUEST, later)
    return worth


def _event(state: OldWorldState, seat: int, name: str, depth: int) -> float:
    event = state.table.content.events.get(name)
    if event is None or not depth:
        return 0.0
    return _card(state, seat, event, depth - 1)


def _card(state: OldWorldState, seat: int, event: EventCard, depth: int) -> float:
    """The better option of an event, or its own effect if it has none."""
    kept = _KEPT if event.kept else 0.0
    if event.options:
        options = event.options.values()
        return kept + max(_choice(state, seat, choice, depth) for choice in options)
    return kept + _lines(state, seat, event.do, depth)
