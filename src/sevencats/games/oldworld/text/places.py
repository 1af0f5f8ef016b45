"""Locations in words: terrain and action, who and what is there, the requirements of a school."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.public_types import MonsterView
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.words import attribute_name, landmark_name, monster_name
from sevencats.kernel.views import View
from sevencats.text import Texts


def printed_at(place: str, texts: Texts, content: Content) -> list[str]:
    """The printed facts of a location: its terrain and its action."""
    record = content.locations[place]
    return [texts(f"ow-terrain-{record.terrain}"), texts(f"ow-action-{record.action}")]


def standing_at(
    place: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> list[str]:
    """The monsters at a location (and whether the viewer has their trail), other witchers, the
    viewer's own quests and trails to find, and what expansions put there."""
    public = view.public
    words = [
        _monster(monster, view, texts, content)
        for monster in public.monsters
        if monster and monster.place == place
    ]
    words += [
        (shown or public.seats)[seat]
        for seat, witcher in enumerate(public.witchers)
        if witcher.place == place and seat != view.seat
    ]
    words += own_tasks(place, view, texts, content)
    words += [landmark_name(texts, name) for name, at in public.landmarks.items() if at == place]
    return words


def trails(view: View, content: Content) -> set[str]:
    """The terrains whose monsters the viewer has on its trail."""
    if view.seat is None:
        return set()
    witcher = view.public.witchers[view.seat]
    return {terrain for terrain, _ in _tokens(view, content)} - set(witcher.trail_quests)


def _tokens(view: View, content: Content) -> Iterator[tuple[str, str]]:
    """The viewer's trail tokens: terrain and location of each."""
    for token in view.zones[f"{view.public.seats[view.seat]}.trails"]:
        place = (token or "").partition(".")[2]
        yield content.locations[place].terrain, place


def _monster(monster: MonsterView, view: View, texts: Texts, content: Content) -> str:
    name = monster_name(texts, content, monster.id)
    trailed = monster.terrain in trails(view, content)
    return texts("ow-at-trailed" if trailed else "ow-at-monster", name=name, level=monster.level)


def own_tasks(place: str, view: View, texts: Texts, content: Content) -> Iterator[str]:
    """The viewer's own quests and trails to find at a location."""
    if view.seat is None or not view.public.witchers[view.seat].school:
        return
    witcher = view.public.witchers[view.seat]
    for quest in witcher.quests:
        if quest.place == place:
            story = cardtext.name(texts, content, "story", quest.card)
            yield texts("ow-at-quest", story=story)
    for terrain, there in _tokens(view, content):
        if there == place and terrain in witcher.trail_quests:
            yield texts("ow-at-trail", terrain=texts(f"ow-terrain-{terrain}"))


def lesson_prices(seat: int, view: View, texts: Texts, content: Content) -> str:
    """The lessons of the school where a witcher is, and their prices (W3.6); empty where there is
    no school, or nothing left to learn."""
    witcher = view.public.witchers[seat]
    if content.locations[witcher.place].action != "school":
        return ""
    home = content.schools[witcher.school].location == witcher.place
    taught = [name for name in ATTRIBUTES if home or name != "specialty"]
    return ", ".join(
        texts("ow-lesson", name=attribute_name(texts, name), n=witcher.attributes[name] + 1)
        for name in taught
        if witcher.attributes[name] < TOP_LEVEL
    )
