"""Legendary Hunt (W10): a legendary monster walks the map, and the player who kills it wins."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld import special
from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Opponent,
    Positions,
    Reach,
    Rules,
    Words,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.expansions.legendary_hunt import beast, combat
from sevencats.games.oldworld.expansions.legendary_hunt.model import (
    BEAST_ZONE,
    CHECKS,
    FIGHT_DECK,
    ID,
    KINDS,
    LIMITS,
    MOVES,
    MOVES_GONE,
    MOVES_OUT,
    TOKENS,
    choices,
    components,
    traits,
    trees,
)
from sevencats.games.oldworld.expansions.legendary_hunt.positions import OUTCOME, POSITION
from sevencats.games.oldworld.expansions.legendary_hunt.texts import DESCRIBE
from sevencats.games.oldworld.expansions.legendary_hunt.words import OPS, VOCABULARY
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import Shuffle


def _opponents(state: OldWorldState) -> dict[str, Opponent]:
    place = beast.beast_place(state)
    if place < 0:
        return {}
    name = state.ident(beast.the_beast(state))
    return {name: Opponent(place, f"legend:{name}", combat.begin_legendary)}


def _blocked(state: OldWorldState, place: int) -> bool:
    return beast.beast_place(state) == place


def _setup_steps(base: Steps) -> Steps:
    def decks(state: OldWorldState) -> None:
        base.setup_decks(state)
        state.stack += [Shuffle(state.table.zone_of[zone]) for zone in (FIGHT_DECK, MOVES, TOKENS)]

    def end(state: OldWorldState) -> None:
        beast.bring_beast(state)
        if state.table.solo:
            beast.shrink_pile(state)
        base.setup_end(state)

    return replace(base, setup_decks=decks, setup_end=end)


def _map_steps(base: Steps) -> Steps:
    def round_end(state: OldWorldState) -> None:
        base.round_end(state)
        beast.end_of_round(state)

    def possible(state: OldWorldState, seat: int) -> bool:
        return not _blocked(state, state.place[seat]) and base.place_possible(state, seat)

    def phase1(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        items = base.phase1_options(state, seat)
        return [*items, ("drive", 0)] if beast.may_drive(state, seat) else items

    def phase1_pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
        if key == "drive":
            state.stack.append(beast.Drive(seat))
        else:
            base.phase1_pick(state, seat, key, value)

    def phase1_end(state: OldWorldState, seat: int) -> None:
        base.phase1_end(state, seat)
        beast.collect(state, seat)

    def phase2(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        here = [one for one in _opponents(state).values() if one.place == state.place[seat]]
        return [*base.phase2_options(state, seat), *((one.option, 0) for one in here)]

    def phase2_pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
        if key.startswith("legend:"):
            combat.begin_legendary(state, seat)
        else:
            base.phase2_pick(state, seat, key, value)

    def barred(state: OldWorldState, seat: int) -> bool:
        """Allow the third monster of a solo game, since trophies do not win (W10.6)."""
        return False

    def fourth_trophy(state: OldWorldState, seat: int) -> None:
        """Do not win by a fourth trophy: only killing the beast wins (W10.5)."""

    return replace(
        base,
        round_end=round_end,
        place_possible=possible,
        phase1_options=phase1,
        phase1_pick=phase1_pick,
        phase1_end=phase1_end,
        phase2_options=phase2,
        phase2_pick=phase2_pick,
        phase2_barred=barred,
        game_won=fourth_trophy,
    )


def _steps(base: Steps) -> Steps:
    for more in (_setup_steps, _map_steps, combat.before_fight, combat.in_fight):
        base = more(base)
    return base


add_expansion(
    Expansion(
        id=ID,
        uses=(special.ID,),
        rules=Rules(
            choices=choices,
            steps=_steps,
            frames=beast.MAP_FRAMES,
            ops=OPS,
            sources=combat.sources,
            opponents=_opponents,
            blocked=_blocked,
            landmarks=(beast.PLACE, beast.RUIN.format("*")),
        ),
        data=Data(
            reach=Reach(
                used=frozenset({"legend", "movement", "destruction"}),
                cards=("legend", "movement", "destruction"),
            ),
            vocabulary=VOCABULARY,
            kinds=KINDS,
            checks=CHECKS,
            limits=LIMITS,
            trees=trees,
            traits=traits,
            components=components,
            zones=(
                ZoneSpec(BEAST_ZONE, True),
                ZoneSpec(FIGHT_DECK, False, FIGHT_DECK),
                ZoneSpec(MOVES, False, MOVES),
                ZoneSpec(MOVES_GONE, True),
                ZoneSpec(MOVES_OUT, False, MOVES),
                ZoneSpec(TOKENS, False, TOKENS),
                ZoneSpec("*.destruction", True),
            ),
        ),
        words=Words(
            describe=DESCRIBE,
        ),
        positions=Positions(
            fields=POSITION,
            outcome=OUTCOME,
        ),
    )
)
