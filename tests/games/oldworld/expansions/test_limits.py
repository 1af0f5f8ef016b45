"""Authored values in every pack have limits, for users who enter the printed values of their
box."""

from __future__ import annotations

from sevencats.games.oldworld.packs.authored import authored_values
from sevencats.games.oldworld.packs.catalogue import built_in
from sevencats.games.oldworld.packs.limits import ELSEWHERE


def test_every_authored_range_has_limits() -> None:
    """Add those of a new kind of value to ``limits`` of its expansion."""
    values = authored_values(built_in())
    assert {(one.kind, one.field) for one in values if one.limits == ELSEWHERE} == set()
    attacks = {one.limits for one in values if (one.kind, one.field) == ("legend", "attacks")}
    assert len(attacks) == 1 and "claw marks" in attacks.pop()
