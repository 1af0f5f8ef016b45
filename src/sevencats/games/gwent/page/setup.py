"""The set-up of a game of Gwent: decks by starter name or share code."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.gwent import Config
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.check import check, check_tournament, rules_of
from sevencats.games.gwent.decks.code import decode
from sevencats.games.gwent.decks.lineup import check_config, opponent_deck, whole_deck
from sevencats.games.gwent.modes import MODES, Mode
from sevencats.games.gwent.samples import advanced_deck
from sevencats.games.gwent.text.cards import leader_name
from sevencats.kernel.errors import BadData
from sevencats.kernel.rng import Rng
from sevencats.plugin.errors import BadChoice, BadSetup
from sevencats.plugin.setup import ModeOffer, Setup
from sevencats.text import Texts

_LEADERS = "leaders"
#: Maximum number of broken clauses to list.
_MOST_FAULTS = 8


class GwentSetup(Setup):
    """Each seat brings a list of decks: a faction's name (its starter deck, or the mode's
    replacement for it) or a share code."""

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

    def labels(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[str, ...]:
        rules = find_mode(mode)
        for seating in rules.seatings:
            if len(seating.seats) == seats:
                return seating.seats
        fit = ", ".join(str(len(seating.seats)) for seating in rules.seatings)
        raise BadSetup(f"{mode}: {fit}")

    def sides(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[int, ...]:
        rules = find_mode(mode)
        return next(s.side_of for s in rules.seatings if len(s.seats) == seats)

    def virtual(self, mode: str) -> frozenset[int]:
        return frozenset({1}) if find_mode(mode).solo else frozenset()

    def options(self, mode: str) -> tuple[str, ...]:
        return (_LEADERS,) if find_mode(mode).solo else ()

    def check_choice(
        self, mode: str, seat: int, choice: Sequence[str], options: Sequence[str], lang: str
    ) -> None:
        rules = find_mode(mode)
        if not choice:
            return
        if seat in self.virtual(mode):
            if len(choice) != 1 or choice[0] not in FACTIONS:
                raise BadChoice(", ".join(FACTIONS))
            return
        if len(choice) != rules.decks:
            raise BadChoice(f"{len(choice)} / {rules.decks}")
        texts = Texts.load(lang)
        decks = [_deck(word, rules) for word in choice]
        faults = (
            check_tournament(decks)
            if rules.decks > 1
            else check(decks[0], rules_of(rules.deck_rules))
        )
        if faults:
            lines = [f"{fault.clause}: {fault.text(texts)}" for fault in faults[:_MOST_FAULTS]]
            raise BadChoice("; ".join(lines))

    def choice_name(self, word: str, lang: str) -> str:
        texts = Texts.load(lang)
        if word in FACTIONS:
            return texts(f"faction-{word.replace('_', '-')}")
        try:
            deck = decode(word)
        except BadData:
            return word
        faction = texts(f"faction-{deck.faction.replace('_', '-')}")
        return f"{faction}, {leader_name(texts, deck.leader)}"

    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Config:
        rules = find_mode(mode)
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


def find_mode(name: str) -> Mode:
    """Return the mode of that name, or raise ``BadSetup`` with the known names."""
    if name not in MODES:
        raise BadSetup(f"{name[:24]}: {', '.join(MODES)}")
    return MODES[name]


def fit_starter(deck: DeckList, rules: Mode) -> DeckList:
    """Replace a starter deck by its faction's deck for modes that starters do not fit; return any
    other deck unchanged."""
    if deck not in base().starters.values():
        return deck
    if rules.solo:
        return whole_deck(deck.faction, deck.leader)
    return advanced_deck(deck.faction) if rules.deck_rules == "advanced" else deck


def _deck(word: str, rules: Mode) -> DeckList:
    """Return the deck of a faction's name or a share code."""
    if word in FACTIONS:
        return fit_starter(base().starters[word], rules)
    try:
        return decode(word)
    except BadData as error:
        raise BadChoice(str(error)) from None
