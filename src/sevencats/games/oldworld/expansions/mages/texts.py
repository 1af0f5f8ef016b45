"""Descriptions of spells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansions.mages.energy import PREFIX, PROTECTION
from sevencats.games.oldworld.expansions.mages.model import ID, TERMS, Boost, Magic, Spell
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import ActionCard, Record, Symbols
from sevencats.games.oldworld.text.cards import sentence, symbol_words
from sevencats.games.oldworld.text.lines import condition_text
from sevencats.kernel.views import View
from sevencats.text import Texts

_BY_ENERGY = ("damage_by_energy", "protection_by_energy", "draw_by_energy")


def printed(texts: Texts, content: Content, card: ActionCard, colour: str) -> list[str] | None:
    """Return what a spell shows in its middle, or in an extension."""
    spell = content.column(Spell, "action", card.id)
    if not spell.spell:
        return None
    if colour:
        magic = spell.extension_magic.get(colour, Magic())
        return _words(texts, card.extensions[colour], magic)
    return _words(texts, card.symbols, spell.magic)


def _words(texts: Texts, symbols: Symbols, magic: Magic) -> list[str]:
    words = symbol_words(texts, symbols, TERMS)
    for field in ("protection", "take_any"):
        number: int = getattr(magic, field)
        if number:
            words.append(texts(f"ow-symbol-{field.replace('_', '-')}", n=number))
    words += [texts(f"ow-symbol-{f.replace('_', '-')}") for f in _BY_ENERGY if getattr(magic, f)]
    return words


def boost_words(texts: Texts, content: Content, ident: str) -> str:
    """Describe the cost and effect of a spell's boost; empty if it has none."""
    boost = content.column(Spell, "action", ident).boost
    return sentence(_boost(texts, boost)) if boost else ""


def _boost(texts: Texts, boost: Boost) -> str:
    what = ", ".join(_words(texts, boost.symbols, boost.magic))
    key = "ow-spell-boost-all" if boost.all else "ow-spell-boost"
    return texts(key, n=boost.energy, what=what)


def _spell(texts: Texts, content: Content, record: Record) -> str:
    """Describe what a spell has besides its symbols: a boost, an extension of any colour, its
    moment."""
    assert isinstance(record, Spell)
    parts = []
    if record.boost:
        parts.append(_boost(texts, record.boost))
    if record.any_colour:
        only = [condition_text(texts, word) for word in record.any_colour_only]
        any_colour = texts("ow-spell-any-colour")
        parts.append(
            texts("ow-trait", start=", ".join(only), what=any_colour) if only else any_colour
        )
    if record.early:
        only = [condition_text(texts, word) for word in record.early]
        parts.append(texts("ow-trait", start=", ".join(only), what=texts("ow-spell-early")))
    return " ".join(map(sentence, parts))


def card_kind(content: Content, ident: str) -> str:
    """The branch of magic that a colour stands for (W13.6)."""
    if not content.column(Spell, "action", ident).spell:
        return ""
    return f"ow-magic-{content.actions[ident].colour}"


def seat_words(texts: Texts, view: View, seat: int) -> list[str]:
    """The protection that a seat has."""
    amount = view.public.extra.get(f"{PREFIX}{view.public.seats[seat]}.{PROTECTION}", 0)
    return [texts("ow-table-protection", n=amount)] if amount else []


DESCRIBE: dict[str, Callable[[Texts, Content, Any], str]] = {f"action.{ID}": _spell}
