"""Tests of the modules that the terminal loads, and of the extra that it names for a missing
package."""

import subprocess
import sys

import pytest

from mendax.terminal.extras import missing
from tests import without

_ROOMS = """
import contextlib, io, sys
from mendax.terminal import cli
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    cli.run(sys.argv[1:])
places = [name.split(".")[1:3] for name in sys.modules if name.startswith("mendax.")]
print(*sorted({".".join(place[: 2 if place[0] == "games" else 1]) for place in places}))
"""
GAMES = {"games.mia", "games.french_poker", "games.sword_of_lies"}


def rooms(*command: str) -> set[str]:
    """Return the packages of ``mendax`` that a command has loaded, with those of ``games`` listed
    separately.
    """
    run = [sys.executable, "-c", _ROOMS, *command]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def test_help_loads_no_game() -> None:
    assert rooms("--help") <= {"core", "terminal"}


@pytest.mark.parametrize("command", ["rules", "odds"])
@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_pages_load_one_game(command: str, game: str) -> None:
    loaded = rooms(command, game, "--lang", "en")
    assert loaded & GAMES == {f"games.{game}"}
    assert not loaded & {"bots", "solver", "coach", "table", "arena", "server"}


def test_solving_loads_no_table_no_bot_and_no_other_game() -> None:
    loaded = rooms("solve", "--lives", "1", "--lang", "en")
    assert {"solver", "games.mia"} <= loaded
    assert loaded & GAMES == {"games.mia"}
    assert not loaded & {"bots", "table", "arena", "server"}


def test_the_extra_belongs_to_the_missing_package_or_command() -> None:
    numpy, textual = (ModuleNotFoundError(name=name) for name in ("numpy.linalg", "textual"))
    assert missing(numpy, ["arena", "mia"]) == {"package": "numpy", "extra": "solve"}
    assert missing(numpy, ["serve"]) == {"package": "numpy", "extra": "server"}
    assert missing(textual, []) == {"package": "textual", "extra": "terminal"}
    wrapped = ImportError("a command's module")
    wrapped.__cause__ = textual
    assert missing(wrapped, ["play"]) == {"package": "textual", "extra": "terminal"}
    assert missing(ModuleNotFoundError(name="of_somebody_else"), ["play"]) is None
    assert missing(ImportError("no cause"), ["play"]) is None


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (("serve",), "starlette", "server"),
        (("explore", "mia", "--lang", "en"), "numpy", "solve"),
        (("arena", "mia", "--bots", "odds,equilibrium", "--games", "2"), "numpy", "solve"),
    ],
)
def test_a_command_that_lacks_its_extra_says_so(
    words: tuple[str, ...], package: str, extra: str
) -> None:
    said = without.mendax(*words, missing=(package,))
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr == (
        f"This needs the package {package}. "
        f'In a checkout of Mendax: python -m pip install ".[{extra}]"\n'
    )


def test_modules_of_no_extra_raise_unchanged() -> None:
    said = without.mendax("odds", "mia", missing=("msgspec",))
    assert "Traceback" in said.stderr
