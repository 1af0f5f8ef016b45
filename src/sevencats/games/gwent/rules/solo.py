"""The automatic opponent of the solo game (S2 to S8): its cards and its choices.

It answers the same questions as a player. "Most effective" is computed by trying every option on a
copy and comparing the totals, so the choice is deterministic except for shuffles.
"""

from __future__ import annotations

from typing import Any

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import AGILE, HERO, HORN, UNIT, WEATHER
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.rules.abilities import PLAIN_UNIT
from sevencats.games.gwent.rules.agile import move_for_free
from sevencats.games.gwent.rules.frames import (
    OpponentCard,
    OpponentLeader,
    OpponentMoves,
    OpponentTurn,
    OpponentWeighs,
    RowSpecial,
)
from sevencats.games.gwent.rules.leaders import ANY_CARD, LEADERS, NO_HERO
from sevencats.games.gwent.rules.leadership import (
    INVADER,
    WHITE_FLAME,
    leader_works,
    sides_led_by,
)
from sevencats.games.gwent.rules.ops import op
from sevencats.games.gwent.rules.placing import OPPONENT, play, play_or_discard
from sevencats.games.gwent.rules.select import Cards, Seated
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.rules.turns import OVER, turn_of
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import move, push_shuffle, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import Choose, Effect, Node, Op, Switch, begin
from sevencats.kernel.engine import advance, settle
from sevencats.kernel.handlers import Handler, never_asks

PLAYER = 0


# -- turns --------------------------------------------------------------------------------------


def _run_turn(state: GwentState, frame: OpponentTurn) -> list[Decision] | None:
    """Take a turn, or none with an empty deck (S2.1)."""
    if not state.zones[state.table.deck(OPPONENT)]:
        state.stack[-1] = _after_turn(state)
        return None
    state.turn = OPPONENT
    return [Decision(0, OPPONENT, "turn", "", ("opponent_turn",), (0,))]


def _answer_turn(state: GwentState, frame: OpponentTurn, decision: Decision, index: int) -> None:
    state.stack[-1] = _after_turn(state)
    state.stack.append(OpponentMoves())
    # S5: Northern Realms play two cards after winning a round.
    won = bool(state.last) and state.last[-1] == OPPONENT
    opening = frame.first and won
    cards = state.table.abilities[OPPONENT].opens_with if opening else 1
    state.stack += [OpponentCard()] * cards


def _after_turn(state: GwentState) -> tuple[Any, ...]:
    """Continue after the opponent's turn; if the player has passed, that was the last of the round
    (S3)."""
    return OVER if state.passed & 1 << PLAYER else turn_of(state, PLAYER)


def _run_card(state: GwentState, frame: OpponentCard) -> None:
    state.stack.pop()
    deck = state.zones[state.table.deck(OPPONENT)]
    if not deck or isinstance(state.stack[0], OpponentWeighs):
        return
    sleeve = deck[-1]
    if state.table.flags[state.face[sleeve]] & WEATHER:
        state.stack.append(OpponentCard())
    play_or_discard(state, OPPONENT, sleeve, "played")


def _run_weighs(state: GwentState, frame: OpponentWeighs) -> None:
    state.stack.pop()


def _run_moves(state: GwentState, frame: OpponentMoves) -> None:
    state.stack.pop()
    move_for_free(state, OPPONENT)


# -- choices ------------------------------------------------------------------------------------


#: Effects that take the card with the highest gain for the opponent's own total (S4 medic, S7
#: Arnjolf).
ADD_STRENGTH = ("ability:medic", "solo:arnjolf_the_patricide")


def most_effective(state: GwentState, decision: Decision) -> int:
    """The option with the greatest difference of totals, or the one that adds most strength; ties
    by row, then catalogue (S8); a horn by the row with most cards first (S4)."""
    horn = _is_horn(state)
    best, chosen = None, 0
    for index, arg in enumerate(decision.args):
        mine, lead = _after(state, decision, index)
        gains = (mine, lead) if decision.source in ADD_STRENGTH else (lead, 0)
        cards = len(state.zones[state.table.row_zone[OPPONENT][arg]]) if horn else 0
        rank = (*gains, cards, *(-n for n in _place_in_line(state, decision, arg)))
        if best is None or rank > best:
            best, chosen = rank, index
    return chosen


def _is_horn(state: GwentState) -> bool:
    frame = state.stack[-1]
    if not isinstance(frame, RowSpecial):
        return False
    return bool(state.table.flags[state.face[frame.sleeve]] & HORN)


def _after(state: GwentState, decision: Decision, index: int) -> tuple[int, int]:
    """The opponent's total and its lead after this choice and its consequences."""
    trial = on_trial(state)
    frame = trial.stack[-1]
    trial.game.answers[frame.__class__](trial, frame, decision, index)
    advance(trial)
    settle(trial)
    mine, theirs = totals(trial)[OPPONENT], totals(trial)[PLAYER]
    return mine, mine - theirs


def on_trial(state: GwentState) -> GwentState:
    """A copy with nothing on the stack but the effect in question, and in the opponent's turn the
    free moves of its agile units at the end. The content of the deck may be known, but not its
    order: it has no influence here, and the cards that a spy would draw are not played."""
    trial = state.copy()
    trial.confirm = False
    moves = [frame for frame in state.stack if isinstance(frame, OpponentMoves)]
    trial.stack = [OpponentWeighs(), *moves[:1], trial.stack[-1]]
    trial.pending = ()
    table, face = trial.table, trial.face
    deck = table.deck(OPPONENT)
    trial.zones[deck] = sorted(trial.zones[deck], key=lambda s: table.types[table.type_of[face[s]]])
    return trial


