"""A person at the page: what the browser tests have in common."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Error

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
#: A phone in landscape, and a tablet in portrait.
FLAT = {"width": 844, "height": 390}
TABLET = {"width": 768, "height": 1024}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STATIC = Path(__file__).parents[2] / "src" / "sevencats" / "server" / "web" / "static"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

DIALOGS = (
    "[data-spot=redraw] [data-key=done],"
    "[data-spot=prompt] [data-choice], [data-spot=prompt] [data-key],"
    "[data-spot=confirm-move-yes]"
)
LIT = "button.target, [data-card].lit, .everywhere"
READY = ".slot:not([inert]) > [data-hand].ready"
END = "[data-spot=end]"
#: Sets the speed in this browser's settings, unless it has settings already.
KEEP_SPEED = """try {
  localStorage.getItem('sevencats.settings') ??
    localStorage.setItem('sevencats.settings', JSON.stringify({speed: '%s'}));
} catch { /* a blank page has no storage */ }"""
#: The actions that are open at a table of Gwent, or its end.
ASKED = f"{DIALOGS}, {LIT}, {READY}, [data-spot=pass]:enabled, {END}"
#: Moves after which a duel must be over.
LONG = 400
#: Notes which picks a page has sent (``sent.picks``), and which the server has not answered yet
#: (``sent.open``).
COUNT_PICKS = """(() => {
  const sent = (window.sent = { picks: 0, open: new Set() });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const { t, id } = JSON.parse(data);
        if (t === 'ok' || t === 'no') sent.open.delete(id);
      });
      this.addEventListener('close', () => sent.open.clear());
    }
    send(text) {
      const { t, id } = JSON.parse(text);
      if (t === 'pick' || t === 'picks') {
        sent.picks += 1;
        sent.open.add(id);
      }
      super.send(text);
    }
  };
})()"""


class Server:
    """The server of the tests; it can go away and come back on the same port."""

    def __init__(
        self, port: int, folder: Path, start: Callable[[int, Path], subprocess.Popen[bytes]]
    ) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.folder = folder
        self._start = partial(start, port, folder)
        self._process = self._start()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)

    def restart(self) -> None:
        self._process = self._start()


class Host(Protocol):
    """Has a page at an address."""

    address: str


@contextmanager
def person(
    browser: Any, server: Host, *, speed: str | None = "fast", **options: Any
) -> Iterator[Any]:
    """The page of a new visitor; an error in its scripts fails the test. ``speed`` sets the speed
    of animations (``None``: the default): a rival's card is shown large for a moment, and a game
    has forty of them.
    """
    options = {"viewport": DESKTOP, "locale": "en-GB", **options}
    context = browser.new_context(base_url=server.address, **options)
    context.set_default_timeout(60_000)
    context.add_init_script(COUNT_PICKS)
    if speed is not None:
        context.add_init_script(KEEP_SPEED % speed)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert errors == []


def picks_sent(page: Any) -> Callable[[], list[str]]:
    """The messages with picks that a page sends from now on."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    return lambda: [text for text in sent if '"pick' in text]


@contextmanager
def at_scene(browser: Any, server: Server, scene: str, spot: str, **options: Any) -> Iterator[Any]:
    """The page of a person at a scene of Old World; ``page.sent`` returns the picks it has sent."""
    with person(browser, server, **options) as page:
        page.sent = picks_sent(page)
        page.request.post("/api/session", data={"name": "Ana"})
        enter_scene(page, scene, spot)
        yield page


def enter_scene(page: Any, scene: str, spot: str) -> None:
    """Open a table of Old World that begins in the middle of a scene."""
    answer = page.request.post(f"/api/lessons/scene-{scene}")
    assert answer.ok, answer.text()
    page.goto(f"/#/table/{answer.json()['table']['id']}")
    page.wait_for_selector(f"[data-spot={spot}]")


