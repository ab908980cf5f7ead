"""Apply the recipe `docs/recipes/message.md`: a client asks how many sockets are at its table."""

import json
from pathlib import Path

from tests.recipes.tree import Tree

ASKING = """
import asyncio, sys
from pathlib import Path
from tests.server.guests import guests, serving

async def main():
    async with serving(Path(sys.argv[1])) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        await tab.send({"type": "who"})
        await tab.until(lambda t: any(m["type"] == "seats" for m in t.heard))
        print([m for m in tab.heard if m["type"] == "seats"])

asyncio.run(main())
"""


def test_a_message_is_read_answered_and_described(tmp_path: Path) -> None:
    tree = Tree(tmp_path, "message")
    messages, connection = "server/wire/messages.py", "server/socket/connection.py"
    tree.edit(
        messages,
        "SocketIn = HelloIn | HoldIn | ActIn | DoIn | PingIn\n",
        'class WhoIn(In, frozen=True, tag="who"):\n    """Ask for the number of seats."""\n\n\n'
        "SocketIn = HelloIn | HoldIn | ActIn | DoIn | PingIn | WhoIn\n",
    )
    tree.edit(
        messages,
        "SocketOut = (\n    AnnouncementOut",
        'class SeatsOut(Out, frozen=True, tag="seats"):\n    """The number of seats."""\n\n'
        "    seats: int\n\n\nSocketOut = (\n    SeatsOut\n    | AnnouncementOut",
    )
    tree.edit(
        connection,
        "        elif not self.greeted:\n",
        "        elif isinstance(message, WhoIn):\n"
        "            self.push(encode(SeatsOut(len(self._live.table.table_view().seats))))\n"
        "        elif not self.greeted:\n",
    )
    tree.edit(connection, "    PongOut,\n", "    PongOut,\n    SeatsOut,\n")
    tree.edit(connection, "    SocketIn,\n", "    SocketIn,\n    WhoIn,\n")
    tree.lint()
    tree.tests("tests/server/socket/test_connection.py", "tests/server/wire/test_messages.py")
    schema = json.loads(tree.mendax("schema").stdout)["components"]["schemas"]
    assert {"WhoIn", "SeatsOut"} <= set(schema)
    done = tree.run("-c", ASKING, str(tmp_path / "data"))
    assert done.returncode == 0, done.stderr[-3000:]
    assert "[{'type': 'seats', 'seats': 1}]" in done.stdout