def _place_in_line(state: GwentState, decision: Decision, arg: int) -> tuple[int, int]:
    """Row order, then catalogue order; cards of a position come after the catalogue's."""
    table = state.table
    if decision.kind in ("row", "receiver", "enemy"):
        return arg, 0
    card = table.cards[table.type_of[state.face[arg]]]
    order = base().places.get(card.id, len(base().places) + table.type_of[state.face[arg]])
    return (card.rows[0] if card.rows else len(ROWS)), order


# -- the leader variant -------------------------------------------------------------------------


def bring_back(pile: str) -> Choose:
    """Play the most valuable card of a pile; if that is a unit and the player's Invader of the
    North is active, a random unit comes instead (G9.10)."""
    at_random = Choose("revive", Cards(pile, PLAIN_UNIT), Op("play_chosen"), Seated(CHANCE))
    return Choose(
        "take",
        Cards(pile, NO_HERO),
        Switch("comes_at_random", (), (Op("play_chosen"), at_random)),
    )


def comes_at_random(state: GwentState, frame: Effect) -> int:
    """Return 1 if chance picks the unit that comes back, 0 if the chosen card comes. Cards are
    valued as if chosen, because the random one is unknown."""
    unit = state.table.flags[state.face[frame.chosen]] & UNIT
    weighs = isinstance(state.stack[0], OpponentWeighs)
    return int(bool(unit) and not weighs and bool(sides_led_by(state, INVADER)))


#: Effects of turned-up leaders that differ from their card (S7).
SOLO_LEADERS: dict[str, Node] = {
    "eredin_destroyer_of_worlds": Op("opponent_card"),
    "eredin_king_of_the_wild_hunt": Op("opponent_first_weather"),
    "eredin_bringer_of_death": bring_back("discard"),
    "emhyr_emperor_of_nilfgaard": Choose(
        "discard",
        Cards("rival_hand", ANY_CARD, "discard"),
        Op("player_discards"),
        Seated(PLAYER),
    ),
    "emhyr_the_white_flame": Op("player_leader_off"),
    "emhyr_the_relentless": bring_back("rival_discard"),
    "emhyr_invader_of_the_north": Choose(
        "revive", Cards("discard", PLAIN_UNIT), Op("revive"), Seated(CHANCE)
    ),
    "francesca_daisy_of_the_valley": Op("opponent_card"),
    "francesca_hope_of_the_aen_seidhe": Op("opponent_agile_bonus"),
}


def solo_effects() -> dict[str, Node]:
    """The effect trees of turned-up leaders by name: ``solo:<id>``; passive ones have none."""
    return {f"solo:{name}": tree for name, tree in {**LEADERS, **SOLO_LEADERS}.items()}


def _run_leader(state: GwentState, frame: OpponentLeader) -> list[Decision] | None:
    """The top of the face-down pile: any leader that was not turned up yet."""
    left = [name for name in state.table.leader_pile if name not in state.turned]
    if not left:
        state.stack.pop()
        return None
    keys = tuple(f"leader:{name}" for name in sorted(left))
    return [Decision(0, CHANCE, "turn_up", "", keys, tuple(range(len(keys))))]


def _answer_leader(
    state: GwentState, frame: OpponentLeader, decision: Decision, index: int
) -> None:
    state.stack.pop()
    leader = decision.keys[index].partition(":")[2]
    state.turned = (*state.turned, leader)
    state.dirty = -1
    tell(state, "turned_up", OPPONENT, leader)
    blocked = state.table.leaders[PLAYER] == WHITE_FLAME and leader_works(state, PLAYER)
    if not blocked and f"solo:{leader}" in state.game.effects:
        begin(state, f"solo:{leader}", OPPONENT, -1)


@op
def opponent_card(state: GwentState, frame: Effect) -> None:
    """Draw a card and play it."""
    state.stack.append(OpponentCard())


@op
def opponent_first_weather(state: GwentState, frame: Effect) -> None:
    """Play the first weather card of the deck and shuffle it; no further card (S2.1)."""
    deck = state.table.deck(OPPONENT)
    push_shuffle(state, deck)
    for sleeve in reversed(state.zones[deck]):
        if state.table.flags[state.face[sleeve]] & WEATHER:
            play(state, OPPONENT, sleeve, "played")
            return


@op
def opponent_agile_bonus(state: GwentState, frame: Effect) -> None:
    """The total rises by one for each agile unit."""
    table = state.table
    agile = sum(
        1
        for zone in table.row_zone[OPPONENT]
        for sleeve in state.zones[zone]
        if table.flags[state.face[sleeve]] & (AGILE | HERO) == AGILE
    )
    state.bonus[OPPONENT] += agile
    tell(state, "bonus", OPPONENT, OPPONENT, agile)


@op
def player_discards(state: GwentState, frame: Effect) -> None:
    """The player discards the chosen card."""
    move(state, frame.chosen, state.table.discard(PLAYER), "discarded", PLAYER)


@op
def player_leader_off(state: GwentState, frame: Effect) -> None:
    """The player's leader has no ability for the rest of the game."""
    state.off |= 1 << PLAYER
    state.dirty = -1
    tell(state, "leader_off", PLAYER)


SOLO_FRAMES: dict[type, Handler] = {
    OpponentTurn: Handler(_run_turn, _answer_turn),
    OpponentCard: Handler(_run_card, never_asks),
    OpponentWeighs: Handler(_run_weighs, never_asks),
    OpponentMoves: Handler(_run_moves, never_asks),
    OpponentLeader: Handler(_run_leader, _answer_leader),
}
