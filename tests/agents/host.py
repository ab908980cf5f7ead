"""The host of a table, who reserves a seat for an agent."""

from functools import partial

from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import ServerClient, TableLink
from tests.programs.lines import FunctionLines, first_offer

SEATS = {"mia": 1, "french_poker": 1, "sword_of_lies": 2}
"""The number of bots at a table of each game."""


class Host:
    """A guest who opens a table, reserves a seat for an agent, and plays with a program."""

    def __init__(self, port: int, game: str) -> None:
        self.server = ServerClient(f"http://127.0.0.1:{port}")
        self.server.begin()
        wanted = {"game": game, "name": "Hanna", "bots": ["random"] * SEATS[game]}
        self.link = TableLink(f"http://127.0.0.1:{port}", self.server.open_table(wanted))
        self.table = AtTable(
            Conversation(FunctionLines(first_offer)),
            partial(self.server.connect, self.link.socket),
            name="Hanna",
            idle=float("inf"),
        )
        made = self.server.ask("POST", f"/api/tables/{self.link.table}/programs")
        self.key = str(made["key"])

    @property
    def address(self) -> str:
        """Return the table's link."""
        return f"{self.link.server}/t/{self.link.table}"
