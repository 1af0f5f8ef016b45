"""Special attacks: the part that expansions with such attacks share (``Expansion.uses``).

``words.py`` has what their lines say, ``ops.py`` and ``picks.py`` what these do, ``hexes.py`` what
holds in fight turns to come, ``rules.py`` what that changes, ``attack.py`` the attack itself.
"""

from __future__ import annotations

from sevencats.oldworld.expansion import Expansion, add_expansion
from sevencats.oldworld.packs.load import Content
from sevencats.oldworld.packs.model import Trait
from sevencats.oldworld.special.attack import ATTACK_FRAMES
from sevencats.oldworld.special.hexes import hex_sources, hex_traits
from sevencats.oldworld.special.ops import SPECIAL_OPS
from sevencats.oldworld.special.picks import PICK_FRAMES
from sevencats.oldworld.special.rules import special_steps
from sevencats.oldworld.special.words import SPECIAL_VOCABULARY, laid

ID = "special"


def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    return hex_traits()


add_expansion(
    Expansion(
        id=ID,
        steps=special_steps,
        frames={**ATTACK_FRAMES, **PICK_FRAMES},
        ops=SPECIAL_OPS,
        predicates={"laid": laid},
        vocabulary=SPECIAL_VOCABULARY,
        traits=_traits,
        sources=hex_sources,
    )
)
