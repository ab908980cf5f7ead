"""Taps until the first decision (from the front page or an invitation), and until a war.

A simulated person in a real browser knows only the text on the screen. The measurement counts

* from the front page: taps until the first decision of a game of Mia;
* from a friend's link: taps until the person has a seat, including the name, and taps until their
  first decision, after the host has begun;
* for a newcomer at Sword of Lies: the taps of the lesson, if there is one; then the taps and
  minutes until orders are written for the first time, and until that war is over. The tests use the
  same newcomer (`testbed/newcomer.py`); here it makes no pauses.

``python -m bench.first_steps --tree FOLDER`` measures any checkout whose client is built, with the
packages and the script of this checkout.
"""

import argparse
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from bench.waiting import ROOT, Chromium, serve
from testbed.evening import answer, attempts
from testbed.newcomer import Newcomer
from testbed.pupil import Pupil

PATIENCE: Final = 3600.0
"""Seconds for a newcomer whose bots play at their normal pace."""
_HAND: Final = ".hand button:enabled"


def measure() -> Iterator[str]:
    """Yield the section of ``bench`` for this checkout."""
    yield "## Taps to the first decision (`./run bench first_steps`)"
    yield ""
    yield from table(ROOT)
    yield ""


def table(tree: Path) -> Iterator[str]:
    """Yield the figures for a checkout as Markdown."""
    yield "| taps | |"
    yield "|---|---|"
    with tempfile.TemporaryDirectory() as data, Chromium() as browser:
        server, address = serve(tree, Path(data))
        try:
            yield f"| from the front page to the first decision | {_front(browser, address)} |"
            invited = _invited(browser, address)
            yield f"| from an invitation to a seat, and to the first decision | {invited} |"
            yield f"| a newcomer at Sword of Lies | {_newcomer(browser, address)} |"
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def _visit(browser: Browser, address: str) -> Page:
    page = browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    ).new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    return page


def _decides(page: Page) -> Callable[[], bool]:
    """Return a function that checks whether the player on this page has a decision to make."""
    offered = page.locator(_HAND)
    return lambda: any(text not in ("", "Skip") for text in offered.all_inner_texts())


def _front(browser: Browser, address: str) -> int:
    page = _visit(browser, address)
    page.get_by_role("button", name="Play now").click()
    _until(page, "a decision", _decides(page))
    page.context.close()
    return 1


def _until(page: Page, wanted: str, so: Callable[[], bool]) -> None:
    for _ in attempts(wanted):
        if so():
            return
        page.wait_for_timeout(50)


def _invited(browser: Browser, address: str) -> str:
    host = _visit(browser, address)
    host.get_by_role("button", name="Play with friends").click()
    host.wait_for_url("**/t/*")
    friend = _visit(browser, host.url)
    name, taps = friend.get_by_role("textbox", name="Your name"), 1
    if not name.input_value():
        name.fill("Ann")
        taps += 1
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li .who")).to_have_count(2)
    seated = taps
    host.get_by_role("button", name="Start the game").click()
    for _ in attempts("the friend's first decision"):
        if _decides(friend)():
            break
        answer(host)  # it may be their turn first
        friend.wait_for_timeout(50)
    for page in (host, friend):
        page.context.close()
    return f"{seated}, {taps}"


def _newcomer(browser: Browser, address: str) -> str:
    page = _visit(browser, f"{address}/learn/sword_of_lies")
    page.wait_for_load_state("networkidle")
    lesson = "none"
    if page.locator(".saying").count():
        pupil = Pupil(page)
        pupil.learn()
        lesson = str(pupil.taps)
    else:
        page.goto(address)
        page.get_by_role("radio", name="Sword of Lies").check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    began = time.monotonic()
    newcomer = Newcomer(page)
    try:
        newcomer.play(PATIENCE)
        ended = f"{newcomer.taps} to its end"
    except AssertionError as stuck:
        ended = f"not to its end: {stuck} ({newcomer.taps} taps)"
    minutes = (time.monotonic() - began) / 60
    page.context.close()
    war = "no war" if newcomer.until_war is None else f"{newcomer.until_war} to the first war"
    games = f"{newcomer.games} game{'s' if newcomer.games > 1 else ''}"
    return f"lesson {lesson}; {war}, {ended}, in {games} and {minutes:.1f} minutes"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--tree", type=Path, default=ROOT)
    for line in table(asked.parse_args().tree.resolve()):
        print(line, flush=True)
