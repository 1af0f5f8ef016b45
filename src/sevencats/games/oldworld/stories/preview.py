"""A preview of the stories and events of a pack as they will be read, in several languages, for
authors."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.stories.data import page_data
from sevencats.games.oldworld.stories.page import deck_name
from sevencats.games.oldworld.text.cards import text_keys
from sevencats.text import Texts


def preview_lines(
    content: Content,
    wanted: Collection[tuple[str, str]],
    languages: Mapping[str, Texts],
    known: Mapping[str, Collection[str]],
) -> Iterator[str]:
    """Return the cards of these kinds and ids (``story``, ``event``), each in every language, line
    by line. ``known`` are the messages that exist in a language; English replaces the others."""
    for card in page_data(content, languages)["cards"]:
        kind = "event" if card["deck"] == "events" else "story"
        if (kind, card["id"]) not in wanted:
            continue
        records = content.events if kind == "event" else content.stories
        keys = text_keys(kind, records[card["id"]])
        for lang, texts in languages.items():
            yield from _card(card, lang, texts)
            missing = [key for key in keys if key not in known[lang]]
            if missing:
                yield "  " + texts("ow-preview-missing", keys=", ".join(missing))
            yield ""


def _card(card: Mapping[str, Any], lang: str, texts: Texts) -> Iterator[str]:
    deck = deck_name(texts, card["deck"])
    yield texts("ow-preview-head", id=card["id"], deck=deck, lang=lang, title=card["title"][lang])
    for row in card["rows"]:
        text, mark = row["texts"][lang], f"{row['mark']}. " if row["mark"] else ""
        if row["what"] == "option":
            price = row["price"][lang]
            yield f"  {mark}{text}" + (f" ({texts('ow-reader-price')} {price})" if price else "")
        else:
            yield f"  {mark if row['what'] == 'band' else ''}{text}"
        yield from _outcome(row, lang, texts)


def _outcome(row: Mapping[str, Any], lang: str, texts: Texts) -> Iterator[str]:
    """Describe the effect of a branch, and where it leads."""
    if row.get("effect", {}).get(lang):
        yield f"     = {row['effect'][lang]}"
    for lead in row.get("leads", ()):
        where = [lead["where"].get(lang, ""), lead["price"].get(lang, "")]
        more = "".join(f", {words}" for words in where if words)
        yield f"     > {texts('ow-reader-leads')} {lead['event']}{more}"
