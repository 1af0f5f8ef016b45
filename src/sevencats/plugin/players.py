"""The bots of a game, by name and by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sevencats.errors import nearest, said
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots import Bot, Budget, RandomBot
from sevencats.plugin.bots.budget import read_budget
from sevencats.plugin.bots.outside import installed_bots, is_outside, make_outside

#: The character of a bot that gets one at its table.
MIXED = "mixed"
#: Makes a bot from the seed of its random choices.
BotMaker = Callable[[int], Bot]
#: Gives a bot a character.
CharacterGiver = Callable[[Bot], Bot]
#: Gives a level a name of its own, from what its seat brings; empty: it has none.
FaceNamer = Callable[[str, Sequence[str]], str]
#: Makes a bot that thinks within a budget.
ThinkerMaker = Callable[[int, Budget], Bot]


def no_face(_level: str, _choice: Sequence[str]) -> str:
    """Leave a bot with the name of its level."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Players:
    """The bots and levels of a game.

    A bot's name says how it works; a level says how strong a player is, the easiest first, and its
    bot may be replaced by a better one. A game without levels offers its bots instead. ``thinkers``
    take a budget behind their name (``search@50ms``, ``search@256``), ``standin`` takes over the
    seat of a player who has left, and ``advisor`` gives the hints; at questions of a kind in
    ``follow_ups`` a hint also names the picks after it. ``ratings`` are the measured strengths of
    levels; they change with the games they play. ``characters`` are ways to play, which do not
    change how strong a bot is; a name behind a slash gives one (``hunter/duellist``), and
    ``hunter/mixed`` at a table gives each seat another. ``face`` gives a bot at a table a person's
    name.
    """

    bots: Mapping[str, BotMaker]
    levels: Mapping[str, BotMaker] = field(default_factory=dict)
    thinkers: Mapping[str, ThinkerMaker] = field(default_factory=dict)
    standin: str
    advisor: str
    follow_ups: frozenset[str] = frozenset()
    ratings: Mapping[str, int] = field(default_factory=dict)
    characters: Mapping[str, CharacterGiver] = field(default_factory=dict)
    face: FaceNamer = no_face

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bots."""
        return tuple(self.bots)

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels that people can choose; the bots where there are no levels."""
        return tuple(self.levels or self.bots)

    def dealt(self, names: Sequence[str], rng: Rng) -> list[str]:
        """The names of a table's bots, each ``mixed`` replaced by a character that no other seat
        has, as far as there are enough."""
        left: list[str] = []
        dealt = []
        for name in names:
            plain, _, character = name.partition("/")
            if character == MIXED and self.characters:
                left = left or list(self.characters)
                character = left.pop(rng.below(len(left)))
            dealt.append(f"{plain}/{character}" if character else plain)
        return dealt

    def character(self, level: str, seat: int, seats: int, seed: int) -> str:
        """The character of a bot at a table where no two have the same; empty without characters,
        and for a bot that plays at random."""
        if not self.characters or {**self.bots, **self.levels}.get(level) is RandomBot:
            return ""
        dealt = self.dealt([f"{level}/{MIXED}"] * seats, Rng(seed))
        return dealt[seat].partition("/")[2]

    def make(self, name: str, seed: int) -> Bot:
        """Make a bot by its name or level, or one from a file or package (``my.py:MyBot``).

        Raises ``RulesError`` with the known names.
        """
        plain, _, character = name.partition("/")
        if character in self.characters:
            return self.characters[character](self.make(plain, seed))
        kind, _, words = name.partition("@")
        makers = {**self.bots, **self.levels}
        if kind not in makers:
            if is_outside(name):
                return make_outside(name, seed)
            key = "error-no-bot-or-level" if self.levels else "error-no-bot"
            known = {"bots": self.names, "levels": tuple(self.levels)}
            near = nearest(kind, [*makers, *installed_bots()])
            raise said(RulesError, key, name=name, near=near, **known)
        if not words:
            return makers[kind](seed)
        budget = read_budget(words)
        if kind not in self.thinkers or budget is None:
            first = next(iter(self.thinkers), "")
            key = "error-bad-budget" if first else "error-no-budget"
            raise said(RulesError, key, name=name, first=first)
        return self.thinkers[kind](seed, budget)


#: For a game without bots of its own.
PLAIN_PLAYERS = Players(bots={"random": RandomBot}, standin="random", advisor="random")
