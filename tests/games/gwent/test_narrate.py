"""The log and the options in words: nothing without a text, nothing told that is hidden."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.page.words import GwentWords
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.text.log import (
    SILENT,
    Names,
    describe_option,
    describe_question,
    names_of,
    narrate,
)
from sevencats.kernel import CHANCE, Decision, Event, observe, redact, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View
from sevencats.text import LANGUAGES, Texts

GAMES = 300
#: The start of a message id: where it shows, a text is missing.
RAW = ("log-", "option-", "question-", "card-", "leader-", "row-", "ability-", "faction-")


class Seen(NamedTuple):
    """One example of everything that happened or was asked in many games."""

    events: dict[tuple[str, ...], tuple[Event, Names]]
    decisions: dict[tuple[str, str, str], tuple[Decision, str, View]]


@cache
def seen() -> Seen:
    found = Seen({}, {})
    for mode in GAME.modes.values():
        configs = [sample.config for sample in mode.samples()]
        configs += _leader_configs() if mode.id == "duel" else []
        for number in range(max(GAMES, len(configs))):
            _play(configs[number % len(configs)], number, found)
    return found


def _leader_configs() -> list[Config]:
    """Duels of every leader, with decks of all their faction's cards."""
    decks = []
    for leader in base().leaders.values():
        pool = base().pool(leader.faction)
        special = [card for card in pool if base().cards[card].kind in ("special", "weather")]
        cards = {card: 1 if card in special else copies for card, copies in pool.items()}
        reserve = base().reserve_for(cards)
        decks.append(
            DeckList(faction=leader.faction, leader=leader.id, cards=cards, reserve=reserve)
        )
    pairs = [(one, decks[index - 5]) for index, one in enumerate(decks)]
    return [Config(mode="duel", decks=pair) for pair in pairs for _ in range(12)]


def _play(config: Config, seed: int, found: Seen) -> None:
    state = GAME.new_game(config, seed)
    rng = Rng(seed)
    _note_events(state, list(state.log), found)
    while state.pending:
        decision = state.pending[rng.below(len(state.pending))]
        choice = rng.below(len(decision.keys)) if decision.keys else 0
        seat = None if decision.seat == CHANCE else decision.seat
        key = decision.keys[choice] if decision.keys else "order:"
        name = (decision.kind, key.partition(":")[0], decision.source.partition(":")[0])
        if name not in found.decisions:
            found.decisions[name] = (decision, key, observe(state, seat))
        if decision.seat == CHANCE:
            events = take(state, decision, sample(state, decision))
        else:
            events = take(state, decision, choice)
        _note_events(state, events, found)


def _note_events(state: GwentState, events: list[Event], found: Seen) -> None:
    names = None
    for event in events:
        zones = [str(zone) for zone in event.args[:2]] if event.sleeve >= 0 else []
        spots = tuple(state.layout[int(zone)].name.partition(".")[2] for zone in zones)
        if (event.kind, *spots) not in found.events:
            names = names or names_of(state)
            found.events[(event.kind, *spots)] = (event, names)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(request.param)


def is_complete(line: str) -> bool:
    words = line.replace("(", " ").split()
    return bool(words) and not any(word.startswith(RAW) for word in words) and "{" not in line


# Everything has a text


def test_the_games_show_the_usual_kinds() -> None:
    """Else the next tests would prove little."""
    kinds = {key[0] for key in seen().events}
    assert kinds >= {
        "played",
        "drawn",
        "revived",
        "mustered",
        "burned",
        "transformed",
        "summoned",
        "decoyed",
        "taken",
        "discarded",
        "moved",
        "horn",
        "leader",
        "looked_at",
        "returned",
        "kept",
        "scored",
        "game_over",
    }
    asked = {key[0] for key in seen().decisions}
    assert asked >= {"turn", "redraw", "row", "revive", "decoy", "take", "discard", "starter"}


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
    for decision, key, view in seen().decisions.values():
        text = describe_option(decision, key, view, texts)
        assert is_complete(text), f"{decision.kind} {key}: {text}"
        if decision.seat != CHANCE:
            assert is_complete(describe_question(decision, texts)), decision.kind


