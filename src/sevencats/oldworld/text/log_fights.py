"""The log of large monster cards: special attacks, what they leave behind, weaknesses."""

from __future__ import annotations

from typing import Protocol

from sevencats.kernel.events import Event
from sevencats.oldworld.packs.load import Content
from sevencats.oldworld.text import cards as cardtext
from sevencats.oldworld.text.words import monster_name
from sevencats.text import Texts


class _Names(Protocol):
    @property
    def content(self) -> Content:
        """The content of the table."""
        ...


class Teller(Protocol):
    """What the log of a table gives these functions (see ``log.py``)."""

    @property
    def texts(self) -> Texts:
        """The words of the reader's language."""
        ...

    @property
    def names(self) -> _Names:
        """The names of the table."""
        ...

    def say(self, kind: str, seat: int, **args: object) -> str:
        """A message about a seat."""
        ...


def special_attack(teller: Teller, event: Event) -> str:
    """A special attack by its number, or the passive ability, of a monster's large card."""
    monster, *number = map(str, event.args)
    part = number[0] if number else "passive"
    attack = teller.texts(f"ow-special-{monster.replace('_', '-')}-{part}")
    name = monster_name(teller.texts, teller.names.content, monster)
    return teller.say(event.kind, event.seat, attack=attack, monster=name)


def weakness(teller: Teller, event: Event) -> str:
    """A paragraph of a monster's large card, read or used."""
    monster, number = event.args
    ident, content, texts = f"{monster}_{number}", teller.names.content, teller.texts
    return teller.say(
        event.kind,
        event.seat,
        weakness=cardtext.name(texts, content, "weakness", ident),
        text=texts(f"ow-weakness-{ident.replace('_', '-')}-text"),
        effect=cardtext.text(texts, content, "weakness", ident),
    )


def hex_laid(teller: Teller, event: Event) -> str:
    """What holds in a fight turn to come."""
    text = teller.texts(f"ow-line-hex-{str(event.args[0]).replace('_', '-')}")
    return teller.say("hex", event.seat, text=text)
