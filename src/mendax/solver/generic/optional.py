"""Optional packages of the solver, loaded where they are used.

Rules of this file
1. No module of the solver imports such a package at the top, so code that does not need the package
   works without it. A missing package is named in the user's language.
2. A package that is installed but cannot be loaded (for example, because it was built for another
   Python) counts as missing.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mendax.core.game import MendaxError, Reason


class MissingPackage(MendaxError):
    """Raised if the package that the reason names is not installed."""


def require(module: str) -> Any:
    """Return the module of that name. Raises ``MissingPackage`` if it cannot be loaded."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise MissingPackage(Reason("solver-missing", {"package": package})) from error


def has_compiler() -> bool:
    """Return whether a compiler seems to be installed, without the slow import."""
    return all(find_spec(name) is not None for name in ("numba", "scipy"))
