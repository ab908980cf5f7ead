"""Tests that only the person of a table reaches its parts through the table operations."""

from pathlib import Path

import pytest
from starlette.requests import Request

from mendax.pyodide_server.tables import BrowserTables
from mendax.server.coaching.past_games import PastGames
from mendax.server.coaching.reading import FinishedGames
from mendax.server.http.table_api import TableApi
from mendax.server.people.rate_limits import Limits
from mendax.server.processes.calls import CallHere
from mendax.server.settings.settings import Rates
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.operation import Visit
from mendax.server.wire.refusal import Refused
from tests.pyodide_server.local_table import MemoryShelf

VISIT = Visit(Request({"type": "http"}), "here", {})


class Persons:
    """A stub by which all requests are from one person, who is unknown until ``begin``."""

    person: str | None = None

    async def person_of(self, connection: Request) -> str | None:
        """Return the person."""
        return self.person

    async def begin(self, visit: Visit) -> str:
        """Begin a session of a new person."""
        self.person = "ann"
        return "ann"


def api(persons: Persons) -> TableApi:
    """Return the operations over tables in memory."""
    tables, limits, call = BrowserTables(MemoryShelf()), Limits(Rates(), lambda: 0.0), CallHere()
    past = PastGames(FinishedGames(tables.logs, call), limits, call, None)
    return TableApi(tables, persons, limits, past)


async def test_a_new_guest_who_opens_a_table_is_its_host(tmp_path: Path) -> None:
    persons = Persons()
    operations = api(persons)
    table = (await operations.open_table(VISIT, OpenTableIn(name="Ann", game="mia"))).id
    assert (await operations.table(VISIT, table)).you == 0
    persons.person = "ben"
    assert (await operations.table(VISIT, table)).you is None


async def test_an_unknown_table_and_an_unfinished_game_are_refused() -> None:
    operations = api(Persons())
    with pytest.raises(Refused) as refused:
        await operations.table(VISIT, "m" * 16)
    assert refused.value.reason.key == "wire-refused-no-table"
    table = (await operations.open_table(VISIT, OpenTableIn(name="Ann", game="mia"))).id
    for asked in (operations.record, operations.story, operations.replay):
        with pytest.raises(Refused) as refused:
            await asked(VISIT, table, 1)
        assert refused.value.reason.key == "wire-refused-no-record"
