"""The handlers of all pauses of a fight."""

from __future__ import annotations

from sevencats.games.oldworld.fight.begin import BEGIN_FRAMES
from sevencats.games.oldworld.fight.combo import COMBO_FRAMES
from sevencats.games.oldworld.fight.damage import DAMAGE_FRAMES
from sevencats.games.oldworld.fight.monster_turn import MONSTER_FRAMES
from sevencats.games.oldworld.fight.ops import OP_FRAMES
from sevencats.games.oldworld.fight.outcome import OUTCOME_FRAMES
from sevencats.games.oldworld.fight.resolve import RESOLVE_FRAMES
from sevencats.games.oldworld.fight.rounds import ROUND_FRAMES
from sevencats.games.oldworld.fight.short import SHORT_FRAMES
from sevencats.games.oldworld.fight.wagers import WAGER_FRAMES
from sevencats.games.oldworld.fight.witcher_turn import WITCHER_FRAMES
from sevencats.games.oldworld.language.traits import TRAIT_FRAMES
from sevencats.kernel.handlers import Handler

FIGHT_FRAMES: dict[type, Handler] = {
    **BEGIN_FRAMES,
    **WAGER_FRAMES,
    **ROUND_FRAMES,
    **WITCHER_FRAMES,
    **COMBO_FRAMES,
    **RESOLVE_FRAMES,
    **DAMAGE_FRAMES,
    **MONSTER_FRAMES,
    **OUTCOME_FRAMES,
    **OP_FRAMES,
    **SHORT_FRAMES,
    **TRAIT_FRAMES,
}
