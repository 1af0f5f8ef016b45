"""The fields that abilities add to action cards."""

from __future__ import annotations

import msgspec

from sevencats.games.oldworld.packs.model import Line, Record, Trait

ID = "card_abilities"
#: When a passive ability acts: damage takes the card from deck or hand, or from the deck only.
PASSIVE = ("lost_to_damage", "lost_from_deck")


class Ability(Record, frozen=True, kw_only=True):
    """The abilities of an action card besides its symbols. ``traits`` apply while it is in the
    combo, or act when damage discards it; ``extension_lines`` are the effects of its extensions, by
    colour."""

    traits: tuple[Trait, ...] = ()
    extension_lines: dict[str, tuple[Line, ...]] = msgspec.field(default_factory=dict)
