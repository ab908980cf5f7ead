"""Tables of Sword of Lies where bots search without pauses: their server and their players.

``python -m bench.searching_tables PORT FOLDER PLACE`` starts a server whose bots wait for one
millisecond before each move, and search in its ``threads`` or in its bot ``process``.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from bench.clients import Client, connect, post
from bench.unlimited_server import OPEN
from mendax.bots import Character
from mendax.server.base.settings import ServerSettings
from mendax.server.operations.serving import serve
from mendax.server.tables import bot_seats

Place = Literal["threads", "process"]
TABLES: Final = 8
_BOTS: Final = ("marshal", "marshal", "marshal")


class _Table:
    """A person who takes the first offer, among searching bots."""

    def __init__(self) -> None:
        self.number = 0
        """The number of entries of the table's log."""
        self._commands = 0

    async def open(self, port: int) -> None:
        """Open a table and start its first game."""
        body = {"game": "sword_of_lies", "name": "one", "bots": _BOTS}
        head, content = await post(port, "/api/tables", msgspec.json.encode(body))
        path = f"/api/tables/{msgspec.json.decode(content)['id']}/socket"
        client = await connect(port, path, self._heard, head.split("set-cookie: ")[1].split(";")[0])
        client.send(b'{"type":"hello"}')
        self._send(client, "do", {"kind": "start"})

    def _heard(self, client: Client, text: bytes) -> None:
        heard = msgspec.json.decode(text)
        if heard["type"] != "news":
            return
        if heard.get("entries"):
            self.number = heard["entries"][-1]["number"]
        game = heard.get("game")
        if game and game["places"] is not None:
            self._send(client, "do", {"kind": "start"})
        elif game and game["offers"]:
            self._send(client, "act", game["offers"][0]["action"], after=self.number)

    def _send(self, client: Client, kind: str, action: dict[str, Any], **more: int) -> None:
        self._commands += 1
        message = {"type": kind, "id": f"c{self._commands}", "action": action}
        client.send(msgspec.json.encode(message | more))


async def moves(port: int, seconds: float) -> int:
    """Count the moves at all tables during ``seconds``."""
    tables = [_Table() for _ in range(TABLES)]
    await asyncio.gather(*(table.open(port) for table in tables))
    await asyncio.sleep(seconds)
    return sum(table.number for table in tables)


if __name__ == "__main__":
    which, folder, place = sys.argv[1:]
    bot_seats.thinking_time = lambda *_: 1  # type: ignore[attr-defined]
    if place == "threads":
        Character.thinks_long = lambda *_: False  # type: ignore[method-assign]
    serve(ServerSettings(port=int(which), data=Path(folder), rates=OPEN))
