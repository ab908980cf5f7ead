"""A Chromium for the browser tests: where to look, how to start it, how to get one.

The one truth about it, for `./run test` and for the tests' fixtures. Knows no page.
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
REASON = "MENDAX_NO_BROWSER_TESTS"
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_APT = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
_FONTS = "fonts-liberation"
_LINES_OF_A_REASON = 4


def find_chromium() -> Path | None:
    """`CHROMIUM` if it is set, else what the system has, else what Playwright has fetched."""
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
    return _of_macos() or _of_playwright()


def driver_env() -> dict[str, str]:
    """What lets Playwright run on our Node: its own needs a library that bare systems lack."""
    found = node.find()
    return {"PLAYWRIGHT_NODEJS_PATH": found.program} if found else {}


def ensure_chromium() -> str | None:
    """Gets a Chromium if there is none; returns why that could not be done, or None."""
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
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    step("apt-get update", [*_APT, "update"], env=quiet, seconds=600)
    packages = ["--no-install-recommends", "chromium", _FONTS]
    step("apt-get install chromium", [*_APT, "install", *packages], env=quiet, seconds=1800)


def _install_by_playwright() -> None:
    say("· installing Chromium (Playwright's download)")
    command: Command = [PYTHON, "-m", "playwright", "install", "chromium"]
    step("Playwright's download", command, env=driver_env(), seconds=900)


def _of_macos() -> Path | None:
    for name in ("Chromium", "Google Chrome"):
        program = Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
        if program.exists():
            return program
    return None


def _of_playwright() -> Path | None:
    default = Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or default / "ms-playwright")
    found = [*cache.glob("chromium-*/chrome-linux*/chrome")]
    found += cache.glob("chromium-*/chrome-mac*/*.app/Contents/MacOS/*")
    return max(found, default=None)
