"""Hosting Gwent: decks by starter name or share code, logs and options in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sevencats.bots.base import Bot
from sevencats.gwent import Config
from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.cards.model import FACTIONS, DeckList
from sevencats.gwent.decks.check import check, check_tournament, count, rules_of
from sevencats.gwent.decks.code import decode, encode, looks_like_code
from sevencats.gwent.decks.files import read_deck
from sevencats.gwent.decks.lineup import check_config, opponent_deck, whole_deck
from sevencats.gwent.modes import MODES, Mode
from sevencats.gwent.samples import advanced_deck
from sevencats.gwent.state import GwentState
from sevencats.gwent.text.log import describe_option, describe_question, names_of, narrate
from sevencats.kernel.decisions import Decision
from sevencats.kernel.errors import BadData
from sevencats.kernel.events import Event
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import View
from sevencats.kits.gwent.bots import PLAYERS
from sevencats.server.errors import Refusal
from sevencats.server.hosting.base import DeckFault, DeckReport, Hosting, ModeOffer
from sevencats.server.hosting.gwent_insight import insight
from sevencats.server.hosting.gwent_review import GwentReviewer
from sevencats.server.hosting.review import Reviewer
from sevencats.text import Texts

_LEADERS = "leaders"


class GwentHosting(Hosting):
    """What a seat brings is a list of decks: a faction's name (its starter deck, or what stands
    for it in the mode) or a share code."""

    def modes(self, lang: str) -> tuple[ModeOffer, ...]:
        texts = Texts.load(lang)
        return tuple(
            ModeOffer(
                id=mode.id,
                name=texts(f"mode-{mode.id}"),
                seats=tuple(len(seating.seats) for seating in mode.seatings),
                labels=mode.seatings[-1].seats,
                virtual=tuple(sorted(self.virtual(mode.id))),
                brings=mode.decks,
                ready_made=FACTIONS,
                options=self.options(mode.id),
            )
            for mode in MODES.values()
        )

    def labels(self, mode: str, seats: int) -> tuple[str, ...]:
        rules = _mode(mode)
        for seating in rules.seatings:
            if len(seating.seats) == seats:
                return seating.seats
        fit = ", ".join(str(len(seating.seats)) for seating in rules.seatings)
        raise Refusal("bad_setup", f"{mode}: {fit}")

    def sides(self, mode: str, seats: int) -> tuple[int, ...]:
        rules = _mode(mode)
        return next(s.side_of for s in rules.seatings if len(s.seats) == seats)

    def virtual(self, mode: str) -> frozenset[int]:
        return frozenset({1}) if _mode(mode).solo else frozenset()

    def options(self, mode: str) -> tuple[str, ...]:
        return (_LEADERS,) if _mode(mode).solo else ()

    def check_choice(self, mode: str, seat: int, choice: Sequence[str], lang: str) -> None:
        rules = _mode(mode)
        if not choice:
            return
        if seat in self.virtual(mode):
            if len(choice) != 1 or choice[0] not in FACTIONS:
                raise Refusal("bad_choice", ", ".join(FACTIONS))
            return
        if len(choice) != rules.decks:
            raise Refusal("bad_choice", f"{len(choice)} / {rules.decks}")
        texts = Texts.load(lang)
        decks = [_deck(word, rules) for word in choice]
        faults = (
            check_tournament(decks)
            if rules.decks > 1
            else check(decks[0], rules_of(rules.deck_rules))
        )
        if faults:
            told = "; ".join(f"{fault.clause}: {fault.text(texts)}" for fault in faults[:8])
            raise Refusal("bad_choice", told)

    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Config:
        rules = _mode(mode)
        sides = self.sides(mode, len(choices))
        words: list[list[str]] = [list(choice) for choice in choices]
        for seat, chosen in enumerate(words):
            if not chosen:
                # Team mates play different factions (P1).
                mates = [w for s, w in enumerate(words) if sides[s] == sides[seat]]
                taken = {_deck(w, rules).faction for mate in mates for w in mate}
                left = [faction for faction in FACTIONS if faction not in taken]
                order = rng.order(len(left))
                chosen += [left[place] for place in order[: rules.decks]]
        decks: list[DeckList] = []
        for seat, chosen in enumerate(words):
            if seat in self.virtual(mode):
                decks.append(opponent_deck(chosen[0]))
            else:
                decks += [_deck(word, rules) for word in chosen]
        config = Config(mode=mode, decks=tuple(decks), options=tuple(options))
        check_config(config)
        return config

    def levels(self) -> tuple[str, ...]:
        return PLAYERS.offered

    def standin(self) -> str:
        return PLAYERS.standin

    def make_bot(self, level: str, seed: int) -> Bot:
        return PLAYERS.make(level, seed)

    def lines(
        self,
        events: Sequence[Event],
        seat: int | None,
        state: State,
        names: Sequence[str],
        lang: str,
    ) -> list[str]:
        assert isinstance(state, GwentState)
        return narrate(events, seat, names_of(state, names), Texts.load(lang))

    def question(
        self, decision: Decision, state: State, view: View, names: Sequence[str], lang: str
    ) -> tuple[str, list[str]]:
        texts = Texts.load(lang)
        options = [describe_option(decision, key, view, texts, names) for key in decision.keys]
        return describe_question(decision, texts), options

    def insight(self, state: State, seat: int | None) -> dict[str, Any] | None:
        assert isinstance(state, GwentState)
        return insight(state, seat)

    def reviewer(self, mode: str) -> Reviewer | None:
        return GwentReviewer(_mode(mode))

    def deck_code(self, text: str, lang: str) -> str:
        try:
            return encode(_read(text))
        except BadData as error:
            raise Refusal("bad_choice", str(error)) from None

    def deck_report(self, mode: str, text: str, lang: str) -> DeckReport:
        rules = _mode(mode)
        try:
            deck = _read(text)
            code = encode(deck)
        except BadData as error:
            raise Refusal("bad_choice", str(error)) from None
        texts = Texts.load(lang)
        faults = check(deck, rules_of(rules.deck_rules))
        return DeckReport(
            legal=not faults,
            faction=deck.faction,
            leader=deck.leader,
            code=code,
            counts=asdict(count(deck)),
            faults=tuple(DeckFault(fault.clause, fault.text(texts)) for fault in faults),
        )


def _mode(name: str) -> Mode:
    if name not in MODES:
        raise Refusal("bad_setup", f"{name[:24]}: {', '.join(MODES)}")
    return MODES[name]


def _read(text: str) -> DeckList:
    """A deck from a share code or the text of a deck file; never from a path."""
    return decode(text) if looks_like_code(text) else read_deck(text, "deck")


def _deck(word: str, rules: Mode) -> DeckList:
    """A deck from a faction's name or a share code. A starter deck stands for what its faction
    brings to a mode that starters do not fit."""
    if word in FACTIONS:
        if rules.solo:
            return whole_deck(word, base().starters[word].leader)
        return advanced_deck(word) if rules.deck_rules == "advanced" else base().starters[word]
    try:
        return decode(word)
    except BadData as error:
        raise Refusal("bad_choice", str(error)) from None
