"""Who follows a queue has all that the queue asks for."""

import inspect

import pytest

from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.table_follower import TableFollower

ASKED = [name for name in vars(TableFollower) if not name.startswith("_")]


@pytest.mark.parametrize("name", ASKED)
def test_a_live_table_has_it_with_the_same_signature(name: str) -> None:
    asked, there = (inspect.signature(getattr(kind, name)) for kind in (TableFollower, LiveTable))
    assert asked == there
