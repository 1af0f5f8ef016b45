"""Texts in five languages: a small loader for the Fluent files under ``locales/``.

Every ``*.ftl`` file in ``sevencats/locales/<lang>/``, in ``sevencats/<game>/locales/<lang>/`` and
in ``sevencats/<game>/content/<pack>/locales/<lang>/`` is read, so a new game or pack only
needs that folder. Texts of packs from outside are laid over these (``over``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH, Pattern
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr", "nl", "de", "pl")
FALLBACK = "en"
#: Sentence templates to cache for each language.
_REMEMBERED = 8192
#: Characters that stand for inserted arguments while a template is made: Unicode's private ones.
_MARKS = tuple(map(chr, range(0xE000, 0xF900)))
#: An argument in the key of a template: its name if any string fits, or name and value.
_Slot = str | tuple[str, object]
#: The first line of an entry in a Fluent file; the lines up to the next entry or comment belong to
#: it.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


class Narration(NamedTuple):
    """Events told to one reader in lines, and the seats they are about: other viewers who know as
    much get the same lines."""

    lines: list[str]
    about: frozenset[int]


class Listener:
    """The seat that a log is told to, with the names of all seats.

    ``about`` are the seats that were compared with it: viewers who are none of these, and know as
    much, get the same lines."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int | None) -> None:
        self.texts = texts
        self.names = names
        self.seat = seat
        self.about: set[int] = set()

    def is_me(self, seat: int) -> bool:
        """Return whether a seat is the listener's own."""
        self.about.add(seat)
        return seat == self.seat

    def who(self, seat: int) -> str:
        """The variant of a message about a seat: ``you`` or ``other``."""
        return "you" if seat >= 0 and self.is_me(seat) else "other"

    def name(self, seat: int) -> str:
        """The name of a seat; empty if there is none."""
        return self.names[seat] if seat >= 0 else ""

    def player(self, seat: int, you: str = "log-you") -> str:
        """The name of a seat, or the message ``you`` for the listener's own."""
        return self.texts(you) if self.is_me(seat) else self.names[seat]


#: The folders of packs whose texts are known everywhere (``add_folder``).
_MORE: list[Path] = []


class Texts:
    """The messages of one language; call it with a message id and the arguments.

    A message that the language lacks is taken from English, and if that lacks it too the id
    is returned: a missing text never stops a game. ``"id.name"`` asks for an attribute.
    """

    def __init__(
        self, lang: str, sources: Iterable[tuple[str, str]], fallback: Texts | None = None
    ) -> None:
        """Read ``(file name, Fluent text)`` pairs; a repeated message is a ValueError.

        Entries are parsed when they are first used: parsing all stories of a game takes a second,
        and a message about a deck needs none of them. ``check`` parses them all.
        """
        self.lang = lang
        self._fallback = fallback
        # Isolation marks around arguments would be invisible in every string (and test).
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: dict[str, str] = {}
        self._unparsed: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        self._deciding = cache(self._find_deciding)
        self._template = lru_cache(_REMEMBERED)(self._make_template)
        for name, source in sources:
            self._add(name, source)

    @classmethod
    def load(cls, lang: str) -> Texts:
        """Return the texts of a language (loaded once); an unknown one is a ValueError."""
        return _load(lang)

    def ids(self) -> tuple[str, ...]:
        """Return the ids of this language's own messages, in file order, without fallback."""
        return tuple(key for key in self._keys if not key.startswith("-"))

    def check(self) -> Texts:
        """Parse every entry; a broken one is a ValueError."""
        for key in tuple(self._unparsed):
            self._parse(key)
        return self

    def __contains__(self, key: str) -> bool:
        if key.partition(".")[0] in self._keys:
            return True
        # Texts of a pack override those of the language (``over``); another language does not
        # match.
        under = self._fallback
        return under is not None and under.lang == self.lang and key in under

    def __call__(self, key: str, /, **args: object) -> str:
        # Formatting is slow, and the same messages are needed again and again: for each player of
        # a table, at each turn. Messages without arguments are so few that all are cached.
        if args:
            return self._fill(key, args)
        text = self._plain.get(key)
        if text is None:
            text = self._plain[key] = self._format(key, args)
        return text

    def _fill(self, key: str, args: dict[str, object]) -> str:
        """The message with arguments. Arguments that are only inserted, such as names, are put into
        a cached template: each combination of them is a new sentence, but templates are few."""
        deciding = self._deciding(key)
        slots = [
            slot[0] if type(slot[1]) is str and slot[0] not in deciding else slot
            for slot in args.items()
        ]
        try:
            text = self._template(key, tuple(slots)).format_map(args)
        except TypeError:  # unhashable
            return self._format(key, args)
        # Fluent refuses long parts, and only Fluent knows the parts.
        return text if len(text) <= MAX_PART_LENGTH else self._format(key, args)

    def _add(self, name: str, source: str) -> None:
        for key, text in entries(source):
            if not key:
                self._refuse_junk(name, text)
            elif key in self._keys:
                raise ValueError(f"{self.lang}: {key!r} is in {self._keys[key]} and in {name}")
            else:
                self._keys[key] = name
                self._unparsed[key] = text

    def _parse(self, key: str) -> None:
        """Parse an entry and those it refers to, if that was not done yet."""
        parsed: set[str] = set()
        waiting = [key]
        while waiting:
            name = waiting.pop()
            source = self._unparsed.get(name)
            if source is None or name in parsed:
                continue
            parsed.add(name)
            # The positions in the file are not needed; parsing without them is faster.
            resource = FluentParser(with_spans=False).parse(source)
            for entry in resource.body:
                if isinstance(entry, ftl.Junk):
                    self._refuse_junk(self._keys[name], entry.content or "")
            self._bundle.add_resource(resource)
            waiting += _references(resource)
        # Last, when all of them are there: another thread may ask for the same entry meanwhile,
        # and adds it a second time, which changes nothing.
        for name in parsed:
            self._unparsed.pop(name, None)

    def _refuse_junk(self, name: str, content: str) -> None:
        line = content.strip().partition("\n")[0]
        raise ValueError(f"{self.lang}/{name}: not a Fluent message: {line!r}")

    def _find_deciding(self, key: str) -> frozenset[str]:
        """The arguments that decide the wording; others are at most inserted."""
        found = self._find(key)
        if found is None:
            return frozenset()
        bundle, pattern = found
        visitor = _Deciding(bundle)
        visitor.visit(pattern)
        return frozenset(visitor.names)

    def _make_template(self, key: str, slots: tuple[_Slot, ...]) -> str:
        """A message for ``str.format_map``: slots without a value are its fields."""
        known = dict(slot for slot in slots if not isinstance(slot, str))
        fields = [slot for slot in slots if isinstance(slot, str)]
        bare = self._format(key, known | dict.fromkeys(fields, ""))
        unused = (mark for mark in _MARKS if mark not in bare)
        marks = dict(zip(fields, unused, strict=False))
        text = self._format(key, known | marks) if marks else bare
        text = text.replace("{", "{{").replace("}", "}}")
        for name, mark in marks.items():
            text = text.replace(mark, f"{{{name}}}")
        return text

    def _format(self, key: str, args: dict[str, object]) -> str:
        found = self._find(key)
        if found is None:
            return key
        bundle, pattern = found
        return str(bundle.format_pattern(pattern, args)[0])

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        """The pattern of a message or attribute, from here or the fallback, and its source."""
        name, _, attribute = key.partition(".")
        if name in self._keys:
            self._parse(name)
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return self._bundle, pattern
        return None if self._fallback is None else self._fallback._find(key)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Cut a Fluent text into its messages and terms, each with its key; text before the first one
    that is not a comment has the key ""."""
    source = _COMMENT.sub("", source)
    starts = list(_ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    preface = source[: starts[0].start()] if starts else source
    if preface.strip():
        yield "", preface
    for start, end in zip(starts, ends, strict=False):
        yield start[1], source[start.start() : end]


class _References(Visitor):
    """Collects the entries that a resource refers to."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)


