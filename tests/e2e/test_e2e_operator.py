"""Reporting somebody, and the page for operators, on a desktop and on a phone."""

from __future__ import annotations

import os
import secrets
from typing import Any

from e2e_help import DESKTOP, FLAT, PHONE, Server, axe, duo, person

from sevencats.server.local import run_apart
from sevencats.server.roles import appoint
from sevencats.server.settings import read_settings

WIDE = "document.documentElement.scrollWidth > innerWidth"


def make_operator(page: Any, server: Server) -> None:
    """An account with the role; its session is that of the page."""
    login = f"olga{secrets.token_hex(4)}"
    page.request.post("/api/session", data={"name": "Olga"})
    credentials = {"login": login, "password": "correct horse"}
    assert page.request.post("/api/account", data=credentials).ok
    env = {**os.environ, "SEVENCATS_DATABASE_URL": f"sqlite:///{server.folder}/games.db"}
    assert run_apart(appoint(read_settings(env), login, True))


def test_a_report_reaches_the_operator_who_acts(browser: Any, server: Server) -> None:
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
        # Whoever is kept out reads why.
        guest.wait_for_selector("text=has banned you")


def test_the_page_is_there_for_operators_alone(browser: Any, server: Server) -> None:
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
