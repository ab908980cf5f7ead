"""Clips of claims on a phone's screen: the seconds from the press to the file, and its bytes."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page

from bench.browsing import chromium, served
from testbed.evening import open_mia, over, play_on, start
from tools import client

TRIES: Final = 5
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 664},
    "locale": "en-GB",
    "service_workers": "block",
    "reduced_motion": "reduce",
}
REST: Final = 1000
"""The milliseconds for which a test must not press keys that have just appeared."""


def measure() -> Iterator[str]:
    """Yield the section of ``bench`` for this checkout."""
    client.ensure()
    yield "## Clips of claims (`./run bench clips`)"
    yield ""
    yield f"The first claim of a game of Mia, at 390 × 664. Medians of {TRIES} videos."
    yield ""
    yield "| pixels | seconds | bytes |"
    yield "|---|---|---|"
    with served() as address, chromium() as browser, browser.new_context(**PHONE) as context:
        page = context.new_page()
        page.goto(address)
        table = open_mia(page, lives=1, bots=3)
        page.wait_for_timeout(REST)
        start(page)
        play_on([page], lambda: over(page), trusting=True)
        page.goto(f"{table}/replay/1")
        page.get_by_role("button", name="Share this claim as a clip").click()
        for size in ("720 × 720", "720 × 1280"):
            if size != "720 × 720":
                page.get_by_role("switch", name="Upright").click()
            made = [_made(page) for _ in range(TRIES)]
            seconds, sizes = (median(figures) for figures in zip(*made, strict=True))
            yield f"| {size} | {seconds:.1f} | {sizes:,.0f} |"
    yield ""


def _made(page: Page) -> tuple[float, int]:
    """Make a clip; return its seconds and bytes."""
    key = page.get_by_role("button", name="Share the clip")
    key.scroll_into_view_if_needed()
    page.wait_for_timeout(REST)
    begun = time.perf_counter()
    with page.expect_download() as saved:
        key.click()
    return time.perf_counter() - begun, saved.value.path().stat().st_size
