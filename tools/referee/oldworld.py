"""The referee of The Witcher: Old World: deciding seats, forced and optional answers, counts."""

from __future__ import annotations

from collections.abc import Callable

from referee.choices import Ways, check_may, check_must, check_together
from referee.oldworld_once import Once
from referee.oldworld_table import check_rest, check_table
from referee.oldworld_who import who_decides
from referee.play import Step
from sevencats.games.oldworld.fight.frames import Combo
from sevencats.games.oldworld.state import NO_CAP, OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, DISCARD, HAND
from sevencats.kernel import CHANCE, Decision, Event
from sevencats.kernel.branches import asking_frame
from sevencats.kernel.rng import Rng

#: Number of cards that may stay in hand (W5.1).
_MAY_STAY = 3


def _keep(state: OldWorldState, asked: Decision) -> str | None:
    """Allow to discard any number of cards, and to keep at most three (W5.1)."""
    return "done" if len(state.cards(asked.seat, HAND)) <= _MAY_STAY else None


def _combo(state: OldWorldState, asked: Decision) -> str | None:
    """Require at least one card, and one after Elder Blood (W6.4, W8.7)."""
    laid = state.cards(asked.seat, COMBO)
    fight = state.fights[asked.branch] if asked.branch >= 0 else state.fight
    free = laid and laid[-1] != fight.bridge
    return "done" if free and isinstance(asking_frame(state, asked), Combo) else None


def _phase2(state: OldWorldState, asked: Decision) -> str | None:
    """Require exactly one action (W4.1); after a card of the sea a witcher may rest (W14.7), and
    hunted witchers need not fight or meditate (W15.3)."""
    if "wild_hunt" in state.table.config.packs:
        return "pass"
    only_sea = all(key.startswith("sea_fight:") for key in asked.keys)
    return "rest" if "sea_card" in state.turn[asked.seat].used and not only_sea else None


def _always(way: str) -> Callable[[OldWorldState, Decision], str | None]:
    return lambda state, asked: way


#: Answers that decline, by the clause that says "may" or "up to". All others are forced (W4.7).
MAY: Ways = {
    "phase1": _always("end"),  # W2.1
    "ready": _always("not_ready"),  # W15.2
    "phase2": _phase2,
    "alms": _always("done"),  # W3.8
    "keep": _keep,
    "combo": _combo,
    "reroll": _always("done"),  # W2.4
    "fight_turn": _always("done"),  # W6.4
    "trait": _always("done"),  # W8
    "boost": _always("done"),  # W13.3
    "weakness_use": _always("done"),  # W11.3
    "wager": _always("wager:none"),  # W6.2
    "bomb_instead": _always("potion_drawn"),  # W11.6
    "isle_trail": _always("done"),  # W14.6
    "may": _always("no"),  # W7.1
    "gift": _always("done"),  # W15.2
    "swap": _always("refuse"),  # W15.2
    "hound_join": _always("stay_out"),  # W15.6
    "hound_fight": _always("withdraw"),  # W15.6
    "support": _always("done"),  # W15.3
    "hunt_turn": _always("wait"),  # W15.7
}
#: Questions with results that the player cannot know (W4.4), or has to weigh: which dice to throw
#: again (W2.4), the order of cards (W8.1), which of several effects.
_FREE = frozenset(
    {
        *("story", "event", "reroll", "ready", "scout_order"),
        *("extension_effect", "choose", "shape"),
    }
)
#: Hunted witchers fight in any order, and begin as soon as the fighters are known (W15.3, W15.7).
_ORDERED = frozenset({"phase2", "hunt_turn"})


