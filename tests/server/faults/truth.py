"""Invariants after any fault, checked in the database and in the received messages."""

from collections import Counter
from contextlib import closing
from random import Random
from typing import Any

from mendax.bots import bots_for
from mendax.server.store import log_questions
from mendax.server.store.postgresql import connections
from mendax.table.record.format import ALL
from mendax.table.record.verify import verify
from mendax.table.record.write import record_of
from mendax.table.table import Table
from tests.server.faults.persons import Steadfast, plays
from tests.server.secrecy import searched


async def ends_well(people: list[Steadfast], luck: Random) -> int:
    """Play the game to its end and check everything; return the number of finished games."""
    await plays(people, luck, lambda: people[0].tab.over, again=False)
    last = max(person.tab.number for person in people)
    for person in people:
        await person.sees(lambda tab: tab.number >= last)
    seen = [_public(person.tab.table) for person in people]
    assert all(table == seen[0] for table in seen), "one table for all"
    return checked(people)


def _public(table: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a table that are equal for all readers."""
    return {"seats": [seat["name"] for seat in table["seats"]], "games": table["games"]}


def checked(people: list[Steadfast]) -> int:
    """Check in the database that all data exists exactly once and that no reader saw too much.
    Return the number of finished games.
    """
    table = people[0].table
    conninfo = connections.address(people[0].cluster.database)
    with closing(connections.connected(conninfo)) as db:
        log = connections.PostgresConnection(db)
        row, lines = log_questions.table_row(table, log), log_questions.lines(table, 0, log)
        assert row is not None
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        stored = Counter(line.command for line in lines if line.command)
        at = {line.command: line.number for line in lines if line.command}
        for person in people:
            for command, number in person.answered.items():
                assert stored[command] == 1, f"{command} is there {stored[command]} times"
                assert at[command] <= number <= len(lines)
            assert max(person.told(), default=0) <= len(lines), "told and not stored"
        bots = bots_for(row.game)
        whole = Table.load(table, row.secret, lines, bots)
        over = whole.table_view().games - (whole.table_view().phase == "playing")
        for number in range(1, over + 1):
            past = log_questions.past_game(table, number, log)
            run = Table.load(table, row.secret, past, bots, number, gaps=True).game_run
            assert run is not None
            for reader in (ALL, None, 0):
                assert verify(record_of(run, reader)) == ()
    if whole.game_run is not None and (over == 1 or row.game != "sword_of_lies"):
        # later games of Sword begin with the stacks of earlier ones, which ``searched`` knows not
        for person in people:
            _saw_nothing_hidden(person, whole)
    return over


def _saw_nothing_hidden(person: Steadfast, table: Table) -> None:
    """Fail if a hidden die or card of the newest game was shown too early."""
    for tab in person.tabs:
        if tab.you is not None:
            searched(tab, table)
