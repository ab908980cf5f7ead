"""Tests that no request at any table blocks the server's loop for long.

The unit is calls, so the result is the same on any machine.
"""

from random import Random

import pytest

from mendax.games import GAMES
from mendax.table.actions import TableAction
from tests.server.loop_work import Counted, a_table

MOST_CALLS = 500_000
"""Current machines make about ten million calls a second, so this limit is far below a second. The
most expensive known operations take a hundred thousand calls each: starting a game of Sword of Lies
for twenty, which deals a hundred cards, and the first reference of a rule set."""
TABLES = 90


@pytest.fixture(scope="module")
def counted() -> Counted:
    """Return the work done at tables of all games under random options, with its calls."""
    meter = Counted()
    for number in range(TABLES):
        a_table(Random(f"watchdog test {number}"), meter)
    return meter


def test_no_piece_of_work_is_long(counted: Counted) -> None:
    assert counted.times > 20 * TABLES
    long = {name: calls for name, calls in counted.most.items() if calls > MOST_CALLS}
    assert not long


def test_everything_that_may_be_asked_was_asked(counted: Counted) -> None:
    done = {name.rpartition(" ")[2] for name in counted.most}
    deeds = {kind.__name__ for kind in TableAction}
    assert deeds <= done
    assert {"reference", "rules", "rubbish", "welcome", "aid", "clock"} <= done
    for game in GAMES.values():
        moves = {name for name in counted.most if name.startswith(game.name)} - {
            f"{game.name} {word}" for word in (*deeds, "welcome", "aid", "clock")
        }
        assert len(moves) >= 4, game.name
