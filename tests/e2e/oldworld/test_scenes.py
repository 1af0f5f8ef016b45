"""Fights, dice and stories of Old World, each from the middle of its scene (``scene_tables``)."""

from __future__ import annotations

from typing import Any

from helpers.browser import (
    PHONE,
    Server,
    answered,
    at_scene,
    axe,
    scrolls,
    settled,
)
from playwright.sync_api import expect


def _numbers(page: Any) -> dict[str, int]:
    names = ("damage", "shield", "draw")
    return {
        name: int(page.get_attribute(f"[data-spot=sum-{name}]", "data-n") or 0) for name in names
    }


def test_a_combo_is_staged_seen_and_sent_at_once(browser: Any, scenes: Server) -> None:
    """O13 to O15, and the fight can be looked at again (O18)."""
    with at_scene(browser, scenes, "combo", "fight") as page:
        for spot in ("foe-life", "my-life", "remedies", "shield"):
            assert page.is_visible(f"[data-spot={spot}]"), spot
        for card in ("whirl_2", "melt_armor_1", "precise_blow_1"):
            page.click(f"[data-spot=fight-hand] [data-hand={card}]")
            page.wait_for_selector(f"[data-laid={card}]")
        assert page.sent() == []
        page.keyboard.press("Escape")
        assert page.locator("[data-laid]").count() == 2
        page.click("[data-spot=fight-hand] [data-hand=precise_blow_1]")
        page.wait_for_selector("[data-spot=confirm]:enabled")
        assert _numbers(page)["damage"] == 2 + 1 + 2 + 1 + 3
        assert page.inner_text("[data-spot=foe-life] b") == "9"
        assert axe(page) == []
        page.click("[data-spot=ask-odds]")  # from here, what is staged left aside (O17)
        page.wait_for_selector("[data-spot=odds] >> text=%")
        assert page.sent() == []
        page.click("[data-spot=confirm]")
        # Three cards: swordsmanship may be used. Without it the nine damage are just enough.
        page.click("[data-spot=answers] [data-key=done]")
        # The first trophy costs two cards of fatigue: they are chosen together, beside the trophy.
        page.wait_for_selector("[data-spot=moment][data-moment=won] [data-spot=lose-cards]")
        assert len(page.sent()) == 2
        page.keyboard.press("Space")  # nothing is chosen: it only shows the end of the moment
        answers = page.locator("[data-spot=answers] [data-key]")
        answers.first.click()
        assert page.is_disabled("[data-spot=lose-cards] [data-spot=confirm]")
        answers.first.click()
        assert axe(page) == []
        page.click("[data-spot=lose-cards] [data-spot=confirm]:enabled")
        page.wait_for_selector("[data-spot=moment]", state="detached")
        page.wait_for_selector("[data-spot=board]")
        assert len(page.sent()) == 4


def test_the_only_card_is_laid_without_a_choice(browser: Any, scenes: Server) -> None:
    """A hand of one card: it lies there already, and Confirm goes on."""
    with at_scene(browser, scenes, "single", "fight") as page:
        page.wait_for_selector("[data-laid=whirl_2]")
        assert _numbers(page)["damage"] == 2
        page.click("[data-spot=confirm]:enabled")
        page.wait_for_selector("[data-laid=whirl_2]", state="detached")
        assert len(page.sent()) == 1


def test_a_hint_names_the_cards_of_a_combo(browser: Any, scenes: Server) -> None:
    """The card to lay next shines, until the combo is the one that was advised."""
    with at_scene(browser, scenes, "fight", "fight") as page:
        page.click("[data-spot=ask-hint]")
        words = page.inner_text("[data-spot=hint]")
        laid = 0
        while page.locator("[data-hand].hinted").count():
            card = page.locator("[data-hand].hinted").first
            name = card.get_attribute("data-hand")
            card.click()
            page.wait_for_selector(f"[data-laid={name}]")
            page.wait_for_selector("[data-spot=confirm]:enabled")
            laid += 1
        assert laid == words.count("→") + 1
        assert page.locator("[data-laid]").count() == laid
        assert page.sent() == []


