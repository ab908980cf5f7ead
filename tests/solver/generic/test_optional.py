"""Tests that a missing package disables one part of the solver with a report, and no other part."""

import sys

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.generic.optional import MissingPackage, require
from mendax.solver.mia.equilibrium import solve
from tests.without import OPTIONAL, python


def test_no_module_needs_an_optional_package_to_be_loaded() -> None:
    """Adapters that need one are excepted."""
    program = """
import importlib, pkgutil, mendax
for found in pkgutil.walk_packages(mendax.__path__, "mendax."):
    own = ("open_spiel", "spiel_observer", "inspect_task", "verifiers_env", "__main__")
    if not found.name.endswith(own):
        importlib.import_module(found.name)
"""
    found = python(program, *OPTIONAL, "pyspiel", "open_spiel")
    assert found.returncode == 0, found.stderr


def test_rules_are_solved_with_numpy_alone() -> None:
    program = """
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.proof.tree_deviation import deviation
from mendax.solver.mia.equilibrium import solve
found = solve(MiaRules(), 2, "round")
print(found.values[0], deviation(found.policy).largest < 1e-9)
"""
    found = python(program, *OPTIONAL)
    assert found.returncode == 0, found.stderr
    value, exact = found.stdout.split()
    assert float(value) == pytest.approx(solve(MiaRules(), 2, "round").values[0], abs=1e-12)
    assert exact == "True"


def test_missing_packages_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "highspy", None)
    with pytest.raises(MissingPackage) as raised:
        solve(parse_options(MiaRules(), ["blind_pass=higher"]), 2, "round")
    assert raised.value.reason.key == "solver-missing"
    assert raised.value.reason.arguments == {"package": "highspy"}


def test_a_package_that_is_broken_counts_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy", None)
    monkeypatch.delitem(sys.modules, "scipy.linalg", raising=False)
    with pytest.raises(MissingPackage) as raised:
        require("scipy.linalg")
    assert raised.value.reason.arguments == {"package": "scipy"}


def test_a_compiler_that_does_not_fit_is_none() -> None:
    """numba refuses to load with a numpy that is too new for it."""
    program = """
import sys
from importlib.abc import MetaPathFinder
class Unfit(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == "numba":
            raise ImportError("Numba needs NumPy 2.3 or less")
sys.meta_path.insert(0, Unfit())
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.equilibrium import solve
print(COMPILED, solve(MiaRules(), 2, "round").values[0] > 0)
"""
    found = python(program)
    assert found.stdout.split() == ["False", "True"], found.stderr
