"""A table of Old World as plain lines: what a seat sees, suited to a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sevencats.games.oldworld.config import SEAT_NAMES
from sevencats.games.oldworld.expansion import expansions_of, terms_of
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.public_types import MonsterView, OldWorldPublic
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.options import facts
from sevencats.games.oldworld.text.words import (
    landmark_name,
    monster_name,
    place_name,
    price_text,
    school_name,
)
from sevencats.kernel.views import View
from sevencats.text import Texts, count_up

#: For each zone beside a witcher, the message that describes it.
_BESIDE = (("potions", "ow-table-potions"), ("trophies", "ow-table-trophies"))


#: The phases of a turn as the books number them.
PHASES = ("", "I", "II", "III")


class TableText:
    """Put the views of one game into words. ``players`` are their names by seat."""

    def __init__(self, texts: Texts, content: Content, players: Sequence[str]) -> None:
        self.texts = texts
        self.content = content
        self.players = players

    def status(self, public: OldWorldPublic) -> list[str]:
        """The standing of expansions' parts."""
        every = expansions_of(self.content.packs)
        known = (self.texts, self.content, public, self.players)
        return [line for more in every for line in more.words.status(*known)]

    def lines(self, view: View) -> list[str]:
        """The whole table: monsters, the others, the viewer's own witcher, the pool."""
        public = view.public
        lines = [self.texts("ow-table-turn", n=public.turns, phase=PHASES[public.turn.phase])]
        lines += [self._monster(monster) for monster in public.monsters if monster]
        seats = range(len(public.seats))
        for seat in sorted(seats, key=lambda seat: seat == view.seat):
            if public.witchers[seat].school:
                lines += self._witcher(view, seat)
        lines += [self._landmark(*landmark) for landmark in public.landmarks.items()]
        lines += self.status(public)
        for zone, key in self._added_zones(lambda name: not name.startswith("*.")):
            lying = [card for card in view.zones[zone] if card]
            if lying:
                lines.append(self.texts(key, cards=self.names("action", lying)))
        if public.tavern:
            lines.append(self.texts("ow-table-tavern", place=self.place(public.tavern)))
        lines.append(self.texts("ow-table-pool", cards=self._pool(view)))
        if public.fight:
            lines.append(self._fight(view))
        return lines

    def hand(self, view: View, seat: int) -> list[str]:
        """The hand of a seat, a card a line with its facts; hidden cards are only counted."""
        cards = view.zones[f"{view.public.seats[seat]}.hand"]
        known = sorted(card for card in cards if card)
        lines = [self.card(card) for card in known]
        if len(known) < len(cards):
            lines.append(self.texts("log-hidden", count=len(cards) - len(known)))
        return lines

    def card(self, ident: str) -> str:
        """An action card with its facts."""
        name = cardtext.name(self.texts, self.content, "action", ident)
        return self.texts(
            "ow-table-card",
            card=name,
            facts=facts(self.content.actions[ident], self.texts, self.content),
        )

    def names(self, kind: str, idents: Iterable[str]) -> str:
        """Names in a row. A card that names its kind (``potion.cat``) is described by it."""
        shown = []
        for ident in idents:
            own, _, rest = ident.partition(".")
            shown.append(
                cardtext.name(self.texts, self.content, own if rest else kind, rest or ident)
            )
        return count_up(self.texts, shown)

    def place(self, ident: str) -> str:
        """The name of a location."""
        return place_name(self.texts, self.content, ident)

    def player(self, seat: str) -> str:
        """A player by the name of the seat."""
        return self.players[SEAT_NAMES.index(seat)]

    def opponent(self, ident: str) -> str:
        """The opponent in a fight: a monster of the board, or one that an expansion brings."""
        more = self.content.more
        kind = next((kind for kind in more if ident in more[kind] and "." not in kind), "monster")
        if ident in self.content.monsters:
            kind = "monster"
        return cardtext.name(self.texts, self.content, kind, ident)

    def _monster(self, monster: MonsterView) -> str:
        return self.texts(
            "ow-table-monster",
            terrain=self.texts(f"ow-terrain-{monster.terrain}"),
            monster=monster_name(self.texts, self.content, monster.id),
            level=monster.level,
            life=monster.life,
            place=self.place(monster.place),
        )

    def _landmark(self, name: str, place: str) -> str:
        what = landmark_name(self.texts, name)
        return self.texts("ow-table-landmark", what=what, place=self.place(place))

    def _witcher(self, view: View, seat: int) -> list[str]:
        witcher = view.public.witchers[seat]
        name = self.texts("log-you") if seat == view.seat else self.players[seat]
        own = terms_of(self.content, witcher.school).get("witcher", "witcher")
        head = self.texts(
            f"ow-table-{own}",
            name=name,
            school=school_name(self.texts, self.content, witcher.school),
            place=self.place(witcher.place) if witcher.place else "-",
            gold=witcher.gold,
            shield=witcher.shield,
            track=witcher.track,
        )
        letter = view.public.seats[seat]
        key = "ow-table-levels" if own == "witcher" else f"ow-table-levels-{own}"
        levels = self.texts(key, level=witcher.level, **witcher.attributes)
        sizes = {zone: len(view.zones[f"{letter}.{zone}"]) for zone in ("hand", "deck", "discard")}
        parts = [levels, self.texts("ow-table-cards", **sizes)]
        for zone, key in (*_BESIDE, *self._added_zones(lambda name: name.startswith("*."))):
            lying = [card for card in view.zones[f"{letter}.{zone}"] if card]
            if lying:
                parts.append(self.texts(key, cards=self.names("potion", lying)))
        for more in expansions_of(self.content.packs):
            parts += more.words.seat_words(self.texts, view, seat)
        return [head, *("  " + part for part in [*parts, *self._tasks(view, seat)])]

    def _added_zones(self, wanted: Callable[[str], bool]) -> list[tuple[str, str]]:
        """The zones that expansions give the table or each seat, where there is a message for
        them."""
        names = [
            spec.name.removeprefix("*.")
            for more in expansions_of(self.content.packs)
            for spec in more.data.zones
            if wanted(spec.name)
        ]
        keys = [(name, f"ow-table-{name.replace('_', '-')}") for name in names]
        return [(name, key) for name, key in keys if key in self.texts]

    def _tasks(self, view: View, seat: int) -> list[str]:
        """Trails, trail quests, quests and kept cards."""
        witcher, letter = view.public.witchers[seat], view.public.seats[seat]
        lines = []
        for token in view.zones[f"{letter}.trails"]:
            place = (token or "").partition(".")[2]
            terrain = self.content.locations[place].terrain
            key = "quest" if terrain in witcher.trail_quests else "trail"
            named = self.texts(f"ow-terrain-{terrain}")
            lines.append(
                self.texts(f"ow-table-trail-{key}", terrain=named, place=self.place(place))
            )
        for quest in witcher.quests:
            lines.append(
                self.texts(
                    "ow-table-quest" + ("-price" if quest.price else ""),
                    story=cardtext.name(self.texts, self.content, "story", quest.card),
                    place=self.place(quest.place),
                    price=price_text(self.texts, quest.price),
                )
            )
        gear = [card for card in view.zones[f"{letter}.gear"] if card]
        if gear:
            lines.append(self.texts("ow-table-gear", cards=self.names("event", gear)))
        return lines

    def _pool(self, view: View) -> str:
        """The pool from left to right, each card with its printed cost."""
        cards = [card for card in view.zones["pool"] if card]
        return ", ".join(
            self.texts(
                "ow-table-pool-card",
                card=cardtext.name(self.texts, self.content, "action", card),
                cost=cardtext.cost_text(self.texts, self.content, self.content.actions[card]),
            )
            for card in cards
        )

    def _fight(self, view: View) -> str:
        """The fighters, and how many cards each side has left."""
        fight, seats = view.public.fight, view.public.seats
        sides = [
            self.texts(
                "ow-table-life",
                name=self.players[seat],
                n=len(view.zones[f"{seats[seat]}.hand"]) + len(view.zones[f"{seats[seat]}.deck"]),
            )
            for seat in (fight.attacker, fight.rival)
            if seat >= 0
        ]
        if fight.monster:
            name = monster_name(self.texts, self.content, fight.monster)
            sides.append(self.texts("ow-table-life", name=name, n=len(view.zones["fight_pool"])))
        return self.texts("ow-table-fight", sides=", ".join(sides))
