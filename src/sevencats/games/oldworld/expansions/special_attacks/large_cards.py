"""The large cards of the monsters and the special fight cards: their records and descriptions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Record
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.text.cards import sentence
from sevencats.games.oldworld.text.lines import lines_text
from sevencats.kernel.effects import Node
from sevencats.text import Texts

_ATTACKS = 4
PASSIVE = "passive"


class LargeCard(Record, frozen=True, kw_only=True):
    """The large card of a monster: its four special attacks and its passive ability."""

    attacks: tuple[tuple[Line, ...], ...] = ()
    passive: tuple[Line, ...] = ()


class SpecialCard(Record, frozen=True, kw_only=True):
    """A special fight card and the attack that it stands for (0: an ordinary card)."""

    special: int = 0


def special_of(content: Content, ident: str) -> int:
    """Return the special attack that a fight card stands for; 0: none."""
    return content.column(SpecialCard, "fight_card", ident).special


def is_special(state: OldWorldState, card: int) -> bool:
    """Tell whether a fight card is one of the special ones."""
    return special_of(state.table.content, state.ident(card)) > 0


def large_card(content: Content, ident: str) -> LargeCard:
    """Return the large card of a monster."""
    return content.column(LargeCard, "monster", ident)


def has_large_card(content: Content, ident: str) -> bool:
    """Tell whether a monster has a large card. A custom monster may have none: special cards then
    have no effect."""
    return bool(large_card(content, ident).attacks)


def card_trees(content: Content, reader: Reader) -> dict[str, Node]:
    trees = {}
    for monster in content.monsters:
        card = large_card(content, monster)
        parts = {PASSIVE: card.passive}
        parts |= {str(number): lines for number, lines in enumerate(card.attacks, 1)}
        for part, lines in parts.items():
            at = f"monster {monster}, special attack {part}"
            trees[f"special:{monster}:{part}"] = reader.ability(reader.lines(lines, at), at)
    return trees


def card_lines(content: Content, parts: list[str]) -> Sequence[Line]:
    """Return the lines of a tree: of an attack by its number, or of the passive ability."""
    monster, part = parts
    card = large_card(content, monster)
    return card.passive if part == PASSIVE else card.attacks[int(part) - 1]


def about_card(texts: Texts, content: Content, monster: str) -> Iterator[str]:
    """Describe a large card."""
    card = large_card(content, monster)
    attacks = [(str(number), lines) for number, lines in enumerate(card.attacks, 1)]
    for part, lines in [*attacks, (PASSIVE, card.passive)] if attacks else []:
        kind = PASSIVE if part == PASSIVE else "attack"
        name = texts(f"ow-special-{monster.replace('_', '-')}-{part}")
        text = sentence(lines_text(texts, lines))
        yield texts(f"ow-about-{kind}", n=part, name=name, text=text)


def check_card(content: Content, card: LargeCard) -> Iterable[str]:
    if len(card.attacks) != _ATTACKS:
        yield f"a large card has {_ATTACKS} special attacks, not {len(card.attacks)}"


def check_special(content: Content, card: SpecialCard) -> Iterable[str]:
    if not 0 <= card.special <= _ATTACKS:
        yield f"a special card stands for attack 1 to {_ATTACKS}, not {card.special}"
