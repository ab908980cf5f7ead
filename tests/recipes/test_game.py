"""Check `examples/one_die`, the result of the recipe `docs/recipes/game-in-a-package.md`.

``tests/terminal/generic`` plays it in the terminal, ``tests/web/test_generic.py`` in the browser.
This module runs the checks that its author would run.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from mendax.games import BUILT_IN
from tests.one_die import PACKAGE, ROOT, installed


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """Return the environment in which the package is installed."""
    return installed(tmp_path_factory.mktemp("site"))


def run(*command: str, environment: Mapping[str, str]) -> str:
    """Run Python in the package's folder and return the output; it must succeed."""
    done = subprocess.run(
        [sys.executable, *command], cwd=PACKAGE, env={**os.environ, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_package_passes_its_own_tests_and_the_checks(
    environment: Mapping[str, str], tmp_path: Path
) -> None:
    run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", environment=environment)
    run("-m", "ruff", "check", "--no-cache", ".", environment=environment)
    config = ("--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path))
    run("-m", "mypy", *config, "mendax_one_die", environment=environment)


def test_mendax_does_not_know_it() -> None:
    assert "one_die" not in BUILT_IN
    known = subprocess.run(
        ["git", "grep", "-l", "-i", "one[_-]die", "--", "src", "web/src"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert known.stdout == ""
