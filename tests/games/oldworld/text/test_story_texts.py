"""Texts of our stories and events: there in every language, and fit to be read aloud."""

from __future__ import annotations

import re

import pytest

from sevencats.games.oldworld.packs.catalogue import tells_in
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.stories.overview import own_cards, packs_with_stories
from sevencats.games.oldworld.text.lines import bands_of, die_bands
from sevencats.text import LANGUAGES, Texts

#: The packs that have stories, the base among them; the Wild Hunt is played without the others.
BOXES = (load(("adventure_pack", "skellige")), load(("wild_hunt",)))
STORIES = {name: story for box in BOXES for name, story in box.stories.items()}
EVENTS = {name: event for box in BOXES for name, event in box.events.items()}
NUMBERS = sorted(EVENTS, key=int)
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

#: Words of an intro, of a result or a band, of what the die of an option brings, and of a label:
#: at least and at most.
LENGTHS = {"intro": (40, 90), "result": (20, 60), "end": (10, 40), "label": (1, 8)}
#: Other languages say the same in fewer or in more words.
FEWER, MORE, LONGEST_LABEL = 0.85, 1.25, 11
#: Polish has no articles.
FEWEST = {"pl": 0.75}
#: Where a digit belongs to what is read aloud. Numbers of the game are told from the data.
DIGIT = re.compile(r"\d")


def story_keys(ident: str) -> list[str]:
    key = f"story-{ident.replace('_', '-')}"
    letters = STORIES[ident].options
    keys = [key, f"{key}-intro", *(f"{key}-{x}{part}" for x in letters for part in ("", "-result"))]
    for letter, option in letters.items():
        keys += [f"{key}-{letter}-band-{n}" for n in range(1, len(die_bands(option.do)) + 1)]
    return keys


def event_keys(number: str) -> list[str]:
    event, key = EVENTS[number], f"event-{number}"
    keys = [f"{key}-title", f"{key}-intro"]
    if event.options:
        return keys + [f"{key}-{x}{part}" for x in event.options for part in ("", "-result")]
    banded = [bands for line in event.do if isinstance(line, dict) if (bands := bands_of(line))]
    if not banded:
        return [*keys, f"{key}-result"]
    (bands,) = banded
    return keys + [f"{key}-band-{place}" for place in range(1, len(bands) + 1)]


KEYS = {**{s: story_keys(s) for s in STORIES}, **{number: event_keys(number) for number in NUMBERS}}
ALL_KEYS = [key for keys in KEYS.values() for key in keys]
#: A text of a band of an option’s die; its result is read before the die is rolled.
OPTION_BAND = re.compile(r"-[a-z]-band-\d$")
TITLES = {keys[0] for keys in KEYS.values()}


def keys_in(lang: str) -> list[str]:
    """The texts that are told in this language: those of a pack whose stories are not written yet
    are read in English."""
    told = [own_cards(pack) for pack in packs_with_stories() if tells_in(pack, lang)]
    return [key for stories, events in told for card in (*stories, *events) for key in KEYS[card]]


def kind(key: str) -> str:
    """The purpose of a text: a word of ``LENGTHS``, or ``title``."""
    if key in TITLES:
        return "title"
    if OPTION_BAND.search(key):
        return "end"
    last = key.rpartition("-")[2]
    return last if last in LENGTHS else "label" if len(last) == 1 and last.isalpha() else "result"


def words(text: str) -> int:
    """Words as read aloud; dashes and French quotes are not words."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_no_other(lang: str) -> None:
    there = [key for key in Texts.load(lang).ids() if key.startswith(("story-", "event-"))]
    assert sorted(there) == sorted(keys_in(lang))


def limits(part: str, lang: str) -> tuple[int, int]:
    """How many words a part of a card has in this language, at least and at most."""
    least, most = LENGTHS[part]
    if lang == "en":
        return least, most
    return int(least * FEWEST.get(lang, FEWER)), LONGEST_LABEL if part == "label" else int(
        most * MORE
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_neither_too_short_nor_too_long(lang: str) -> None:
    texts = Texts.load(lang)
    counts = {key: words(texts(key)) for key in keys_in(lang) if key not in TITLES}
    wrong = {}
    for key, count in counts.items():
        least, most = limits(kind(key), lang)
        if not least <= count <= most:
            wrong[key] = f"{count} words, expected {least} to {most}"
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_read_aloud_in_a_minute(lang: str) -> None:
    """The intro with its labels and the longest result and end: about 150 words a minute."""
    texts = Texts.load(lang)
    too_long = {}
    for card, keys in KEYS.items():
        count = {key: words(texts(key)) for key in keys}
        total = sum(n for key, n in count.items() if kind(key) not in ("result", "end"))
        for part in ("result", "end"):
            total += max((n for key, n in count.items() if kind(key) == part), default=0)
        if total > 180:
            too_long[card] = total
    assert too_long == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_contain_no_numbers(lang: str) -> None:
    texts = Texts.load(lang)
    assert [key for key in ALL_KEYS if DIGIT.search(texts(key))] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_text_is_left_in_english(lang: str) -> None:
    english, texts = Texts.load("en"), Texts.load(lang)
    assert [key for key in keys_in(lang) if texts(key) == english(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_have_the_same_title(lang: str) -> None:
    texts = Texts.load(lang)
    titles = [texts(key) for key in TITLES]
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_ends_as_a_sentence_does(lang: str) -> None:
    texts = Texts.load(lang)
    ends = {key: texts(key).rstrip("”’«»\u00a0")[-1] for key in ALL_KEYS if key not in TITLES}
    assert [key for key, end in ends.items() if end not in ".?!"] == []
