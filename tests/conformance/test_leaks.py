"""Nothing a seat may not know reaches it: not by its view, its decisions or its events."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from helpers.playouts import Case, each_case, playout, seats_of, step

from sevencats.kernel import (
    CHANCE,
    Event,
    State,
    apply,
    digest,
    observe,
    redact,
    redeterminise,
)
from sevencats.kernel.handles import NO_HANDLE, numbers
from sevencats.kernel.rng import Rng


def points(case: Case, every: int = 1) -> Iterator[tuple[State, Rng]]:
    """Yield every ``every``-th open point of a random game."""
    state = case.start()
    rng = case.picks()
    for number in playout(state, rng):
        if number % every == 0:
            yield state, rng


def knows(state: State, sleeve: int, seat: int | None) -> bool:
    """Return whether a seat knows the card in a sleeve; a spectator knows what everybody knows."""
    known = state.known[sleeve]
    return known == -1 or (seat is not None and bool(known >> seat & 1))


def view_text(state: State, seat: int | None) -> str:
    """Encode a view as it is sent."""
    return json.dumps(observe(state, seat).to_data(), sort_keys=True)


def watchers(state: State) -> tuple[int | None, ...]:
    """The seats and a spectator."""
    return (None, *seats_of(state))


def players(state: State) -> list[int]:
    """The seats a player plays; a virtual one looks at nothing."""
    return [seat for seat in seats_of(state) if not state.virtual >> seat & 1]


def hidden_faces(state: State, seat: int) -> list[int]:
    """The cards in the sleeves that this seat does not know, in the order of the sleeves."""
    return [f for s, f in enumerate(state.face) if not knows(state, s, seat)]


@each_case()
def test_a_sampled_world_looks_the_same_to_the_seat(case: Case) -> None:
    compared = 0
    for state, rng in points(case, every=2):
        before = digest(state)
        for seat in players(state):
            mine = view_text(state, seat)
            own = [d for d in state.pending if d.seat == seat]
            for n in range(3):
                world = redeterminise(state, seat, Rng(rng.value + n))
                assert view_text(world, seat) == mine
                assert [d for d in world.pending if d.seat == seat] == own
                assert [(d.id, d.seat, d.kind, d.source) for d in world.pending] == [
                    (d.id, d.seat, d.kind, d.source) for d in state.pending
                ], "another card acts in the sampled world"
                assert [len(zone) for zone in world.zones] == [len(z) for z in state.zones]
                world.check()
                compared += 1
        assert digest(state) == before, "sampling must not touch the game itself"
    assert compared > 10


@each_case(per_mode=5)
def test_samples_differ_where_something_is_hidden(case: Case) -> None:
    checked = 0
    for state, rng in points(case, every=12):
        for seat in players(state):
            hidden: dict[int, int] = {}
            for zone, sleeves in zip(state.layout, state.zones, strict=True):
                if zone.pool >= 0:
                    unknown = sum(not knows(state, s, seat) for s in sleeves)
                    hidden[zone.pool] = hidden.get(zone.pool, 0) + unknown
            if max(hidden.values(), default=0) > 2:
                # A hundred worlds are enough to meet three; most often the first three are.
                worlds: set[tuple[int, ...]] = set()
                for n in range(100):
                    worlds.add(tuple(redeterminise(state, seat, Rng(rng.value + n)).face))
                    if len(worlds) > 2:
                        break
                assert len(worlds) > 2
                checked += 1
            futures = {redeterminise(state, seat, Rng(n)).rng for n in range(5)}
            assert len(futures) == 5, "a sampled world has its own random future"
    assert checked


@each_case(per_mode=5)
def test_a_sampled_world_keeps_what_is_known_and_can_be_played_to_the_end(case: Case) -> None:
    """Cards that a seat knows stay where they are; the rest is a legal position that can be
    played."""
    for state, rng in points(case, every=6):
        for seat in players(state):
            world = redeterminise(state, seat, Rng(rng.value))
            for sleeve, face in enumerate(world.face):
                if knows(state, sleeve, seat):
                    assert face == state.face[sleeve]
            assert sorted(hidden_faces(world, seat)) == sorted(hidden_faces(state, seat))
            for decision in world.pending:
                assert decision.keys or decision.order, f"{decision} has no options"
            for _ in playout(world, Rng(rng.value)):
                world.check()
            assert world.pending == ()


@each_case()
def test_public_act_reveals_the_same_in_both_worlds(case: Case) -> None:
    """Where an act reveals nothing new, its redacted events may not depend on hidden cards."""
    compared = 0
    for state, rng in points(case, every=2):
        for decision in state.pending:
            if decision.seat == CHANCE:
                continue
            seat = decision.seat
            world = redeterminise(state, seat, Rng(rng.value))
            twin = next(d for d in world.pending if d.seat == seat)
            assert twin == decision
            for key in decision.keys:
                here, there = state.copy(), world.copy()
                told = redact(apply(here, decision.pick(key)), seat)
                also = redact(apply(there, twin.pick(key)), seat)
                if reveals(state, here, told, seat) or reveals(world, there, also, seat):
                    continue
                assert told == also
                compared += 1
    # Against a virtual seat every act turns up its next card.
    assert compared > 20 or state.virtual


def reveals(before: State, after: State, events: list[Event], seat: int) -> bool:
    """Return whether the seat learned a card that it did not know before. Cards that move together
    are not named one by one, and a card that was shown may be shuffled away at once: both are
    looked at."""
    shown = any(e.card >= 0 and e.sleeve >= 0 and not knows(before, e.sleeve, seat) for e in events)
    sleeves = range(len(before.face))
    return shown or any(knows(after, s, seat) and not knows(before, s, seat) for s in sleeves)


@each_case()
def test_views_never_name_a_hidden_card(case: Case) -> None:
    """A card of which a seat knows no copy is nowhere in its view, under no name."""
    checked = 0
    for state, _ in points(case, every=3):
        name = state.game.card_name
        for seat in watchers(state):
            shown = {name(state, f) for s, f in enumerate(state.face) if knows(state, s, seat)}
            data = observe(state, seat).to_data()
            private = data["private"]
            if seat is None:
                assert private == {}
                assert data["decisions"] == []
            shown |= {card for own in private.values() for cards in own.values() for card in cards}
            secret = {name(state, face) for face in state.face} - shown
            words = set(re.findall(r"[a-z0-9_]+", json.dumps(data)))
            assert not secret & words, f"seat {seat} sees {secret & words}"
            checked += len(secret)
    assert checked > 5


@each_case()
def test_a_view_shows_exactly_the_known_cards(case: Case) -> None:
    for state, _ in points(case, every=3):
        for seat in watchers(state):
            view = observe(state, seat)
            assert list(view.zones) == [zone.name for zone in state.layout]
            for zone, sleeves in zip(state.layout, state.zones, strict=True):
                cards = view.zones[zone.name]
                assert len(cards) == len(sleeves)
                for sleeve, card in zip(sleeves, cards, strict=True):
                    assert (card is not None) == knows(state, sleeve, seat)
            assert all(decision.seat == seat for decision in view.decisions)
            assert CHANCE not in view.asked


def shuffled(before: State, events: list[Event]) -> set[int]:
    """The sleeves that were shuffled, so that earlier knowledge of them is void. A shuffle is the
    first outcome of an answer."""
    zones = [event.args[0] for event in events if event.kind == "shuffled"]
    return {sleeve for zone in zones if isinstance(zone, int) for sleeve in before.zones[zone]}


def swept(state: State, events: list[Event]) -> dict[int, int]:
    """The seats that saw the zones whose cards were swept into a zone, by that zone: a card may
    come to an open zone and leave it within one answer."""
    seen: dict[int, int] = {}
    for event in events:
        if event.sleeve >= 0 or len(event.args) < 3:
            continue
        origin, zone = event.args[:2]
        if isinstance(origin, int) and isinstance(zone, int) and 0 <= origin < len(state.layout):
            seen[zone] = seen.get(zone, 0) | state.layout[origin].sees
    return seen


@each_case()
def test_a_card_is_known_only_to_those_who_could_see_it(case: Case) -> None:
    """Known bits come from zones that show their cards and from events that show them. Only who
    searches a pile of the own side learns its cards without an event."""
    state = case.start()
    rng = case.picks()
    sides = getattr(state.game.public(state), "side_of", list(seats_of(state)))
    seen = [
        [bool(state.layout[where].sees >> seat & 1) for seat in seats_of(state)]
        for where in state.where
    ]
    while state.pending:
        before = state.copy()
        _, events = step(state, rng)
        passed = swept(state, events)
        for event in events:
            for sleeve in shuffled(before, [event]):
                seen[sleeve] = [False for _ in seats_of(state)]
            if event.sleeve < 0:
                continue
            zones = [state.layout[z] for z in event.args if isinstance(z, int)]
            looked = len(zones) == 1
            for seat in seats_of(state):
                if (looked and event.known >> seat & 1) or zones[-1].sees >> seat & 1:
                    seen[event.sleeve][seat] = True
            for watcher in watchers(state):
                shown = redact([event], watcher)[0]
                allowed = zones[-1].sees == -1 or event.known == -1
                if watcher is not None:
                    allowed = allowed or seen[event.sleeve][watcher]
                assert (shown.card >= 0) == allowed, f"{event} to {watcher}"
        for sleeve, where in enumerate(state.where):
            for seat in seats_of(state):
                # One event may tell of many cards moving at once, through an open zone too.
                sees = state.layout[where].sees | passed.get(where, 0)
                seen[sleeve][seat] |= bool(sees >> seat & 1)
                pool = state.layout[where].pool
                if 0 <= pool < len(sides) and sides[pool] == sides[seat]:
                    seen[sleeve][seat] = knows(state, sleeve, seat)
                now = knows(state, sleeve, seat)
                assert seen[sleeve][seat] or not now, f"seat {seat} knows sleeve {sleeve}"
                # A card packed away is forgotten.
                seen[sleeve][seat] = now


@each_case()
def test_redacted_events_hold_no_card_the_seat_does_not_know(case: Case) -> None:
    state = case.start()
    rng = case.picks()
    hidden = 0
    while state.pending:
        before = state.copy()
        _, events = step(state, rng)
        forgotten = shuffled(before, events)
        for seat in watchers(state):
            shown = redact(events, seat)
            assert [(e.kind, e.seat, e.sleeve, e.args) for e in shown] == [
                (e.kind, e.seat, e.sleeve, e.args) for e in events
            ]
            # Drawn unseen and played at once, because there was no choice.
            open_now = {told.sleeve for told in shown if told.card >= 0}
            for told, event in zip(shown, events, strict=True):
                assert told.known in (-1, 0), "who else knows it is nobody's business"
                if told.card >= 0:
                    assert told.card == event.card
                    known = knows(before, told.sleeve, seat) or knows(state, told.sleeve, seat)
                    assert known, f"{event} shows its card to {seat}"
                elif event.card >= 0:
                    hidden += 1
                    assert event.sleeve in forgotten or not knows(before, event.sleeve, seat)
                    assert event.sleeve in open_now or not knows(state, event.sleeve, seat)
    assert hidden > 2


@each_case()
def test_hands_are_seen_by_mates_and_nobody_else(case: Case) -> None:
    """Zones say who sees them. Nobody else sees a card there that was never open to all."""
    state = case.start()
    rng = case.picks()
    hidden = 0
    sides = getattr(state.game.public(state), "side_of", list(seats_of(state)))
    for _ in playout(state, rng):
        views = {seat: observe(state, seat) for seat in watchers(state)}
        for zone, sleeves in zip(state.layout, state.zones, strict=True):
            if zone.sees in (0, -1):
                continue
            owners = [seat for seat in seats_of(state) if zone.sees >> seat & 1]
            assert len({sides[seat] for seat in owners}) == 1, f"{zone.name} is seen by enemies"
            assert owners == [s for s in seats_of(state) if sides[s] == sides[owners[0]]]
            for seat, view in views.items():
                cards = view.zones[zone.name]
                if seat in owners:
                    assert None not in cards
                else:
                    hidden += cards.count(None)
                    for sleeve, card in zip(sleeves, cards, strict=True):
                        assert card is None or knows(state, sleeve, seat)
    assert hidden > 5


@each_case()
def test_a_view_has_handles_of_the_known_cards_only(case: Case) -> None:
    for state, _ in points(case, every=3):
        for seat in watchers(state):
            view = observe(state, seat)
            for name, cards in view.zones.items():
                handles = view.handles.get(name, [NO_HANDLE] * len(cards))
                assert [handle != NO_HANDLE for handle in handles] == [bool(c) for c in cards]
            every = [handle for handles in view.handles.values() for handle in handles if handle]
            assert len(set(every)) == len(every)


@each_case()
def test_a_handle_follows_its_card_until_a_shuffle(case: Case) -> None:
    """A card that a seat knows all the time keeps its handle; no card is seen under a handle that
    the seat knew before the card was shuffled. Events name cards by the same handles."""
    state = case.start()
    rng = case.picks()
    used: list[set[int]] = [set() for _ in state.face]
    followed = 0
    while state.pending:
        before, old = state.copy(), numbers(state.handles)
        _, events = step(state, rng)
        mixed = shuffled(before, events)
        new = numbers(state.handles)
        for sleeve in range(len(new)):
            if sleeve in mixed:
                used[sleeve].add(old[sleeve])
                assert new[sleeve] not in used[sleeve], "a shuffled card can be followed"
            else:
                assert new[sleeve] == old[sleeve]
                followed += 1
        for event in events:
            if event.sleeve >= 0:
                handle = state.handles.at(event.sleeve, event.shuffles)
                assert handle in (old[event.sleeve], new[event.sleeve])
    assert followed


@pytest.mark.parametrize("seat", [None, 0, 1])
@each_case(per_mode=5)
def test_views_change_nothing(case: Case, seat: int | None) -> None:
    state = case.start()
    rng = case.picks()
    for _ in playout(state, rng):
        before = (digest(state), state.rng, list(state.log))
        first, second = (json.dumps(observe(state, seat).to_data()) for _ in range(2))
        assert first == second
        assert (digest(state), state.rng, list(state.log)) == before
