"""The content of weakness tokens: six paragraphs for each monster, and their words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Record, Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.text.cards import text as component_text
from sevencats.text import Texts

#: The tokens of a seat, open to all.
TOKENS = "{}.weaknesses"
PARAGRAPHS = 6


class Weakness(Record, frozen=True, kw_only=True):
    """A paragraph of a monster's large card: the effect of its token in a fight with it."""

    monster: str
    number: int
    traits: tuple[Trait, ...]


def ident_of(monster: str, number: int) -> str:
    """The id of a paragraph."""
    return f"{monster}_{number}"


def own_tokens(state: OldWorldState, seat: int) -> list[int]:
    """The weakness tokens of a seat."""
    return state.common(TOKENS.format(state.table.seats[seat]))


def number_of(state: OldWorldState, token: int) -> int:
    """The number on a token."""
    return int(state.ident(token).rpartition("_")[2])


def check_weakness(content: Content, weakness: Weakness) -> Iterable[str]:
    """Find mistakes in a paragraph."""
    if weakness.monster not in content.monsters:
        yield f"there is no monster {weakness.monster!r}"
    if not 1 <= weakness.number <= PARAGRAPHS:
        yield f"a paragraph has a number from 1 to {PARAGRAPHS}, not {weakness.number}"
    if weakness.id != ident_of(weakness.monster, weakness.number):
        yield f"it should be called {ident_of(weakness.monster, weakness.number)}"


def paragraph(texts: Texts, ident: str) -> str:
    """Return the text of a paragraph, without its effect."""
    return texts(f"ow-weakness-{ident.replace('_', '-')}-text")


def about_weaknesses(texts: Texts, content: Content, monster: str) -> Iterator[str]:
    """Return all paragraphs of a monster: the large cards are open to all."""
    for number in range(1, PARAGRAPHS + 1):
        ident = ident_of(monster, number)
        if ident in content.more["weakness"]:
            effect = component_text(texts, content, "weakness", ident)
            yield texts("ow-about-weakness", n=number, text=paragraph(texts, ident), effect=effect)
