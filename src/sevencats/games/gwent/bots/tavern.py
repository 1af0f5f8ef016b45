"""The tavern bot: card weights, a few habits, no search. It also plays every rollout."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.gwent.bots.tavern_answers import ANSWERS, best_card
from sevencats.games.gwent.bots.worth import CARD, Glance, profile
from sevencats.games.gwent.cards.flags import SPY
from sevencats.games.gwent.cards.model import CLOSE, RANGED, SIEGE
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.rules.turns import LEADER
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision
from sevencats.plugin.bots.base import Choice, Reason, Sight


class Habits(NamedTuple):
    """Thresholds for passing and for spending cards. While nothing is at stake: pass with this
    lead, or with any lead and this few cards; give the round up if this many of the best cards do
    not suffice, or with this few cards. Ahead by a gem: leave the round to the others if they hold
    at most this many cards more; give up when this far behind, or with this few cards. Thrift is
    the weight of a card's own value against its gain: early, when the round must be won, and in
    the last round. ``threat`` is the gain that one more card of the others may bring."""

    safe_lead: int = 10
    stop_hand: int = 7
    fold_cards: int = 3
    fold_hand: int = 4
    ahead_cards: int = 1
    ahead_fold: int = 8
    ahead_hand: int = 2
    finish_cards: int = 2
    threat: int = 7
    thrift: int = 9
    thrift_must: int = 7
    thrift_last: int = 2
    spy_hand: int = 0


TAVERN = Habits()

LEADER_ROWS = {
    "eredin_commander_of_the_red_riders": CLOSE,
    "foltest_the_siegemaster": SIEGE,
    "francesca_the_beautiful": RANGED,
}
LEADER_BURNS = {
    "foltest_the_steel_forged": SIEGE,
    "foltest_son_of_medell": RANGED,
    "francesca_queen_of_dol_blathanna": CLOSE,
}
LEADER_WEATHER = {
    "emhyr_his_imperial_majesty": SIEGE,
    "foltest_king_of_temeria": RANGED,
    "francesca_pureblood_elf": CLOSE,
}
#: Leaders that are worth about a card whenever there is time to use them.
LEADER_CARDS = {
    "eredin_bringer_of_death": CARD,
    "emhyr_the_relentless": CARD,
    "arnjolf_the_patricide": CARD + 2,
    "eredin_destroyer_of_worlds": 2,
    "francesca_hope_of_the_aen_seidhe": 2,
}


class TavernBot:
    """Plays by ``tavern_index``; it takes a ``seed`` like all bots, but does not use it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Choice:
        table = sight.table
        assert isinstance(table, GwentState)
        index = tavern_index(table, sight.decision)
        return Choice(index, Reason("habit"))


def tavern_index(state: GwentState, decision: Decision, habits: Habits = TAVERN) -> int:
    """Return the option that the tavern bot takes, from what its seat may know."""
    if len(decision.keys) == 1:
        return 0
    if decision.kind == "turn":
        return _turn(state, decision, habits)
    return ANSWERS.get(decision.kind, best_card)(state, decision)


# -- the turn -----------------------------------------------------------------------------------


def _turn(state: GwentState, decision: Decision, habits: Habits) -> int:
    seat = decision.seat
    glance = Glance(state, seat)
    has_leader = decision.args[0] == LEADER
    pass_index = 1 if has_leader else 0
    gains = [glance.gain(sleeve) for sleeve in decision.args[pass_index + 1 :]]
    if has_leader:
        gains = [_leader_gain(glance), 0, *gains]
    else:
        gains = [0, *gains]
    standing = _Standing(state, seat)
    if standing.rivals_passed:
        return _finish(glance, decision, gains, pass_index, standing, habits)
    spy = _spy(state, decision, pass_index, standing)
    if spy >= 0 and standing.hand >= habits.spy_hand:
        return spy
    if _may_stop(gains, standing, habits):
        return pass_index
    return _best_play(glance, decision, gains, pass_index, standing, habits)


class _Standing:
    """The round from a seat's point of view: lead, hands, what is at stake."""

    def __init__(self, state: GwentState, seat: int) -> None:
        table = state.table
        side_of = table.seating.side_of
        self.side = side = side_of[seat]
        sums = totals(state)
        passed, zones = state.passed, state.zones
        pile = table.deck if table.mode.solo else table.hand
        best_rival, self.threat, self.rivals_passed = 0, 0, True
        for other, at in enumerate(side_of):
            if at == side:
                continue
            best_rival = max(best_rival, sums[at])
            if not passed >> other & 1:
                self.rivals_passed = False
                self.threat += len(zones[pile(other)])
        self.lead = sums[side] - best_rival
        self.hand = len(zones[table.hand(seat)])
        self.deck = len(zones[table.deck(seat)])
        self.points = not table.mode.gems
        self.last_chance = not self.points and state.gems[side] == 1
        self.can_end = not self.points and max(state.gems[:side] + state.gems[side + 1 :]) == 1
        self.round = state.round
        self.need = -self.lead + (0 if _wins_ties(state, side) else 1)


