"""Three people at one table of Old World, each in a browser: a duel on which the third bets, the
Wild Hunt's common phases, and a reload in the middle of each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from helpers.browser import DESKTOP, END, PHONE, Server, answered, person, scrolls

#: An answer in the list view, which shows every question.
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
        fight_to_the_end(ana, bert)
        for page in (ana, bert, cleo):
            page.wait_for_selector(END)
        assert ana.locator(f"{END} h2").inner_text().lower() == "victory!"
        assert bert.locator(f"{END} h2").inner_text().lower() == "defeat"


def test_a_duel_over_a_link_from_the_invitation_to_the_end(browser: Any, scenes: Server) -> None:
    """Ana makes a table for two, Bert comes by the link with a phone; they fight and it ends.
    (Games of two begin near their end on this server.)"""
    with person(browser, scenes) as ana, person(browser, scenes, viewport=PHONE) as bert:
        ana.request.post("/api/session", data={"name": "Ana"})
        table = {"game": "oldworld", "mode": "base", "seats": [{}, {}], "seat": 0}
        made = ana.request.post("/api/tables", data={**table, "pace": {"kind": "untimed"}})
        assert made.ok, made.text()
        ana.goto(f"/#/table/{made.json()['table']['id']}")
        bert.goto(ana.input_value("[data-spot=invite]"))
        bert.fill("[data-spot=my-name]", "Bert")
        bert.click("[data-spot=sit]:enabled")
        bert.click("[data-spot=ready]")
        ana.click("[data-spot=start]:enabled")
        ana.click("[data-spot=answers] [data-key='fight:B']")
        for page in (ana, bert):
            page.wait_for_selector("[data-spot=fight]")
            assert not scrolls(page)
            in_the_list(page)
        fight_to_the_end(ana, bert)
        for page, end in ((ana, "victory!"), (bert, "defeat")):
            page.wait_for_selector(f"{END} [data-spot=chart]")
            assert page.locator(f"{END} h2").inner_text().lower() == end


def fight_to_the_end(*pages: Any) -> None:
    """Both fighters answer until the game is over."""
    for _ in range(60):
        if pages[0].locator(END).count():
            return
        for page in pages:
            answer_once(page)


def answer_once(page: Any) -> None:
    """Play a card if possible, else take the first answer. Do nothing while others are asked."""
    for selector in (f"{ANSWER}[data-key^='play:']", ANSWER):
        spot = page.locator(selector)
        if spot.count():
            spot.first.dispatch_event("click")
            break
    answered(page)


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


def test_the_reader_has_the_text_first(browser: Any, scenes: Server) -> None:
    """O25: with this option of the host, Bert, to the right of Ana, reads her card in German.
    Without a reader, after he has left, the text is open."""
    german: dict[str, Any] = {"viewport": PHONE, "locale": "de-DE"}
    with person(browser, scenes) as ana, person(browser, scenes, **german) as bert:
        ana.goto("/#/new")
        ana.click("[data-spot=games] label:has([value=oldworld])")
        ana.fill("[data-spot=my-name]", "Ana")
        ana.check("[data-spot=read-aloud]")
        ana.click("[data-spot=make]")
        bert.goto(ana.input_value("[data-spot=invite]"))
        bert.fill("[data-spot=my-name]", "Bert")
        bert.click("[data-spot=sit]:enabled")
        bert.wait_for_selector("[data-spot=room] [data-spot=read-aloud]")
        bert.click("[data-spot=ready]")
        ana.click("[data-spot=start]:enabled")
        explore = ana.locator("[data-spot=answers] [data-key^='explore:']").first
        explore.click()
        explore.click()  # what is read cannot be taken back: it asks for a second tap
        text = bert.locator("[data-spot=story-text]")
        text.wait_for()
        covered = ana.locator("[data-spot=story-covered]")
        covered.wait_for()
        assert "Bert" in covered.inner_text()
        own = ana.locator("[data-spot=story-text]")
        assert own.is_hidden() and len(text.inner_text()) > 40
        assert not ana.locator("[data-spot=story-listen]").count(), "the table has agreed on it"
        assert ana.locator("[data-spot=story] [data-key]").count() > 1, "the choices are hers"
        german_text = text.inner_text()
        bert.goto("about:blank")
        own.wait_for()
        assert not covered.count()
        assert len(own.inner_text()) > 40 and own.inner_text() != german_text
