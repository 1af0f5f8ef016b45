"""The content of a view of Old World besides the zones: what everybody sees, and what one seat
knows."""

from __future__ import annotations

from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.fight.frames import Damage
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.public_types import (
    FightView,
    MonsterView,
    OldWorldPrivate,
    OldWorldPublic,
    PokerView,
    QuestView,
    TurnView,
    WitcherView,
)
from sevencats.games.oldworld.rules.explore import being_read
from sevencats.games.oldworld.rules.frames import Lose, Pay, Poker
from sevencats.games.oldworld.rules.poker import DICE, NOBODY, POT
from sevencats.games.oldworld.rules.poker_hands import hand
from sevencats.games.oldworld.rules.solo import rank
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.rules.travel import owed_for
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, QUESTS


def public_view(state: OldWorldState) -> OldWorldPublic:
    """Return the part of a state that everybody sees."""
    table = state.table
    return OldWorldPublic(
        mode=table.config.mode,
        packs=tuple(table.config.packs),
        seats=table.seats,
        first=state.first,
        turns=state.turns,
        round=state.round,
        active=state.active,
        turn=TurnView(state.active, *state.turn[max(0, state.active)]),
        witchers=tuple([_witcher(state, seat) for seat in range(len(table.seats))]),
        monsters=tuple([_monster(state, terrain) for terrain in range(len(TERRAINS))]),
        tavern=table.places[state.tavern].id if state.tavern >= 0 else None,
        fight=_fight(state) if state.fight.kind else None,
        poker=_poker(state),
        owed=_owed(state),
        reading=being_read(state),
        extra=state.extra.copy(),
        landmarks=_landmarks(state),
        votes=_votes(state),
        over=state.over,
        capped=state.capped,
        winners=tuple(state.winners),
        rank=rank(state),
    )


def private_view(state: OldWorldState, seat: int) -> OldWorldPrivate:
    """Return the part of a state that only ``seat`` knows."""
    return OldWorldPrivate(tuple(sorted([state.ident(s) for s in state.cards(seat, DECK)])))


def _witcher(state: OldWorldState, seat: int) -> WitcherView:
    table = state.table
    mine = table.zone(seat, QUESTS)
    chosen = bool(state.school[seat])
    return WitcherView(
        school=state.school[seat],
        place=table.places[state.place[seat]].id if chosen and state.place[seat] >= 0 else None,
        phase=state.turn[seat].phase,
        gold=state.gold[seat],
        shield=state.shield[seat],
        shield_cap=table.steps.growth_shield_level(state, seat) if chosen else 0,
        potion_uses=table.steps.fight_potions(state, seat) if chosen else 0,
        level=state.level[seat],
        attributes={name: state.attr(seat, name) for name in ATTRIBUTES},
        track=state.track[seat],
        trail_quests=tuple(
            [name for at, name in enumerate(TERRAINS) if state.trail_quests[seat] >> at & 1]
        ),
        quests=tuple(
            [
                QuestView(
                    state.ident(quest.card), table.places[quest.place].id, quest.event, quest.price
                )
                for quest in state.spots
                if state.where[quest.card] == mine
            ]
        ),
    )


def _monster(state: OldWorldState, terrain: int) -> MonsterView | None:
    monster, place = prey(state, terrain), lair(state, terrain)
    if monster < 0 or place < 0:
        return None
    record = state.table.content.monsters[state.ident(monster)]
    return MonsterView(
        id=record.id,
        terrain=TERRAINS[terrain],
        place=state.table.places[place].id,
        level=record.level,
        life=record.life,
    )


def _landmarks(state: OldWorldState) -> dict[str, str]:
    """Return the things that expansions have put on the map, each with its location."""
    landmarks = {}
    every = expansions_of(state.table.config.packs)
    for name in (name for more in every for name in more.rules.landmarks):
        if name.endswith(".*"):
            keys = [key for key in state.extra if key.startswith(name[:-1])]
            landmarks.update({key: key.partition(".")[2] for key in sorted(keys)})
        elif name in state.extra:
            landmarks[name] = state.table.places[state.extra[name]].id
    return landmarks


def _votes(state: OldWorldState) -> dict[str, str]:
    """Return the current vote of each seat where seats decide together; the seats see each
    other's."""
    every = expansions_of(state.table.config.packs)
    polls = [more.rules.votes for more in every if more.rules.votes]
    return {seat: key for poll in polls for seat, key in poll(state).items()}


def _fight(state: OldWorldState) -> FightView:
    """Return the fight in progress. Sleeves are shown as cards, since their numbers must stay
    hidden. Where seats act at the same time it is the first fight found."""
    fight = next((one for one in (state.fight, *state.fights) if one.kind), state.fight)

    def named(sleeve: int) -> str | None:
        return state.ident(sleeve) if sleeve >= 0 else None

    return FightView(
        kind=fight.kind,
        attacker=fight.attacker,
        rival=fight.rival,
        terrain=fight.terrain,
        monster=named(fight.monster),
        trail=fight.trail,
        pooled=fight.pooled,
        winner=fight.winner,
        turns=fight.turns,
        potions=fight.potions,
        used=fight.used,
        chooser=fight.chooser,
        wagers=fight.wagers,
        active=fight.active,
        combo=fight.combo,
        adding=fight.adding,
        bridge=named(fight.bridge),
        damage=fight.damage,
        draw=fight.draw,
        dealt=fight.dealt,
        hurt=fight.hurt,
        shield_gained=fight.shield_gained,
        trophy=named(fight.trophy),
    )


def _poker(state: OldWorldState) -> PokerView | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Poker):
        return None
    chosen = tuple([die + 1 for die in range(5) if frame.again >> die & 1])
    rows = (frame.dice[:DICE], frame.dice[DICE:])
    hands = tuple(["" if 0 in row else hand(row) for row in rows if row])
    pot = 0 if frame.rival == NOBODY else POT
    return PokerView(frame.seat, frame.rival, frame.dice, chosen, frame.turn, hands, pot)


def _owed(state: OldWorldState) -> int:
    """Return how many cards or how much gold is still owed; 0 for a move that a single card may pay
    for."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Pay):
        return owed_for(frame)
    return max(0, frame.left) if isinstance(frame, Damage | Lose) else 0
