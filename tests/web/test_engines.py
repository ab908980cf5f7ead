"""Tests of Firefox and WebKit: a table across both, a round of each game, and playing offline."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from testbed.evening import attempts
from tests.web.conftest import Server
from tests.web.engines import ENGINES, Engine, assert_clean, click, press, visit, wait
from tools import offline

pytestmark = [pytest.mark.browser, pytest.mark.proof]

PHONE: Final = (390, 664)
DESKTOP: Final = (1280, 800)
BOARD: Final = "document.querySelector('[data-part=felt], .felt')"
MOVES: Final = 6
Open = Callable[[str, tuple[int, int]], Engine]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Yield a function that starts an engine with a window of some size."""
    with ExitStack() as stack:

        def start(engine: str, size: tuple[int, int]) -> Engine:
            home = tmp_path / engine
            home.mkdir()
            return stack.enter_context(ENGINES[engine](home, size))

        yield start


def move(engine: Engine) -> str | None:
    """Press a control of the player's turn; return its name, or None if there is none."""
    for selector in (".hand .gold", ".hand .deed", ".hand button", "button[data-card]"):
        made = click(engine, ".", selector)
        if made is not None:
            return made
    return None


def play(engines: list[Engine], moves: int) -> None:
    """Press controls until each engine has pressed some."""
    counts = [0] * len(engines)
    for progress in attempts(f"{moves} moves", shown=lambda: counts):
        for index, engine in enumerate(engines):
            if move(engine) is not None:
                counts[index] += 1
                progress.note()
        if min(counts) >= moves:
            break


def test_a_table_by_link_is_played_across_engines(opened: Open, server: Server) -> None:
    host, guest = opened("webkit", DESKTOP), opened("firefox", PHONE)
    visit(host, server.address)
    press(host, "^Play with friends")
    wait(host, "location.pathname.startsWith('/t/')")
    link = host.run("return location.href")
    visit(guest, link)
    press(guest, "^Sit down")
    wait(guest, "/ready/i.test(document.body.innerText)")
    press(host, "^Start")
    for engine in (host, guest):
        wait(engine, BOARD)
    play([host, guest], 3)
    for engine in (host, guest):
        assert_clean(engine)
        visit(engine, link)
        wait(engine, BOARD)
        assert_clean(engine)


@pytest.mark.parametrize("game", ["Mia", "French poker", "Sword of Lies"])
@pytest.mark.parametrize("engine", ENGINES)
def test_each_engine_plays_moves_of_each_game(
    opened: Open, server: Server, engine: str, game: str
) -> None:
    player = opened(engine, PHONE)
    visit(player, server.address)
    choose(player, game)
    press(player, "^Play now")
    wait(player, BOARD)
    play([player], MOVES)
    assert_clean(player)


@pytest.mark.parametrize("engine", ENGINES)
def test_each_engine_plays_on_without_a_server(opened: Open, tmp_path: Path, engine: str) -> None:
    offline.ensure()
    server = Server(tmp_path)
    try:
        player = opened(engine, PHONE)
        visit(player, f"{server.address}/offline/")
        wait(player, "document.querySelector('.doors .now')")
    finally:
        server.kill()
    visit(player, f"{server.address}/offline/")
    wait(player, "document.querySelector('.doors .now')")
    press(player, "^Play now")
    wait(player, BOARD)
    play([player], MOVES)
    visit(player, player.run("return location.href"))
    player.run("location.reload()")
    wait(player, BOARD)
    assert_clean(player)


def choose(engine: Engine, game: str) -> None:
    """Choose a game on the front page."""
    press(engine, f"^{re.escape(game)}", "[role=radio], input[type=radio], label")
