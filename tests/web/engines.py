"""Drivers of Firefox (WebDriver BiDi, without geckodriver) and WebKitGTK (WebKitWebDriver).

Both are installed by the system's packages (docs/development.md). Playwright's own builds of these
engines are not used, as its downloads are not to be had everywhere.
"""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from websockets.sync.client import connect

from testbed.evening import PATIENCE, attempts
from tests.hosting_machine import free_port

WHERE: Final = "docs/development.md names the packages"
PYTHON: Final = "/usr/bin/python3"
"""The system's Python, which has the packages of GTK."""
CONTROLS: Final = "button, a[href]"
_LISTENING: Final = re.compile(r"listening on (ws://\S+)")
_PREFERENCES: Final = {
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "dom.disable_beforeunload": True,
}
_WATCH: Final = """
  globalThis.faults = [];
  const note = (text) => faults.push(text);
  addEventListener("error", ({ message }) => message.includes("ResizeObserver") || note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(String(reason?.stack ?? reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} ${blockedURI}`));
"""
_FAULTS: Final = """
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [...(globalThis.faults ?? []), ...(wide > 0 ? [`${wide} px too wide`] : [])];
"""
_CLICK: Final = """
  const [selector, pattern] = given;
  const usable = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" &&
    one.getBoundingClientRect().width > 0 && !one.closest("[inert]");
  const name = (one) => (one.getAttribute("aria-label") ?? one.innerText).trim();
  const found = [...document.querySelectorAll(selector)]
    .find((one) => usable(one) && new RegExp(pattern, "i").test(name(one)));
  found?.click();
  return found ? name(found) : null;
"""


class Engine(Protocol):
    """A browser with one page."""

    def goto(self, address: str) -> None:
        """Open an address, and return once it has loaded."""

    def run(self, body: str, *given: object) -> Any:
        """Return the JSON value of the body of an async function with the parameters ``given``."""

    def close(self) -> None:
        """End the browser."""


def visit(engine: Engine, address: str) -> None:
    """Open an address, and note the page's faults from then on."""
    engine.goto(address)
    engine.run(_WATCH)


def assert_clean(engine: Engine) -> None:
    """Check that the page had no error or refusal of the content policy, and fits its window."""
    assert engine.run(_FAULTS) == []


def wait(engine: Engine, condition: str) -> None:
    """Wait until a condition of the page holds."""
    text = "return document.body.innerText.slice(0, 500)"
    for _ in attempts(condition, shown=lambda: engine.run(text)):
        if engine.run(f"return Boolean({condition})"):
            break


def click(engine: Engine, pattern: str, selector: str = CONTROLS) -> str | None:
    """Click the first usable control whose name matches; return its name, or None without one."""
    name: str | None = engine.run(_CLICK, selector, pattern)
    return name


def press(engine: Engine, pattern: str, selector: str = CONTROLS) -> None:
    """Click a control as soon as it is there."""
    for _ in attempts(f"a control {pattern}"):
        if click(engine, pattern, selector) is not None:
            break


def _function(body: str) -> str:
    return f"async (given) => {{ {body} }}"