def test_every_language_has_its_own_texts() -> None:
    """No language borrows from English, but for the stories of Old World, which have a test of
    their own."""
    own = {
        lang: {key for key in Texts.load(lang).ids() if not key.startswith(("story-", "event-"))}
        for lang in LANGUAGES
    }
    for lang in LANGUAGES:
        assert own[lang] == own["en"], own[lang] ^ own["en"]


# What the lines say

EN = Texts.load("en")


def duel(seed: int = 1) -> GwentState:
    starters = base().starters
    config = Config(mode="duel", decks=(starters["monsters"], starters["northern_realms"]))
    return GAME.new_game(config, seed)


def sleeve_of(state: GwentState, card_id: str) -> int:
    kind = state.table.type_index[card_id]
    return next(s for s, card in enumerate(state.face) if state.table.type_of[card] == kind)


def moved(state: GwentState, kind: str, seat: int, card_id: str, start: str, end: str) -> Event:
    zones = [zone.name for zone in state.layout]
    sleeve = sleeve_of(state, card_id)
    known = -1 if "board" in end or "discard" in end else 1 << seat
    args = (zones.index(start), zones.index(end))
    return Event(kind, seat, sleeve, state.face[sleeve], known, args)


def test_a_card_played_reads_with_its_row() -> None:
    state = duel()
    event = moved(state, "played", 0, "ghoul", "A.hand", "A.board.close")
    assert narrate([event], 0, state, EN) == ["You play Ghoul (close combat)."]
    assert narrate([event], 1, state, EN) == ["A plays Ghoul (close combat)."]
    assert narrate([event], None, state, EN) == ["A plays Ghoul (close combat)."]


def test_a_spy_reads_with_its_side() -> None:
    state = duel()
    event = moved(state, "played", 0, "ghoul", "A.hand", "B.board.close")
    told = ["You play Ghoul (close combat, on the side of B)."]
    assert narrate([event], 0, state, EN) == told
    assert narrate([event], 1, state, EN) == ["A plays Ghoul (close combat, on your side)."]


def test_a_hidden_card_reads_a_card() -> None:
    state = duel()
    draw = moved(state, "drawn", 0, "ghoul", "A.deck", "A.hand")
    assert narrate(redact([draw], 0), 0, state, EN) == ["You draw Ghoul."]
    assert narrate(redact([draw], 1), 1, state, EN) == ["A draws a card."]
    assert narrate(redact([draw, draw], None), None, state, EN) == ["A draws 2 cards."]


def test_players_may_have_names_of_their_own() -> None:
    state = duel()
    event = moved(state, "played", 0, "ghoul", "A.hand", "A.board.close")
    names = names_of(state, ("Ciri", "Geralt"))
    assert narrate([event], 1, names, EN) == ["Ciri plays Ghoul (close combat)."]


def test_log_is_the_same_whatever_the_names(texts: Texts) -> None:
    """Sentences are found without the names, which are put in last; a name that looks like what
    stands for another one is left as it is."""
    state = duel()
    names = ("\ue001 Ann", "Bob { $who }")
    words = GwentWords(state, texts, names)
    own, rng, lines = names_of(state, names), Rng(1), 0
    while state.pending:
        decision = state.pending[0]
        by_chance = decision.seat == CHANCE
        choice = sample(state, decision) if by_chance else rng.below(len(decision.keys))
        events = take(state, decision, choice)
        for seat in (0, 1, None):
            told = redact(events, seat)
            assert words.events(told, seat).lines == narrate(told, seat, own, texts)
            lines += len(told)
    assert lines > 60


def test_equal_cards_share_a_line() -> None:
    state = duel()
    event = moved(state, "mustered", 0, "nekker", "A.deck", "A.board.close")
    lines = narrate([event, event], 1, state, EN)
    assert lines == ["Muster brings A Nekker ×2 (close combat)."]


