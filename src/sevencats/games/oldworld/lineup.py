"""Checks a set-up before the first card is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sevencats.errors import nearest, said, said_all
from sevencats.games.oldworld.config import BASE, SEAT_NAMES, SOLO, Config
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.kernel.errors import Phrase, RulesError

#: Numbers of players in each mode. Solo is a set of rules that is chosen (W9), not just one seat.
SEATS: dict[str, tuple[int, ...]] = {BASE: (2, 3, 4, 5), SOLO: (1,)}


def seat_counts(mode: str, packs: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers of players of a mode with these packs."""
    more = {count for each in expansions_of(packs) for count in each.rules.seats.get(mode, ())}
    return tuple(sorted({*SEATS[mode], *more}))


def mode_for(seats: int, packs: Sequence[str]) -> str:
    """Return the default mode for this number of seats. For one seat it is the mode of the
    expansion that can be played alone, else solo."""
    return next((mode for mode in SEATS if seats in seat_counts(mode, packs)), BASE)


@lru_cache(maxsize=256)
def check_config(config: Config) -> None:
    """Refuse a set-up that breaks the rules, naming everything that is wrong with it."""
    if config.mode not in SEATS:
        raise said(RulesError, "error-ow-no-mode", mode=config.mode, known=[*SEATS])
    content = load(config.packs, config.records)
    broken = [*_bad_seats(config), *_bad_schools(config, list(content.schools))]
    broken += _bad_choices(config, content)
    if config.rounds < 0:
        broken.append(_fault("rounds", rounds=config.rounds))
    if broken:
        raise said_all(RulesError, broken)


def _fault(key: str, /, **values: Any) -> Phrase:
    return Phrase(f"error-ow-{key}", values)


def _bad_seats(config: Config) -> list[Phrase]:
    allowed = seat_counts(config.mode, config.packs)
    broken = []
    if config.mode == SOLO and SEATS[SOLO][0] in seat_counts(BASE, config.packs):
        broken.append(_fault("solo"))
    if config.seats not in allowed:
        span: object = allowed[0]
        if len(allowed) > 1:
            span = _fault("span", least=allowed[0], most=allowed[-1])
        broken.append(_fault("seats", mode=config.mode, span=span, seats=config.seats))
    if not -1 <= config.first < config.seats:
        broken.append(_fault("first", seat=config.first))
    return broken


def _bad_choices(config: Config, content: Content) -> list[Phrase]:
    """Find choices that their expansion does not offer."""
    offers = {more.id: tuple(more.rules.choices(content)) for more in expansions_of(config.packs)}
    broken = []
    for choice in config.choices:
        pack, _, word = choice.partition(":")
        known = [word for offer in offers.get(pack, ()) for word in offer.words]
        if not known:
            broken.append(_fault("nothing-to-choose", pack=pack))
        elif word not in known:
            near = nearest(word, known)
            broken.append(_fault("no-choice", pack=pack, word=word, known=known, near=near))
    for pack, several in offers.items():
        for offer in several:
            chosen = [word for word in config.chosen(pack) if word in offer.words]
            if len(chosen) > 1 and not offer.many:
                broken.append(_fault("one-choice", pack=pack, chosen=chosen))
            if chosen and offer.mode not in ("", config.mode):
                modes = {"wanted": offer.mode, "mode": config.mode}
                broken.append(_fault("choice-mode", pack=pack, word=chosen[0], **modes))
    return broken


def _bad_schools(config: Config, known: list[str]) -> list[Phrase]:
    """Find mistakes in the chosen boards: there must be one for each seat, all different (W1.5)."""
    chosen = config.schools
    if not chosen:
        if config.seats > len(known):
            return [_fault("few-boards", boards=len(known), seats=config.seats)]
        return []
    broken = []
    if len(chosen) != config.seats:
        broken.append(_fault("schools", schools=len(chosen), seats=config.seats))
    for seat, school in enumerate(chosen):
        name = SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else str(seat + 1)
        if school not in known:
            near = nearest(school, known)
            broken.append(_fault("no-school", seat=name, name=school, known=known, near=near))
        elif school in chosen[:seat]:
            broken.append(_fault("school-taken", seat=name, name=school))
    return broken
