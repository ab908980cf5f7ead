"""The packaged files of solved games."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def stored_file(name: str) -> Traversable:
    """Return a file of the package, which may not exist."""
    return files("mendax.coach").joinpath("stored", name)
