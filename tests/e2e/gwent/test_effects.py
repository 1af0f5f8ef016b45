"""Effects on the board are visible: each for its time, the end of a round in order, and none of
them with reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from helpers.browser import PHONE, Server, keep_hand, person, sit_down

#: Records each effect by its own clock, however few frames a busy machine shows: when it begins, it
#: is set to some times between its start and its end and measured there; its end is recorded too.
WATCH = """
window.seen = {};
const opacity = one => {
  let all = 1;
  for (; one; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
  return all;
};
const inView = one => {
  const box = one.getBoundingClientRect();
  const inside = box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight;
  return inside && box.width * box.height > 40 && opacity(one) > 0.2;
};
const noteOf = target => {
  const one = target.closest('[data-fx], [data-gait], [data-run]');
  if (!one) return [];
  const name = one.dataset.fx ?? one.dataset.gait ?? 'number';
  return [one, (seen[name] ??= { lit: false, long: 0, ended: 0 })];
};
document.addEventListener('animationstart', ({ target }) => {
  const [one, note] = noteOf(target);
  if (!one) return;
  const moving = one.getAnimations({ subtree: true });
  const ends = moving.map(({ effect }) => effect.getComputedTiming().endTime);
  const long = Math.max(...ends.filter(Number.isFinite));
  const times = moving.map(animation => animation.currentTime);
  for (const part of [0.3, 0.5, 0.7]) {
    moving.forEach(animation => (animation.currentTime = long * part));
    note.lit ||= [one, ...one.querySelectorAll('*')].some(inView);
  }
  moving.forEach((animation, index) => (animation.currentTime = times[index]));
  note.long = Math.max(note.long, long);
  // What comes to its end is taken off the table before an event could tell of it.
  const finite = moving.filter((_, index) => Number.isFinite(ends[index]));
  Promise.all(finite.map(({ finished }) => finished)).then(() => (note.ended += 1), () => {});
}, true);
"""
#: Milliseconds: no effect is shorter or longer than that. The fire of a Scorch may burn a little
#: longer, for it is told in four parts.
SHORTEST, LONGEST, FIRE = 150, 1000, 1300


def play(card: str, place: str = "[data-spot=play-held]") -> Callable[[Any], None]:
    """Hold a card, and lay it down."""

    def act(page: Any) -> None:
        page.click(f"[data-hand={card}].ready")
        page.locator(place).last.click()

    return act


def heal(page: Any) -> None:
    play("dun_banner_medic")(page)
    page.click("[data-spot=prompt] [data-choice=ves]")


def lead(page: Any) -> None:
    page.click("[data-spot=leader]")
    page.click("[data-spot=play-held]")


#: A lesson, what is done there, and what must be seen of it.
MOMENTS: dict[str, tuple[str, Callable[[Any], None], list[str]]] = {
    "a hero lands": ("weather", play("vernon_roche"), ["slam", "hero"]),
    "a spy slips over": ("spies", play("thaler"), ["sneak", "spy"]),
    "a muster marches in": ("muster", play("arachas_behemoth"), ["march", "muster"]),
    "a medic lifts a card": ("friends", heal, ["lift", "medic"]),
    "frost rolls in": ("weather", play("biting_frost"), ["frost"]),
    "fog rolls in": ("weather", play("impenetrable_fog"), ["fog"]),
    "the sky clears": ("leader", play("clear_weather"), ["clear"]),
    "a horn sounds": ("morale", play("commanders_horn", ".row.mine.lit"), ["horn"]),
    "morale rises": ("morale", play("kaedweni_siege_expert"), ["fly", "morale"]),
    "a leader is called": ("leader", lead, ["leader"]),
    "scorch burns": ("scorch", play("scorch"), ["showcase", "scorch", "number"]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_effect_is_seen_for_its_time(browser: Any, server: Server, moment: str) -> None:
    lesson, act, expected = MOMENTS[moment]
    with person(browser, server, speed=None) as page:
        page.add_init_script(WATCH)
        page.goto(f"/#/learn/{lesson}")
        page.wait_for_selector("[data-hand].ready")
        act(page)
        page.wait_for_function("names => names.every(name => seen[name]?.ended)", arg=expected)
        page.wait_for_selector("[data-fx], [data-gait], [data-run]", state="detached")
        seen = page.evaluate("seen")
    for name in expected:
        note = seen[name]
        assert note["lit"], (name, note)
        assert SHORTEST <= note["long"] <= (FIRE if moment == "scorch burns" else LONGEST), (
            name,
            note,
        )


def test_what_burns_lies_there_until_it_has_burned(browser: Any, server: Server) -> None:
    """The card stays in its row, hidden beneath the one that burns; then the total counts down."""
    with person(browser, server, speed=None) as page:
        page.add_init_script(
            "window.notes = [];"
            "new MutationObserver(() => {"
            " const burns = document.querySelector('[data-fx=scorch]');"
            " const lies = document.querySelector('.lane [data-card=catapult]');"
            " if (burns) notes.push([!!lies, document.querySelector('.side.mine .total')"
            ".dataset.total]);"
            "}).observe(document, { subtree: true, childList: true, attributes: true })"
        )
        page.goto("/#/learn/scorch")
        play("scorch")(page)
        page.wait_for_selector("[data-fx=scorch]")
        page.wait_for_selector("[data-fx=scorch]", state="detached")
        notes = page.evaluate("notes")
        assert all(lies for lies, _ in notes)
        totals = [total for _, total in notes]
        assert (totals[0], totals[-1]) == ("8", "0")
        page.wait_for_selector(".lane [data-card=catapult]", state="detached")


#: The changes of the table while a round ends, in order.
ORDER = """
window.told = [];
const note = what => { if (told.at(-1) !== what) told.push(what); };
new MutationObserver(() => {
  const field = document.querySelector('.field');
  if (!field) return;
  const row = field.querySelector('.counting');
  if (row) note(`counts ${row.dataset.place}`);
  const ribbon = document.querySelector('[data-fx=ribbon]');
  if (ribbon) note(`says ${ribbon.querySelector('strong').textContent}`);
  if (document.querySelector('.gem.cracked')) note('cracks');
  if (document.querySelector('[data-fx=gem]')) note('breaks');
  if (field.querySelector('.leaving')) note('clears');
  if (told.length && !field.matches('.parted') && !document.querySelector('[data-fx=ribbon]'))
    note(`then ${document.querySelector('[data-fx=showcase]') ? 'a card' : 'calm'}`);
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


def test_a_round_ends_row_by_row(browser: Any, server: Server) -> None:
    """The rows of the rival are counted, then the player's own; the verdict, the gem, an empty
    table."""
    with person(browser, server, speed=None) as page:
        page.add_init_script(ORDER)
        page.goto("/#/learn/passing")
        page.click("[data-spot=pass]")
        page.click("[data-spot=confirm-move-yes]")
        page.wait_for_function("() => told.some(one => one.startsWith('then'))")
        told = page.evaluate("told")
    rows = [f"counts row:{side}:{row}" for side, row in ((1, 2), (1, 1), (1, 0), (0, 0), (0, 1))]
    assert told[:6] == [*rows, "counts row:0:2"]
    rest = [one for one in told[6:] if not one.startswith("counts")]
    firsts = [
        next(index for index, one in enumerate(rest) if word in one)
        for word in ("wins the round", "cracks", "breaks", "clears", "begin", "then")
    ]
    assert firsts == sorted(firsts), rest


def test_the_card_of_a_rival_waits_for_the_banner(browser: Any, server: Server) -> None:
    """However fast a bot is: its first card of the next round comes when the banner has gone."""
    seats = [{"choice": ["monsters"]}, {"bot": "brawler", "choice": ["nilfgaard"]}]
    with person(browser, server, speed=None) as page:
        page.add_init_script(
            "window.both = 0;"
            "new MutationObserver(() => {"
            " const banner = document.querySelector('[data-fx=ribbon]');"
            " const card = document.querySelector('[data-fx=showcase], [data-gait]');"
            " if (banner) window.banner = true;"
            " if (banner && card) both += 1;"
            " const sign = document.querySelector('[data-spot=turn].yours');"
            " if (sign && (card || banner)) window.early = sign.textContent;"
            "}).observe(document, { subtree: true, childList: true, attributes: true })"
        )
        sit_down(page, seats=seats)
        keep_hand(page)
        page.click("[data-spot=pass]:enabled")
        page.click("[data-spot=confirm-move-yes]")
        page.wait_for_function("() => window.banner")
        page.wait_for_selector("[data-spot=turn].yours")
        page.wait_for_selector(".field [data-card]")  # the brawler never passes an empty table
        assert page.evaluate("both") == 0
        assert page.evaluate("window.early") is None


def test_tap_skips_the_animation(browser: Any, server: Server) -> None:
    with person(browser, server, speed=None, has_touch=True, viewport=PHONE) as page:
        page.goto("/#/learn/passing")
        page.locator("[data-spot=pass]").tap()
        page.locator("[data-spot=confirm-move-yes]").tap()
        page.wait_for_selector(".field.parted")
        page.touchscreen.tap(195, 300)
        page.wait_for_selector(".field:not(.parted)")
        page.wait_for_selector("[data-hand].ready")


def test_reduced_motion_shows_the_result_at_once(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        page.add_init_script(WATCH)
        there = (".field:not(:has(.lane [data-card=catapult]))", ".lane [data-card=arachas]")
        for moment, end in zip(("scorch burns", "a muster marches in"), there, strict=True):
            lesson, act, _ = MOMENTS[moment]
            page.goto("about:blank")
            page.goto(f"/#/learn/{lesson}")
            page.wait_for_selector("[data-hand].ready")
            act(page)
            page.wait_for_selector(end)
            assert page.evaluate("seen") == {}
