"""Observers for the server count as spectators."""

import json

from mendax.server.tables.presence import Present
from mendax.server.tables.telling import present_message
from mendax.table.clock import Due


def test_who_looks_on_for_the_server_counts_as_a_watcher() -> None:
    told = json.loads(present_message(Present((True, False), 2), (Due((1,), 500),), 1))
    assert (told["present"], told["spectators"]) == ([True, False], 3)
