"""The unique cards of Monster Trail (W11.5): every starting deck has one more card, of its school.
Their effects are data, in the words of ``card_abilities``."""

from __future__ import annotations

from sevencats.games.oldworld.expansion import Data, Expansion, add_expansion

add_expansion(
    Expansion(
        id="unique_cards",
        uses=("card_abilities",),
        data=Data(
            starting_cards=1,
        ),
    )
)
