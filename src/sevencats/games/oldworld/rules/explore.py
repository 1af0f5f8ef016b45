"""Exploring: a card is read and an option chosen, and only then is its result revealed.

The right-hand player reads (W4.4); in solo the player reads alone, with the results covered (W9.5).
Questions and events before the choice name the card and the letters and prices of its options,
never a result: that is a separate tree, started when the choice is made. The result of the other
option is not revealed at all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.lines import affordable
from sevencats.games.oldworld.packs.model import CardOption, Line
from sevencats.games.oldworld.rules.frames import (
    EventOption,
    Explore,
    HalfOption,
    ReadEvent,
    StoryEnd,
    StoryOption,
)
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import move, reveal, tell, uncover
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.events import ALL
from sevencats.kernel.handlers import Handler, never_asks

#: The two decks, as options name them.
DECKS = ("city", "wilds")


def decks_left(state: OldWorldState) -> list[str]:
    """Return the decks that may be chosen, which are those with cards left (W4.9)."""
    return [deck for deck in DECKS if state.common(deck)]


def explore(state: OldWorldState, seat: int, deck: str) -> None:
    """Let a seat explore (W4.4)."""
    state.stack.append(Explore(seat, deck))


def _run_explore(state: OldWorldState, frame: Explore) -> None:
    state.stack.pop()
    read_story(state, frame.seat, state.common(frame.deck)[-1])


def read_story(state: OldWorldState, seat: int, card: int, half: str = "") -> None:
    """Let the right-hand player read a card, or its other half; then ask for an option."""
    state.stack.append(StoryEnd(seat, card))
    question = HalfOption(seat, card, half) if half else StoryOption(seat, card)
    state.table.steps.explore_ask(state, question)
    reveal(state, card, ALL, "story", seat)
    uncover(state, "story_read", seat, state.table.right(seat), half or state.ident(card))


def read_out(
    state: OldWorldState, seat: int, options: dict[str, CardOption]
) -> dict[str, CardOption]:
    """Return the options that are read out to a seat, by letter. Some are only for a school, for a
    seat with a certain companion, or for a seat that chose something earlier."""
    reads = state.table.steps.explore_reads
    return {
        letter: choice for letter, choice in sorted(options.items()) if reads(state, seat, choice)
    }


def is_for(state: OldWorldState, seat: int, choice: CardOption) -> bool:
    """Tell whether an option is read out to a seat."""
    return all(conditions.holds(state, seat, word) for word in choice.only)


def ask_option(state: OldWorldState, frame: StoryOption | HalfOption | EventOption) -> None:
    """Ask the seat that the card is read to for an option."""
    state.stack.append(frame)


def payable(state: OldWorldState, seat: int, options: dict[str, CardOption]) -> list[str]:
    """Return the letters a seat may choose. Only a lack of gold bars an option; any other part of a
    price is paid as far as possible (W4.4)."""
    return sorted(
        letter for letter, choice in options.items() if affordable(state, seat, _gold(choice))
    )


def _gold(choice: CardOption) -> list[Line]:
    """Return the cost of an option in gold."""
    return [line for line in choice.cost if str(line).startswith("gold ")]


def _remember(state: OldWorldState, seat: int, choice: str) -> None:
    """Remember a choice that other cards may ask for; other choices are not kept."""
    if choice in state.table.remembered:
        state.table.steps.explore_chosen(state, seat, choice)


def note_choice(state: OldWorldState, seat: int, choice: str) -> None:
    """Record what a seat chose."""
    state.extra[conditions.CHOSEN.format(seat, choice)] = 1


def _ask(
    state: OldWorldState, seat: int, kind: str, source: str, options: dict[str, CardOption]
) -> list[Decision]:
    """Show all options for this seat with their prices. The card is never answered automatically:
    it is there to be read, even if the seat can pay for only one option."""
    options = read_out(state, seat, options)
    letters = payable(state, seat, options)
    keys = tuple(f"option:{letter}" for letter in letters)
    closed = tuple(f"option:{letter}" for letter in sorted(options) if letter not in letters)
    args = tuple(range(len(keys)))
    return [Decision(0, seat, kind, source, keys, args, closed=closed, deliberate=True)]


def _name(state: OldWorldState, frame: StoryOption | HalfOption) -> str:
    """Return the name of the story that was read."""
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
    """Read an event. If a player keeps the card it is not in its deck any more, and nothing is
    read."""
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
    """A card that is being read aloud: who chooses, who reads, and what each option costs."""

    kind: str
    id: str
    seat: str
    reader: str
    costs: dict[str, tuple[Any, ...]]


def being_read(state: OldWorldState) -> Reading | None:
    """Return the public part of a card whose option is not chosen yet: letters and prices, no
    results."""
    # Where all choose together, the frame that counts their votes is above it.
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
