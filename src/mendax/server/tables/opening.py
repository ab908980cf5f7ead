"""Opens a table as a client requested. The caller stores the table."""

import secrets
from itertools import zip_longest
from typing import Final

from mendax.core.extensions import Staked
from mendax.games import game_named
from mendax.server.wire.http_messages import OpenTableIn
from mendax.table.actions import AddBot
from mendax.table.commands import Do
from mendax.table.log import LogLine
from mendax.table.table import Person, Table

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""The letters of addresses: 32 without lookalikes, so 16 letters have 80 bits."""


def new_id() -> str:
    """Return a new table's id."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def new_secret() -> bytes:
    """Return a new table's secret, which determines its dice."""
    return secrets.token_bytes(32)


def opened(
    id: str, secret: bytes, at: int, person: Person, asked: OpenTableIn, bots: tuple[str, ...]
) -> tuple[Table, tuple[LogLine, ...]]:
    """Return a new table hosted by ``person``, and its first lines.

    ``bots`` names the bots that may sit at the table. Raises ``RulesError`` or ``Refusal``.
    """
    table, batch = Table.open(
        id,
        secret,
        asked.game,
        at,
        person,
        asked.name,
        asked.preset,
        asked.changes,
        bots=bots,
        open_seed=opens_cups(asked.game) if asked.open_seed is None else asked.open_seed,
        rules_name=asked.rules_name,
    )
    lines = list(batch.lines)
    for bot, name in zip_longest(asked.bots, asked.bot_names[: len(asked.bots)]):
        lines += table.execute(Do(person, AddBot(bot, name)), at).lines
    return table, tuple(lines)


def opens_cups(game: str) -> bool:
    """Return whether a new table for this game opens its cups after each game by default.

    Players want to see the lies. If chips carry over to the next game, however, opened cards would
    reveal how others play, so cards that were not called stay closed.
    """
    return not isinstance(game_named(game), Staked)
