"""A server that chooses its dice late: it shows one commitment and plays with another seed.

Each function makes the tables of this process cheat, by ``replace`` (``monkeypatch.setattr``).
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace as replaced

from mendax.core.draw import game_seed
from mendax.table import fairness
from mendax.table.events import SeedOpened
from mendax.table.game_run import GameRun
from mendax.table.state import TableState

Replace = Callable[[Any, str, Any], object]
_OTHER: Final = bytes(range(100, 132))
"""The secret that a table switches to after it has seen data of its players' shares."""


def swap_at_start(replace: Replace) -> None:
    """At the start, show another commitment as if it had been there before."""
    start = TableState._start

    def swapped(state: TableState, *asked: Any) -> Any:
        state.secret = _OTHER
        return start(state, *asked)

    replace(TableState, "_start", swapped)


def swap_after_opening(replace: Replace) -> None:
    """Keep the commitment, but switch to another seed once all shares are open."""
    fix = GameRun.fix_shares

    def swapped(run: GameRun, *asked: Any) -> None:
        run._seed = game_seed(_OTHER, run.number)
        fix(run, *asked)

    replace(GameRun, "fix_shares", swapped)


def swap_and_deny(replace: Replace) -> None:
    """Do the same as ``swap_after_opening``, but open the bound seed at the end."""
    swap_after_opening(replace)
    begin, opened = GameRun.begin, fairness.Fairness.opened
    bound: list[bytes] = []

    def remembered(run: GameRun, *asked: Any) -> None:
        bound[:] = [run._seed]
        begin(run, *asked)

    def denied(self: fairness.Fairness) -> Any:
        told = opened(self)
        return replaced(told, event=SeedOpened(bound[0].hex()))

    replace(GameRun, "begin", remembered)
    replace(fairness.Fairness, "opened", denied)


CHEATS: Final = {
    "at-start": swap_at_start,
    "after-opening": swap_after_opening,
    "denied": swap_and_deny,
}
