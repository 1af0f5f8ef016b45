"""The log and the options in words: nothing without a text, nothing told that is hidden."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.expansions import all_expansions
from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.samples import long_game
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.text.log import SILENT, narrate
from sevencats.games.oldworld.text.log_names import Names, names_of
from sevencats.games.oldworld.text.options import describe_option, describe_question
from sevencats.kernel import CHANCE, Decision, Event, observe, redact, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View
from sevencats.text import LANGUAGES, Texts

#: Games for each number of seats.
GAMES = 6
#: The start of a message id: where it shows, a text is missing.
RAW = ("ow-", "log-", "list-", "story-", "event-")


class Seen(NamedTuple):
    """One example of everything that happened or was asked in many games."""

    events: dict[tuple[str, ...], tuple[Event, Names]]
    decisions: dict[tuple[str, str, str], tuple[Decision, str, View]]


@cache
def seen() -> Seen:
    found = Seen({}, {})
    for seats in (1, 2, 3, 4, 5):
        for seed in range(GAMES):
            _play(long_game(seats, rounds=40), seed, found)
    return found


@cache
def kinds_of_expansions() -> set[str]:
    """The kinds of events of games with the expansions that have silent ones of their own."""
    found = Seen({}, {})
    for seed in range(GAMES):
        config = replace(long_game(2, rounds=12), packs=("base", "special_attacks", "weaknesses"))
        _play(config, seed, found)
    return {key[0] for key in found.events}


def _play(config: Config, seed: int, found: Seen) -> None:
    state = GAME.new_game(config, seed)
    rng = Rng(seed)
    names = names_of(state)
    _note(list(state.log), names, found)
    while state.pending:
        decision = state.pending[rng.below(len(state.pending))]
        seat = None if decision.seat == CHANCE else decision.seat
        choice = rng.below(len(decision.keys)) if decision.keys else 0
        for key in decision.keys or ("order:",):
            form, _, value = key.partition(":")
            name = (decision.kind, form, value.partition(".")[0] if form in ("pay", "use") else "")
            if name not in found.decisions:
                found.decisions[name] = (decision, key, observe(state, seat))
        if decision.seat == CHANCE:
            events = take(state, decision, sample(state, decision))
        else:
            events = take(state, decision, choice)
        _note(events, names, found)


def _note(events: list[Event], names: Names, found: Seen) -> None:
    for event in events:
        words = tuple(str(arg) for arg in event.args if isinstance(arg, str))
        about = words if event.kind in ("trait", "fight_over", "attack", "poker") else ()
        sign = ("-",) if event.kind in ("gold", "shield") and int(event.args[0]) < 0 else ()
        beast = ("monster",) if event.seat < 0 else ()
        found.events.setdefault((event.kind, *about, *sign, *beast), (event, names))


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(request.param)


def is_complete(line: str) -> bool:
    words = line.replace("(", " ").replace("“", " ").split()
    return bool(words) and not any(word.startswith(RAW) for word in words) and "{" not in line


def test_the_games_show_the_usual_kinds() -> None:
    """Else the next tests would prove little."""
    kinds = {key[0] for key in seen().events}
    assert kinds >= {
        *("moved", "acts", "gold", "attribute", "trail_quest", "trail_found", "poker", "dice"),
        *("story_read", "story_option", "event_read", "tested", "short_fight", "quest_at", "kept"),
        *("hunt", "duel", "wager", "played", "damage", "knocked_off", "attack", "attack_card"),
        *("trait", "potion_used", "scouted", "fight_over", "trophy", "track", "fatigue", "won"),
        *("monster", "lair", "driven_away", "tavern_closed", "taken", "gained", "reshuffled"),
    }
    asked = {key[0] for key in seen().decisions}
    assert asked >= {
        *("phase1", "pay", "phase2", "story", "event", "keep", "gain", "combo", "fight_turn"),
        *("attack", "wager", "reroll", "train", "rumours", "damage", "lose_trashed", "trait"),
    }


def test_every_event_has_a_text(texts: Texts) -> None:
    for event, names in seen().events.values():
        for seat in (*range(len(names.seats)), None):
            lines = narrate(redact([event], seat), seat, names, texts)
            if event.kind in SILENT:
                assert lines == []
                continue
            assert len(lines) == 1
            assert is_complete(lines[0]), f"{event.kind}: {lines[0]}"


def test_every_option_and_question_has_a_text(texts: Texts) -> None:
    content = base()
    for decision, key, view in seen().decisions.values():
        text = describe_option(decision, key, view, texts, content)
        assert is_complete(text), f"{decision.kind} {key}: {text}"
        if decision.seat != CHANCE:
            question = describe_question(decision, texts, content)
            assert is_complete(question), f"{decision.kind}: {question}"


def test_option_text_hides_its_result(texts: Texts) -> None:
    """W4.4: the results of a story are not in its options."""
    content, told = base(), 0
    for decision, key, view in seen().decisions.values():
        if decision.kind in ("story", "event"):
            dashed = decision.source.replace("_", "-")
            text = describe_option(decision, key, view, texts, content)
            result = texts(f"{decision.kind}-{dashed}-{key.partition(':')[2]}-result")
            assert result not in text
            told += 1
    assert told


def test_silent_kinds_exist() -> None:
    own = {kind for more in all_expansions() for kind, told in more.words.log.items() if not told}
    kinds = {key[0] for key in seen().events} | kinds_of_expansions()
    assert (SILENT | own) - kinds == set(), "a silent kind that never happens"


# -- sentences -------------------------------------------------------------------------------------


@pytest.fixture
def state() -> OldWorldState:
    return GAME.new_game(long_game(3, schools=("wolf", "bear", "cat")), 1)


def told(
    state: OldWorldState, events: list[Event], seat: int | None, lang: str = "en"
) -> list[str]:
    names = names_of(state, ("Vesemir", "Ivar", "Gezras"))
    return narrate(redact(events, seat), seat, names, Texts.load(lang))


def test_you_and_the_others(state: OldWorldState) -> None:
    event = Event("moved", 0, args=("novigrad",))
    assert told(state, [event], 0) == ["You go to Novigrad."]
    assert told(state, [event], 1) == ["Vesemir goes to Novigrad."]
    assert told(state, [event], None) == ["Vesemir goes to Novigrad."]


def test_rivals_are_named_or_you(state: OldWorldState) -> None:
    event = Event("duel", 0, args=("B",))
    assert told(state, [event], 2) == ["Vesemir fights Ivar."]
    assert told(state, [event], 1) == ["Vesemir fights you."]


def test_cards_drawn_together_are_one_line_and_hidden_from_others(state: OldWorldState) -> None:
    table = state.table
    hand, deck = table.zone_of["A.hand"], table.zone_of["A.deck"]
    cards = [table.ident.index(name) for name in ("wolf_quick_slash_1", "wolf_quick_slash_2")]
    events = [Event("drawn", 0, card, card, 1, (deck, hand)) for card in cards]
    assert told(state, events, 0) == ["You draw Quick Slash ×2."]
    assert told(state, events, 1) == ["Vesemir draws 2 cards."]
    assert "Quick Slash" not in " ".join(told(state, events, None))


def test_gains_and_losses(state: OldWorldState) -> None:
    events = [Event("gold", 0, args=(2,)), Event("gold", 0, args=(-1,))]
    assert told(state, events, 0) == ["You gain 2 gold.", "You give up 1 gold."]


def test_event_result_is_logged_when_it_happens(state: OldWorldState) -> None:
    texts = Texts.load("en")
    (read,) = told(state, [Event("event_read", 0, args=(2, 8))], 0)
    assert read.startswith("Gezras reads event 8, “The Bottle Rinser”.")
    bands = [texts(f"event-8-band-{band}") for band in (1, 2, 3, 4)]
    assert not any(band in read for band in bands)
    assert told(state, [Event("outcome", 0, args=(8, 3))], 0) == [bands[2]]


def test_an_unnamed_component_is_called_by_its_id() -> None:
    """A record that a position brings along has no text of its own."""
    from sevencats.games.oldworld.positions.runner import play_position

    outcome = play_position(
        {
            "format": "oldworld-position/1",
            "content": {"monster": [{"id": "barn_cat", "level": 1, "life": 3}]},
            "monsters": {"forest": {"monster": "barn_cat", "place": "stygga"}},
        }
    )
    assert outcome["monsters"]["forest"] == {"monster": "barn_cat", "place": "stygga"}
