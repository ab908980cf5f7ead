"""`mendax serve` without chance: every table's secret and every bot's generator are the same.

So the same table, with browsers whose client seeds are the same too (`conftest.guest`), has the
same dice and the same bots in every run, in whatever order the tests come. The server has no
setting for it, as a house whose dice can be foreseen must not be one setting away.
"""

import os
import secrets
import sys
from types import SimpleNamespace

from mendax.server.tables import absences, bot_seats, registry
from mendax.terminal.cli import main

_SEED = 1
"""Any other number makes other games: with this one the tests get to see what they look for."""


def _bytes(count: int) -> bytes:
    return bytes(range(_SEED, _SEED + count))


if __name__ == "__main__":
    foreseen = SimpleNamespace(token_bytes=_bytes, choice=secrets.choice)
    for module in (bot_seats, registry):
        module.secrets = foreseen  # type: ignore[attr-defined]
    # How long somebody has to be gone to count as gone: tests do not wait for it.
    absences.LONG = float(os.environ.get("TEST_ABSENCE", absences.LONG))  # type: ignore[misc]
    sys.argv[1:1] = ["serve"]
    main()
