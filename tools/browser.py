"""Find, start and install a Chromium for the browser tests.

`./run test` and the test fixtures use this module, which does not depend on any page.

The module prefers the headless shell, which is the same engine without browser windows. The tests
of two games took 137 s with the shell and 210 s with the full Chromium.
"""

import os
import shutil
import sys
from pathlib import Path

from tools import node
from tools.environment import PYTHON
from tools.ground import Command, SetupError, say, step

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NOT_ASKED_YET = """
if (globalThis.Notification?.permission === "denied")
  Object.defineProperty(Notification, "permission", { get: () => "default" });
"""
"""A script that runs in each page. The shell denies notifications without a prompt, whereas a
browser reports that the user has not been asked yet."""
REASON = "MENDAX_NO_BROWSER_TESTS"
_SHELL = "chromium-headless-shell"
_NAMES = (
    *(_SHELL, "chrome-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)
_APT = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
_FONTS = "fonts-liberation"
_LINES_OF_A_REASON = 4


def find_chromium() -> Path | None:
    """Return the value of `CHROMIUM`, or else the system's or Playwright's browser; None without
    one."""
    named = os.environ.get("CHROMIUM")
    if named:
        found = shutil.which(named)
        if not found:
            raise SetupError(f"CHROMIUM names {named}, and that is no program.")
        return Path(found)
    for name in _NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    return of_macos() or _of_playwright()


def driver_env() -> dict[str, str]:
    """Return variables that make Playwright use our Node, because its own Node needs a library that
    minimal systems lack."""
    found = node.find()
    return {"PLAYWRIGHT_NODEJS_PATH": found.program} if found else {}


def ensure_chromium() -> str | None:
    """Install a Chromium if there is none. Return the reason for a failure, or None."""
    if find_chromium():
        return None
    failures: list[str] = []
    for install in (_install_by_apt, _install_by_playwright):
        try:
            install()
        except SetupError as error:
            failures.append("\n".join(str(error).splitlines()[:_LINES_OF_A_REASON]))
        if find_chromium():
            return None
    return "no Chromium was found, and none could be installed\n" + "\n".join(failures)


def _install_by_apt() -> None:
    if not shutil.which("apt-get"):
        raise SetupError("This system has no apt-get.")
    if os.geteuid() != 0:
        raise SetupError("Only root may apt-get install chromium.")
    say("· installing Chromium (apt-get; a minute)")
    _apt("update", seconds=600)
    try:
        _apt("install", "--no-install-recommends", _SHELL, _FONTS, seconds=1800)
    except SetupError:  # some distributions do not have it
        _apt("install", "--no-install-recommends", "chromium", _FONTS, seconds=1800)


def _apt(*words: str, seconds: float) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    named = " ".join(word for word in words if not word.startswith("-"))
    step(f"apt-get {named}", [*_APT, *words], env=quiet, seconds=seconds)


def _install_by_playwright() -> None:
    say("· installing Chromium (Playwright's download)")
    command: Command = [PYTHON, "-m", "playwright", "install", "chromium"]
    step("Playwright's download", command, env=driver_env(), seconds=900)


def of_macos() -> Path | None:
    """Return the browser in the folder of applications of macOS; None if there is none."""
    for name in ("Chromium", "Google Chrome"):
        program = Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
        if program.exists():
            return program
    return None


def _of_playwright() -> Path | None:
    default = Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or default / "ms-playwright")
    shells = [*cache.glob("chromium_headless_shell-*/chrome-*/*headless*shell")]
    whole = [*cache.glob("chromium-*/chrome-linux*/chrome")]
    whole += cache.glob("chromium-*/chrome-mac*/*.app/Contents/MacOS/*")
    return max(shells or whole, default=None)
