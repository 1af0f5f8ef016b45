"""Names in sentences: of components by their kind, of traits by their source."""

from __future__ import annotations

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.text import Texts


def place_name(texts: Texts, content: Content, ident: str) -> str:
    """A location."""
    return cardtext.name(texts, content, "place", ident)


def monster_name(texts: Texts, content: Content, ident: str) -> str:
    """A monster."""
    return cardtext.name(texts, content, "monster", ident)


def school_name(texts: Texts, content: Content, ident: str) -> str:
    """A school."""
    return cardtext.name(texts, content, "school", ident)


def landmark_name(texts: Texts, name: str) -> str:
    """A landmark of the map; several of a kind share the name of the kind."""
    return texts(f"ow-landmark-{name.partition('.')[0].replace('_', '-')}")


def attribute_name(texts: Texts, ident: str) -> str:
    """An attribute."""
    return texts(f"ow-attribute-{ident}")


def trait_name(texts: Texts, content: Content, source: str) -> str:
    """The source of a trait, as options and logs name it: ``specialty``, ``trophy.arachas``."""
    kind, _, rest = source.partition(".")
    ident = rest.partition(".")[0]
    if kind == "specialty":
        return texts("ow-trait-specialty")
    if kind in ("trophy", "monster"):
        return texts(f"ow-trait-{kind}", name=monster_name(texts, content, ident))
    return cardtext.name(texts, content, kind, ident)


def price_text(texts: Texts, price: str) -> str:
    """The price of a quest: ``gold:1 discard:2`` in words; empty for none."""
    parts = []
    for part in price.split():
        what, _, amount = part.partition(":")
        parts.append(texts(f"ow-price-{what}", n=int(amount)))
    return ", ".join(parts)