class Firefox:
    """Firefox without a window."""

    def __init__(self, program: str, home: Path, size: tuple[int, int]) -> None:
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _PREFERENCES.items())
        (home / "user.js").write_text("\n".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", str(home)]
        self._process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"],
            env={**os.environ, "HOME": str(home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._ends = contextlib.ExitStack()
        self._ends.callback(self._process.wait)
        self._ends.callback(self._process.terminate)
        with contextlib.ExitStack() as failed:
            failed.callback(self.close)
            self._start(size)
            failed.pop_all()

    def _start(self, size: tuple[int, int]) -> None:
        said = self._process.stderr
        assert said
        told = next(filter(None, map(_LISTENING.search, said)), None)
        assert told, "Firefox ended before it listened"
        threading.Thread(target=said.read, daemon=True).start()
        self._socket = self._ends.enter_context(
            connect(
                f"{told[1]}/session",
                max_size=None,
                compression=None,
                open_timeout=None,
                ping_interval=None,
                close_timeout=None,
            )
        )
        self._count = 0
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        shape = {"width": size[0], "height": size[1]}
        self._ask("browsingContext.setViewport", context=self._page, viewport=shape)

    def goto(self, address: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, body: str, *given: object) -> Any:
        """Run a function in the page."""
        call = f"async () => JSON.stringify(await ({_function(body)})({json.dumps(given)}) ?? null)"
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=call,
            awaitPromise=True,
            target={"context": self._page},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def close(self) -> None:
        """End the browser."""
        self._ends.close()

    def _ask(self, method: str, **params: object) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") == self._count:
                assert message["type"] == "success", message
                return message["result"]


class WebKit:
    """A WebKitGTK window on a separate display."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        binary = home / "webview"
        script = Path(__file__).with_name("webview.py")
        binary.write_text(f'#!/bin/sh\nexec {PYTHON} "{script}" "$@"\n')
        binary.chmod(0o755)
        shape = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        self._display = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", *shape],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._display.stdout
        with self._display.stdout as told:
            display = f":{told.readline().strip()}"
        port = free_port()
        self._base = f"http://127.0.0.1:{port}"
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"],
            env={
                **{name: value for name, value in os.environ.items() if "PYTHON" not in name},
                "DISPLAY": display,
                "WIDTH": str(size[0]),
                "HEIGHT": str(size[1]),
                "GIO_USE_PORTALS": "0",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while self._driver.poll() is None and not self._listens():
            pass  # refused at once, until it listens
        options = {"binary": str(binary), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        made = self._ask("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{made['sessionId']}"
        limit = round(PATIENCE * 1000)
        self._ask("POST", "/timeouts", {"script": limit, "pageLoad": limit})

    def goto(self, address: str) -> None:
        """Open an address."""
        self._ask("POST", "/url", {"url": address})

    def run(self, body: str, *given: object) -> Any:
        """Run a function in the page."""
        script = f"""const done = arguments[1];
        ({_function(body)})(arguments[0]).then(
          (value) => done({{ value: value ?? null }}), (error) => done({{ error: String(error) }}));
        """
        answer = self._ask("POST", "/execute/async", {"script": script, "args": [given]})
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def close(self) -> None:
        """End the browser and its display."""
        with contextlib.suppress(OSError, AssertionError):
            self._ask("DELETE", "", None)
        for process in (self._driver, self._display):
            process.terminate()
            process.wait()

    def _listens(self) -> bool:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{self._base}/status").close()
            return True
        return False

    def _ask(self, method: str, path: str, body: object) -> Any:
        content = None if body is None else json.dumps(body).encode()
        kind = {"content-type": "application/json"}
        address = self._base + self._session + path
        asked = urllib.request.Request(address, content, kind, method=method)
        try:
            with urllib.request.urlopen(asked) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None


@contextlib.contextmanager
def firefox(home: Path, size: tuple[int, int]) -> Iterator[Engine]:
    """Run Firefox, or skip the test."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip(f"no Firefox here; {WHERE}")
    with contextlib.closing(Firefox(program, home, size)) as engine:
        yield engine


@contextlib.contextmanager
def webkit(home: Path, size: tuple[int, int]) -> Iterator[Engine]:
    """Run WebKitGTK, or skip the test."""
    code = "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0')"
    if sys.platform != "linux" or not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        pytest.skip(f"no WebKitWebDriver or Xvfb here; {WHERE}")
    if subprocess.run([PYTHON, "-c", code], capture_output=True, check=False).returncode:
        pytest.skip(f"{PYTHON} has no WebKitGTK; {WHERE}")
    with contextlib.closing(WebKit(home, size)) as engine:
        yield engine


ENGINES: Final = {"firefox": firefox, "webkit": webkit}
