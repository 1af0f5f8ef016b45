"""The log of special attacks, and of what they leave behind."""

from __future__ import annotations

from sevencats.games.oldworld.text.teller import Teller
from sevencats.games.oldworld.text.words import monster_name
from sevencats.kernel.events import Event


def special_attack(teller: Teller, event: Event) -> str:
    """A special attack by its number, or the passive ability, of a monster's large card."""
    monster, *number = map(str, event.args)
    part = number[0] if number else "passive"
    attack = teller.texts(f"ow-special-{monster.replace('_', '-')}-{part}")
    name = monster_name(teller.texts, teller.names.content, monster)
    return teller.say(event.kind, event.seat, attack=attack, monster=name)


def hex_laid(teller: Teller, event: Event) -> str:
    """Describe the effect on a later fight turn."""
    text = teller.texts(f"ow-line-hex-{str(event.args[0]).replace('_', '-')}")
    return teller.say("hex", event.seat, text=text)
