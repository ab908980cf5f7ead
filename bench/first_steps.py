"""The start of the cup and of an embedded puzzle on a slow network: what each weighs, and when it
can be used.

The network has 1.6 Mbit/s and a latency of 150 ms for each response (slow 4G), and the processor
runs at a quarter of its speed, as on a phone that is four times slower. A page is ready when its
first control is there.
"""

from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.browsing import chromium, served
from tools import client

RATE: Final = 1_600_000 / 8
"""Bytes per second of slow 4G."""
LATENCY: Final = 150
"""Milliseconds before each response."""
SLOWER: Final = 4
TRIES: Final = 5
_PICTURE: Final = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""
_PAGES: Final = (
    ("cup, first", "/cup", "[data-ready]", False),
    ("cup, second, from the browser's cache", "/cup", "[data-ready]", True),
    *[
        (f"daily puzzle on another site, {game}", f"/embed/daily/{game}", ".options", False)
        for game in ("mia", "french_poker", "sword_of_lies")
    ],
)
"""The visits: a name, the path, the first control, and whether the browser has been there."""


def measure() -> Iterator[str]:
    """Yield the section of ``bench`` for this checkout."""
    client.ensure()
    yield "## The first steps of a visitor (`./run bench first_steps`)"
    yield ""
    yield f"On slow 4G, with a {SLOWER} times slower processor. Medians of {TRIES} visits."
    yield ""
    yield "| visit | files | bytes | first picture, s | ready, s |"
    yield "|---|---|---|---|---|"
    with served() as address, chromium() as browser:
        for name, path, control, again in _PAGES:
            visits = [
                _visit(browser, f"{address}{path}", control, again=again) for _ in range(TRIES)
            ]
            sizes, pictures, ready = zip(*visits, strict=True)
            files, total = len(sizes[0]), sum(sizes[0])
            seconds = [f"{median(times) / 1000:.2f}" for times in (pictures, ready)]
            yield f"| {name} | {files} | {total:,} | {' | '.join(seconds)} |"
    yield ""


def _visit(
    browser: Browser, address: str, control: str, *, again: bool
) -> tuple[list[int], float, float]:
    """Return the sizes of the responses, and the milliseconds until the picture and until ready."""
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "service_workers": "block"}
    with browser.new_context(**phone) as context:
        page = context.new_page()
        _slow(page)
        if again:
            _open(page, address, control)
        sizes: list[int] = []
        page.on(
            "requestfinished",
            # An answer from the cache has a negative size.
            lambda request: sizes.append(max(0, request.sizes()["responseBodySize"])),
        )
        ready = _open(page, address, control)
        return sizes, page.evaluate(_PICTURE), ready


def _open(page: Page, address: str, control: str) -> float:
    """Open a page, and return the milliseconds until its first control was there."""
    page.goto(address, wait_until="commit")
    page.locator(control).wait_for()
    ready: float = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    return ready


def _slow(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    network = {"offline": False, "latency": LATENCY}
    speed = {"downloadThroughput": RATE, "uploadThroughput": RATE}
    session.send("Network.emulateNetworkConditions", {**network, **speed})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
