"""The end of a game in words: standings, trophies, a short chronicle, in solo the rank; and at its
beginning how to win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.page.chronicle import FightPoint, Highlight, StoryPoint, chronicle
from sevencats.games.oldworld.rules.poker_hands import HANDS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.words import attribute_name, school_name
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.run import Step
from sevencats.kernel.views import View

_ATTACKER_WON = ("defeated", "attacker")


class EndingText:
    """Put the beginning and the end of one table's game into words."""

    def __init__(self, words: TableText) -> None:
        self.words = words
        self.texts = words.texts

    def goal(self, state: OldWorldState) -> list[str]:
        """How to win, and in solo the rank for each number of turns."""
        tracks = state.table.tracks
        own = (f"ow-goal-{pack.replace('_', '-')}" for pack in state.table.config.packs)
        for key in own:
            if key in self.texts:
                return [self.texts(key)]
        if not state.table.solo:
            return [self.texts("ow-goal-many", n=tracks.top)]
        supply = [state.ident(card) for card in state.common("supply")]
        name = attribute_name(self.texts, supply[0]) if len(supply) == 1 else ""
        ranks = [
            self.texts("ow-goal-rank", rank=self._rank(rank), n=turns)
            for rank, turns in tracks.solo_ranks[:-1]
        ]
        named = "yes" if name else "no"
        return [self.texts("ow-goal-solo", name=name, named=named, ranks=", ".join(ranks))]

    def lines(self, state: OldWorldState, view: View, steps: Iterable[Step]) -> list[str]:
        """All lines about a finished game."""
        played = list(steps)
        for expansion in expansions_of(state.table.config.packs):
            if expansion.words.ending is not None:
                names = [self._player(seat, view) for seat in range(len(state.table.seats))]
                own = expansion.words.ending(self.texts, state, played, names)
                return [*own, *self._chronicle(state, view, played, together=True)]
        seats = sorted(range(len(state.table.seats)), key=lambda seat: _place(state, seat))
        lines = [self.texts("ow-end-standings", round=state.round, turns=state.turns)]
        for number, seat in enumerate(seats, 1):
            lines += self._standing(state, view, seat, number)
        if view.public.rank:
            rank = self._rank(view.public.rank)
            lines.append(self.texts("ow-end-rank", rank=rank, n=state.turns))
        return [*lines, *self._chronicle(state, view, played)]

    def _rank(self, ident: str) -> str:
        key = f"ow-rank-{ident}"
        return self.texts(key) if key in self.texts else ident.replace("_", " ").capitalize()

    def _player(self, seat: int, view: View) -> str:
        return self.texts("log-you") if seat == view.seat else self.words.players[seat]

    def _standing(self, state: OldWorldState, view: View, seat: int, number: int) -> list[str]:
        school = state.school[seat]
        name = self._player(seat, view)
        zones = (HAND, DECK, DISCARD)
        line = self.texts(
            "ow-end-standing",
            number=number,
            name=name,
            school=school_name(self.texts, self.words.content, school) if school else "",
            track=state.track[seat],
            top=state.table.tracks.top,
            level=state.level[seat],
            gold=state.gold[seat],
            cards=sum(len(state.cards(seat, zone)) for zone in zones),
        )
        trophies = [card for card in view.zones[f"{state.table.seats[seat]}.trophies"] if card]
        if not trophies:
            return [line]
        named = self.words.names("monster", trophies)
        return [line, "   " + self.texts("ow-table-trophies", cards=named)]

    # -- the chronicle ---------------------------------------------------------------------------

    def _chronicle(
        self, state: OldWorldState, view: View, steps: Iterable[Step], *, together: bool = False
    ) -> list[str]:
        """Every fight and every story in a line, and the great moments; ``together``: the last
        fight was fought by all, and is already described."""
        record = chronicle(steps)
        monsters = state.table.content.monsters
        fights = [one for one in record.fights if not together or one.against in monsters]
        lines = [f"  {self._fight(fight, state, view)}" for fight in fights]
        lines += [f"  {line}" for line in self._moments(record.moments, view)]
        lines += [f"  {self._story(story, view)}" for story in record.stories]
        return [self.texts("ow-end-chronicle"), *lines] if lines else []

    def _fight(self, fight: FightPoint, state: OldWorldState, view: View) -> str:
        won = fight.result in _ATTACKER_WON
        return self.texts(
            f"ow-end-fight-{fight.result.replace('_', '-')}",
            round=fight.round,
            who="you" if fight.seat == view.seat else "other",
            name=self._player(fight.seat, view),
            rival=self._rival(fight.against, state, view),
            left=fight.left[0] if won else fight.left[1],
        )

    def _story(self, story: StoryPoint, view: View) -> str:
        """A card that was read, and the choice."""
        key = f"{story.kind}-{story.id.replace('_', '-')}-{story.part}"
        return self.texts(
            "ow-end-story",
            round=story.round,
            name=self._player(story.seat, view),
            title=cardtext.name(self.texts, self.words.content, story.kind, story.id),
            chosen=self.texts(key) if story.part and key in self.texts else "",
        ).strip()

    def _rival(self, name: str, state: OldWorldState, view: View) -> str:
        """The opponent of a fight, within a sentence."""
        if name not in state.table.seats:
            return self.words.opponent(name)
        seat = state.table.seats.index(name)
        return self.texts("ow-log-you") if seat == view.seat else self.words.players[seat]

    def _moments(self, moments: Iterable[Highlight], view: View) -> Iterator[str]:
        for moment in moments:
            yield self.texts(
                f"ow-end-moment-{moment.kind}",
                name=self._player(moment.seat, view),
                n=moment.n,
                hand=self.texts(f"ow-hand-{HANDS[moment.n].replace('_', '-')}")
                if moment.kind == "dice"
                else "",
            )


def _place(state: OldWorldState, seat: int) -> tuple[bool, int, int, int, int]:
    """Winners first, then by trophies, level and gold."""
    won = seat not in state.winners
    return won, -state.track[seat], -state.level[seat], -state.gold[seat], seat