def test_a_combo_that_cannot_go_on_is_taken(browser: Any, scenes: Server) -> None:
    """Nothing links to the card that is laid: the table ends the combo by itself."""
    with at_scene(browser, scenes, "apart", "fight") as page:
        page.click("[data-spot=fight-hand] [data-hand=whirl_2]")
        page.wait_for_selector("[data-laid=whirl_2]")
        page.click("[data-spot=confirm]:enabled")
        page.wait_for_selector("[data-laid=whirl_2]", state="detached")
        assert len(page.sent()) == 1


def test_cards_are_lost_by_one_answer(browser: Any, scenes: Server) -> None:
    """O16, and the question is there again after a reload (O32)."""
    with at_scene(browser, scenes, "damage", "fight") as page:
        page.reload()
        page.wait_for_selector("[data-mode=lose]")
        cards = page.locator("[data-spot=fight-hand] [data-hand]")
        cards.nth(0).click()
        assert page.is_disabled("[data-spot=confirm]")
        cards.nth(1).click()
        assert cards.nth(2).get_attribute("aria-disabled") == "true"
        page.click("[data-spot=confirm]:enabled")
        page.wait_for_selector("[data-mode=combo]")
        assert len(page.sent()) == 1
        assert cards.count() == 3


def test_dice_are_held_by_tap_and_by_key(browser: Any, scenes: Server) -> None:
    """O22."""
    with at_scene(browser, scenes, "dice", "dice") as page:
        page.reload()
        page.click("[data-die='1']")
        page.focus("[data-die='2']")
        page.keyboard.press("Space")
        for die, held in (("1", "true"), ("2", "true"), ("3", "false")):
            assert page.get_attribute(f"[data-die='{die}']", "aria-pressed") == held
        assert "3" in page.inner_text("[data-spot=throw]")
        assert page.get_attribute("[data-hand-name=three]", "aria-current") == "true"
        assert axe(page) == []
        page.click("[data-spot=throw]")
        page.wait_for_selector("[data-spot=dice]", state="detached")
        assert len(page.sent()) == 1


def test_all_five_dice_are_thrown_again(browser: Any, scenes: Server) -> None:
    """Where none is held, nothing is left to choose after the fifth."""
    with at_scene(browser, scenes, "dice", "dice") as page:
        page.click("[data-spot=throw]")
        page.wait_for_selector("[data-spot=dice]", state="detached")
        assert page.sent()[0].count("reroll:") == 5


def test_story_hides_its_results(browser: Any, scenes: Server) -> None:
    """O23, O24: no result before the choice; what cannot be paid says what is missing."""
    received: list[str] = []
    with at_scene(browser, scenes, "story", "story") as page:
        page.on("websocket", lambda ws: ws.on("framereceived", lambda text: received.append(text)))
        page.reload()
        page.wait_for_selector("[data-spot=story-text]")
        assert "Corvin" in page.inner_text("[data-spot=story-text]")
        # The reader is a bot, and bots do not speak.
        assert page.text_content(".story-reader") == "You read to yourself"
        assert "1" in page.inner_text("[data-spot=missing]")
        assert page.is_disabled("[data-key='option:b']")
        assert axe(page) == []
        before = len(received)
        assert not any('"stage":"result"' in str(text) for text in received)
        page.click("[data-key='option:a']")
        assert page.sent() == []
        page.click("[data-spot=confirm]")
        page.wait_for_selector("[data-spot=story-result]")
        after = " ".join(map(str, received[before:]))
        assert after.count('"stage":"result"') == 1
        page.click("[data-spot=story-on]")


#: A fake voice that stops after 14 seconds, as Chrome's does. A second of speech takes it 2 ms, but
#: it finishes nothing while ``window.held`` is set. The browser of these tests has no voice.
VOICE = """(langs => {
  const queue = [], heard = (window.heard = []), most = 14 * 15;
  let busy = false;
  const speak = () => {
    const piece = queue[0];
    busy = Boolean(piece);
    if (!piece) return;
    heard.push(piece.text.slice(0, most));
    const end = () => {
      if (window.held) return setTimeout(end, 5);
      if (queue[0] === piece) { queue.shift(); piece.onend?.(); speak(); }
    };
    if (piece.text.length <= most) setTimeout(end, piece.text.length / 15 * 2);
  };
  const voice = {
    getVoices: () => langs.map(lang => ({ lang, name: lang, default: true })),
    speak: piece => { queue.push(piece); if (!busy) speak(); },
    cancel: () => { queue.length = 0; busy = false; },
    addEventListener: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
})(%s)"""


