"""Something that holds as long as a socket is open: ``contextlib.contextmanager`` without a
generator, whose frame takes half a kilobyte for as long."""

from collections.abc import Callable
from contextlib import AbstractContextManager


class WhileOpen(AbstractContextManager[None]):
    """Calls ``begin`` where the block begins and ``end`` where it ends, whatever ends it, both with
    what is given."""

    __slots__ = ("_begin", "_end", "_given")

    def __init__(
        self, begin: Callable[..., object], end: Callable[..., object], *given: object
    ) -> None:
        self._begin, self._end, self._given = begin, end, given

    def __enter__(self) -> None:
        self._begin(*self._given)

    def __exit__(self, *_: object) -> None:
        self._end(*self._given)
