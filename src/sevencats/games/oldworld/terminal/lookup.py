"""Answers to questions about components: what a card, monster, potion or place says."""

from __future__ import annotations

from collections.abc import Iterator

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.words import place_name
from sevencats.text import Texts, join


def describe(name: str, texts: Texts, content: Content) -> str:
    """All components of that name in the language, or with that id."""
    wanted = name.casefold().replace("_", " ").strip()
    descriptions = [
        line
        for kind, ident in _all(content)
        if wanted in (ident.replace("_", " "), _name(kind, ident, texts, content).casefold())
        for line in [_line(kind, ident, texts, content)]
    ]
    return "\n".join(dict.fromkeys(descriptions)) or texts("play-card-unknown", name=name)


def _all(content: Content) -> Iterator[tuple[str, str]]:
    yield from (("action", ident) for ident in content.actions)
    yield from (("monster", ident) for ident in content.monsters)
    yield from (("potion", ident) for ident in content.potions)
    yield from (("place", ident) for ident in content.locations)
    yield from (("school", ident) for ident in content.schools)
    yield from (("fight", ident) for ident in content.fight_cards)
    yield from (("attribute", ident) for ident in content.attribute_trophies)
    for kind, records in content.more.items():
        if "." not in kind:  # the others are columns of records that are already in the list
            yield from ((kind, ident) for ident in records)


def _name(kind: str, ident: str, texts: Texts, content: Content) -> str:
    return cardtext.name(texts, content, kind, ident)


def _line(kind: str, ident: str, texts: Texts, content: Content) -> str:
    name = _name(kind, ident, texts, content)
    if kind == "place":
        record = content.locations[ident]
        paths = [place_name(texts, content, other) for other in record.paths]
        return texts(
            "ow-lookup-place",
            name=name,
            terrain=texts(f"ow-terrain-{record.terrain}"),
            action=texts(f"ow-action-{record.action}"),
            paths=join(texts, paths),
        )
    text = cardtext.text(texts, content, kind, ident)
    if kind == "monster":
        monster = content.monsters[ident]
        trophy = cardtext.text(texts, content, "trophy", ident)
        printed = texts(
            "ow-lookup-monster",
            name=name,
            level=monster.level,
            life=monster.life,
            text=text,
            trophy=trophy,
        )
        return "\n".join([printed, *cardtext.about(texts, content, kind, ident)])
    if kind == "school":
        trophy = cardtext.text(texts, content, "witcher", ident)
        specialty = content.schools[ident].specialty.replace("_", "-")
        return texts(
            "ow-lookup-school",
            name=name,
            specialty=texts(f"ow-specialty-{specialty}"),
            text=text,
            trophy=trophy,
        )
    return f"{name[:1].upper()}{name[1:]}. {text}"
