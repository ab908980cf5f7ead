"""Tests that two people continue at another server when their table's server is killed in
mid-game."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testbed import evening
from tests.web.conftest import Server
from tests.web.swallowing_proxy import SwallowingProxy
from tests.web.test_server_lost import Sockets, kept

pytestmark = [pytest.mark.browser, pytest.mark.proof]

Until = Callable[[], bool]
MIDDLE = 14
"""The number of entries of a table when its game is running."""


class Shared:
    """Two servers on one database, and two people's proxies, which lead to the first server."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        environment = os.environ | settings
        self.servers = [Server(folder / name, environment) for name in ("one", "two")]
        self.ways = [SwallowingProxy(self.servers[0].address) for _ in range(2)]

    def lose_the_first(self) -> None:
        """Kill the first server and lead both proxies to the other."""
        self.servers[0].kill()
        for way in self.ways:
            way.cut(self.servers[1].address)

    def close(self) -> None:
        """Close the remaining parts."""
        for way in self.ways:
            way.close()
        for server in self.servers:
            server.kill()


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Shared]:
    """Start two servers on one database."""
    made = Shared(tmp_path, {"MENDAX_DATABASE": database})
    yield made
    made.close()


@pytest.fixture
def pages(
    server: Shared, visitor: Callable[..., Page], expected_errors: list[str]
) -> Iterator[list[Page]]:
    """Yield two people, each at the front page."""
    expected_errors += ["WebSocket connection", "Failed to load resource"]
    both = [visitor(locale="en-GB", reduced_motion="reduce") for _ in range(2)]
    for page, way in zip(both, server.ways, strict=True):
        page.goto(way.origin)
    yield both
    for page in both:
        page.close()


def joined(pages: list[Page], server: Shared, seats: int) -> None:
    """Let the second person join, and begin the game."""
    host, friend = pages
    friend.goto(server.ways[1].origin + host.url[host.url.index("/t/") :])
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li .who")).to_have_count(seats)
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".board")).to_be_visible()


def goes_on_at_the_other(
    pages: list[Page], server: Shared, sockets: Sockets, play: Callable[[Until], None]
) -> None:
    """Check that the game is played to its end although the host's server is killed."""
    over: Until = lambda: all(evening.over(page) for page in pages)  # noqa: E731
    begun = sockets.number
    play(lambda: sockets.number >= begun + MIDDLE or over())
    welcomes = sockets.welcomes
    server.lose_the_first()
    sockets.back(welcomes)
    play(over)
    assert sorted(sockets.entries) == list(range(min(sockets.entries), sockets.number + 1))


def test_a_game_of_mia(pages: list[Page], server: Shared) -> None:
    sockets = Sockets(pages[0])
    evening.open_mia(pages[0], lives=3, bots=1)
    joined(pages, server, 3)
    goes_on_at_the_other(pages, server, sockets, lambda until: evening.play_on(pages, until))


def test_a_server_that_shuts_down_hands_over_with_choices_kept(
    pages: list[Page], server: Shared
) -> None:
    host, sockets = pages[0], Sockets(pages[0])
    evening.open_mia(host, lives=3, bots=1)
    host.get_by_role("button", name="Start the game").click()
    ladder = host.locator("[data-part=ladder]")
    rungs = ladder.locator("button:enabled")
    evening.play_on([host], lambda: rungs.count() > 1, trusting=True)
    rungs.nth(1).click()
    there, welcomes, number = kept(host, "[data-part=ladder]"), sockets.welcomes, sockets.number
    server.ways[0].lead(server.servers[1].address)
    server.servers[0].shut_down()
    sockets.back(welcomes)
    there()
    expect(ladder.locator("[aria-checked=true]")).to_have_count(1)
    assert sockets.number == number
