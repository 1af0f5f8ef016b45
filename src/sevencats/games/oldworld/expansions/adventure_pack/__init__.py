"""Adventure Pack (W12.1): its stories and events join the decks because the pack contains them;
companions and equipment are events like those of the base game. Only the quest tokens need code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sevencats.games.oldworld.expansion import Data, Expansion, Rules, Words, add_expansion
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Record
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.text import Texts

ID = "adventure_pack"
_KIND = "quest_token"
#: More than a table can use.
_MOST = 40


class QuestToken(Record, frozen=True, kw_only=True):
    """The tokens that mark quests on the map, and how many there are."""

    copies: int


def tokens_left(state: OldWorldState) -> int:
    """The quest tokens that mark no quest. Which quests they mark follows from the open quests:
    those without a location token."""
    records = state.table.content.more[_KIND].values()
    tokens = sum(record.copies for record in records if isinstance(record, QuestToken))
    return tokens - sum(quest.token < 0 for quest in state.spots)


def _steps(base: Steps) -> Steps:
    def room(state: OldWorldState) -> bool:
        return base.quest_room(state) and tokens_left(state) > 0

    return replace(base, quest_room=room)


def _check(content: Content, token: QuestToken) -> Iterable[str]:
    if not 1 <= token.copies <= _MOST:
        yield f"copies: {token.copies} is not between 1 and {_MOST}"


def _describe(texts: Texts, content: Content, token: QuestToken) -> str:
    return texts("ow-quest-token-text", n=token.copies)


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
        ),
        data=Data(
            kinds={_KIND: QuestToken},
            checks={QuestToken: _check},
        ),
        words=Words(
            describe={_KIND: _describe},
        ),
    )
)
