"""The solver's optional packages, loaded where they are used.

Rules of this file
1. No solver module imports such a package at the top, so code that does not need it works without
   it. A missing package is named in the user's language.
2. An installed package that cannot be loaded (say, one built for another Python) counts as missing.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mendax.core.game import MendaxError, Reason


class MissingPackage(MendaxError):
    """Raised if a package is not installed; the reason names it."""


def require(module: str) -> Any:
    """Import and return a module. Raises ``MissingPackage`` if it cannot be loaded."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise MissingPackage(Reason("solver-missing", {"package": package})) from error


def has_compiler() -> bool:
    """Return whether a compiler seems to be installed, without the slow import."""
    return all(find_spec(name) is not None for name in ("numba", "scipy"))
