"""The life around a table: clocks, stand-ins, phrases, giving up, asked undo, reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from helpers.browser import PHONE, READY, Server, axe, duo, person, scrolls, sit_down
from playwright.sync_api import expect

DONE = "[data-spot=redraw] [data-key=done]"


@contextmanager
def past_redraw(browser: Any, server: Server, **table: Any) -> Iterator[tuple[Any, Any]]:
    """Two people after the redraw, the player on turn first."""
    with duo(browser, server, **table) as (host, guest):
        for page in (host, guest):
            page.click(DONE)
        expect(host.locator("dialog")).to_have_count(0)
        expect(guest.locator("dialog")).to_have_count(0)
        host.wait_for_function("() => document.querySelectorAll('.seat.asked').length === 1")
        mine = host.locator("[data-spot=turn].yours").count() > 0
        (host if mine else guest).wait_for_selector(READY)
        yield (host, guest) if mine else (guest, host)


def play_a_unit(page: Any) -> None:
    """Play a card that goes to one row only."""
    for index in range(page.locator(READY).count()):
        page.locator(READY).nth(index).click()
        row = page.locator(".row button.target")
        if row.count() == 1:
            row.click()
            return
        page.keyboard.press("Escape")


def test_time_runs_out_a_bot_takes_over_and_the_seat_comes_back(
    browser: Any, server: Server
) -> None:
    pace = {"kind": "live", "move": 10, "bank": 3, "grace": 4}
    # Bots that play on slowly: the game is not over before the seat is taken back.
    with duo(browser, server, pace=pace, botDelay=3000) as (host, guest):
        guest.wait_for_selector("[data-spot=redraw] [data-spot=clock-1]")
        host.click(DONE)
        shown = guest.locator("[data-spot=redraw] [data-spot=clock-1]")
        expect(shown).not_to_have_attribute("data-left", shown.get_attribute("data-left"))
        host.wait_for_selector("[data-spot=clock-1].bank")
        host.wait_for_selector("[data-spot=takeover] >> text=Bert is away")
        guest.wait_for_selector("[data-spot=takeover] >> text=Your time is up")
        assert axe(host) == []
        guest.wait_for_selector("[data-spot=standin]")
        assert guest.locator("dialog, [data-hand].ready").count() == 0, "a bot plays, not we"
        assert axe(guest) == []
        host.wait_for_selector("[data-spot=sign-1] >> text=bot sits in")
        guest.click("[data-spot=take-back]")
        expect(guest.locator("[data-spot=standin]")).to_have_count(0)
        host.wait_for_selector(".log >> text=Bert is back.")


def test_a_clock_hurries_and_says_so(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        # It tells of 10 seconds only where the page was there before: a busy machine needs some.
        sit_down(page, pace={"kind": "live", "move": 22, "bank": 0, "grace": 60})
        clock = page.locator("[data-spot=redraw] [data-spot=clock-0]")
        expect(clock).to_have_class(_has("hurry"))
        expect(page.locator("[data-spot=spoken]")).to_have_text("You have 10 seconds left.")
        assert axe(page) == []


def test_a_clock_by_days_is_told_in_days(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page, pace={"kind": "turns", "move": 2 * 24 * 3600})
        expect(page.locator("[data-spot=redraw] [data-spot=clock-0]")).to_contain_text("1 day")


def test_phrases_appear_and_can_be_muted(browser: Any, server: Server) -> None:
    with duo(browser, server) as (host, guest):
        host.click(DONE)
        host.keyboard.press("c")
        host.wait_for_selector("[data-phrase=hello]")
        assert axe(host) == []
        host.click("[data-phrase=good-luck]")
        guest.wait_for_selector("[data-spot=bubble-0] >> text=Good luck!")
        expect(guest.locator("[data-spot=spoken]")).to_have_text("Ana: Good luck!")
        guest.click(DONE)
        guest.click("[data-spot=open-phrases]")
        guest.click("[data-spot=mute-0]")
        expect(guest.locator("[data-spot=mute-0]")).to_have_attribute("aria-pressed", "true")
        assert axe(guest) == []
        guest.click("[data-phrase=thanks]")
        host.wait_for_selector("[data-spot=bubble-1] >> text=Thank you!")
        host.keyboard.press("c")
        host.click("[data-phrase=wow]")
        host.wait_for_selector("[data-spot=bubble-0] >> text=Wow!")
        # A later phrase arrives later: by then the muted one would have arrived, too.
        host.keyboard.press("m")
        host.click("[data-spot=menu-resign]")
        host.click("[data-spot=resign-yes]")
        guest.wait_for_selector("[data-spot=end]")
        assert "Wow" not in guest.inner_text("[data-spot=spoken]")
        assert guest.locator("text=Wow!").count() == 0
        guest.reload()
        guest.wait_for_selector("[data-spot=end]")
        assert guest.locator("text=Wow!").count() == 0


def test_resignation_ends_the_game(browser: Any, server: Server) -> None:
    with duo(browser, server) as (host, guest):
        host.click(DONE)
        guest.click(DONE)
        guest.click("[data-spot=open-menu]")
        assert axe(guest) == []
        guest.click("[data-spot=menu-resign]")
        assert axe(guest) == []
        guest.click("[data-spot=resign-no]")
        expect(guest.locator("dialog")).to_have_count(0)
        guest.keyboard.press("m")
        guest.click("[data-spot=menu-resign]")
        guest.click("[data-spot=resign-yes]")
        host.wait_for_selector("[data-spot=end] >> text=Victory!")
        guest.wait_for_selector("[data-spot=end] >> text=Defeat")
        # Another game is offered, with decks swapped, and accepted.
        host.check("[data-spot=swap-decks]")
        host.click("[data-spot=rematch]")
        guest.wait_for_selector("[data-spot=rematch-note] >> text=with decks swapped")
        assert axe(guest) == []
        guest.click("[data-spot=rematch] >> text=Accept")
        for page, faction in ((host, "northern_realms"), (guest, "monsters")):
            page.wait_for_selector(f".row.mine[data-faction={faction}]")


def test_absent_player_is_replaced_by_bot(browser: Any, server: Server) -> None:
    """Without a clock the others see that a player has left, and may continue without them."""
    with past_redraw(browser, server) as (one, two):
        one.goto("about:blank")
        two.wait_for_selector("[data-spot=turn] >> text=is away")
        two.click("[data-spot=gone-wait]")
        expect(two.locator("[data-spot=gone]")).to_have_count(0)
        two.reload()
        two.wait_for_selector("[data-spot=gone]")
        assert axe(two) == []
        two.click("[data-spot=gone-bot]")
        two.wait_for_selector(".log >> text=A bot plays for", state="attached")


def test_undo_is_requested_and_answered(browser: Any, server: Server) -> None:
    with past_redraw(browser, server, undo="ask") as (one, two):
        one.click("[data-spot=pass]")
        one.click("[data-spot=confirm-move-yes]")
        two.wait_for_selector(READY)
        two.keyboard.press("u")
        two.wait_for_selector(".toasts >> text=somebody else has moved since")
        one.keyboard.press("u")
        one.wait_for_selector(".banner >> text=Waiting for an answer")
        two.wait_for_selector("[data-spot=undo-asked]")
        assert axe(two) == []
        two.click("[data-spot=undo-asked-no]")
        one.wait_for_selector(".toasts >> text=would rather not")
        one.keyboard.press("Shift+U")
        two.wait_for_selector("[data-spot=undo-asked] >> text=the whole turn")
        two.click("[data-spot=undo-asked-yes]")
        # Who kept their hand last may go back as far as that.
        one.wait_for_selector(f"{READY}, {DONE}")
        expect(two.locator(READY)).to_have_count(0)


def test_reload_shows_what_happened_meanwhile(browser: Any, server: Server) -> None:
    """After a reload: the log, what is new since the own last move, and the glow of that move."""
    with past_redraw(browser, server) as (one, two):
        play_a_unit(one)
        two.wait_for_selector(READY)
        log = two.locator(".log li")
        told = log.all_text_contents()
        two.reload()
        two.wait_for_selector(READY)
        assert log.all_text_contents() == told
        expect(two.locator("[data-spot=since]")).to_contain_text(" plays ")
        two.wait_for_selector(".row .card.glow")
        assert axe(two) == []
        # A line shows the table as it was; Escape leads back.
        two.keyboard.press("l")
        log.first.get_by_role("button").click()
        two.wait_for_selector("[data-spot=moment]")
        shown = two.locator("[data-spot=board]:visible")
        expect(shown.locator(".row .card")).to_have_count(0)
        assert not scrolls(two)
        two.keyboard.press("Escape")
        expect(two.locator("[data-spot=moment]")).to_have_count(0)
        expect(two.locator(".row .card")).not_to_have_count(0)
        assert two.locator(READY).count(), "the turn is still one's own"


def test_a_card_that_cannot_be_played_says_why(browser: Any, server: Server) -> None:
    with past_redraw(browser, server) as (one, two):
        two.locator("[data-hand]").first.click()
        two.wait_for_selector(".toasts >> text=It is not your turn.")
        one.locator(READY).first.click()
        one.wait_for_selector(".row.lit, .weather.lit, .field.lit")
        if one.locator(".field.lit").count() == 0:
            one.locator(".row:not(.lit)").last.click()
            one.wait_for_selector(".toasts >> text=goes")
        assert not scrolls(one)
        one.keyboard.press("Escape")
        one.click("[data-spot=pass]")
        one.click("[data-spot=confirm-move-yes]")
        two.wait_for_selector(READY)
        one.locator("[data-hand]").last.click()
        one.wait_for_selector(".toasts >> text=You have passed")
        assert axe(one) == []


def test_link_to_next_table_on_my_turn(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        first = page.url
        seats = [{"choice": ["monsters"]}, {"bot": "recruit", "choice": ["monsters"]}]
        again = {"seats": seats, "start": True, "pace": {"kind": "untimed"}}
        made = page.request.post("/api/tables", data=again).json()["table"]["id"]
        second = f"{first.rsplit('/', 1)[0]}/{made}"
        page.goto("/")
        page.wait_for_selector("[data-spot=next-turn]")
        assert axe(page) == []
        page.click("[data-spot=next-turn]")
        page.wait_for_selector("[data-spot=board]")
        here = page.url
        page.click("[data-spot=redraw] [data-key=done]")
        page.click("[data-spot=next-table]")
        page.wait_for_selector("[data-spot=redraw]")
        assert {here, page.url} == {first, second}


def test_the_waiting_room_has_words_and_a_way_out(browser: Any, server: Server) -> None:
    with person(browser, server) as host, person(browser, server, viewport=PHONE) as guest:
        host.request.post("/api/session", data={"name": "Ana"})
        setup = {"mode": "tournament", "seats": [{}, {}], "pace": {"kind": "live", "move": 30}}
        table = host.request.post("/api/tables", data=setup).json()["table"]
        guest.goto(f"/#/join/{table['code']}")
        guest.fill("[data-spot=my-name]", "Bert")
        guest.click("[data-spot=sit]:enabled")
        for faction in ("monsters", "skellige"):
            guest.click(f"[data-trio={faction}]")
        expect(guest.locator("[data-spot=ready]")).to_be_disabled()
        guest.click("[data-trio=nilfgaard]")
        assert axe(guest) == []
        guest.click("[data-spot=talk] summary")
        guest.click("[data-phrase=hello]")
        host.goto(f"/#/table/{table['id']}")
        host.wait_for_selector("[data-spot=said] >> text=Hello!")
        for page in (host, guest):
            expect(page.locator("[data-spot=said]")).to_be_in_viewport(ratio=0.9)
        guest.click("[data-spot=ready]:enabled")
        host.wait_for_selector("[data-seat='1'] >> text=Deck chosen")
        assert axe(host) == []
        host.click("[data-seat='1'] >> text=Send away")
        guest.wait_for_url("**/#/tables")
        guest.wait_for_selector(".toasts >> text=asked you to leave")


def test_a_first_visit_leaves_the_console_clean(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        told: list[str] = []
        page.on("console", lambda line: told.append(line.text) if line.type == "error" else None)
        for path in ("/", "/#/tables", "/#/decks", "/#/me", "/#/new", "/#/learn"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
        page.goto("/")
        page.click("[data-spot=choose-deck]")
        page.click("[data-spot=play-bot]")
        page.wait_for_selector("[data-spot=board]")
        assert told == []


def _has(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{name}\b")
