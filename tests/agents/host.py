"""The host of a table, who reserves a seat for an agent and leaves it to play with bots."""

from mendax.programs.protocol import read_json, write_json
from mendax.programs.table.table_link import ServerClient, TableLink

SEATS = {"mia": 1, "french_poker": 1, "sword_of_lies": 2}
"""The number of bots at a table of each game."""


class Host:
    """A guest who has opened a table and left it."""

    def __init__(self, port: int, game: str) -> None:
        server = ServerClient(f"http://127.0.0.1:{port}")
        server.begin()
        wanted = {"game": game, "name": "Hanna", "bots": ["random"] * SEATS[game]}
        link = TableLink(f"http://127.0.0.1:{port}", server.open_table(wanted))
        asked = f"/api/tables/{link.table}"
        self.address = f"{link.server}/t/{link.table}"
        """The table's link."""
        self.code = str(server.ask("POST", f"{asked}/code")["code"])
        """The code that leads to the table."""
        self.key = str(server.ask("POST", f"{asked}/programs")["key"])
        """The key of the reserved seat."""
        socket = server.connect(link.socket)
        leave = {"type": "do", "id": "leaves", "action": {"kind": "leave"}}
        for message in ({"type": "hello", "since": 0}, leave):
            socket.send(write_json(message).decode())
        while read_json(socket.receive())["type"] != "answer":
            pass
        socket.close()
