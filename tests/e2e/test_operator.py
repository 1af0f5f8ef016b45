"""Reporting a player, and the page for operators, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

from helpers.browser import DESKTOP, FLAT, PHONE, Server, axe, duo, person
from helpers.operators import make_operator

WIDE = "document.documentElement.scrollWidth > innerWidth"


def test_operator_handles_a_report(browser: Any, server: Server) -> None:
    with duo(browser, server) as (host, guest):
        host.click("[data-spot=redraw] [data-key=done]")
        host.wait_for_selector("[data-spot=redraw]", state="detached")
        host.keyboard.press("m")
        host.focus("[data-spot=menu-report]")
        host.keyboard.press("Enter")
        host.check("[data-reason=other]")
        assert host.locator("[data-spot=report-send]").is_disabled()
        host.fill("[data-spot=report-words]", "Says hello without end")
        assert axe(host) == []
        host.set_viewport_size(FLAT)
        box = host.locator("[data-spot=report-send]").bounding_box()
        assert box["y"] + box["height"] < FLAT["height"]
        host.set_viewport_size(DESKTOP)
        host.focus("[data-spot=report-send]")
        host.keyboard.press("Enter")
        host.wait_for_selector("text=will look at it")
        host.wait_for_function("() => document.activeElement !== document.body")
        with person(browser, server, viewport=PHONE) as olga:
            make_operator(olga, server)
            olga.goto("/#/operator/reports")
            olga.wait_for_selector("text=Says hello without end")
            assert axe(olga) == [] and not olga.evaluate(WIDE)
            # By keys alone: the button, a note, Enter.
            olga.locator("[data-spot=close-report]").first.focus()
            olga.keyboard.press("Enter")
            olga.wait_for_selector("[data-spot=act-line]")
            olga.keyboard.type("talked to")
            olga.keyboard.press("Enter")
            olga.wait_for_selector("[data-spot=operator-act]", state="detached")
            olga.click("[data-section=people]")
            olga.fill("[data-spot=search]", "Bert")
            olga.keyboard.press("Enter")
            olga.wait_for_selector("[data-person] >> text=reported once")
            assert axe(olga) == [] and not olga.evaluate(WIDE)
            olga.locator("[data-person]", has_text="reported once").locator(
                "[data-spot=bar]"
            ).click()
            olga.click("[data-spot=act-yes]")
            olga.wait_for_selector("[data-spot=unbar]")
            olga.click("[data-section=acts]")
            assert olga.locator("[data-act]").first.get_attribute("data-act") == "bar"
            assert axe(olga) == []
        # A banned person reads the reason.
        guest.wait_for_selector("text=has banned you")


def test_only_operators_see_the_page(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.request.post("/api/session", data={"name": "Ana"})
        page.goto("/#/operator")
        page.wait_for_selector("[data-spot=not-found]")
        make_operator(page, server)
        page.goto("/#/me")
        page.click("a[href='#/operator']")
        page.wait_for_selector("[data-status=playing][aria-pressed=true]")
        assert axe(page) == [] and not page.evaluate(WIDE)
        page.click("[data-section=health]")
        page.wait_for_selector("[data-spot=health]")
        assert axe(page) == [] and not page.evaluate(WIDE)
