"""Milliseconds from a tap on an answer until its grade is on the page, in a real browser.

The options of a puzzle come with their grades, so no answer waits for the server.
"""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser

from bench.browsing import chromium, served
from bench.measure import at
from mendax.practice.collection import GAMES

ANSWERS: Final = 60
"""The number of answers for each game."""
REST: Final = 800
"""Milliseconds to wait for a key, because one that has just appeared takes no press."""
RUN: Final = 10
"""The number of answers after which the page sums up."""
_JUDGED: Final = """(keys) => new Promise((done) => {
  const began = performance.now();
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".grade")) return;
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  seen.observe(document.body, { childList: true, subtree: true });
  const on = [...document.querySelectorAll(keys)].filter((key) => key.closest(".session"));
  on.find((key) => !key.disabled && key.ariaDisabled !== "true").click();
})"""
_KEYS: Final = ".options button, .deed.big, .deed.doubt, .deed.gold, .deed.lie"
"""The keys that answer: an option, an answer, a fold, or a claim or order that is ready."""
_READY: Final = ".session [data-part=ladder] .rung:enabled, .session .hands button:enabled"
"""The rungs and hands that make a claim ready."""
_CARD: Final = ".session button[data-card]:enabled"


def measure() -> Iterator[str]:
    """Yield the section of ``bench``."""
    yield "## Judging an answer (`./run bench practice`)"
    yield ""
    yield "| drills | answers | p50 ms | p95 ms |"
    yield "|---|---|---|---|"
    with chromium() as browser, served() as address:
        for game in GAMES:
            spent = sorted(_spent(browser, f"{address}/practice/{game}/drill"))
            middle, high = at(0.5, spent), at(0.95, spent)
            yield f"| {game} | {len(spent)} | {middle:.1f} | {high:.1f} |"
    yield ""


def _spent(browser: Browser, address: str) -> list[float]:
    page = browser.new_context(
        viewport={"width": 390, "height": 844}, service_workers="block"
    ).new_page()
    spent = []
    for number in range(ANSWERS):
        if number % RUN == 0:
            page.goto(address)
        page.locator(".session :is(.options button, .deed)").first.wait_for()
        page.wait_for_timeout(REST)
        for choices in (_READY, _CARD):
            if page.locator(choices).count():
                page.locator(choices).first.click()
        page.wait_for_timeout(REST)
        spent.append(float(page.evaluate(_JUDGED, _KEYS)))
        page.keyboard.press("Escape")
        page.wait_for_timeout(REST)
        page.locator(".on .button.gold").click()
    page.context.close()
    return spent
