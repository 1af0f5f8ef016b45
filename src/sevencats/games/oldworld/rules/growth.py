"""Trophies, fatigue, levels, and winning the game (W4.3, W6.15 to W6.17)."""

from __future__ import annotations

from sevencats.games.oldworld.rules.atoms import TOP_LEVEL
from sevencats.games.oldworld.rules.frames import Draw, GainTrophy, Lose, Regroup
from sevencats.games.oldworld.rules.solo import all_gained
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND, TROPHIES
from sevencats.kernel.atoms import move, move_all, push_shuffle, tell
from sevencats.kernel.handlers import Handler, never_asks


def gain_trophy(state: OldWorldState, seat: int, card: int) -> None:
    """Push a trophy won in a fight. It is taken when the stack reaches it, and may end the game."""
    state.stack.append(GainTrophy(seat, card, True))


def _run_trophy(state: OldWorldState, frame: GainTrophy) -> None:
    state.stack.pop()
    state.table.steps.growth_trophy(state, frame.seat, frame.card, frame.fought)


def take_trophy(state: OldWorldState, seat: int, card: int, fought: bool) -> None:
    """Lay the trophy open (W6.22), then climb a step and suffer fatigue. Only a fight leads to the
    top (W6.17); in solo the trophies win and not the track (W9.3)."""
    move(state, card, state.table.zone(seat, TROPHIES), "trophy", seat)
    spot, top = state.track[seat] + 1, state.table.tracks.top
    steps = spot < top or (spot == top and fought)
    if steps:
        state.track[seat] = spot
        tell(state, "track", seat, spot)
    else:
        tell(state, "no_step", seat)
    if fought and (all_gained(state, seat) if state.table.solo else spot == top):
        state.table.steps.game_won(state, seat)
    if steps and not state.over:
        state.table.steps.growth_fatigue(state, seat)


def reach_top(state: OldWorldState, seat: int) -> None:
    """Win at once at the top of the track, or in solo with the last trophy."""
    end_game(state, (seat,))


def end_game(state: OldWorldState, winners: tuple[int, ...], capped: bool = False) -> None:
    """End the game; everything still on the stack is dropped."""
    state.over, state.capped, state.winners = True, capped, winners
    for seat in winners:
        tell(state, "won", seat, state.turns)
    if not winners:
        tell(state, "no_winner", -1, state.turns)
    state.stack.clear()


def fatigue(state: OldWorldState, seat: int) -> None:
    """Trash as many cards as the track says; the remaining cards form one deck again (W6.15)."""
    count = state.table.tracks.fatigue[state.track[seat]]
    tell(state, "fatigue", seat, count)
    state.stack.append(Regroup(seat))
    if count:
        state.stack.append(Lose(seat, count, "trashed", "any"))


def _run_regroup(state: OldWorldState, frame: Regroup) -> None:
    state.stack.pop()
    deck = state.table.zone(frame.seat, DECK)
    for zone in (DISCARD, HAND):
        move_all(state, state.cards(frame.seat, zone)[:], deck, "gathered", frame.seat)
    push_shuffle(state, deck)


def level_up(state: OldWorldState, seat: int, level: int) -> None:
    """Draw the cards of a new witcher level (W6.16)."""
    draw = state.table.tracks.level_draw[level - 1]
    if draw:
        state.stack.append(Draw(seat, draw))


# -- meditation -----------------------------------------------------------------------------------


def meditations(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the attribute trophies a seat may take (W4.3), as option keys and cards."""
    kind, face = state.table.kind, state.face
    owned = {state.ident(s) for s in state.cards(seat, TROPHIES) if kind[face[s]] == "attribute"}
    return [
        (f"meditate:{attribute}", card)
        for card, attribute in ((s, state.ident(s)) for s in state.common("supply"))
        if attribute not in owned and state.attr(seat, attribute) == TOP_LEVEL
    ]


def meditate(state: OldWorldState, seat: int, card: int) -> None:
    """Take an attribute trophy."""
    tell(state, "meditates", seat, state.ident(card))
    state.stack.append(GainTrophy(seat, card, False))


GROWTH_FRAMES: dict[type, Handler] = {
    GainTrophy: Handler(_run_trophy, never_asks),
    Regroup: Handler(_run_regroup, never_asks),
}
