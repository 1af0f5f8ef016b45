"""Special attacks: the part that expansions with such attacks share (``Expansion.uses``).

``words.py`` has what their lines say, ``ops.py`` and ``picks.py`` what these do, ``hexes.py`` what
holds in fight turns to come, ``rules.py`` what that changes, ``attack.py`` the attack itself.
"""

from __future__ import annotations

from sevencats.games.oldworld.expansion import Data, Expansion, Rules, Words, add_expansion
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Trait
from sevencats.games.oldworld.special.attack import ATTACK_FRAMES
from sevencats.games.oldworld.special.hexes import hex_sources, hex_traits
from sevencats.games.oldworld.special.ops import SPECIAL_OPS
from sevencats.games.oldworld.special.picks import PICK_FRAMES
from sevencats.games.oldworld.special.rules import special_steps
from sevencats.games.oldworld.special.texts import hex_laid, special_attack
from sevencats.games.oldworld.special.words import SPECIAL_VOCABULARY, laid

ID = "special"


def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    return hex_traits()


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=special_steps,
            frames={**ATTACK_FRAMES, **PICK_FRAMES},
            ops=SPECIAL_OPS,
            predicates={"laid": laid},
            sources=hex_sources,
        ),
        data=Data(
            vocabulary=SPECIAL_VOCABULARY,
            traits=_traits,
        ),
        words=Words(
            log={
                **dict.fromkeys(("special_attack", "passive", "borrowed"), special_attack),
                "hex": hex_laid,
            },
        ),
    )
)
