"""The person at this browser: a name, and saved decks."""

from __future__ import annotations

import msgspec

from sevencats.server.asked.types import Me, SavedDeck
from sevencats.server.errors import Refusal
from sevencats.server.ids import new_id
from sevencats.server.now import now_ms
from sevencats.server.offline.shelf import Shelf
from sevencats.server.store.records import encode

_ME = "me"


class Person:
    """The name and the decks of the person; there are none before the first game."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def me(self) -> Me | None:
        """The person, or None before the first game."""
        text = (await self._shelf.read(_ME)).get(_ME)
        return None if text is None else msgspec.json.decode(text, type=Me)

    async def need(self) -> Me:
        """The person; refused before the first game."""
        me = await self.me()
        if me is None:
            raise Refusal("no_session")
        return me

    async def enter(self, name: str, lang: str) -> Me:
        """Set the name, for the first time or again."""
        known = await self.me()
        me = Me(new_id() if known is None else known.id, name, None, lang, None)
        await self._shelf.write({_ME: encode(me)})
        return me

    async def decks(self) -> list[SavedDeck]:
        """The saved decks, newest first."""
        texts = await self._shelf.read("deck/")
        decks = [msgspec.json.decode(text, type=SavedDeck) for text in texts.values()]
        return sorted(decks, key=lambda deck: -deck.updated)

    async def save_deck(self, game: str, name: str, code: str) -> SavedDeck:
        """Save a deck."""
        deck = SavedDeck(new_id(), game, name, code, now_ms())
        await self._shelf.write({f"deck/{deck.id}": encode(deck)})
        return deck

    async def drop_deck(self, deck: str) -> None:
        """Delete a saved deck."""
        await self._shelf.write({}, [f"deck/{deck}"])