def _wins_ties(state: GwentState, side: int) -> bool:
    table = state.table
    if not any(faction.wins_ties for faction in table.abilities):
        return False
    with_it = {d for s, d in enumerate(table.seating.side_of) if table.abilities[s].wins_ties}
    return with_it == {side}


def _finish(
    glance: Glance,
    decision: Decision,
    gains: list[int],
    pass_index: int,
    standing: _Standing,
    habits: Habits,
) -> int:
    """Win with the cheapest card that suffices, or save the cards, after all others passed."""
    need = standing.need
    if need <= 0:
        return pass_index
    state, worth = glance.state, profile(glance.state.table).keep
    type_of, face = state.table.type_of, state.face
    cheapest, cost = -1, 1000
    helpful = []
    for index, gain in enumerate(gains):
        sleeve = decision.args[index]
        if index == pass_index or gain <= 0:
            continue
        if sleeve >= 0 and state.table.flags[face[sleeve]] & SPY:
            continue
        helpful.append(gain)
        price = 2 if sleeve == LEADER else worth[type_of[face[sleeve]]]
        if gain >= need and price < cost:
            cheapest, cost = index, price
    if cheapest >= 0:
        return cheapest
    helpful.sort(reverse=True)
    # Estimates may be wrong, and trying costs nothing in the last round.
    if not standing.last_chance and sum(helpful[: habits.finish_cards]) < need:
        return pass_index
    return max(range(len(gains)), key=lambda i: gains[i] if i != pass_index else 0)


def _spy(state: GwentState, decision: Decision, pass_index: int, standing: _Standing) -> int:
    """Play spies early: they draw two cards for one."""
    if not standing.deck:
        return -1
    best, least = -1, 100
    for index in range(pass_index + 1, len(decision.args)):
        card = state.face[decision.args[index]]
        if state.table.flags[card] & SPY and state.table.strength[card] < least:
            best, least = index, state.table.strength[card]
    return best


def _may_stop(gains: list[int], standing: _Standing, habits: Habits) -> bool:
    """Return whether the lead is safe, or the round not worth more cards, while others still
    play."""
    lead, threat = standing.lead, standing.threat
    if lead > 0 and not threat:
        return True
    best = sorted(gains, reverse=True)
    if standing.last_chance:
        return lead > habits.threat * threat
    hopeless = lead + sum(best[: habits.fold_cards]) < 0
    if not standing.can_end and not standing.points:
        if lead >= habits.safe_lead or (lead > 0 and standing.hand <= habits.stop_hand):
            return True
        return hopeless or (lead <= 0 and standing.hand <= habits.fold_hand)
    if standing.points:
        few = standing.hand <= max(2, 8 - 2 * standing.round)
        return (lead >= habits.safe_lead + 6) or (few and lead > 0) or hopeless
    # Ahead by a gem: rivals who must win this round will lack these cards in the last.
    if standing.hand + habits.ahead_cards >= threat:
        return True
    # Against more cards the round is worth a few cheap cards, not the last ones.
    if lead > habits.threat * threat or standing.hand <= habits.ahead_hand:
        return True
    return lead + best[0] < -habits.ahead_fold


def _best_play(
    glance: Glance,
    decision: Decision,
    gains: list[int],
    pass_index: int,
    standing: _Standing,
    habits: Habits,
) -> int:
    state = glance.state
    worth = glance.profile.keep
    type_of, face = state.table.type_of, state.face
    # In the last round play the largest gain; before it, the best gain for its cost.
    thrift = habits.thrift
    if standing.last_chance:
        thrift = habits.thrift_last if standing.can_end else habits.thrift_must
    best, most = pass_index, -1000
    for index, gain in enumerate(gains):
        if index == pass_index:
            continue
        sleeve = decision.args[index]
        price = 4 if sleeve == LEADER else worth[type_of[face[sleeve]]]
        value = gain * 10 - price * thrift
        if gain <= 0:
            value -= 100
        if value > most:
            best, most = index, value
    if gains[best] <= 0 and (standing.lead > 0 or not standing.last_chance):
        return pass_index
    return best


def _leader_gain(glance: Glance) -> int:
    state, seat = glance.state, glance.seat
    leader = state.table.leaders[seat]
    if leader in LEADER_ROWS:
        row = LEADER_ROWS[leader]
        return 0 if glance.horn[row] else glance.plain_sum[row] - 4
    if leader in LEADER_BURNS:
        return glance.row_burn(LEADER_BURNS[leader])
    if leader in LEADER_WEATHER:
        return glance.weather_gain(1 << LEADER_WEATHER[leader] & ~glance.weather)
    if leader == "foltest_lord_commander_of_the_north":
        return -glance.weather_gain(glance.weather, clearing=True)
    if leader == "eredin_king_of_the_wild_hunt":
        return max(glance.weather_gain(1 << row & ~glance.weather) for row in (0, 1, 2))
    return LEADER_CARDS.get(leader, 1)
