"""Check the games in `examples`, results of the recipe `docs/recipes/game-in-a-package.md`.

``tests/terminal/generic`` plays them in the terminal, ``tests/web/test_generic.py`` in the browser.
This module runs the checks that their author would run.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from mendax.games import BUILT_IN
from tests.packaged import PACKAGE, ROOT, SKULL, installed


def run(folder: Path, environment: Mapping[str, str], *command: str) -> None:
    """Run Python in the package's folder; it must succeed."""
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env={**os.environ, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.mark.parametrize("package", [PACKAGE, SKULL], ids=lambda package: package.name)
def test_the_package_passes_its_own_tests_and_the_checks(package: Path, tmp_path: Path) -> None:
    environment = installed(tmp_path, package)
    run(package, environment, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider")
    run(package, environment, "-m", "ruff", "check", "--no-cache", ".")
    config = ("--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path / "types"))
    run(package, environment, "-m", "mypy", *config, f"mendax_{package.name}")


def test_mendax_does_not_know_the_games_of_packages() -> None:
    assert not {"liars_dice", "skull"} & {*BUILT_IN}
    known = subprocess.run(
        ["git", "grep", "-l", "-i", "-E", "liars[_-]dice|mendax_skull", "--", "src", "web/src"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert known.stdout == ""
