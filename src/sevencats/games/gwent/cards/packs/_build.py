"""Short words for pack tables: one call per card."""

from __future__ import annotations

from dataclasses import dataclass

from sevencats.games.gwent.cards.model import CLOSE, RANGED, SIEGE, Card, DeckList, Leader

Rows = tuple[int, ...]

NO_ROW: Rows = ()
ON_CLOSE: Rows = (CLOSE,)
ON_RANGED: Rows = (RANGED,)
ON_SIEGE: Rows = (SIEGE,)
EITHER: Rows = (CLOSE, RANGED)
RANGED_AND_SIEGE: Rows = (RANGED, SIEGE)
ANY_ROW: Rows = (CLOSE, RANGED, SIEGE)


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the records of one faction, so that its tables need not repeat the name."""

    faction: str

    def unit(
        self,
        card_id: str,
        strength: int,
        rows: Rows,
        *abilities: str,
        copies: int = 1,
        musters: tuple[str, ...] = (),
        into: str | None = None,
        summons: str | None = None,
        reserve: bool = False,
        kind: str = "unit",
    ) -> Card:
        return Card(
            id=card_id,
            faction=self.faction,
            kind=kind,
            strength=strength,
            rows=rows,
            abilities=abilities,
            copies=copies,
            musters=musters,
            transforms_into=into,
            summons=summons,
            reserve=reserve,
        )

    def hero(
        self,
        card_id: str,
        strength: int,
        rows: Rows,
        *abilities: str,
        musters: tuple[str, ...] = (),
        reserve: bool = False,
    ) -> Card:
        return self.unit(
            card_id, strength, rows, *abilities, musters=musters, reserve=reserve, kind="hero"
        )

    def special(self, card_id: str, rows: Rows, ability: str, *, copies: int) -> Card:
        return self.unit(card_id, 0, rows, ability, copies=copies, kind="special")

    def weather(self, card_id: str, rows: Rows, ability: str, *, copies: int) -> Card:
        return self.unit(card_id, 0, rows, ability, copies=copies, kind="weather")

    def leader(self, leader_id: str, *, passive: bool = False) -> Leader:
        return Leader(id=leader_id, faction=self.faction, passive=passive)

    def starter(
        self, leader: str, *, cards: dict[str, int], reserve: dict[str, int] | None = None
    ) -> DeckList:
        return DeckList(
            faction=self.faction,
            leader=leader,
            cards=cards,
            reserve=reserve or {},
            name=f"starter_{self.faction}",
        )
