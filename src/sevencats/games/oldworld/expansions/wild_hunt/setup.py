"""The set-up before the first round (W15.1, W15.8)."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.model import DECKS, GENERAL, table_of
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.explore import DECKS as USUAL_DECKS
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import Shuffle, move, move_all, push_shuffle, tell

#: The terrains of the first monsters, and that of the Hunt.
_FIRST_TERRAINS = ("forest", "water")
_HUNT_TERRAIN = "mountain"


def _lay_monsters(state: OldWorldState) -> None:
    """Place the first monster in a forest, the second at the water."""
    zone_of = state.table.zone_of
    for level, terrain in zip(board.setting(state).monsters, _FIRST_TERRAINS, strict=False):
        number = TERRAINS.index(terrain)
        move(state, state.common(f"tokens.{terrain}")[-1], zone_of[f"lair.{terrain}"], "lair", -1)
        move(
            state, state.common(f"monsters.{level}")[-1], zone_of[f"prey.{terrain}"], "monster", -1
        )
        place = state.table.places[lair(state, number)].id
        tell(state, "appears", -1, state.ident(prey(state, number)), place)


def _bring_hunt(state: OldWorldState) -> None:
    """Place the Hunt by a location token of the mountains, which goes back."""
    table, name = state.table, board.general(state)
    box = state.common("box")
    card = next(s for s in box if table.kind[state.face[s]] == GENERAL and state.ident(s) == name)
    move(state, card, table.zone_of[GENERAL], "hunt_general", -1)
    board.gain_shields(state, board.setting(state).shields)
    pile = f"tokens.{_HUNT_TERRAIN}"
    board.put_hunt(state, table.token_place[state.face[state.common(pile)[-1]]])
    push_shuffle(state, table.zone_of[pile])


def setup_steps(base: Steps) -> Steps:
    """Return the steps of the set-up."""

    def decks(state: OldWorldState) -> None:
        """Its own exploration cards take the place of the others."""
        base.setup_decks(state)
        zone_of = state.table.zone_of
        for deck in USUAL_DECKS:
            move_all(state, state.common(deck)[:], zone_of["box"], "boxed", -1)
        state.stack += [Shuffle(zone_of[deck]) for deck in DECKS.values()]

    def gifts(state: OldWorldState) -> tuple[tuple[int, int], ...]:
        printed = table_of(state.table.content)
        return ((printed.cards, printed.gold),) * len(state.table.seats)

    def end(state: OldWorldState) -> None:
        base.setup_end(state)
        _bring_hunt(state)

    return replace(
        base,
        setup_decks=decks,
        setup_monsters=_lay_monsters,
        setup_gifts=gifts,
        setup_end=end,
    )
