"""Playing without a server in a real Chromium, from a static site below a path, without a network.

The network is cut before the first move, so every answer comes from the page.
"""

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mendax.server.http.local_play import write_site
from mendax.server.http.static_files import STATIC
from mendax.words import LANGUAGES, Words
from testbed.evening import over, play_on
from tests.web.conftest import WITH_SERVICE_WORKER
from tools import client, offline

pytestmark = [pytest.mark.browser, pytest.mark.proof]


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Do nothing, so that requests are not logged."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the root of a web server that has the site below a path."""
    client.ensure()
    offline.ensure()
    root = tmp_path_factory.mktemp("web")
    write_site(root / "games" / "mendax", STATIC)
    return root


@pytest.fixture
def alone(
    site: Path, visitor: Callable[..., Page], expected_errors: list[str]
) -> Iterator[Callable[[str], Page]]:
    """Return a function that opens the site in a language and then cuts the network for good."""
    expected_errors += ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "Failed to fetch"]
    handler = functools.partial(_Files, directory=str(site))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def open_alone(language: str) -> Page:
        options: dict[str, Any] = {"locale": language, **WITH_SERVICE_WORKER}
        page = visitor(**options)
        page.goto(f"http://127.0.0.1:{server.server_port}/games/mendax/")
        expect(page.locator(".doors .now")).to_be_visible()
        page.context.set_offline(True)
        return page

    yield open_alone
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_bots_survives_a_reload(alone: Callable[[str], Page], language: str) -> None:
    page = alone(language)
    page.locator(".doors .now").click()
    expect(page.locator("[data-part=felt], .felt").first).to_be_visible()
    before = page.url
    page.reload()
    expect(page.locator("[data-part=felt], .felt").first).to_be_visible()
    assert page.url == before
    assert page.evaluate("document.documentElement.lang") == language
    said = Words(language).say("web-local-failed")
    expect(page.get_by_text(said)).to_have_count(0)


def test_a_whole_game_of_mia_is_played_without_a_network(alone: Callable[[str], Page]) -> None:
    page = alone("en")
    page.locator(".doors .now").click()
    expect(page.locator("[data-part=felt], .felt").first).to_be_visible()
    play_on([page], lambda: over(page), seconds=240)
