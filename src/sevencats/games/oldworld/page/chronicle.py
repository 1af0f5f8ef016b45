"""A finished game of Old World as curves, fights, stories and moments, for its end screen."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sevencats.games.oldworld.fight.record import BEAST, SHORT
from sevencats.games.oldworld.fight.sides import pool_size
from sevencats.games.oldworld.rules.poker_hands import HANDS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, DISCARD, HAND
from sevencats.kernel.events import Event
from sevencats.kernel.run import Step

_READ = ("story_read", "event_read")
_CHOSEN = ("story_option", "event_option", "outcome")
_POKER = ("poker_won", "poker_lost", "poker_pay")


class _Record(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A part of the chronicle."""


class TurnPoint(_Record, frozen=True, kw_only=True):
    """The table as a turn begins (the last one: at the end of the game), numbers by seat. ``cards``
    are all of a seat's action cards; ``step`` is its place in the replay."""

    step: int
    turn: int
    round: int
    seat: int
    track: tuple[int, ...]
    gold: tuple[int, ...]
    level: tuple[int, ...]
    cards: tuple[int, ...]


class FightPoint(_Record, frozen=True, kw_only=True):
    """A fight from step to step: the two sides (a monster or a seat's letter), the result, the
    fight turns of each, and the life of both before the last blow."""

    step: int
    until: int
    round: int
    seat: int
    against: str
    result: str
    turns: tuple[int, int]
    left: tuple[int, int]


class StoryPoint(_Record, frozen=True, kw_only=True):
    """A story or an event that was read: by which seat, and the option that was chosen or the band
    that was rolled (empty: neither)."""

    step: int
    round: int
    seat: int
    kind: str
    id: str
    part: str = ""


class Highlight(_Record, frozen=True, kw_only=True):
    """The best of a kind: ``combo`` (damage at once), ``narrow`` (a fight won with this few cards
    left), ``dice`` (a hand of dice poker, by its rank)."""

    kind: str
    step: int
    seat: int
    n: int


class OldWorldChronicle(_Record, frozen=True, kw_only=True):
    """The whole chronicle, in the order of the game."""

    turns: tuple[TurnPoint, ...]
    fights: tuple[FightPoint, ...]
    stories: tuple[StoryPoint, ...]
    moments: tuple[Highlight, ...]


def chronicle(steps: Iterable[Step]) -> OldWorldChronicle:
    """Read a game once, from its first step to its last."""
    writer = _Writer()
    for place, step in enumerate(steps):
        writer.read(place, step)
    return writer.close()


class _Writer:
    """Collect a chronicle, step by step."""

    def __init__(self) -> None:
        self.turns: list[TurnPoint] = []
        self.fights: list[FightPoint] = []
        self.stories: list[StoryPoint] = []
        self.best: dict[str, Highlight] = {}
        self._begun = -1
        self._last: tuple[int, OldWorldState] | None = None

    def read(self, place: int, step: Step) -> None:
        """Add a step."""
        state, before = step.state, step.before
        assert isinstance(state, OldWorldState) and isinstance(before, OldWorldState)
        self._last = place, state
        for event in step.events:
            if event.kind == "turn":
                self.turns.append(_point(place, state, int(event.args[0]), event.seat))
            elif event.kind in ("hunt", "duel") or (self._begun < 0 and event.kind == "fight_turn"):
                self._begun = place
            elif event.kind == "damage":
                self._combo(place, step, event)
            elif event.kind == "fight_over":
                self._fight(place, before, event)
            elif event.kind in _READ:
                kind, ident = event.kind.partition("_")[0], str(event.args[1])
                self.stories.append(
                    StoryPoint(step=place, round=state.round, seat=event.seat, kind=kind, id=ident)
                )
            elif event.kind in _CHOSEN:
                self._came_to(str(event.args[0]), str(event.args[1]))
            elif event.kind in _POKER:
                self._better("dice", place, event.seat, HANDS.index(str(event.args[0])))

    def close(self) -> OldWorldChronicle:
        """The whole chronicle; the curves end where the game does."""
        if self._last is not None:
            place, state = self._last
            self.turns.append(_point(place, state, state.turns, state.active))
        narrow = [fight for fight in self.fights if attacker_won(fight)]
        if narrow:
            least = min(narrow, key=lambda fight: fight.left[0])
            self.best["narrow"] = Highlight(
                kind="narrow", step=least.until, seat=least.seat, n=least.left[0]
            )
        return OldWorldChronicle(
            turns=tuple(self.turns),
            fights=tuple(self.fights),
            stories=tuple(self.stories),
            moments=tuple(self.best[kind] for kind in sorted(self.best)),
        )

    def _came_to(self, ident: str, part: str) -> None:
        """The result of the card that was read last."""
        if self.stories and self.stories[-1].id == ident:
            self.stories[-1] = msgspec.structs.replace(self.stories[-1], part=part)

    def _combo(self, place: int, step: Step, event: Event) -> None:
        dealer = combo_dealer(step, event)
        if dealer is not None:
            self._better("combo", place, dealer, int(event.args[0]))

    def _fight(self, place: int, before: OldWorldState, event: Event) -> None:
        fight = before.fight
        if not fight.kind or fight.kind == SHORT:
            return
        names = before.table.seats
        if fight.rival == BEAST:
            against = before.ident(fight.monster) if fight.monster >= 0 else ""
        else:
            against = names[fight.rival]
        self.fights.append(
            FightPoint(
                step=max(0, self._begun),
                until=place,
                round=before.round,
                seat=fight.attacker,
                against=against,
                result=str(event.args[0]),
                turns=fight.turns,
                left=(pool_size(before, fight.attacker), pool_size(before, fight.rival)),
            )
        )
        self._begun = -1

    def _better(self, kind: str, place: int, seat: int, n: int) -> None:
        if kind not in self.best or n > self.best[kind].n:
            self.best[kind] = Highlight(kind=kind, step=place, seat=seat, n=n)


def combo_dealer(step: Step, event: Event) -> int | None:
    """The witcher whose combo dealt the damage of an event, or None. A combo that ends with its
    first card was never seen on the table."""
    before = step.before
    assert isinstance(before, OldWorldState)
    dealer = before.fight.active
    if dealer < 0 or event.seat == dealer:
        return None
    played = bool(before.cards(dealer, COMBO)) or step.row.key.startswith("play:")
    return dealer if played else None


def attacker_won(fight: FightPoint) -> bool:
    """Return whether the seat of a fight has won it."""
    return fight.result in ("defeated", "attacker")


def _point(place: int, state: OldWorldState, turn: int, seat: int) -> TurnPoint:
    seats = range(len(state.table.seats))
    zones = (HAND, DECK, DISCARD)
    return TurnPoint(
        step=place,
        turn=turn,
        round=state.round,
        seat=seat,
        track=tuple(state.track),
        gold=tuple(state.gold),
        level=tuple(state.level),
        cards=tuple(sum(len(state.cards(one, zone)) for zone in zones) for one in seats),
    )
