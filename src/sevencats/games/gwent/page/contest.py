"""Gwent in the arena: sides swap their decks, and scores are reported by faction."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.gwent import Config
from sevencats.games.gwent.cards.model import FACTIONS
from sevencats.games.gwent.modes import mode_of
from sevencats.plugin.contest import Contest
from sevencats.text import Texts


class GwentContest(Contest):
    """Decks by faction."""

    key = "factions"
    labels = FACTIONS

    def swapped(self, config: Config) -> Config:
        """Give each seat the decks of the seat with the same rank on the other side."""
        mode = mode_of(config.mode)
        side_of = mode.seating(len(config.decks)).side_of
        ours, theirs = ([s for s, d in enumerate(side_of) if d == side] for side in (0, 1))
        partner = {**dict(zip(ours, theirs, strict=True)), **dict(zip(theirs, ours, strict=True))}
        each = mode.decks
        decks = [
            deck
            for seat in range(len(side_of))
            for deck in config.decks[partner[seat] * each : (partner[seat] + 1) * each]
        ]
        return replace(config, decks=tuple(decks))

    def brought(self, config: Config) -> tuple[tuple[str, ...], ...]:
        """The factions of each seat's decks."""
        each = mode_of(config.mode).decks
        factions = [deck.faction for deck in config.decks]
        return tuple(tuple(factions[at : at + each]) for at in range(0, len(factions), each))

    def label_name(self, label: str, texts: Texts) -> str:
        """A faction."""
        return texts(f"faction-{label.replace('_', '-')}")
