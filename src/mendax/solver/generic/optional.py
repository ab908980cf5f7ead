"""Packages that only a part of the solver stands on: loaded where they are used, or named.

Rules of this file
1. No module of the solver imports such a package at its head, so what does not need it works
   without; who lacks it is told which one, in words of the catalogue.
2. A package that is there but can't be loaded (made for another Python, say) counts as missing.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mendax.core.game import MendaxError, Reason


class MissingPackage(MendaxError):
    """This is not solved here: the package that the reason names is not installed."""


def require(module: str) -> Any:
    """The module of that name. Raises ``MissingPackage`` where it can't be loaded."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise MissingPackage(Reason("solver-missing", {"package": package})) from error


def has_compiler() -> bool:
    """Whether there is a compiler, as far as can be told without loading it, which takes long."""
    return all(find_spec(name) is not None for name in ("numba", "scipy"))
