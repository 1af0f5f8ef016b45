"""The vocabulary of effects, conditions and traits: that of the base game, and what packs add."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from sevencats.games.oldworld.language import conditions, tables, trait_words, words


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Vocabulary:
    """All words by name. ``words`` and ``tables`` are those of effects; ``fight_words`` and
    ``story_words`` name the ops that belong nowhere else. ``counts``, ``facts`` and ``among`` are
    those of conditions. ``moments`` are when traits act; ``rules`` are numbers that traits bend,
    ``flags`` rules without a number, and ``named_rules`` name something after a colon.
    ``forms`` are forms of options (``sail:...``) whose value is the id of a component, with its
    kind, or with a form of the base whose value is told alike (``move``). An
    expansion has one with nothing but its own."""

    words: dict[str, words.Word] = field(default_factory=dict)
    tables: dict[str, tables.TableWord] = field(default_factory=dict)
    fight_words: frozenset[str] = frozenset()
    story_words: frozenset[str] = frozenset()
    counts: dict[str, conditions.Count] = field(default_factory=dict)
    facts: dict[str, conditions.Fact] = field(default_factory=dict)
    among: dict[str, conditions.Among] = field(default_factory=dict)
    moments: dict[str, str] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)
    flags: dict[str, str] = field(default_factory=dict)
    named_rules: dict[str, trait_words.NamedRule] = field(default_factory=dict)
    forms: dict[str, str] = field(default_factory=dict)

    def joined(self, more: Vocabulary) -> Vocabulary:
        """This vocabulary with the words of another, which must not define the same names."""
        parts = {}
        for name in (one.name for one in fields(self)):
            mine, theirs = getattr(self, name), getattr(more, name)
            twice = sorted(set(mine) & set(theirs))
            assert not twice, f"{name}: there are two of {', '.join(twice)}"
            parts[name] = mine | theirs
        return Vocabulary(**parts)


BASE_VOCABULARY = Vocabulary(
    words=words.WORDS,
    tables=tables.TABLES,
    fight_words=words.FIGHT_WORDS,
    story_words=words.STORY_WORDS,
    counts=conditions.COUNTS,
    facts=conditions.FACTS,
    among=conditions.AMONG,
    moments=trait_words.MOMENTS,
    rules=trait_words.RULES,
    flags=trait_words.FLAGS,
    named_rules=trait_words.NAMED_RULES,
)
