"""The solver's optional packages, loaded on first use.

No solver module imports an optional package at the top, so code without a use for the package works
without it. An error in the user's language names the missing package. An installed package that
cannot be loaded (for example, one built for another Python) counts as missing.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mendax.core.game import MendaxError, Reason


class MissingPackage(MendaxError):
    """Raised if a package is not installed. The reason names the package."""


def require(module: str) -> Any:
    """Import and return a module. Raises ``MissingPackage`` if the module cannot be loaded."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise MissingPackage(Reason("solver-missing", {"package": package})) from error


def has_compiler() -> bool:
    """Return whether a compiler seems to be installed, without the slow import."""
    return all(find_spec(name) is not None for name in ("numba", "scipy"))


def seems_compiled() -> bool:
    """Return whether an earlier process has stored machine code, without the slow import.

    Code in the user's cache, which is used if this package's folder is read-only, is not found.
    """
    own = Path(__file__).parents[1]
    folder = Path(os.environ.get("NUMBA_CACHE_DIR") or own)
    return next(folder.rglob("*.nbi"), None) is not None