def sit_down(page: Any, **changes: Any) -> None:
    """Make a quick duel against a bot without the home page, and open its table."""
    page.request.post("/api/session", data={"name": "Ana"})
    table = {
        "game": "gwent",
        "mode": "duel",
        "seats": [{"choice": ["monsters"]}, {"bot": "recruit", "choice": ["northern_realms"]}],
        "seat": 0,
        "start": True,
        "pace": {"kind": "untimed"},
        "botDelay": 0,
        **changes,
    }
    answer = page.request.post("/api/tables", data=table)
    assert answer.ok, answer.text()
    page.goto(f"/#/table/{answer.json()['table']['id']}")
    page.wait_for_selector("[data-spot=board], .list")


@contextmanager
def duo(browser: Any, server: Server, **changes: Any) -> Iterator[tuple[Any, Any]]:
    """Ana (at a desk) and Bert (with a phone) at a duel that has begun; both look at it."""
    with person(browser, server) as host, person(browser, server, viewport=PHONE) as guest:
        for page, name in ((host, "Ana"), (guest, "Bert")):
            page.request.post("/api/session", data={"name": name})
        # Without Scoia'tael nobody is asked who begins.
        seats = [{"choice": ["monsters"]}, {}]
        body = {"mode": "duel", "seats": seats, "pace": {"kind": "untimed"}, **changes}
        made = host.request.post("/api/tables", data=body)
        assert made.ok, made.text()
        table = f"/api/tables/{made.json()['table']['id']}"
        guest.request.post(f"{table}/seats", data={})
        ready = {"ready": True, "choice": ["northern_realms"]}
        assert guest.request.patch(f"{table}/seats/1", data=ready).ok
        assert host.request.post(f"{table}/start").ok
        for page in (host, guest):
            page.goto(f"/#/table/{made.json()['table']['id']}")
        yield host, guest


def keep_hand(page: Any) -> None:
    """Answer the questions before the first turn."""
    while True:
        page.wait_for_selector(f"{DIALOGS}, {READY}")
        if page.locator(READY).count() and not page.locator("dialog").count():
            return
        try_click(page.locator(DIALOGS).first)
        answered(page)


def play_first_card_of_a_lesson(page: Any) -> None:
    """Open the lesson on friends from the list of lessons and play the card that shines."""
    page.click("[data-lesson=friends]")
    card = "[data-hand=blue_stripes_commando]"
    page.locator(f"{card}.ready").first.click()
    page.locator(card).first.click()
    page.wait_for_selector("[data-step='2']")
    page.mouse.move(5, 5)


def try_click(spot: Any) -> None:
    """Click, unless the element disappears meanwhile because the game continues by itself."""
    with suppress(Error):
        spot.click(timeout=4000)


def axe(page: Any) -> list[str]:
    """The violations that axe finds on the current page, on a desktop and on a phone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    own = page.viewport_size
    faults = [fault for size in (DESKTOP, PHONE) for fault in _axe_at(page, size)]
    page.set_viewport_size(own)
    return faults


def _axe_at(page: Any, size: dict[str, int]) -> list[str]:
    page.set_viewport_size(size)
    settled(page)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{size['width']} px, {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


def settled(page: Any) -> None:
    """Wait until the page is laid out: after the next frame, and the one in which it is painted."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def answered(page: Any) -> None:
    """Wait until the server has answered every pick and the page has been laid out since."""
    page.wait_for_function("() => !window.sent?.open.size")
    settled(page)


def asked(page: Any, selector: str = ASKED) -> None:
    """Wait until every pick is answered and the page asks something, or the game is over."""
    answered(page)
    page.wait_for_selector(selector, state="attached")  # the first match may be hidden


def covers(page: Any, one: str, other: str) -> bool:
    """Return whether two elements overlap."""
    script = """selectors => {
      const [a, b] = selectors.map(
        selector => document.querySelector(selector).getBoundingClientRect());
      return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
    }"""
    return bool(page.evaluate(script, [one, other]))


def scrolls(page: Any) -> bool:
    """Return whether the page is larger than its window."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight > innerHeight ||"
            " document.documentElement.scrollWidth > innerWidth"
        )
    )