class OldWorldReferee:
    """Watches one game, and compares its questions with earlier events: whose turn it is, who
    fights, who was hurt."""

    def __init__(self, state: OldWorldState, seed: int = 0) -> None:
        self.luck = Rng(seed)
        self.hunt = "wild_hunt" in state.table.config.packs
        self.raises = 0
        self.raised = -1
        self.claimed: set[int] = set()
        self.begin(state)
        for event in state.log:
            self._hear(state, event)

    def begin(self, state: OldWorldState) -> None:
        """Start again after the table was changed, with other levels and gold."""
        self.active = state.active
        self.fighters: tuple[int, ...] = ()
        self.fight_turn = -1
        self.hurt: set[int] = set()
        self.attacks = 0
        self.wagered = -1
        self.rival = -1
        self.rerolled = False
        self.have_fought: set[int] = set()
        self.acted_in_last: set[int] = set()
        self.once = Once(state)

    def look(self, state: OldWorldState) -> None:
        """Check everything that holds while a question is open."""
        check_table(state)
        kinds = {asked.kind for asked in state.pending}
        if kinds and kinds <= {"phase1", "phase2"} and not state.branches:
            check_rest(state)
        for asked in state.pending:
            if asked.kind == "gain":
                _check_drawn(state, asked.seat)
            seats = who_decides(self, state, asked)
            assert asked.seat in seats, f"{asked.kind} asks seat {asked.seat}, not {seats}"
            check_may(state, asked, MAY)
            if asked.kind not in _FREE and asked.seat != CHANCE:
                check_must(state, asked, MAY)
        check_together(state, self.luck.below, _ORDERED)

    # -- answers ---------------------------------------------------------------------------------

    def note(self, step: Step) -> None:
        """Record and count an answer and its events."""
        before, after, asked = step.before, step.after, step.decision
        assert isinstance(before, OldWorldState) and isinstance(after, OldWorldState)
        if asked.kind == "raise":
            self.raises += 1
            self.raised = asked.seat
        elif asked.kind == "attack" and asked.seat != CHANCE:
            self.attacks += 1
        elif asked.kind == "wager":
            self.wagered = asked.seat
        for event in step.events:
            self._hear(after, event)
            self.once.hear(before, after, event)
        self.once.compare(before, after)

    def _hear(self, state: OldWorldState, event: Event) -> None:
        known = _HEARD.get(event.kind)
        if known is not None:
            known(self, state, event)

    def _hear_turn(self, state: OldWorldState, event: Event) -> None:
        """Check that turns go clockwise from the first player (W1.10)."""
        turn = int(event.args[0]) - 1
        expected = (state.first + turn) % len(state.table.seats)
        assert event.seat == expected, f"it is the turn of {event.seat}, not of {expected}"
        self.active = event.seat
        self.fighters, self.fight_turn = (), -1

    def _hear_round(self, state: OldWorldState, event: Event) -> None:
        self._hear_phase(state, event)
        self.have_fought = set()

    def _hear_phase(self, state: OldWorldState, event: Event) -> None:
        self.active, self.fighters, self.fight_turn = -1, (), -1

    def _hear_story(self, state: OldWorldState, event: Event) -> None:
        if self.hunt and not state.branches:
            self._hear_phase(state, event)  # read to all players

    def _hear_hunt(self, state: OldWorldState, event: Event) -> None:
        self.fighters = (event.seat,)
        self.fight_turn, self.attacks, self.wagered = -1, 0, -1
        self.have_fought.add(event.seat)
        if self.hunt:
            self.active = event.seat

    def _hear_duel(self, state: OldWorldState, event: Event) -> None:
        self._hear_hunt(state, event)
        self.fighters = (event.seat, state.table.seats.index(str(event.args[0])))

    def _hear_fight_turn(self, state: OldWorldState, event: Event) -> None:
        self.fight_turn = event.seat
        self.hurt = set()
        if self.last_fight:
            self.acted_in_last = self.acted_in_last | {event.seat} if event.seat >= 0 else set()
            everybody = tuple(range(len(state.table.seats)))
            self.fighters = (event.seat,) if event.seat >= 0 else everybody

    def _hear_last_fight(self, state: OldWorldState, event: Event) -> None:
        self.last_fight = True
        self.fighters = tuple(range(len(state.table.seats)))

    last_fight = False

    def _hear_damage(self, state: OldWorldState, event: Event) -> None:
        self.hurt.add(event.seat)

    def _hear_over(self, state: OldWorldState, event: Event) -> None:
        self.fight_turn = -1

    def _hear_poker(self, state: OldWorldState, event: Event) -> None:
        name = str(event.args[0])
        self.rival = state.table.seats.index(name) if name in state.table.seats else -1
        self.rerolled = False

    def _hear_rerolls(self, state: OldWorldState, event: Event) -> None:
        self.rerolled = True

    def _hear_claimed(self, state: OldWorldState, event: Event) -> None:
        self.claimed.add(event.seat)


def _check_drawn(state: OldWorldState, seat: int) -> None:
    """Check for three cards in hand, unless an effect changes that or the cards run out (W5.2)."""
    turn = state.turn[seat]
    plain = (turn.draw, turn.cap, turn.exact) == (0, NO_CAP, -1)
    left = state.cards(seat, DECK) or state.cards(seat, DISCARD)
    enough = len(state.cards(seat, HAND)) >= _MAY_STAY
    assert enough or not plain or not left, "fewer cards were drawn than could be (W5.2)"


_HEARD: dict[str, Callable[[OldWorldReferee, OldWorldState, Event], None]] = {
    "turn": OldWorldReferee._hear_turn,
    "hunt_round": OldWorldReferee._hear_round,
    "hunt_phase": OldWorldReferee._hear_phase,
    "story_read": OldWorldReferee._hear_story,
    "hunt": OldWorldReferee._hear_hunt,
    "duel": OldWorldReferee._hear_duel,
    "fight_turn": OldWorldReferee._hear_fight_turn,
    "last_fight": OldWorldReferee._hear_last_fight,
    "damage": OldWorldReferee._hear_damage,
    "fight_over": OldWorldReferee._hear_over,
    "poker": OldWorldReferee._hear_poker,
    "rerolls": OldWorldReferee._hear_rerolls,
    "claimed": OldWorldReferee._hear_claimed,
}
