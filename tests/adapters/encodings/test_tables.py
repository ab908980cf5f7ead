"""Tests that the page for researchers matches the layouts in the code, and that its programs
run."""

import re
import subprocess
import sys

import pytest

from mendax.adapters.encodings.tables import BEGIN, END, with_tables
from mendax.adapters.numbered import rules_of
from mendax.adapters.numbering import numbering
from mendax.games.mia.rules import ToyMiaRules
from mendax.solver.mia.equilibrium import solve
from tests.proof import parametrize
from tools.ground import ROOT

PAGE = (ROOT / "docs" / "adapters.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_layouts_on_the_page_are_those_of_the_code() -> None:
    """To update the page, run `python -m mendax.adapters.encodings.tables docs/adapters.md`."""
    assert BEGIN in PAGE
    assert END in PAGE
    assert with_tables(PAGE) == PAGE


@parametrize("number", range(len(PROGRAMS)), test=(0, 3))
def test_the_programs_on_the_page_run(number: int) -> None:
    """Run each program in its own process until it exits.

    OpenSpiel frees our games only after Python has ended.
    """
    program = PROGRAMS[number]
    for package in ("pyspiel", "pettingzoo"):
        if package in program:
            pytest.importorskip(package, reason=f"{package} is not installed: LEFT OUT")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    printed = re.findall(r"# prints (.*)", program)
    assert done.stdout.splitlines()[: len(printed)] == printed


def test_toys_have_the_values_on_the_page() -> None:
    said = re.findall(r"^\| `options=([^`]*)` \| (\d+) \| (−?)(\d)/(\d)", PAGE, re.MULTILINE)
    assert len(said) == 6
    for name, actions, minus, above, below in said:
        options, _, part = name.partition(",span=")
        rules = rules_of("mia", "standard", options)
        assert isinstance(rules, ToyMiaRules)
        assert len(numbering("mia", rules, 2).actions) == int(actions)
        found = solve(rules, 2, "round" if part else "match").values
        value = found[0] if part else found[0] - found[1]
        assert value == pytest.approx((-1 if minus else 1) * int(above) / int(below))


def test_there_are_programs_on_the_page() -> None:
    assert len(PROGRAMS) >= 4
