"""Which extra of the installation brings a package, and the error that says so."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from mendax.core.game import MendaxError, Reason

EXTRA_OF: Final[Mapping[str, str]] = {
    "distributed": "cluster",
    "gymnasium": "pettingzoo",
    "highspy": "solve",
    "httptools": "server",
    "numba": "fast",
    "numpy": "solve",
    "open_spiel": "research",
    "pettingzoo": "pettingzoo",
    "prometheus_client": "server",
    "pyspiel": "research",
    "scipy": "fast",
    "segno": "server",
    "starlette": "server",
    "textual": "terminal",
    "uvicorn": "server",
}
"""Extras by the packages that they bring, under the names that are imported."""


class MissingExtra(MendaxError, ModuleNotFoundError):
    """A package that an extra brings is not installed; ``name`` is the package."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(Reason("terminal-lacks-extra", {"package": package, "extra": extra}))
        self.name = package


@contextmanager
def brought_by(extra: str | None = None) -> Iterator[None]:
    """Turn the ``ModuleNotFoundError`` of a package that an extra brings into ``MissingExtra``.

    Public modules of an extra import its packages within ``with brought_by("solve"):``. Without
    ``extra`` it is the one that ``EXTRA_OF`` names; other packages are nothing to do with extras.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if isinstance(error, MissingExtra) or package not in EXTRA_OF:
            raise
        raise MissingExtra(package, extra or EXTRA_OF[package]) from None
