"""The standing in a line above every question: the viewer's own numbers, in a fight both sides and
the combo so far."""

from __future__ import annotations

from sevencats.games.oldworld.fight.record import BEAST, SHORT
from sevencats.games.oldworld.fight.sides import fighters, opponent, pool_size, side_of
from sevencats.games.oldworld.page.forecast import combo_forecast
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.table import PHASES, TableText
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.zones import DECK, HAND, POTIONS
from sevencats.kernel import blindfold
from sevencats.kernel.views import View


class StatusText:
    """Put the standing of one table into a line or two."""

    def __init__(self, words: TableText) -> None:
        self.words = words
        self.texts = words.texts

    def lines(self, state: OldWorldState, view: View) -> list[str]:
        """The lines a viewer needs at a question; none before there is a witcher."""
        seat = view.seat
        if seat is None or not state.school[seat]:
            return []
        if state.fight.kind == SHORT:
            return [self._own(state, seat), *self._combo(state, seat)]
        if state.fight.kind and state.fight.pooled:
            return [self._fight(state, seat), *self._combo(state, seat)]
        return [self._own(state, seat)]

    def _own(self, state: OldWorldState, seat: int) -> str:
        """The viewer's own numbers, and whose turn it is if not the viewer's. Where all act at
        once, nobody climbs a track."""
        active = state.active
        key = "ow-status" if active == seat else "ow-status-other"
        return self.texts(
            key if active >= 0 else "ow-status-common",
            phase=PHASES[state.turn[seat].phase],
            name=self.words.players[active] if active >= 0 else "",
            place=self.words.place(state.table.places[state.place[seat]].id),
            gold=state.gold[seat],
            shield=state.shield[seat],
            potions=len(state.cards(seat, POTIONS)),
            hand=len(state.cards(seat, HAND)),
            deck=len(state.cards(seat, DECK)),
            track=state.track[seat],
            top=state.table.tracks.top,
        )

    def _fight(self, state: OldWorldState, seat: int) -> str:
        """Life, shield and potions on both sides; the viewer's own side comes first."""
        sides = [*fighters(state), *([BEAST] if state.fight.rival == BEAST else [])]
        sides.sort(key=lambda side: side != seat)
        turn = max(state.fight.turns)
        return self.texts(
            "ow-status-fight", n=turn, sides=" ".join(self._side(state, one, seat) for one in sides)
        )

    def _side(self, state: OldWorldState, side: int, seat: int) -> str:
        life = pool_size(state, side)
        if side == BEAST:
            name = self._opponent(state, BEAST)
            return self.texts("ow-status-beast", name=name[:1].upper() + name[1:], life=life)
        used = state.fight.potions[side_of(state, side)]
        potions = len(state.cards(side, POTIONS))
        left = max(0, state.table.steps.fight_potions(state, side) - used)
        return self.texts(
            "ow-status-side",
            name=self.texts("log-you") if side == seat else self.words.players[side],
            life=life,
            hand=len(state.cards(side, HAND)),
            shield=state.shield[side],
            potions=potions,
            uses=min(potions, left),
        )

    def _opponent(self, state: OldWorldState, side: int) -> str:
        if side != BEAST:
            return self.words.players[side]
        monster = state.fight.monster
        if monster < 0:
            return self.texts("ow-status-monster")
        kind = state.table.kind[state.face[monster]]
        return cardtext.name(self.texts, self.words.content, kind, state.ident(monster))

    def _combo(self, state: OldWorldState, seat: int) -> list[str]:
        """The running sum of the viewer's combo, until its damage is dealt."""
        if state.fight.combo and not state.fight.adding:
            return []
        table = blindfold(state, seat)
        assert isinstance(table, OldWorldState)
        combo = combo_forecast(table, seat)
        if combo is None:
            return []
        named = " + ".join(self.words.names("action", [card]) for card in combo.cards)
        left = combo.life
        line = self.texts(
            "ow-status-combo" if left is None else "ow-status-leaves",
            cards=named,
            damage=combo.damage.total,
            shield=combo.shield.total,
            draw=combo.draw.total,
            name="" if left is None else self._opponent(state, opponent(state, seat)),
            life=left or 0,
        )
        return [line]
