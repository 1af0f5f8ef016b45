"""Checks a set-up before the first card is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sevencats.kernel.errors import RulesError
from sevencats.oldworld.config import BASE, SEAT_NAMES, SOLO, Config
from sevencats.oldworld.expansion import expansions_of
from sevencats.oldworld.packs.load import Content, load

#: How many play in each mode. Solo is a set of rules that is chosen (W9), not one seat.
SEATS: dict[str, tuple[int, ...]] = {BASE: (2, 3, 4, 5), SOLO: (1,)}


def seat_counts(mode: str, packs: Iterable[str]) -> tuple[int, ...]:
    """How many may play a mode with these packs."""
    more = {count for each in expansions_of(packs) for count in each.seats.get(mode, ())}
    return tuple(sorted({*SEATS[mode], *more}))


def mode_for(seats: int, packs: Sequence[str]) -> str:
    """The mode that so many play if they say nothing else: alone that of the expansion that has
    one for a single seat, else solo."""
    return next((mode for mode in SEATS if seats in seat_counts(mode, packs)), BASE)


@lru_cache(maxsize=256)
def check_config(config: Config) -> None:
    """Refuse a set-up that breaks the rules, naming all that is wrong with it."""
    if config.mode not in SEATS:
        raise RulesError(f"there is no mode {config.mode!r}; the modes are {', '.join(SEATS)}")
    content = load(config.packs, config.records)
    broken = [*_bad_seats(config), *_bad_schools(config, list(content.schools))]
    broken += _bad_choices(config, content)
    if config.rounds < 0:
        broken.append(f"rounds: {config.rounds} is below zero")
    if broken:
        raise RulesError("; ".join(broken))


def _bad_seats(config: Config) -> list[str]:
    allowed = seat_counts(config.mode, config.packs)
    broken = []
    if config.mode == SOLO and SEATS[SOLO][0] in seat_counts(BASE, config.packs):
        broken.append("mode: W15.1: one plays alone in the mode base, not in solo")
    if config.seats not in allowed:
        span = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        broken.append(f"seats: W1.1: {config.mode} is for {span}, not {config.seats}")
    if not -1 <= config.first < config.seats:
        broken.append(f"first: there is no seat {config.first}")
    return broken


def _bad_choices(config: Config, content: Content) -> list[str]:
    """What is chosen of an expansion must be there to be chosen."""
    offers = {more.id: tuple(more.choices(content)) for more in expansions_of(config.packs)}
    broken = []
    for choice in config.choices:
        pack, _, word = choice.partition(":")
        known = [word for offer in offers.get(pack, ()) for word in offer.words]
        if not known:
            broken.append(f"choices: {pack} has nothing to choose from, or is not in play")
        elif word not in known:
            broken.append(f"{pack}: there is no {word!r}; there are {', '.join(known)}")
    for pack, several in offers.items():
        for offer in several:
            chosen = [word for word in config.chosen(pack) if word in offer.words]
            if len(chosen) > 1 and not offer.many:
                broken.append(f"{pack}: {' and '.join(chosen)} are one choice")
            if chosen and offer.mode not in ("", config.mode):
                broken.append(f"{pack}: {chosen[0]} is for {offer.mode}, not for {config.mode}")
    return broken


def _bad_schools(config: Config, known: list[str]) -> list[str]:
    """Chosen boards: one for each seat, all different (W1.5)."""
    chosen = config.schools
    if not chosen:
        if config.seats > len(known):
            return [f"schools: W1.5: {len(known)} boards are not enough for {config.seats} seats"]
        return []
    broken = []
    if len(chosen) != config.seats:
        broken.append(f"schools: W1.5: {len(chosen)} for {config.seats} seats")
    for seat, school in enumerate(chosen):
        name = SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else str(seat + 1)
        if school not in known:
            broken.append(f"{name}: there is no school {school!r}; known: {', '.join(known)}")
        elif school in chosen[:seat]:
            broken.append(f"{name}: W1.5: the board {school} is taken")
    return broken
