"""Exploring: a card is read, an option chosen, and only then does anybody learn what comes of it.

The right-hand player reads (W4.4); alone one reads oneself, with the results covered (W9.5). What
is asked and told before the choice names the card and the letters and prices of its options, and
never a result: that is a tree under a name of its own, begun when the choice is made. The result
of the other option is not told at all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.kernel.atoms import move, reveal, tell, uncover
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.events import ALL
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.oldworld.language import conditions
from sevencats.oldworld.language.lines import affordable
from sevencats.oldworld.packs.model import Choice, Line
from sevencats.oldworld.rules.frames import (
    EventOption,
    Explore,
    HalfOption,
    ReadEvent,
    StoryEnd,
    StoryOption,
)
from sevencats.oldworld.state import OldWorldState

#: The two decks, as options name them.
DECKS = ("city", "wilds")


def decks_left(state: OldWorldState) -> list[str]:
    """The decks that may be chosen: an empty one cannot (W4.9)."""
    return [deck for deck in DECKS if state.common(deck)]


def explore(state: OldWorldState, seat: int, deck: str) -> None:
    """A seat explores (W4.4)."""
    state.stack.append(Explore(seat, deck))


def _run_explore(state: OldWorldState, frame: Explore) -> None:
    state.stack.pop()
    read_story(state, frame.seat, state.common(frame.deck)[-1])


def read_story(state: OldWorldState, seat: int, card: int, half: str = "") -> None:
    """The right-hand player reads a card, or the other half of it; then an option is chosen."""
    state.stack.append(StoryEnd(seat, card))
    question = HalfOption(seat, card, half) if half else StoryOption(seat, card)
    state.table.steps.explore_ask(state, question)
    reveal(state, card, ALL, "story", seat)
    uncover(state, "story_read", seat, state.table.right(seat), half or state.ident(card))


def read_out(state: OldWorldState, seat: int, options: dict[str, Choice]) -> dict[str, Choice]:
    """The options that are read out to a seat, by letter: some are only for those of a school, or
    who have somebody with them, or who chose something earlier."""
    reads = state.table.steps.explore_reads
    return {
        letter: choice for letter, choice in sorted(options.items()) if reads(state, seat, choice)
    }


def is_for(state: OldWorldState, seat: int, choice: Choice) -> bool:
    """Whether an option is read out to a seat."""
    return all(conditions.holds(state, seat, word) for word in choice.only)


def ask_option(state: OldWorldState, frame: StoryOption | HalfOption | EventOption) -> None:
    """Ask for an option: the seat that the card is read to chooses."""
    state.stack.append(frame)


def payable(state: OldWorldState, seat: int, options: dict[str, Choice]) -> list[str]:
    """The letters a seat may choose: only gold that it lacks bars an option, and what else a price
    takes is taken as far as possible (W4.4)."""
    return sorted(
        letter for letter, choice in options.items() if affordable(state, seat, _gold(choice))
    )


def _gold(choice: Choice) -> list[Line]:
    """What an option costs in gold."""
    return [line for line in choice.cost if str(line).startswith("gold ")]


def _remember(state: OldWorldState, seat: int, choice: str) -> None:
    """Other cards may ask for this choice later; what nobody asks for is not kept."""
    if choice in state.table.remembered:
        state.table.steps.explore_chosen(state, seat, choice)


def note_choice(state: OldWorldState, seat: int, choice: str) -> None:
    """Keep in mind what a seat chose."""
    state.extra[conditions.CHOSEN.format(seat, choice)] = 1


def _ask(
    state: OldWorldState, seat: int, kind: str, source: str, options: dict[str, Choice]
) -> list[Decision]:
    """All options for this seat are shown with their prices, and the card is never answered by
    itself: it is there to be read, also by somebody who can pay for one option only."""
    options = read_out(state, seat, options)
    letters = payable(state, seat, options)
    keys = tuple(f"option:{letter}" for letter in letters)
    closed = tuple(f"option:{letter}" for letter in sorted(options) if letter not in letters)
    args = tuple(range(len(keys)))
    return [Decision(0, seat, kind, source, keys, args, closed=closed, deliberate=True)]


def _name(state: OldWorldState, frame: StoryOption | HalfOption) -> str:
    """The story that was read."""
    return frame.half if isinstance(frame, HalfOption) else state.ident(frame.card)


def _run_story(state: OldWorldState, frame: StoryOption | HalfOption) -> list[Decision] | None:
    name = _name(state, frame)
    options = state.table.content.stories[name].options
    return _ask(state, frame.seat, "story", name, options)


def _answer_story(
    state: OldWorldState, frame: StoryOption | HalfOption, decision: Decision, index: int
) -> None:
    letter = decision.keys[index].partition(":")[2]
    name = _name(state, frame)
    state.stack.pop()
    uncover(state, "story_option", frame.seat, name, letter)
    _remember(state, frame.seat, f"{name}.{letter}")
    begin(state, f"story:{name}:{letter}", frame.seat, frame.card)


def _run_story_end(state: OldWorldState, frame: StoryEnd) -> None:
    state.stack.pop()
    deck = state.table.content.stories[state.ident(frame.card)].deck
    if state.where[frame.card] == state.table.zone_of[deck]:
        move(state, frame.card, state.table.zone_of["box"], "story_done", frame.seat)


# -- events ---------------------------------------------------------------------------------------


def _run_event(state: OldWorldState, frame: ReadEvent) -> None:
    """A card that somebody keeps is not in its deck any more: nothing is read."""
    seat, name = frame.seat, str(frame.event)
    state.stack.pop()
    if all(state.ident(sleeve) != name for sleeve in state.common("events")):
        tell(state, "event_gone", seat, frame.event)
        return
    uncover(state, "event_read", seat, state.table.right(seat), frame.event)
    if state.table.content.events[name].options:
        state.table.steps.explore_ask(state, EventOption(*frame))
    else:
        begin(state, f"event:{name}", seat, frame.card)


def _run_event_option(state: OldWorldState, frame: EventOption) -> list[Decision] | None:
    options = state.table.content.events[str(frame.event)].options
    return _ask(state, frame.seat, "event", str(frame.event), options)


def _answer_event(state: OldWorldState, frame: EventOption, decision: Decision, index: int) -> None:
    letter = decision.keys[index].partition(":")[2]
    state.stack.pop()
    uncover(state, "event_option", frame.seat, frame.event, letter)
    _remember(state, frame.seat, f"{frame.event}.{letter}")
    begin(state, f"event:{frame.event}:{letter}", frame.seat, frame.card)


# -- views ----------------------------------------------------------------------------------------


class Reading(msgspec.Struct, frozen=True):
    """A card that is read aloud: whose choice it is, who reads, and what each option costs."""

    kind: str
    id: str
    seat: str
    reader: str
    costs: dict[str, tuple[Any, ...]]


def being_read(state: OldWorldState) -> Reading | None:
    """What all see of a card whose option is not chosen yet: letters and prices, no results."""
    # Where all choose together, what counts their votes lies above it.
    frames = [
        one for one in state.stack[-2:] if isinstance(one, StoryOption | HalfOption | EventOption)
    ]
    frame = frames[-1] if frames else None
    content = state.table.content
    if isinstance(frame, StoryOption | HalfOption):
        kind, name = "story", _name(state, frame)
        options = content.stories[name].options
    elif isinstance(frame, EventOption):
        kind, name = "event", str(frame.event)
        options = content.events[name].options
    else:
        return None
    return Reading(
        kind=kind,
        id=name,
        seat=state.table.seats[frame.seat],
        reader=state.table.seats[state.table.right(frame.seat)],
        costs={
            letter: tuple(choice.cost)
            for letter, choice in read_out(state, frame.seat, options).items()
        },
    )


EXPLORE_FRAMES: dict[type, Handler] = {
    Explore: Handler(_run_explore, never_asks),
    StoryOption: Handler(_run_story, _answer_story),
    HalfOption: Handler(_run_story, _answer_story),
    StoryEnd: Handler(_run_story_end, never_asks),
    ReadEvent: Handler(_run_event, never_asks),
    EventOption: Handler(_run_event_option, _answer_event),
}
