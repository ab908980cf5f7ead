"""Runs `mendax serve` without randomness: every table has the same secret, and a bot's generator is
seeded with the number of its game.

The same table, with browsers whose client seeds are the same too (`conftest.guest`), has the same
dice and bots in every run, in any order of the tests. The server has no setting for it, as
predictable dice must not be one setting away.

Bots hardly pause, and a slow disk refuses no command. ``TEST_ABSENCE`` and ``TEST_PATIENCE`` are
the seconds after which a player counts as absent, and a bot plays on. ``TEST_CHEAT`` names a way to
cheat (``testbed.cheating_servers``).
"""

import os
import secrets
import sys
from collections.abc import Callable, Set
from types import SimpleNamespace

from mendax.server import clock
from mendax.server.tables import absences, automatic, bot_seats, disconnects, opening
from mendax.terminal.cli import main
from testbed.cheating_servers import CHEATS

_SEED = 1
"""The seed with which the tests reach the moments that they need."""


_PAUSE = 20
"""The pause of a bot in milliseconds, which is too short for people but enough for pages."""


def _bytes(count: int) -> bytes:
    return bytes(range(_SEED, _SEED + count))


class _BotSeats(bot_seats.BotSeats):
    """Bots whose generator is the same in every run but differs by game.

    With one seed for all games, bots that fold in the first game would fold in every one, and no
    test would reach a war.
    """

    def new_seed(self) -> bytes:
        """Return sixteen bytes that depend only on the number of the game."""
        run = self.table.game_run
        first = _SEED + (run.number - 1 if run else 0)
        return bytes(number % 256 for number in range(first, first + 16))


class _DisconnectTimers(disconnects.DisconnectTimers):
    """Timers with the time of the tests."""

    def watch(self, seats: Set[int], seconds: float, gone: Callable[[int], None]) -> bool:
        """Wait for these seats."""
        return super().watch(seats, float(os.environ["TEST_PATIENCE"]), gone)


if __name__ == "__main__":
    foreseen = SimpleNamespace(token_bytes=_bytes, choice=secrets.choice)
    opening.secrets = foreseen  # type: ignore[attr-defined,assignment]
    automatic.BotSeats = _BotSeats  # type: ignore[attr-defined]
    bot_seats.thinking_time = lambda *_: _PAUSE  # type: ignore[attr-defined]
    clock.ANSWER = 60  # type: ignore[misc]
    # Seconds until a player counts as absent. Tests do not wait for it.
    absences.LONG = float(os.environ.get("TEST_ABSENCE", absences.LONG))  # type: ignore[misc]
    if "TEST_PATIENCE" in os.environ:
        automatic.DisconnectTimers = _DisconnectTimers  # type: ignore[attr-defined]
    if "TEST_CHEAT" in os.environ:
        CHEATS[os.environ["TEST_CHEAT"]].apply(setattr)
    sys.argv[1:1] = ["serve"]
    main()