def test_a_voice_reads_a_long_text_to_its_end(browser: Any, scenes: Server) -> None:
    """O26, with a voice made for the test. Nobody has a button for a voice that is not there, or
    speaks another language."""
    with at_scene(browser, scenes, "story", "story") as page:
        button = page.locator("[data-spot=voice]")
        for voices in ("[]", '["de-DE", "fr-FR"]'):
            page.add_init_script(VOICE % voices)
            page.reload()
            page.wait_for_selector("[data-spot=story-text]")
            assert not button.count(), voices
        page.add_init_script(VOICE % '["fr-FR", "en-GB"]')
        page.reload()
        page.evaluate("window.held = true")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        page.evaluate("window.held = false")
        expect(button).to_have_attribute("aria-pressed", "false")
        heard = " ".join(page.evaluate("window.heard"))
        title = page.inner_text("[data-spot=story] h2").lower()
        text = page.inner_text("[data-spot=story-text]").split()
        assert heard.lower().startswith(title) and heard.split()[-len(text) :] == text
        assert len(heard) > 14 * 15, "one that takes longer"
        page.evaluate("window.held = true")
        button.click()
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
        page.evaluate("window.held = false")
        hushed = page.evaluate("window.heard.length")
        settled(page)  # two frames: the voice looks every 5 ms whether it may go on
        assert page.evaluate("window.heard.length") == hushed


def test_a_ship_sails_from_the_map(browser: Any, scenes: Server) -> None:
    """The islands are a sheet of the map; Dagon's track lies beside them."""
    with at_scene(browser, scenes, "harbour", "board") as page:
        assert page.locator("[data-place]").count() == 19
        page.click("[data-spot=islands]")
        page.wait_for_selector("[data-frame=isles]")
        assert page.get_attribute("[data-spot=dagon-track]", "data-n") == "2"
        assert page.locator("[data-place=hen_inis].fog").count() == 1, "not found yet"
        assert axe(page) == []
        page.click("[data-place=ard_skellig]")
        assert page.sent() == []
        page.click("[data-spot=confirm]:enabled")
        page.wait_for_selector("[data-key='pay:gold'], [data-hand].lit")
        assert '"sail:ard_skellig"' in page.sent()[0]
        page.set_viewport_size({"width": 1920, "height": 1080})
        page.wait_for_selector("[data-frame=all]")
        assert page.locator("[data-place]").count() == 28


def test_votes_are_seen_and_cast(browser: Any, scenes: Server) -> None:
    """All choose together (O33): the card is read to all, and their votes are public."""
    with at_scene(browser, scenes, "vote", "story") as page:
        page.wait_for_function("() => document.querySelectorAll('[data-votes]').length > 0")
        assert axe(page) == []
        page.click("[data-key='option:a']")
        page.click("[data-spot=confirm]:enabled")
        page.wait_for_selector("[data-spot=story]", state="detached")
        assert len(page.sent()) == 1


def test_the_last_fight_shows_everybody(browser: Any, scenes: Server) -> None:
    """O21: five witchers, shields before the pool, nothing hidden at 1280x720."""
    with at_scene(browser, scenes, "last", "fight") as page:
        assert page.locator("[data-spot=company] [data-seat]").count() == 5
        assert page.locator("[data-spot=phases]").count() == 0, "it belongs to no phase"
        assert "6" in page.inner_text("[data-spot=foe-guard]")
        assert int(page.inner_text("[data-spot=my-life]")) == 14, "one's own, whoever acts"
        assert not scrolls(page)
        assert axe(page) == []


