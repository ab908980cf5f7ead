"""Playing without a server: time to the first roll, memory, and decision time per bot.

A static site is served as `docs/offline.md` recommends, with compressed files, at 1.6 Mbit/s and
150 ms per response (slow 4G). All threads of the page are throttled to a quarter of their CPU time,
as on a phone that is four times slower; the developer tools of browsers throttle only the main
thread. The bots' decisions are timed without throttling, by the same program in CPython and in the
browser.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from bench.browsing import chromium, served
from mendax.server.http.local_play import listed, write_site
from mendax.server.settings.client_files import STATIC
from tools import client, offline

MOVES: Final = Path(__file__).with_name("browser_moves.py")
RATE: Final = 1_600_000 / 8
"""Bytes per second of slow 4G."""
DELAY: Final = 0.15
"""Seconds before each response."""
_SLICE: Final = 0.02
_SHARE: Final = 0.25
_RUN: Final = """async ([files, moves]) => {
  const { loadPyodide } = await import(files + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: files, stdLibURL: files + "stdlib.zip" });
  for (const name of ["mendax.zip", "solved.zip"]) {
    const pack = await fetch(files + name);
    python.unpackArchive(await pack.arrayBuffer(), "zip");
  }
  return python.runPython(moves);
}"""
REST: Final = 600
"""Milliseconds between the appearance of a key and its press."""
_KEPT: Final = "Object.keys(localStorage).some((key) => key.startsWith('mendax-offline'))"
Times = dict[str, dict[str, tuple[int, float, float]]]


class _Host(SimpleHTTPRequestHandler):
    """Serves compressed files; all responses share one rate."""

    protocol_version = "HTTP/1.1"
    slow = True
    line = threading.Lock()

    def handle(self) -> None:
        """Answer requests until the browser disconnects, which may be in the middle of one."""
        with suppress(ConnectionError):
            super().handle()

    def send_head(self) -> Any:
        """Send the compressed version of a file, if it exists."""
        asked = self.translate_path(self.path)
        if not Path(f"{asked}.br").exists():
            return super().send_head()
        self.path += ".br"
        self._kind = self.guess_type(asked)
        return super().send_head()

    def guess_type(self, path: Any) -> str:
        """Return the type of the file that was requested."""
        return self.__dict__.pop("_kind", None) or super().guess_type(path)

    def end_headers(self) -> None:
        """Name the compression."""
        if self.path.endswith(".br"):
            self.send_header("content-encoding", "br")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file in parts, at the shared rate."""
        if self.slow:
            time.sleep(DELAY)
        while part := source.read(16_384):
            if self.slow:
                with self.line:
                    time.sleep(len(part) / RATE)
            outputfile.write(part)

    def log_message(self, *_: object) -> None:
        """Discard the message."""


def measure() -> Iterator[str]:
    """Yield the section of ``bench`` for this checkout."""
    client.ensure()
    offline.ensure()
    yield "## Playing without a server (`./run bench offline`)"
    yield ""
    with tempfile.TemporaryDirectory() as made, chromium() as browser:
        site = Path(made, "site")
        write_site(site, STATIC)
        with _hosted(site) as address:
            yield from _starts(browser, address)
            yield ""
            yield from _decisions(browser, address)
    yield ""


@contextmanager
def _hosted(site: Path) -> Iterator[str]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Host, directory=str(site)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


def _starts(browser: Browser, address: str) -> Iterator[str]:
    """Yield the times to the first roll, and the memory."""
    _Host.slow = True
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "reduced_motion": "reduce"}
    context = browser.new_context(locale="en-GB", **phone)
    page = context.new_page()
    with _slowed():
        cold = _rolled(page, address)
        page.wait_for_function(_KEPT, timeout=300_000)
        context.set_offline(True)
        cached = _rolled(page, address)
    alone = _memory()
    context.close()
    with served() as at:
        context = browser.new_context(locale="en-GB", **phone)
        _rolled(context.new_page(), at)
        beside = _memory()
        context.close()
    yield "| | without a server |"
    yield "|---|---|"
    yield f"| address to the first roll, slow 4G, a phone four times slower | {cold:.1f} s |"
    yield f"| the same without a network, files kept | {cached:.1f} s |"
    yield f"| memory of the page (with a server) | {alone:.0f} MB ({beside:.0f} MB) |"


def _rolled(page: Page, address: str) -> float:
    """Open the page and tap "Play now"; return the seconds until the player may roll."""
    page.set_default_timeout(300_000)
    began = time.monotonic()
    page.goto(address)
    key = page.get_by_role("button", name="Play now")
    expect(key).to_be_visible(timeout=300_000)
    page.wait_for_timeout(REST)  # the page refuses presses on keys that have just appeared
    key.click()
    expect(page.locator(".hand button:enabled").first).to_be_visible(timeout=300_000)
    return time.monotonic() - began


def _decisions(browser: Browser, address: str) -> Iterator[str]:
    """Yield the mean and longest time of each bot's decisions."""
    _Host.slow = False
    here = subprocess.run([sys.executable, MOVES], check=True, capture_output=True, text=True)
    page = browser.new_page()
    page.goto(address)
    version = json.loads(listed(STATIC, offline.BUILT))["version"]
    there = page.evaluate(_RUN, [f"{address}offline/{version}/", MOVES.read_text()])
    ours: Times = json.loads(here.stdout)
    theirs: Times = json.loads(there)
    yield "| ms per decision | browser: mean | longest | CPython: mean | longest |"
    yield "|---|---|---|---|---|"
    for game, bots in theirs.items():
        for bot, times in bots.items():
            both = (f"{each:.3g}" for each in (*times[1:], *ours[game][bot][1:]))
            yield f"| {game}, {bot} | {' | '.join(both)} |"


def _renderers() -> list[int]:
    """Return the processes of pages that descend from this process."""
    return [pid for pid in _descendants(os.getpid()) if b"--type=renderer" in _command(pid)]


def _descendants(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            yield child
            yield from _descendants(child)


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def _memory() -> float:
    """Return the proportional set size of the largest page, in MB."""
    lines = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in _renderers()]
    sizes = [int(text.split("\nPss:")[1].split()[0]) for text in lines]
    return max(sizes) / 1000


@contextmanager
def _slowed() -> Iterator[None]:
    """Throttle all pages to a quarter of their CPU time."""
    ended = threading.Event()

    def brake() -> None:
        while not ended.is_set():
            pids = _renderers()
            for sent, seconds in ((signal.SIGSTOP, 1 - _SHARE), (signal.SIGCONT, _SHARE)):
                _signal(pids, sent)
                time.sleep(_SLICE * seconds)

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _signal(pids: list[int], sent: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, sent)
        except ProcessLookupError:
            continue