def _references(resource: ftl.Resource) -> list[str]:
    visitor = _References()
    visitor.visit(resource)
    return visitor.keys


class _Deciding(Visitor):
    """Collects the arguments of a pattern that select a variant. (Fluent's functions take numbers;
    a string that one is given leaves no trace.)"""

    def __init__(self, bundle: FluentBundle) -> None:
        self.names: set[str] = set()
        self._bundle = bundle
        self._selects = False
        self._followed: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self._selects = True
        self.visit(node.selector)
        self._selects = False
        self.visit(node.variants)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        if self._selects:
            self.names.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        """Skip it: a term does not see the arguments of the message, and gets only literals."""

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        name, attribute = node.id.name, node.attribute.name if node.attribute else ""
        if (name, attribute) in self._followed or not self._bundle.has_message(name):
            return
        self._followed.add((name, attribute))
        message = self._bundle.get_message(name)
        self.visit(message.attributes.get(attribute) if attribute else message.value)


@cache
def _load(lang: str) -> Texts:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: choose from {', '.join(LANGUAGES)}")
    fallback = None if lang == FALLBACK else _load(FALLBACK)
    return over(Texts(lang, sources(lang), fallback), _MORE)


def add_folder(folder: Path) -> None:
    """Lay the texts of a pack over those of the program, everywhere."""
    _MORE.append(folder)
    _load.cache_clear()


def sources(lang: str) -> Iterator[tuple[str, str]]:
    """Yield the Fluent files of a language as (name, text): the shared ones, then each game's."""
    package = files("sevencats")
    for home in (package, *_folders(package / "games")):
        yield from _files(home, lang)
        content = home / "content"
        if content.is_dir():
            for pack in _folders(content):
                yield from _files(pack, lang)


def over(texts: Texts, folders: Sequence[Path]) -> Texts:
    """These texts with those of packs from outside laid over them: the language's own first, then
    the pack's English, then the existing ones."""
    for folder in folders:
        for lang in dict.fromkeys((FALLBACK, texts.lang)):
            files = list(_files(folder, lang))
            if files:
                texts = Texts(texts.lang, files, texts).check()
    return texts


def join(texts: Texts, words: Sequence[str], key: str = "list-and") -> str:
    """Words with commas and a last "and" (or ``list-or``)."""
    if len(words) < 2:
        return "".join(words)
    return texts(key, left=", ".join(words[:-1]), right=words[-1])


def count_up(texts: Texts, names: Iterable[str]) -> str:
    """Names in a row, equal ones counted: "Ghoul ×2 and Harpy"."""
    count: dict[str, int] = {}
    for name in names:
        count[name] = count.get(name, 0) + 1
    return join(
        texts,
        [n if c == 1 else texts("log-copies", card=n, count=c) for n, c in count.items()],
    )


def _folders(home: Traversable) -> list[Traversable]:
    return sorted((path for path in home.iterdir() if path.is_dir()), key=_name)


def _files(home: Traversable, lang: str) -> Iterator[tuple[str, str]]:
    folder = home / "locales" / lang
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=_name):
            if file.name.endswith(".ftl"):
                yield f"{home.name}/{file.name}", file.read_text(encoding="utf-8")


def _name(path: Traversable) -> str:
    return path.name
