"""Programs online in PostgreSQL: each worker's own, for as long as it goes on saying so."""

import contextlib
from functools import partial
from pathlib import Path

from mendax.server.store import online_programs
from mendax.server.store.online_programs import OnlineRow
from tests.server.store.stores import writer_of


def test_each_worker_writes_its_own_and_sees_the_others(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:
        rows = [OnlineRow("one", 7, "robo", 5, "{}", 20), OnlineRow("one", 8, "bot", 3, "{}", 20)]
        writer.change(partial(online_programs.write, "one", rows, 1))
        other = OnlineRow("two", 9, "else", 4, "{}", 10)
        writer.change(partial(online_programs.write, "two", [other], 1))

        def elsewhere(worker: str, now: int) -> list[int]:
            found = writer.change(partial(online_programs.elsewhere, worker, now))
            return [row.number for row in found]

        assert elsewhere("two", 2) == [8, 7]
        assert elsewhere("one", 2) == [9]
        assert elsewhere("one", 10) == [], "it has said nothing more"
        writer.change(partial(online_programs.write, "one", (), 10))
        assert elsewhere("two", 2) == elsewhere("three", 2) == []
