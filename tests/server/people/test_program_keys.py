"""Tests that a key is stored only as its hash, and that every header with a key is parsed in one
place."""

from hashlib import sha256
from pathlib import Path

import pytest

from mendax.server.people.program_keys import MARK, REVOKED, ProgramKeys, bearer
from mendax.server.settings.settings import Rates, ServerSettings
from mendax.server.wire.refusal import Refused
from tests.reasons import because
from tests.server.guests import Served


def test_headers_that_carry_a_key() -> None:
    lines = {
        "Basic abc": None,
        "Bearer mendax-x": "mendax-x",
        "bearer  mendax-x ": "mendax-x",
        "Bearer": "",
        "Bearer ": "",
    }
    assert {line: bearer({"authorization": line}) for line in lines} == lines
    assert bearer({}) is None


class _Socket:
    def __init__(self) -> None:
        self.said: list[object] = []

    def push(self, *texts: bytes) -> None:
        self.said += texts

    def close(self, code: int, why: str) -> None:
        self.said.append((code, why))


async def test_made_kept_and_revoked(served: Served, tmp_path: Path) -> None:
    settings = ServerSettings(data=tmp_path, rates=Rates(keys_per_person=1))
    keys = ProgramKeys(served.context.store, settings)
    key, row = await keys.make("ann", None, "  my   bot ")
    assert key.startswith(MARK)
    assert row.key_hash == sha256(key.encode()).digest()
    assert row.name == "my bot"
    with pytest.raises(Refused, check=because("programs-too-many-keys")):
        await keys.make("ann", None, "another")
    assert await keys.of_owner("ann") == (row,)
    assert row in await keys.every()
    socket = _Socket()
    keys.connect(row, socket)
    assert await keys.revoke(row.person) == 1
    assert socket.said[-1] == (REVOKED, "the key was revoked")
    keys.disconnect(socket)
    assert await keys.of_owner("ann") == ()
    assert await keys.revoke_all("ann") == 0
