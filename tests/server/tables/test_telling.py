"""Tests that observers for the server count as spectators."""

import json

from mendax.server.tables.presence import Present
from mendax.server.tables.telling import present_message
from mendax.table.clock import Due


def test_admin_watchers_count_as_spectators() -> None:
    told = json.loads(present_message(Present((True, False), 2), (Due((1,), 500),), 1))
    assert (told["present"], told["spectators"]) == ([True, False], 3)
