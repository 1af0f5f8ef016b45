"""Three people at one table of Old World, each in a browser: a duel on which the third bets, the
Wild Hunt's common phases, and a reload in the middle of each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from e2e_help import DESKTOP, END, PHONE, Server, person

#: An answer in the list view, which has one for every question.
ANSWER = "[data-spot=list] [data-key]:enabled"


@contextmanager
def three(browser: Any, server: Server, scene: str) -> Iterator[tuple[Any, Any, Any]]:
    """Ana, Bert (with a phone) and Cleo at a table that begins in the middle of a scene."""
    with ExitStack() as stack:
        sizes = {"Ana": DESKTOP, "Bert": PHONE, "Cleo": DESKTOP}
        ana, bert, cleo = (
            stack.enter_context(person(browser, server, viewport=size)) for size in sizes.values()
        )
        for page, name in zip((ana, bert, cleo), sizes, strict=True):
            page.request.post("/api/session", data={"name": name})
        made = ana.request.post(f"/api/lessons/people-{scene}")
        assert made.ok, made.text()
        for page in (ana, bert, cleo):
            page.goto(f"/#/table/{made.json()['table']['id']}")
            page.wait_for_selector("[data-spot=board], [data-spot=story], [data-spot=fight]")
        yield ana, bert, cleo


def in_the_list(page: Any) -> None:
    page.keyboard.press("v")
    page.wait_for_selector("[data-spot=list]")


def test_a_duel_of_two_people_and_the_wager_of_a_third(browser: Any, scenes: Server) -> None:
    """O19: from the challenge to the end, over the link; a reload brings questions back (O32)."""
    with three(browser, scenes, "duel") as (ana, bert, cleo):
        ana.click("[data-spot=answers] [data-key='fight:B']")
        cleo.wait_for_selector("[data-key='wager:A']")
        cleo.reload()
        cleo.click("[data-key='wager:A']")
        for page in (ana, bert):
            page.wait_for_selector("[data-spot=fight]")
            page.reload()
            page.wait_for_selector("[data-spot=fight]")
            in_the_list(page)
        for _ in range(60):
            if ana.locator(END).count():
                break
            for page in (ana, bert):
                answer_once(page)
        for page in (ana, bert, cleo):
            page.wait_for_selector(END)
        assert ana.locator(f"{END} h2").inner_text().lower() == "victory!"
        assert bert.locator(f"{END} h2").inner_text().lower() == "defeat"


def answer_once(page: Any) -> None:
    """Lay a card where one can, else take the first answer; nothing where others are asked."""
    for selector in (f"{ANSWER}[data-key^='play:']", ANSWER):
        spot = page.locator(selector)
        if spot.count():
            spot.first.dispatch_event("click")
            break
    page.wait_for_timeout(80)


def test_the_wild_hunt_waits_for_all_and_votes_close(browser: Any, scenes: Server) -> None:
    """O33: any order, done can be taken back, a vote closes when all have voted."""
    with three(browser, scenes, "hunt") as (ana, bert, cleo):
        for page in (ana, bert, cleo):
            in_the_list(page)
        for page in (cleo, ana):
            page.click("[data-spot=list] [data-key=end]")
            page.wait_for_selector("[data-spot=list] [data-key=not_ready]")
        cleo.click("[data-spot=list] [data-key=not_ready]")
        cleo.wait_for_selector("[data-spot=list] [data-key=end]")
        bert.reload()
        bert.click("[data-spot=list] [data-key=end]")
        bert.wait_for_selector("[data-spot=list] [data-key=not_ready]")
        cleo.click("[data-spot=list] [data-key=end]")
        for page in (ana, bert, cleo):  # phase II has begun: nobody is ready or not any more
            page.wait_for_selector("[data-spot=list] [data-key=not_ready]", state="detached")
    with three(browser, scenes, "vote") as (ana, bert, cleo):
        for page in (bert, ana, cleo):
            page.wait_for_selector("[data-spot=story] [data-key='option:a']")
        for page in (bert, ana, cleo):
            page.click("[data-spot=story] [data-key='option:a']")
            page.click("[data-spot=confirm]:enabled")
        ana.wait_for_selector("[data-spot=story-result], [data-spot=story]:not(:has([data-votes]))")
