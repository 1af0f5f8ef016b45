"""The seats that the questions of Old World are for, by clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sevencats.games.oldworld.expansions.wild_hunt.common import Vote
from sevencats.games.oldworld.expansions.wild_hunt.hounds import HoundReward
from sevencats.games.oldworld.expansions.wild_hunt.last_fight import LastFight
from sevencats.games.oldworld.expansions.wild_hunt.model import YOUNGEST
from sevencats.games.oldworld.rules.spawn import lair
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import CHANCE, Decision
from sevencats.kernel.branches import asking_frame

if TYPE_CHECKING:
    from referee.oldworld import OldWorldReferee

#: Questions to chance: dice, shuffles, drawn tokens and cards.
BY_CHANCE = frozenset(
    {
        *("first", "die", "shuffle", "harbour", "legend", "solo_trophy", "first_card"),
        *("random_discard", "hound_token", "hunt_token", "swept_away", "borrow", "show"),
    }
)
Who = Callable[["OldWorldReferee", OldWorldState, Decision], set[int]]


def who_decides(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """Return the seats that a question may be for."""
    if asked.kind in BY_CHANCE:
        return {CHANCE}
    known = WHO.get(asked.kind)
    assert known is not None, f"say who decides {asked.kind}"
    return known(referee, state, asked)


# -- whose turn it is ------------------------------------------------------------------------------


def _active(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The active seat (W1.10); where all act together, each seat in its own branch (W15.2)."""
    return {asked.branch} if asked.branch >= 0 else {referee.active}


