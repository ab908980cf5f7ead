"""The extras that install optional packages, and the error raised when a package is missing."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from mendax.core.game import MendaxError, Reason

EXTRA_OF: Final[Mapping[str, str]] = {
    "gymnasium": "pettingzoo",
    "highspy": "solve",
    "h11": "server",
    "httpx2": "agents",
    "mcp": "agents",
    "numba": "fast",
    "numpy": "solve",
    "open_spiel": "research",
    "pettingzoo": "pettingzoo",
    "prometheus_client": "server",
    "pyarrow": "parquet",
    "pyspiel": "research",
    "scipy": "fast",
    "segno": "server",
    "starlette": "server",
    "textual": "terminal",
}
"""The extra that installs each package, keyed by the package's import name."""


class MissingExtra(MendaxError, ModuleNotFoundError):
    """Raised when the package ``name`` is missing; the reason names the extra that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(Reason("terminal-lacks-extra", {"package": package, "extra": extra}))
        self.name = package


@contextmanager
def brought_by(extra: str | None = None) -> Iterator[None]:
    """Turn a ``ModuleNotFoundError`` for a package in ``EXTRA_OF`` into ``MissingExtra``.

    Public modules import an extra's packages within ``with brought_by("solve"):``. ``extra``
    overrides the name from ``EXTRA_OF``. Errors about other packages propagate unchanged.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if isinstance(error, MissingExtra) or package not in EXTRA_OF:
            raise
        raise MissingExtra(package, extra or EXTRA_OF[package]) from None