def test_the_end_of_a_round() -> None:
    state = duel()
    events = [Event("scored", args=(1, 12, 20)), Event("gem_lost", args=(0, 1))]
    assert narrate(events, 0, state, EN) == [
        "The round is over: You 12, B 20. It goes to B.",
        "You lose a gem, 1 left.",
    ]
    tie = [Event("scored", args=(-1, 12, 12)), Event("game_over")]
    assert narrate(tie, 1, state, EN) == [
        "The round is over: A 12, You 12. It is a tie.",
        "The game is a draw.",
    ]


def test_what_a_seat_hears_holds_no_hidden_card() -> None:
    """Whole games: a name in a line told to B is a card that B knows."""
    rng = Rng(3)
    hidden = 0
    for seed in range(10):
        state = duel(seed)
        while state.pending:
            decision = state.pending[0]
            if decision.seat == CHANCE:
                events = take(state, decision, sample(state, decision))
            else:
                events = take(state, decision, rng.below(len(decision.keys)))
            for event in events:
                line = " ".join(narrate(redact([event], 1), 1, state, EN))
                if event.sleeve >= 0 and not event.known & 2:
                    hidden += 1
                    name = GAME.card_name(state, event.card)
                    assert EN(f"card-{name.replace('_', '-')}") not in line
    assert hidden


# What the options say


def option(kind: str, key: str, source: str = "", lang: str = "en", seat: int = 0) -> str:
    state = duel()
    decision = Decision(1, seat, kind, source, (key,), (0,))
    return describe_option(decision, key, observe(state, seat), Texts.load(lang))


@pytest.mark.parametrize(
    ("kind", "key", "text"),
    [
        ("turn", "play:ghoul", "Play Ghoul (1, close combat, Muster)"),
        ("turn", "play:scorch", "Play Scorch (special card)"),
        (
            "turn",
            "play:kayran",
            "Play Kayran (8, close combat or ranged combat, hero, Morale Boost)",
        ),
        ("turn", "pass", "Pass"),
        ("turn", "leader", "Use your leader, Eredin – King of the Wild Hunt"),
        ("redraw", "done", "Keep this hand"),
        ("redraw", "redraw:biting_frost", "Exchange Biting Frost (weather card)"),
        ("row", "row:ranged", "ranged combat"),
        ("decoy", "target:close.ghoul", "Take back Ghoul (close combat)"),
        ("keep", "target:0.ghoul", "Ghoul (close combat) stays, at random"),
        ("take", "take:ghoul", "Take Ghoul (1, close combat, Muster)"),
        ("take", "target:ghoul", "Play Ghoul (1, close combat, Muster)"),
        ("receiver", "to:B", "B"),
        ("starter", "starter:A", "You start"),
        ("starter", "starter:B", "B starts"),
    ],
)
def test_option(kind: str, key: str, text: str) -> None:
    assert option(kind, key) == text


def test_an_option_in_german() -> None:
    assert option("turn", "play:kayran", lang="de").endswith(
        "(8, Nahkampf oder Fernkampf, Held, Moralschub) ausspielen"
    )


def test_an_option_names_the_players() -> None:
    state = duel()
    decision = Decision(1, 0, "receiver", "ghoul", ("to:B",), (1,))
    text = describe_option(decision, "to:B", observe(state, 0), EN, ("Ciri", "Geralt"))
    assert text == "Geralt"


def test_a_question_names_its_card_and_its_leader() -> None:
    row = Decision(1, 0, "row", "kayran", ("row:close", "row:ranged"), (0, 1))
    assert describe_question(row, EN) == "Which row for Kayran?"
    leader = "leader:eredin_bringer_of_death"
    take_one = Decision(1, 0, "take", leader, ("take:ghoul",), (0,))
    assert describe_question(take_one, EN) == "Eredin – Bringer of Death: which card do you take?"
