"""An interface for calls that may run elsewhere, such as in a separate process."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Caller(Protocol):
    """Makes calls; ``WorkProcess`` makes them in a separate process."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``do`` and return its result. Raises its ``MendaxError``."""


class CallHere:
    """Makes calls in this thread if there is no other process."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``do`` and return its result. Raises its errors."""
        return do(*args, **kwargs)
