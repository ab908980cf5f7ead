"""An interface for calls that may run elsewhere, such as in another process."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Caller(Protocol):
    """Makes calls. ``WorkProcess`` makes them in another process."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``do`` and return its result. Raises the ``MendaxError`` of the call."""


class CallHere:
    """Makes calls in this thread, if no other process is used."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``do`` and return its result. Exceptions propagate."""
        return do(*args, **kwargs)
