"""Waiting times: "Play now" at Mia, one person against three bots, in a real browser.

A browser plays whole games at a real server, with the client's own animations. The simulated player
decides by the text on the screen: it looks, tells the truth if that is high enough, otherwise makes
the lowest legal claim, and doubts two of five claims by a seeded generator. Before each tap it
waits a second. The measurement consists of

* a wait: from the tap that ends a turn (a claim, a doubt) until the next decision;
* a game: from "Play now" to the podium, with the time as a spectator after the player is out;
* the taps of a game.

``python -m bench.waiting --tree FOLDER`` measures any checkout whose client is built, with the
packages of this checkout, so that figures before and after a change come from the same script.
"""

import argparse
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.browser import FLAGS, driver_env, find_chromium

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = 3
_TAP: Final = 1.0
"""Seconds that the player waits before each tap."""
_PATIENCE: Final = 1200.0
"""Seconds after which a game is abandoned."""
_OFFERED: Final = """() => {
  if (document.querySelector(".end")) return null;
  const able = [...document.querySelectorAll(".hand button:enabled")];
  return able.map((one) => (one.role === "radio" ? "radio" : one.innerText.split("\\n")[0]));
}"""


@dataclass
class Played:
    """One game; all times in seconds."""

    waits: list[float] = field(default_factory=list)
    taps: int = 0
    length: float = 0.0
    watched: float = 0.0
    """The time that the game continued after the player was out."""


def measure() -> Iterator[str]:
    """Yield the section of ``bench`` for this checkout."""
    yield "## Waits in a game (`./run bench waiting`)"
    yield ""
    yield from table(play_games(ROOT, GAMES))
    yield ""


def table(games: list[Played]) -> Iterator[str]:
    """Yield the figures, as Markdown."""
    waits = [wait for game in games for wait in game.waits]
    yield '| "Play now", Mia, one person and three bots | |'
    yield "|---|---|"
    yield f"| games, waits | {len(games)}, {len(waits)} |"
    yield f"| wait between the player's turns: mean, median, longest | {_waits(waits)} |"
    yield f"| length of a game | {_minutes([game.length for game in games])} |"
    yield f"| of this, spent as a spectator | {_minutes([game.watched for game in games])} |"
    yield f"| taps in a game | {', '.join(str(game.taps) for game in games)} |"


def _waits(waits: list[float]) -> str:
    middle = statistics.median(waits)
    return f"{statistics.mean(waits):.1f} s, {middle:.1f} s, {max(waits):.1f} s"


def _minutes(seconds: list[float]) -> str:
    return ", ".join(f"{int(one) // 60}:{int(one) % 60:02}" for one in seconds)


def play_games(tree: Path, count: int) -> list[Played]:
    """Play ``count`` games, each as the first game of a new device."""
    with tempfile.TemporaryDirectory() as data, Chromium() as browser:
        server, address = serve(tree, Path(data))
        try:
            return [_played(browser, address, seed) for seed in range(count)]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


class Chromium:
    """A Chromium as in the browser tests."""

    def __enter__(self) -> Browser:
        os.environ.update(driver_env())
        self._driver = sync_playwright().start()
        return self._driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)

    def __exit__(self, *_: object) -> None:
        self._driver.stop()


def serve(tree: Path, data: Path) -> tuple[subprocess.Popen[str], str]:
    """Return the server of a checkout, and its address. Raises ``SystemExit`` if it does not
    start."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    program = ["-c", "from mendax.terminal.cli import main; main()"]
    command = [sys.executable, *program, "serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    line = server.stdout.readline()
    address = re.search(r"http://[^/\s]*:\d+", line)
    if not address:
        raise SystemExit(f"the server said {line!r}")
    return server, address[0]


def _played(browser: Browser, address: str, seed: int) -> Played:
    context: BrowserContext = browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.goto(address)
    game, luck = Played(), random.Random(seed)
    began = time.monotonic()
    page.get_by_role("button", name="Play now").click()
    passed: float | None = None
    last = began
    while time.monotonic() - began < _PATIENCE:
        offered = page.evaluate(_OFFERED)
        if offered is None:
            break
        deed = _deed(offered, luck)
        if deed is None:
            time.sleep(0.04)
            continue
        if passed is not None:
            game.waits.append(time.monotonic() - passed)
            passed = None
        time.sleep(_TAP)
        if not _tap(page, deed):
            continue
        game.taps += 1
        last = time.monotonic()
        if deed.startswith(("Announce", "Doubt", "Concede", "Give")):
            passed = last
    game.length = time.monotonic() - began
    game.watched = max(0.0, time.monotonic() - last)
    context.close()
    return game


def _deed(offered: list[str], luck: random.Random) -> str | None:
    """Return the button to tap; None if the player has no decision to make."""
    names = [name for name in offered if name not in ("Skip", "Announce without looking")]
    if "Believe" in names and "Doubt" in names:
        return "Doubt" if luck.random() < 0.4 else "Believe"
    for liked in ("Roll", "Look under the cup", "Announce", "radio", "Doubt", "Believe", "Give"):
        for name in names:
            if name.startswith(liked):
                return name
    return None


def _tap(page: Page, deed: str) -> bool:
    able = page.locator(".hand button:enabled")
    place = able.and_(page.get_by_role("radio")) if deed == "radio" else able.filter(has_text=deed)
    try:
        place.first.click(timeout=2000)
    except Exception:  # the page has changed
        return False
    return True


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--tree", type=Path, default=ROOT)
    asked.add_argument("--games", type=int, default=GAMES)
    chosen = asked.parse_args()
    print(*table(play_games(chosen.tree.resolve(), chosen.games)), sep="\n")
