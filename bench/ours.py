"""Endless Mia on our server: tables of three clients, each with its own socket."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bench.clients import Client, connect, post, until
from bench.timed_moves import TimedMoves

RULES = {"lives": 99}


class _Entry(msgspec.Struct):
    number: int


class _Game(msgspec.Struct):
    offers: list[dict[str, Any]]
    places: list[int] | None


class _Heard(msgspec.Struct):
    """The parts of a message that a load client reads."""

    type: str
    id: str | None = None
    number: int | None = None
    reason: dict[str, Any] | None = None
    you: int | None = None
    entries: list[_Entry] = []
    game: _Game | None = None


_decoder = msgspec.json.Decoder(_Heard)


class OurTable(TimedMoves):
    """One table of endless Mia."""

    rules: Mapping[str, object] = RULES

    def __init__(self, done: Callable[[Any, float], None]) -> None:
        super().__init__(done)
        self.welcome_bytes = 0
        self.number = 0
        self._turn: tuple[int, _Game] | None = None
        self._commands = 0

    async def open(self, port: int) -> None:
        """Open the table, seat three players and start."""
        body = {"game": "mia", "name": "one", "changes": dict(self.rules)}
        head, content = await post(port, "/api/tables", msgspec.json.encode(body))
        self.id = msgspec.json.decode(content)["id"]
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        path = f"/api/tables/{self.id}/socket"
        for seat in range(3):
            client = await connect(port, path, self.heard, cookie if seat == 0 else None)
            self.clients.append(client)
            client.send(b'{"type":"hello"}')
            if seat:
                self.do(client, {"kind": "sit", "name": f"p{seat}"})
        await until(lambda: self.number >= 4)
        self.do(self.clients[0], {"kind": "start"})
        await until(lambda: self._turn is not None)

    def move(self) -> None:
        """Send the next move of the player to act."""
        assert self._turn is not None
        mover, game = self._turn
        self._begin(mover, self.number + 1)
        client = self.clients[mover]
        if game.places is not None:
            self.do(self.clients[0], {"kind": "start"})
            return
        action = self._chosen(game.offers)
        self._commands += 1
        message = {"type": "act", "id": f"c{self._commands}", "after": self.number}
        client.send(msgspec.json.encode(message | {"action": action}))

    def _chosen(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        by_kind = {offer["action"]["kind"]: offer for offer in offers}
        if "believe" in by_kind:
            return {"kind": "doubt" if self._luck.random() < 0.25 else "believe"}
        if "look" in by_kind:
            return {"kind": "look"}
        offer = by_kind.get("announce") or offers[0]
        action = dict(offer["action"])
        for slot in offer["slots"]:
            action[slot["field"]] = self._luck.choice(slot["values"][:3])
        return action

    def do(self, client: Client, action: dict[str, Any]) -> None:
        """Send an action outside the game."""
        self._commands += 1
        message = {"type": "do", "id": f"c{self._commands}", "action": action}
        client.send(msgspec.json.encode(message))

    def heard(self, client: Client, text: bytes) -> None:
        """Process a message that a client received."""
        heard = _decoder.decode(text)
        if heard.type == "answer" and heard.reason:
            self.refused += 1
        if heard.type == "refused":
            self.refused += 1
        if heard.type == "welcome":
            self.welcome_bytes = len(text)
        if heard.type != "news":
            return
        seat = self.clients.index(client) if client in self.clients else -1
        if heard.entries:
            self.number = max(self.number, heard.entries[-1].number)
        game = heard.game
        if game is not None and (game.offers or (game.places and seat == 0)):
            self._turn = (seat, game)
        if self._want and self.number >= self._want:
            self._hold(seat)

    async def reconnect(self, port: int) -> int:
        """Reconnect a client, and return the number of bytes that the server sends."""
        self.welcome_bytes = 0
        client = await connect(port, f"/api/tables/{self.id}/socket", self.heard)
        client.send(b'{"type":"hello"}')
        await until(lambda: self.welcome_bytes > 0)
        client.close()
        return self.welcome_bytes
