"""The session over a socket printed in docs/programs.md; run it as a script to update the page.

python -m tests.server.programs.socket_session
"""

import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from websockets.asyncio.client import ClientConnection

from mendax.programs.protocol import read_json, write_json
from mendax.server.tables import registry
from tests.programs.session import shortened
from tests.server import connections
from tests.server.guests import Served, Tab, guests, serving
from tests.server.programs.comers import seat_for
from tools.ground import ROOT

PAGE: Final = ROOT / "docs" / "programs.md"
_BLOCK: Final = re.compile(r"(?<=<!-- socket session -->\n```text\n).*?(?=```\n)", re.DOTALL)
SECRET: Final = bytes([1]) * 32
"""The secret from which the page's table draws its dice."""


class Afternoon:
    """The program of the page, at its socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.said: list[str] = []
        self._socket = socket

    async def play(self) -> None:
        """Play one game."""
        kind = ""
        while kind != "end":
            told = read_json(await self._socket.recv())
            kind = told["type"]
            self.said.append("→ " + shortened(told))
            answer = self._answer(told)
            if answer is not None:
                self.said.append("← " + write_json(answer).decode())
                await self._socket.send(write_json(answer).decode())

    def _answer(self, told: dict[str, Any]) -> dict[str, Any] | None:
        if told["type"] == "begin":
            return {"type": "ready", "name": "afternoon"}
        offers = {offer["action"]["kind"]: offer for offer in told.get("offers", ())}
        if not offers:
            return None
        kind = next(one for one in ("look", "announce", "doubt", "shake") if one in offers)
        action = {"kind": kind}
        if kind == "announce":
            (slot,) = offers[kind]["slots"]
            true = told["view"]["roll"]
            action["value"] = true if true in slot["values"] else slot["values"][0]
        return {"type": "act", "after": told["after"], "action": action}


async def host_plays(host: Tab) -> None:
    """Play as Ann: believe every claim, look, and announce Mia."""
    while not host.over:
        number = host.number
        kinds = [o["action"]["kind"] for o in host.game["offers"]] if host.game else []
        if not kinds:
            await host.reaches(number + 1)
            continue
        kind = next(one for one in ("shake", "believe", "look", "announce") if one in kinds)
        answer = await host.act(kind, **({"value": 21} if kind == "announce" else {}))
        await host.reaches(answer["number"])


async def session(served: Served) -> str:
    """Play a session of one program and one person with one life each at a running server."""
    with patch.object(registry, "new_secret", lambda: SECRET):
        async with guests(served.base, "Ann") as (ann,):
            host = await ann.enter(table := await ann.open(changes={"lives": 1}))
            key = (await seat_for(ann, table))["key"]
            where = f"/api/tables/{table}/program?name=afternoon"
            offered = ["program.1", key]
            async with await connections.socket(served.base, where, subprotocols=offered) as socket:
                program = Afternoon(socket)
                await host.until(lambda t: len(t.table["seats"]) > 1)
                await host.until(lambda t: t.table["seats"][1].get("ready"))
                await host.do("start")
                await asyncio.gather(program.play(), host_plays(host))
    return "\n".join(program.said) + "\n"


def printed() -> str:
    """Return the session as shown on the page."""
    (block,) = _BLOCK.findall(PAGE.read_text())
    return str(block)


async def _print() -> None:
    with TemporaryDirectory() as folder:
        async with serving(Path(folder)) as served:
            made = await session(served)
    PAGE.write_text(_BLOCK.sub(lambda _: made, PAGE.read_text(), count=1))


if __name__ == "__main__":
    asyncio.run(_print())
