"""A command that lacks a package says which extra brings it, in one line."""

import pytest

from mendax.terminal.extras import missing
from tests import without


def test_the_extra_is_of_the_package_that_was_missed_or_of_the_command() -> None:
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
        f'To install it: python -m pip install "mendax[{extra}]"\n'
    )


def test_what_no_extra_brings_is_no_fault_of_the_installation() -> None:
    said = without.mendax("odds", "mia", missing=("msgspec",))
    assert "Traceback" in said.stderr
