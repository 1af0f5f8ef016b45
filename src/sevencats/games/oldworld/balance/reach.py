"""The content that games reach: how often each card, level, location and outcome came up.

Counts are stored by words. A card is ``action.aard``, counted when it is used rather than moved
about; a specialty ``school.wolf.3`` is counted when the level is reached and whenever it is used;
events without a record are counted by kind, and a fight against a monster by its result,
``monster.ghoul lost``. What else counts in an expansion is in its ``Data.reach``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.expansion import NO_ACTION, Reach, expansions_of
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.events import Event

#: Events in which a card is used, gained or met; others only move it about.
_USED = frozenset(
    {
        *("played", "potion_used", "trophy", "kept", "attack_card"),
    }
)
#: Events that name a record: its kind, and the place of its id among the arguments.
_NAMED = {
    "acts": ("location", 0),
    "story_read": ("story", 1),
    "event_read": ("event", 1),
}
_RESULTS = ("defeated", "driven_away", "lost")
#: Kinds of cards that are counted one by one, besides those with a heading of their own.
_CARDS = ("potion", "witcher", "attribute")


@lru_cache(maxsize=64)
def _reach_of(packs: tuple[str, ...]) -> Reach:
    """Return what counts with these packs."""
    parts = [more.data.reach for more in expansions_of(packs)]
    return Reach(
        used=_USED.union(*(part.used for part in parts)),
        named={**_NAMED, **{kind: name for part in parts for kind, name in part.named.items()}},
        events=frozenset().union(*(part.events for part in parts)),
        cards=(*_CARDS, *(kind for part in parts for kind in part.cards)),
    )


class ReachRecorder:
    """Follows a game and counts what it reaches."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.hunted = ""

    def note(self, state: OldWorldState, event: Event) -> None:
        """Take in one event; ``state`` is the table after all that happened with it."""
        kind, table = event.kind, state.table
        reach = _reach_of(table.config.packs)
        if kind in reach.events:
            self.counts[kind] += 1
        elif kind in reach.named:
            what, at = reach.named[kind]
            self.counts[f"{what}.{event.args[at]}"] += 1
        elif kind in reach.used and event.card >= 0:
            self.counts[f"{table.kind[event.card]}.{table.ident[event.card]}"] += 1
        elif kind == "hunt":
            self.hunted = str(event.args[0])
        elif kind == "fight_over" and self.hunted:
            self.counts[f"monster.{self.hunted} {event.args[0]}"] += 1
            self.hunted = ""
        else:
            self._specialty(state, event)

    def _specialty(self, state: OldWorldState, event: Event) -> None:
        """A new level of it, or its use."""
        if event.seat < 0 or not event.args:
            return
        school = f"school.{state.school[event.seat]}"
        if event.kind == "board":
            self.counts[f"school.{event.args[0]}.1"] += 1
        elif event.kind == "attribute" and event.args[0] == "specialty":
            self.counts[f"{school}.{event.args[2]}"] += 1
        elif event.kind == "trait" and event.args[0] == "specialty":
            self.counts[f"{school}.{state.attr(event.seat, 'specialty')} used"] += 1

    def close(self) -> dict[str, int]:
        """The counts, in the order of the alphabet."""
        return dict(sorted(self.counts.items()))


# -- what there is ---------------------------------------------------------------------------------


def reachable(packs: Sequence[str]) -> dict[str, list[str]]:
    """Return the content of expansions that games can reach, by headings."""
    ours, base = _content_words(("base", *packs)), _content_words(("base",))
    more = {
        heading: [word for word in words if word not in base.get(heading, ())]
        for heading, words in ours.items()
    }
    return {heading: words for heading, words in more.items() if words}


def _content_words(packs: tuple[str, ...]) -> dict[str, list[str]]:
    table = GAME.new_game(Config(packs=packs, seats=2), 0).table
    content = table.content
    cards = dict.fromkeys(zip(table.kind, table.ident, strict=True))
    levels = range(1, TOP_LEVEL + 1)
    words = {
        "action cards": [f"action.{name}" for name in content.actions],
        "specialties by level": [f"school.{s}.{n}" for s in content.schools for n in levels],
        "location actions": [
            f"location.{place.id}"
            for place in content.locations.values()
            if place.action != NO_ACTION
        ],
        "stories": [f"story.{name}" for name in content.stories],
        "events": [f"event.{name}" for name in content.events],
        "fights": [f"monster.{name} {result}" for name in content.monsters for result in _RESULTS],
    }
    reach = _reach_of(packs)
    for kind in reach.cards:
        words[kind] = [f"{one}.{ident}" for one, ident in cards if one == kind]
    for more in expansions_of(packs):
        words |= more.data.reach.headings(content)
    return words


def reach_report(counts: Mapping[str, int], packs: Sequence[str]) -> str:
    """All that the packs bring with how often it came up, as Markdown."""
    headings = reachable(packs)
    every = [word for words in headings.values() for word in words]
    missed = [word for word in every if not counts.get(word)]
    lines = [f"{len(every) - len(missed)} of {len(every)} reached. Never: {_listed(missed)}.", ""]
    for heading, words in headings.items():
        rows = ", ".join(f"`{_short(word)}` {counts.get(word, 0)}" for word in words)
        lines += [f"## {heading.replace('_', ' ').capitalize()}", "", rows, ""]
    return "\n".join(lines)


def _short(word: str) -> str:
    """Without the kind, which the heading says."""
    return word.partition(".")[2] or word


def _listed(words: Sequence[str]) -> str:
    return ", ".join(f"`{word}`" for word in words) or "nothing"
