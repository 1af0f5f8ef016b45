"""An overview of all built-in stories and events: how many there are in which language, how long
they are, which are connected, which refer to an earlier card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from statistics import median
from typing import NamedTuple

from sevencats.games.oldworld.packs.catalogue import BASE, expansions, manifests
from sevencats.games.oldworld.packs.counts import flat, whole_cards
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.packs.model import EventCard, Story
from sevencats.games.oldworld.text.cards import option_keys
from sevencats.games.oldworld.text.lines import bands_of
from sevencats.text import Texts

#: Conditions of options that refer to what a player did or has by an earlier card.
_EARLIER = ("chose:", "with:")

Card = Story | EventCard


class PackOverview(NamedTuple):
    """A pack: its exploration cards (two halves are one), its events, and how many of both have all
    their texts, by language; stories that begin a chain of two events or more; cards that refer to
    an earlier one; the number of records without any condition, and of all records."""

    pack: str
    stories: int
    events: int
    translated: dict[str, int]
    chains: int
    knowing: int
    plain: int
    records: int


def overview(languages: Mapping[str, Texts]) -> list[PackOverview]:
    """Return an overview of every pack with stories."""
    return [_pack(pack, languages) for pack in packs_with_stories()]


def packs_with_stories() -> list[str]:
    """Return the base and the expansions that add stories."""
    return [pack for pack in (BASE, *expansions()) if manifests()[pack].story_counts]


def own_cards(pack: str) -> tuple[dict[str, Story], dict[str, EventCard]]:
    """Return the stories and events that a pack adds."""
    base = load(())
    if pack == "base":
        return base.stories, base.events
    content = load((pack,))
    stories = {name: one for name, one in content.stories.items() if name not in base.stories}
    events = {name: one for name, one in content.events.items() if name not in base.events}
    return stories, events


def _pack(pack: str, languages: Mapping[str, Texts]) -> PackOverview:
    stories, events = own_cards(pack)
    content = load(() if pack == "base" else (pack,))
    cards: list[Card] = [*stories.values(), *events.values()]
    whole = whole_cards(cards)
    complete = {
        lang: sum(all(_complete(part, texts) for part in card) for card in whole)
        for lang, texts in languages.items()
    }
    return PackOverview(
        pack=pack,
        stories=len(whole) - len(events),
        events=len(events),
        translated=complete,
        chains=sum(_begins_chain(story, content) for story in stories.values()),
        knowing=sum(_knows(card) for card in cards),
        plain=sum(not any(_conditions(card)) for card in cards),
        records=len(cards),
    )


def _complete(card: Card, texts: Texts) -> bool:
    return all(key in texts for key in text_keys(card))


def _conditions(card: Card) -> Iterator[str]:
    for choice in card.options.values():
        yield from choice.only


def _knows(card: Card) -> bool:
    return any(word.startswith(_EARLIER) for word in _conditions(card))


def led_to(card: Card) -> list[str]:
    """Return the events that a card leads to."""
    lines = [line for choice in card.options.values() for line in choice.do]
    if isinstance(card, EventCard):
        lines += card.do
    words = [line.split() for line in flat(lines)]
    quests = [word[2] for word in words if word[0] == "quest"]
    return [*quests, *(word[1] for word in words if word[0] == "event")]


def _begins_chain(story: Story, content: Content) -> bool:
    return any(led_to(content.events[number]) for number in led_to(story))


# -- texts ----------------------------------------------------------------------------------------


def text_keys(card: Card) -> list[str]:
    """Return the message keys of a card, its title first."""
    key = f"{'story' if isinstance(card, Story) else 'event'}-{card.id.replace('_', '-')}"
    title = key if isinstance(card, Story) else f"{key}-title"
    keys = [title, f"{key}-intro"]
    if isinstance(card, Story) or card.options:
        return keys + list(chain(*(option_keys(key, *each) for each in card.options.items())))
    tables = [line for line in card.do if isinstance(line, dict) and bands_of(line)]
    if not tables:
        return [*keys, f"{key}-result"]
    return keys + [f"{key}-band-{place}" for place in range(1, len(bands_of(tables[0])) + 1)]


def lengths(texts: Texts) -> dict[str, tuple[int, float, int]]:
    """Return the word counts of intros, labels and results: least, median, most."""
    counts: dict[str, list[int]] = {"intro": [], "label": [], "result": []}
    for pack in packs_with_stories():
        stories, events = own_cards(pack)
        cards: list[Card] = [*stories.values(), *events.values()]
        for card in cards:
            for key in text_keys(card)[1:]:
                counts[_kind(key)].append(count_words(texts(key)))
    return {kind: (min(many), median(many), max(many)) for kind, many in counts.items()}


def _kind(key: str) -> str:
    last = key.rpartition("-")[2]
    return (
        "intro" if last == "intro" else "label" if len(last) == 1 and last.isalpha() else "result"
    )


def count_words(text: str) -> int:
    """Count words as read aloud; free-standing dashes and French quotes do not count."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def lines(languages: Mapping[str, Texts], own: Texts) -> Iterator[str]:
    """Return the overview as text: a line for each pack, the totals and the lengths."""
    packs = overview(languages)
    for one in packs:
        name = one.pack.replace("_", "-")
        yield _line(one, own, own("ow-overview-base" if name == "base" else f"ow-expansion-{name}"))
    yield _line(_sum(packs), own, own("ow-overview-all"))
    for lang, texts in languages.items():
        spans = {
            kind: f"{least}–{most} ({middle:g})"
            for kind, (least, middle, most) in lengths(texts).items()
        }
        yield own("ow-overview-lengths", lang=lang, **spans)


def _line(one: PackOverview, own: Texts, name: str) -> str:
    languages = ", ".join(f"{lang} {count}" for lang, count in one.translated.items())
    percent = 100 * one.plain // max(1, one.records)
    numbers = {"stories": one.stories, "events": one.events, "chains": one.chains}
    return own(
        "ow-overview-pack",
        pack=name,
        languages=languages,
        knowing=one.knowing,
        plain=percent,
        **numbers,
    )


def _sum(packs: Iterable[PackOverview]) -> PackOverview:
    every = list(packs)
    languages = every[0].translated
    return PackOverview(
        "",
        sum(one.stories for one in every),
        sum(one.events for one in every),
        {lang: sum(one.translated[lang] for one in every) for lang in languages},
        sum(one.chains for one in every),
        sum(one.knowing for one in every),
        sum(one.plain for one in every),
        sum(one.records for one in every),
    )
