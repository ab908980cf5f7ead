"""`mendax serve` without chance: every table's secret is the same, and every bot's generator is
that of the number of its game.

So the same table, with browsers whose client seeds are the same too (`conftest.guest`), has the
same dice and the same bots in every run, in whatever order the tests come. The server has no
setting for it, as a house whose dice can be foreseen must not be one setting away.

Bots hardly think. ``TEST_ABSENCE`` and ``TEST_PATIENCE`` are the seconds after which somebody
counts as gone, and a bot plays on. ``TEST_CHEAT`` names a way to swap the seed
(``tests.cheating``).
"""

import os
import secrets
import sys
from types import SimpleNamespace

from mendax.server.tables import absences, automatic, bot_seats, disconnects, registry
from mendax.terminal.cli import main
from tests.cheating import CHEATS

_SEED = 1
"""Any other number makes other games: with this one the tests get to see what they look for."""


_PAUSE = 20
"""Milliseconds that a bot takes: people would see nothing, pages see it all."""


def _bytes(count: int) -> bytes:
    return bytes(range(_SEED, _SEED + count))


class _BotSeats(bot_seats.BotSeats):
    """Bots whose luck is the same in every run, and another in each game of a table: with one for
    all, those who fold in the first game fold in every one, and no test gets to a war."""

    def new_seed(self) -> bytes:
        """Sixteen bytes that hang on the number of the game alone."""
        run = self.table.game_run
        first = _SEED + (run.number - 1 if run else 0)
        return bytes(number % 256 for number in range(first, first + 16))


if __name__ == "__main__":
    foreseen = SimpleNamespace(token_bytes=_bytes, choice=secrets.choice)
    registry.secrets = foreseen  # type: ignore[attr-defined,assignment]
    automatic.BotSeats = _BotSeats  # type: ignore[attr-defined]
    bot_seats.thinking_time = lambda *_: _PAUSE  # type: ignore[attr-defined]
    # How long somebody has to be gone to count as gone: tests do not wait for it.
    absences.LONG = float(os.environ.get("TEST_ABSENCE", absences.LONG))  # type: ignore[misc]
    patience = float(os.environ.get("TEST_PATIENCE", disconnects.PATIENCE))
    disconnects.PATIENCE = patience  # type: ignore[misc]
    if "TEST_CHEAT" in os.environ:
        CHEATS[os.environ["TEST_CHEAT"]](setattr)
    sys.argv[1:1] = ["serve"]
    main()