def _fighter(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The seat whose fight turn it is (W6.4), or the fighters of a short fight or with a hound."""
    if asked.branch >= 0:
        return _hunters(state) or {asked.branch}
    return {referee.fight_turn} if referee.fight_turn >= 0 else {referee.active, *referee.fighters}


def _hunters(state: OldWorldState) -> set[int]:
    """The seats that fight a hound now (W15.6)."""
    mask = state.extra.get("hunt_fighters", 0)
    return {seat for seat in range(len(state.table.seats)) if mask >> seat & 1}


def _concerned(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The seat that an effect concerns (W4.8): the active one, the fighter, or the one that raises
    an attribute before the first turn; any of them where all act together."""
    if asked.branch >= 0:
        return {asked.branch, *_hunters(state)}
    if not state.round:
        return {referee.raised}
    if referee.hunt and (referee.last_fight or not referee.fighters):
        return set(range(len(state.table.seats)))
    return {referee.active, *referee.fighters}


def _first(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    return {state.first}


def _right_of_active(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    return {state.table.right(referee.active if referee.active >= 0 else state.first)}


def _controller(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The seat that controls the monster during the whole fight (W6.3, W11.4)."""
    return {state.table.right(referee.fighters[0])}


# -- the set-up ------------------------------------------------------------------------------------


def _board(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """Counter-clockwise from the right of the first (W1.5); the boards are drawn by chance."""
    if asked.seat == CHANCE:
        return {CHANCE}
    taken = sum(map(bool, state.school))
    return {(state.first - 1 - taken) % len(state.school)}


def _claim(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The last mage first, then counter-clockwise (W13.1)."""
    seats = len(state.school)
    back = [(state.first - 1 - place) % seats for place in range(seats)]
    schools = state.table.content.schools
    claimed = {seat for name, seat in state.extra.items() if name.startswith("claimed.")}
    claimed |= referee.claimed
    mages = [seat for seat in back if not schools[state.school[seat]].location]
    return {next(seat for seat in mages if seat not in claimed)}


def _raise(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """Clockwise from the first (W1.8)."""
    return {(state.first + referee.raises) % len(state.school)}


def _terrain(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The first player during set-up, alone chance (W1.4, W9.1); later all hunted witchers."""
    if state.round:
        return _together(referee, state, asked)
    return {CHANCE} if state.table.solo else {state.first}


def _mount(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The last player, then the finder (W12.2), or the seat that ends a phase I without it."""
    if not state.round:
        return {state.table.right(state.first)}
    return {referee.active}


# -- fights ----------------------------------------------------------------------------------------


def _wager(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The seats outside the fight that have gold, clockwise from the attacker (W6.2)."""
    seats = len(state.table.seats)
    start = referee.wagered if referee.wagered >= 0 else referee.fighters[0]
    around = [(start + place) % seats for place in range(1, seats)]
    return {next(seat for seat in around if seat not in referee.fighters and state.gold[seat] > 0)}


def _attack(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The controller first, then counter-clockwise without the fighter; alone a die (W6.7, W9.2),
    before the Hunt a token (W15.3)."""
    if state.table.solo or referee.hunt:
        return {CHANCE}
    seat = state.table.right(referee.fighters[0])
    for _ in range(referee.attacks):
        seat = state.table.right(seat)
        if seat == referee.fighters[0]:
            seat = state.table.right(seat)
    return {seat}


def _hurt(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The seat that takes the damage chooses the card to lose (W6.5)."""
    return referee.hurt


def _regrow(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    return {CHANCE, *_controller(referee, state, asked)} if not state.table.solo else {CHANCE}


def _drop(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    return _controller(referee, state, asked)


def _by_card(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The player or chance, as the asking card says."""
    return {CHANCE, *_concerned(referee, state, asked)}


# -- dice, beasts ----------------------------------------------------------------------------------


def _reroll(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The other player first (the right-hand one for the locals), then the active one; alone only
    the active one (W2.4, W3.4, W9.2)."""
    if asked.branch >= 0:
        return {asked.branch}
    if state.table.solo or referee.rerolled:
        return {referee.active}
    return {referee.rival if referee.rival >= 0 else state.table.right(referee.active)}


def _last(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The last player, who moves the beast (W10.1, W10.2)."""
    return {state.table.right(state.first)}


# -- together --------------------------------------------------------------------------------------


def _together(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """All seats vote; the youngest player decides a tie (W15.10). Alone there is no vote. In phase
    I a quest is for the seat that resolves it (W15.11)."""
    seats = len(state.table.seats)
    frame = asking_frame(state, asked)
    if seats == 1:
        return {0}
    if not isinstance(frame, Vote):
        assert asked.branch >= 0 and asked.kind in ("story", "event"), f"{asked.kind}: no vote"
        return {asked.branch}
    here = {one.seat for one in state.pending if one.branch == asked.branch}
    if frame.tied:
        assert here == {_youngest(state)}, "not the youngest alone decides a tie"
    else:
        voters = {seat for seat in range(seats) if frame.voters >> seat & 1}
        assert asked.kind == "fighter" or len(voters) == seats, f"{asked.kind}: not all vote"
        missing = voters - {one.seat for one in state.pending if one.kind == asked.kind}
        assert not missing, f"{asked.kind}: seats {missing} have no vote"
        if asked.kind == "fighter":
            return {seat for seat in voters if _at_monster(state, seat)}
    return here


def _youngest(state: OldWorldState) -> int:
    chosen = [word for word in state.table.config.chosen("wild_hunt") if word in YOUNGEST]
    return min(YOUNGEST.index(chosen[0]), len(state.table.seats) - 1) if chosen else 0


def _at_monster(state: OldWorldState, seat: int) -> bool:
    return any(lair(state, terrain) == state.place[seat] for terrain in range(3))


def _story(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The active player (W4.4); all players for a card that is read to all (W15.3)."""
    return _together(referee, state, asked) if referee.hunt else {referee.active}


def _phase2(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The active seat; of hunted witchers those facing a monster, then those able to meditate."""
    if not referee.hunt:
        return {referee.active}
    seats = range(len(state.table.seats))
    if asked.source:
        return {seat for seat in seats if _at_monster(state, seat)}
    return {seat for seat in seats if seat not in referee.have_fought}


def _support(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The other witchers at the fighter's location (W15.3)."""
    fighter = referee.fighters[0]
    here = {seat for seat, place in enumerate(state.place) if place == state.place[fighter]}
    return here - {fighter}


def _join(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The other witchers at the hound's location (W15.6)."""
    place = state.table.place_index[asked.source]
    return {seat for seat, there in enumerate(state.place) if there == place} - {asked.branch}


def _bonus(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """All fighters without a bonus yet, at the same time (W15.6)."""
    frame = asking_frame(state, asked)
    assert isinstance(frame, HoundReward)
    left = {seat for seat in range(len(state.table.seats)) if frame.left >> seat & 1}
    assert left == {one.seat for one in state.pending if one.kind == "hound_bonus"}
    return left


def _swap(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The other witcher of a swap, at the same place (W15.2)."""
    giver = state.table.seats.index(asked.source)
    assert giver == asked.branch
    here = {seat for seat, place in enumerate(state.place) if place == state.place[giver]}
    return here - {giver}


def _hunt_turn(referee: OldWorldReferee, state: OldWorldState, asked: Decision) -> set[int]:
    """The witchers still in the fight that have not acted, those at the Hunt's place first
    (W15.7)."""
    frame = asking_frame(state, asked)
    assert isinstance(frame, LastFight)
    left = {seat for seat in range(len(state.table.seats)) if frame.left >> seat & 1}
    return left - referee.acted_in_last


_EACH: dict[str, Who] = {
    "board": _board,
    "claim": _claim,
    "raise": _raise,
    "monster_terrain": _terrain,
    "mount": _mount,
    "mount_pile": _mount,
    "phase2": _phase2,
    "story": _story,
    "event": _story,
    "wager": _wager,
    "attack": _attack,
    "damage": _hurt,
    "drop": _drop,
    "regrow": _regrow,
    "discard": _by_card,
    "recall": _by_card,
    "reroll": _reroll,
    "beast_step": _last,
    "weakness_place": _right_of_active,
    "support": _support,
    "hound_join": _join,
    "hound_bonus": _bonus,
    "swap": _swap,
    "hunt_turn": _hunt_turn,
}
_OF_TURN = (
    *("phase1", "ready", "pay", "train", "exchange", "exchange_for", "alms", "rumours", "keep"),
    *("gain", "drive", "gift", "hound_fight", "sea_die", "isle_trade", "isle_card", "isle_trail"),
    *("isle_level",),
)
_OF_FIGHT_TURN = ("fight_turn", "combo", "boost", "special", "scout_discard", "scout_order")
_OF_ALL = (
    *("guard_hound", "mark_monster", "hound_gone", "hound_place", "one", "ride_to", "ride_step"),
    *("fighter",),
)
_OF_ONE = (
    *("attribute", "choose", "may", "trail", "take_card", "lose_discarded", "lose_trashed"),
    *("lose_potion", "lose_bomb", "bomb_instead", "mutagen", "quest_terrain", "heal"),
    *("bury", "take_back", "take_deck", "take_any", "fetch", "extension", "extension_effect"),
    *("shape", "refresh_potion", "trait", "top_discard", "weakness_use"),
)
WHO: dict[str, Who] = {
    **_EACH,
    **dict.fromkeys(_OF_TURN, _active),
    **dict.fromkeys(_OF_FIGHT_TURN, _fighter),
    **dict.fromkeys(_OF_ALL, _together),
    **dict.fromkeys(_OF_ONE, _concerned),
}
