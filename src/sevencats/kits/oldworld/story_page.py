"""The reader's page: every story and event in one HTML file, which needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files

from sevencats.kits.oldworld.balance.spread import CardSpread
from sevencats.kits.oldworld.story_data import page_data
from sevencats.oldworld.packs.counts import count_decks
from sevencats.oldworld.packs.load import Content
from sevencats.text import Texts

#: The page without its data: styles, markup and script in one file.
TEMPLATE = files(__package__).joinpath("story_page.html")
#: The words of the page itself, each a message ``ow-reader-...``.
WORDS = (
    *("title", "search", "all-decks", "languages", "shown", "price", "leads", "kept-equipment"),
    *("kept-companion", "counts", "cards", "box", "chains", "deck", "contents", "reached-from"),
    *("words", "half-safe", "half-danger", "read", "taken", "top"),
)


def page(
    content: Content, texts: dict[str, Texts], lang: str, spreads: Iterable[CardSpread] = ()
) -> str:
    """The page as HTML. ``lang`` is the language of its own words, ``spreads`` what games by bots
    came to."""
    own = texts[lang]
    counts = count_decks(content)
    words = {word: own(f"ow-reader-{word}") for word in WORDS}
    words |= {f"deck-{count.deck}": deck_name(own, count.deck) for count in counts}
    effects = counts[0].effects
    words |= {f"effect-{effect}": own(f"ow-reader-effect-{effect}") for effect in effects}
    data = {**page_data(content, texts, spreads), "words": words, "lang": lang}
    # "</" would end the script element that holds the data.
    embedded = json.dumps(data, ensure_ascii=False).replace("</", "<\\/")
    html = TEMPLATE.read_text(encoding="utf-8")
    return (
        html.replace("%LANG%", lang).replace("%TITLE%", words["title"]).replace("%DATA%", embedded)
    )


def deck_name(texts: Texts, deck: str) -> str:
    """The name of a deck; one of somebody's own is called by its id."""
    key = "ow-reader-events" if deck == "events" else f"ow-deck-{deck.replace('_', '-')}"
    return texts(key) if key in texts else deck
