"""Calls that use solved games, whose files and modules arrive after the first roll."""

import importlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from mendax.coach.protocol import Coach
from mendax.coach.registry import PRICED, coach_of
from mendax.core.game import Reason
from mendax.games.rules import Rules
from mendax.pyodide_server import arrays
from mendax.server.processes.calls import P

T = TypeVar("T")


def coach_here(game: str) -> Coach | None:
    """Return the coach of a game whose coach only reads solved games, or None."""
    return coach_of(game) if game in PRICED else None


class SolvedGames:
    """Makes calls in this thread, after the files of solved games have arrived."""

    def __init__(self, fetch: Callable[[], Awaitable[object]]) -> None:
        """``fetch`` returns once the files are here, and may be called again."""
        self._fetch = fetch
        self.waiting = 0
        """The number of unanswered calls, which is not counted for one person."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``do`` and return its result. Exceptions propagate."""
        await self._fetch()
        importlib.invalidate_caches()
        try:
            importlib.import_module("numpy")
        except ModuleNotFoundError:
            arrays.install()
        return do(*args, **kwargs)

    def close(self) -> None:
        """Do nothing, because the calls end with the page."""

    # ── the policies of other processes ──

    async def known(self, key: str | None) -> bytes | None:
        """Return None, because no other process solves games."""

    async def solved(self, key: str, game: str, rules: Rules, seats: int) -> Reason:
        """Return the reason why these rules are not solved here."""
        return Reason("wire-refused-needs-server")
