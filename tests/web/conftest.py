"""A real server in its own process, and guests who come to its pages."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tools.ground import ROOT

LOST = ("WebSocket", "ERR_CONNECTION", "ERR_SOCKET", "ERR_EMPTY_RESPONSE")
"""What a browser says of a server that was killed: it hangs on how far its question had come."""
QUICK = {"reduced_motion": "reduce"}
ANSWERED = {"service_workers": "block"}
"""For a page some of whose questions the test answers by ``page.route``.

What a page asks in the moment in which a service worker takes it over comes past that, and the
server answers.
"""
FORESEEN = """{
  const random = crypto.getRandomValues.bind(crypto);
  // A client seed is sixteen bytes; all else that is random in a page has to differ.
  crypto.getRandomValues = (a) => (a instanceof Uint8Array && a.length === 16 ? a : random(a));
}"""
"""Makes a page's client seeds all noughts; with `seeded_server` nothing is left to chance."""


class House:
    """A Mendax of its own, that can be killed and started again on the same tables."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self._data, self._environment = data, environment
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where it is open."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Opens it, on the port that it had before."""
        command = [sys.executable, "-m", "tests.web.seeded_server"]
        command += ["--port", str(self._port), "--data", str(self._data)]
        made = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=self._environment, cwd=ROOT
        )
        assert made.stdout
        line = made.stdout.readline()
        found = re.search(r"http://[^/]*:(\d+)", line)
        assert found, f"the server said {line!r}"
        self._process, self._port = made, int(found[1])

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self._end(signal.SIGKILL)

    def shut_down(self) -> None:
        """Ends it as its host would, for an upgrade."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(how)
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a file."""
    opened = House(tmp_path_factory.mktemp("data"))
    yield opened
    opened.kill()


Arrive = Callable[..., Page]


@pytest.fixture
def guest(house: House, visitor: Callable[..., Page]) -> Arrive:
    """Somebody who comes to the front page; options are those of ``visitor``."""

    def arrive(path: str = "/", **options: Any) -> Page:
        page = visitor(**({"locale": "en-GB"} | QUICK | options))
        page.add_init_script(FORESEEN)
        page.goto(house.address + path)
        return page

    return arrive
