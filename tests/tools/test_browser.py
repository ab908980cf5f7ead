"""Tests of the choice of Chromium for the browser tests, and of its installation if there is
none."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import browser
from tools.ground import SetupError

Install = Callable[[str], None]


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a system without Chromium, with a program of this name on its PATH."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "fetched"))
    monkeypatch.setattr(browser, "of_macos", lambda: None)
    monkeypatch.setattr("os.geteuid", lambda: 0)

    def install(name: str) -> None:
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)

    return install


def _name() -> str | None:
    found = browser.find_chromium()
    return found.name if found else None


def test_the_shell_comes_before_all_of_chromium(system: Install) -> None:
    assert _name() is None
    system("chromium")
    assert _name() == "chromium"
    system("chromium-headless-shell")
    assert _name() == "chromium-headless-shell"


def test_the_one_that_is_named_comes_first(
    system: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    system("chromium-headless-shell")
    system("my-chromium")
    monkeypatch.setenv("CHROMIUM", "my-chromium")
    assert _name() == "my-chromium"
    monkeypatch.setenv("CHROMIUM", "nothing")
    with pytest.raises(SetupError, match="CHROMIUM names nothing"):
        browser.find_chromium()


def test_a_failed_installation_has_a_reason(
    system: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(what: str, *_: object, **__: object) -> str:
        raise SetupError(f"{what}: no network")

    monkeypatch.setattr(browser, "step", fails)
    reason = browser.ensure_chromium() or ""
    assert "no apt-get" in reason
    assert "Playwright's download: no network" in reason
    system("apt-get")
    assert "apt-get update: no network" in (browser.ensure_chromium() or "")