def test_a_legendary_monster_is_protected(browser: Any, scenes: Server) -> None:
    """O20: its pool is smaller by the tokens, and its protection is part of the sum."""
    with at_scene(browser, scenes, "legend", "fight") as page:
        assert page.inner_text("[data-spot=foe-life] b") == "18"
        page.click("[data-spot=fight-hand] [data-hand=precise_blow_1]")
        page.wait_for_selector("[data-spot=confirm]:enabled")
        expect(page.locator("[data-spot=sum-damage]")).to_have_attribute("data-n", "0")


def test_mages_have_energy_and_two_pools(browser: Any, scenes: Server) -> None:
    with at_scene(browser, scenes, "mage", "fight") as page:
        page.click("[data-spot=show-map]")
        page.wait_for_selector("[data-spot=board]")
        zones = page.locator("[data-spot=pool]").evaluate_all("all => all.map(p => p.dataset.zone)")
        assert sorted(zones) == ["mage_pool", "pool"]
        assert (
            "Energy" in page.inner_text("[data-spot=me]")
            or page.locator("[data-spot=me] [title=Energy]").count()
        )


def lay_spells(page: Any, *wishes: str) -> None:
    """Lay two spells that can be boosted, set their switches, and confirm."""
    for card in ("rain_of_bolts_6", "water_trap_1"):
        page.click(f"[data-spot=fight-hand] [data-hand={card}]")
        page.wait_for_selector(f"[data-laid={card}]")
    for place, wish in enumerate(wishes):
        switch = page.locator("[data-spot=boost]").nth(place)
        for _ in range(3):
            if switch.get_attribute("data-wish") != wish:
                switch.click()
        expect(switch).to_have_attribute("data-wish", wish)
    # Each spell deals one damage, and each boost one more.
    damage = str(2 + wishes.count("yes"))
    expect(page.locator("[data-spot=sum-damage]")).to_have_attribute("data-n", damage)
    assert page.sent() == []
    page.click("[data-spot=confirm]:enabled")


def all_sent(page: Any, count: int) -> list[str]:
    """The messages of the page, once there are at least this many; more are an error."""
    page.wait_for_function("count => window.sent.picks >= count", arg=count)
    answered(page)
    sent: list[str] = page.sent()
    assert len(sent) == count, sent
    return sent


def test_boosts_are_switched_on_at_the_joints(browser: Any, scenes: Server) -> None:
    """Choices made in advance are sent one by one when the engine asks, without asking the
    player."""
    with at_scene(browser, scenes, "boosts", "fight") as page:
        lay_spells(page, "yes", "no")
        sent = all_sent(page, 3)
        assert "boost:rain_of_bolts_6" in sent[1] and '"done"' in sent[2], sent
        page.wait_for_selector("[data-spot=chain] [data-laid]", state="detached")
        assert not page.locator("[data-spot=answers] [data-key^='boost:']").count()


def test_a_boost_that_was_not_decided_is_asked(browser: Any, scenes: Server) -> None:
    with at_scene(browser, scenes, "boosts", "fight", viewport=PHONE) as page:
        assert axe(page) == []
        lay_spells(page, "ask", "yes")
        page.wait_for_selector("[data-spot=answers] [data-key='boost:rain_of_bolts_6']")
        assert len(page.sent()) == 1
        page.click("[data-spot=answers] [data-key=done]")
        assert "boost:water_trap_1" in all_sent(page, 3)[2]


def test_dialogs_available_at_any_time(browser: Any, scenes: Server) -> None:
    """O17, O28, O31: odds of a fight, why nothing can be taken back, standing answers."""
    with at_scene(browser, scenes, "beast", "board") as page:
        assert page.get_attribute("[data-spot=undo]", "title")
        page.click("[data-spot=undo]", force=True)  # said to be disabled, but it answers
        page.wait_for_selector("[role=status], .toast")
        page.click("[data-spot=prey-beast]")
        page.click("[data-spot=ask-odds]")
        page.wait_for_selector("[data-spot=odds]")
        first = page.inner_text("[data-spot=odds]")
        assert "%" in first
        page.click("[data-spot=open-standing]")
        page.wait_for_selector("[data-standing='attack:coin']")
        assert axe(page) == []
        page.check("[data-standing='attack:coin']")
        page.reload()
        page.click("[data-spot=open-standing]")
        expect(page.locator("[data-standing='attack:coin']")).to_be_checked()
