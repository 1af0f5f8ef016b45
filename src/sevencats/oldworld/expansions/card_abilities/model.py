"""The fields that abilities add to action cards."""

from __future__ import annotations

import msgspec

from sevencats.oldworld.packs.model import Line, Record, Trait

ID = "card_abilities"
#: When a passive ability acts: damage takes the card from deck or hand, or from the deck only.
PASSIVE = ("lost_to_damage", "lost_from_deck")


class Ability(Record, frozen=True, kw_only=True):
    """What an action card does beside its symbols. ``traits`` hold while it lies in the combo, or
    act when damage discards it; ``extension_lines`` are what an extension does, by its colour."""

    traits: tuple[Trait, ...] = ()
    extension_lines: dict[str, tuple[Line, ...]] = msgspec.field(default_factory=dict)
