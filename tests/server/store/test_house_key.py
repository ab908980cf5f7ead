"""The key of a house is the same for all its workers, and unlike that of another."""

import contextlib
from pathlib import Path

from mendax.server.store.house_key import house_key
from testbed.postgresql import PostgresServer
from tests.server.store.stores import writer_of


def test_all_workers_have_it_and_another_house_has_another(
    database: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    with postgres.database() as another:
        keys = []
        for address in (database, database, another):
            with contextlib.closing(writer_of(address, tmp_path)) as writer:
                keys.append(writer.change(house_key))
    assert keys[0] == keys[1] != keys[2]
    assert {len(key) for key in keys} == {32}
