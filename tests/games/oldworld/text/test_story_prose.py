"""Faults of prose that a machine can find in stories and events, by language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest
from helpers.wording import Message, messages

from sevencats.text import LANGUAGES

_SENTENCE = re.compile(r"(?<=[.!?…])[”’«»\u00a0]* +")
_LABEL = re.compile(r"-[a-z]$")
_RESULT = re.compile(r"-(?:result|band-\d+)$")

#: Faults that no story has, by language, and what to write instead.
FAULTS = {
    "en": {
        # The impersonal “one”: say you, they, people, or turn the sentence.
        r"\bas one (?!of|in|that|might)\w+": "like anybody who",
        r"(?<!red )\b[Oo]ne (?:can|could|must|hears|sees|needs?|should|never|cannot)\b": "you",
        r"\b[Oo]ne (?:lies|begins) |\bon one\.": "you",
        r"\b(?:how|when|if|what|where|whether) one (?:[a-z]+s|may|might)\b": "how to",
        r"\boneself\b|\bone’s (?:own|feet|hands?|head)\b": "your",
    },
    "de": {
        r"\bRecht der Gäste\b|\bGästerecht\b": "Gastrecht",
        r"\bnicht [^.!?:;,»]*, aber (?:der|die|das|den|dem|ein\w*)\b": "sondern",
        r"\bschreibt dir eine Karte\b": "a postcard",
        r"\bBallast löschen\b": "abwerfen",
    },
    "fr": {
        r"\b[Ll]ois? des (?:hôtes|invités)\b": "lois de l’hospitalité",
        r"\bà pied sec\b": "sur la terre ferme",
        r"\bC’était la rechange\b": "une de rechange",
    },
    "nl": {
        r"\b[Ww]et van de gast(?:en)?\b": "gastrecht",
        r"\b[Nn]a donker\b": "als het donker is",
        r"\bniet ongedaan worden\b(?! gemaakt)": "gemaakt",
    },
}  # fmt: skip
#: Names of a well-known game, which are not ours.
FOREIGN = re.compile(
    r"\b(?:Weavess|Brewess|Whispess|Fuselle|Ambroisie|Soupir\b(?= (?:s’|vous))|Weberin der|Prządka"
    r"|Kuchta|Szepciucha)\b"
)
#: The words with which the narrator addresses the reader first, and those of a negation.
YOU = {"en": "You", "de": "Du|Ihr", "fr": "Vous", "nl": "Je|Jij|Jullie"}
NEGATION = {
    "en": r"\b(?:not|never|no|nobody|nothing|none|neither|nor|without|cannot)\b|n’t",
    "de": r"\b(?:nicht|nie|kein\w*|niemand\w*|nichts|weder|ohne)\b",
    "fr": r"\b(?:ne|pas|jamais|personne|rien|aucune?|nul)\b|\bn’",
    "nl": r"\b(?:niet|nooit|geen|niemand|niets|zonder)\b",
}
#: At most so many of the results of a language begin with ``YOU``, or end in ``NEGATION``.
MOST_YOU, MOST_NEGATED = Fraction(34, 100), Fraction(18, 100)


def stories(lang: str) -> dict[str, Message]:
    return {
        key: message
        for key, message in messages(lang, "oldworld").items()
        if message.story and key.startswith(("story-", "event-"))
    }


def results(lang: str) -> Iterator[tuple[str, str]]:
    return ((key, text.words) for key, text in stories(lang).items() if _RESULT.search(key))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_story_has_a_known_fault(lang: str) -> None:
    wrong = [
        f"{key}: {found[0]!r}, instead of {better}"
        for key, message in stories(lang).items()
        for pattern, better in FAULTS.get(lang, {}).items()
        if (found := re.search(pattern, message.words))
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_that_of_a_known_quest(lang: str) -> None:
    assert [key for key, text in stories(lang).items() if FOREIGN.search(text.words)] == []


def test_a_german_label_is_not_a_polite_statement() -> None:
    """“Sie rammen.” reads as “you ram”: the object has a name, or follows the verb."""
    labels = {key: text.words for key, text in stories("de").items() if _LABEL.search(key)}
    assert len(labels) > 800
    assert [f"{key}: {text}" for key, text in labels.items() if text.startswith("Sie ")] == []


@pytest.mark.parametrize("lang", sorted(YOU))
def test_results_begin_in_many_ways(lang: str) -> None:
    texts = [text for _, text in results(lang)]
    first = sum(re.match(rf"(?:{YOU[lang]})\b", text) is not None for text in texts)
    assert first <= MOST_YOU * len(texts), f"{first} of {len(texts)} begin with {YOU[lang]}"


@pytest.mark.parametrize("lang", sorted(NEGATION))
def test_few_results_end_in_a_negation(lang: str) -> None:
    texts = [_SENTENCE.split(text.strip())[-1] for _, text in results(lang)]
    last = sum(re.search(NEGATION[lang], text) is not None for text in texts)
    assert last <= MOST_NEGATED * len(texts), f"{last} of {len(texts)} end in a negation"
