"""Knowledge gained by a step: by chance, by a text that is read out, by a card."""

from __future__ import annotations

from helpers.toy import TOY
from hypothesis import given
from hypothesis import strategies as st

from sevencats.kernel import Event, State
from sevencats.kernel.knowledge import has_learned, revealed, surprises
from sevencats.kernel.state import numbers_of

#: The seats that know a card before and after; -1 is everybody.
masks = st.integers(-1, 31)
cards = st.lists(st.tuples(masks, masks), max_size=8)
seats = st.integers(0, 4)


def states(known: list[tuple[int, int]]) -> tuple[State, State]:
    before, now = TOY.new_game({}, 5), TOY.new_game({}, 5)
    before.known = numbers_of(old for old, _ in known)
    now.known = numbers_of(new for _, new in known)
    return before, now


@given(cards, seats)
def test_a_seat_has_learned_what_it_did_not_know(known: list[tuple[int, int]], seat: int) -> None:
    """Card by card; what others learned, and what was forgotten, does not count."""
    learned = any(new >> seat & 1 and not old >> seat & 1 for old, new in known)
    assert has_learned(*states(known), seat) == learned


@given(cards, seats)
def test_knowledge_of_any_other_seat_ends_undo(known: list[tuple[int, int]], seat: int) -> None:
    new_to_somebody = any(new & ~old and not old >> seat & 1 for old, new in known)
    assert revealed(*states(known), (), (), seat) == ("seen" if new_to_somebody else "")


def test_chance_and_texts_count_where_no_card_is_learned() -> None:
    same = states([(1, 1)])
    told, read = Event("told"), Event("read", uncovers=True)
    assert revealed(*same, (), (told,), 0) == ""
    assert revealed(*same, (), (told, read), 0) == "read"
    assert revealed(*same, ("die:1",), (), 0) == "chance"
    assert surprises(*same, (told, read), 0) and not surprises(*same, (told,), 0)
