"""The endless Mia of ``bench/ours.py`` on boardgame.io, with the same clients and boardgame.io's
protocol."""

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bench.clients import Client, connect, post, until
from bench.timed_moves import TimedMoves
from tools import node

_SOCKET = "/socket.io/?EIO=4&transport=websocket"
PACKAGE = {
    "name": "rival",
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2"},
    "overrides": {"koa-compose": "4.1.0"},  # with 4.2.0 every address of its lobby answers 404
}


def install(folder: Path) -> tuple[list[str], str]:
    """Install boardgame.io into ``folder``. Return the command that starts it, or an empty command
    and the reason for a failure."""
    found = node.find()
    program = found.program if found else shutil.which("node")
    npm = list(found.npm) if found else ["npm"]
    if not program or not shutil.which(npm[0]):
        return [], "there is no Node.js"
    (folder / "package.json").write_bytes(msgspec.json.encode(PACKAGE))
    command = [*npm, "install", "--no-audit", "--no-fund", "--silent"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return [], "npm took longer than two minutes"
    if done.returncode:
        return [], "npm could not install it"
    return [program, str(Path(__file__).with_name("rival.cjs"))], ""


class _State(msgspec.Struct):
    G: dict[str, Any]
    state_id: int = msgspec.field(name="_stateID")


class RivalTable(TimedMoves):
    """One match of endless Mia."""

    def __init__(self, done: Callable[[Any, float], None]) -> None:
        super().__init__(done)
        self._credentials: list[str] = []
        self._states: list[_State | None] = [None, None, None]
        self._synced = 0

    async def open(self, port: int) -> None:
        """Create a match, join it three times and connect."""
        _, content = await post(port, "/games/mia/create", b'{"numPlayers":3}')
        self.id = msgspec.json.decode(content)["matchID"]
        for seat in range(3):
            asked = msgspec.json.encode({"playerID": str(seat), "playerName": f"p{seat}"})
            _, content = await post(port, f"/games/mia/{self.id}/join", asked)
            self._credentials.append(msgspec.json.decode(content)["playerCredentials"])
        for _ in range(3):
            client = await connect(port, _SOCKET, self._heard)
            self.clients.append(client)
            client.send(b"40/mia,")
        await until(lambda: self._synced == 3)

    def move(self) -> None:
        """Send the next move of the player to act."""
        state = self._states[0]
        assert state
        seat = state.G["turn"]
        self._begin(seat, state.state_id + 1)
        kind, said = self._chosen(state.G)
        payload = {"type": kind, "args": said, "playerID": str(seat)}
        payload["credentials"] = self._credentials[seat]
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self.clients[seat], "update", action, state.state_id, self.id, str(seat))

    def _chosen(self, game: dict[str, Any]) -> tuple[str, list[int]]:
        if game["phase"] == "open":
            return "roll", []
        if game["phase"] == "cup":
            return "announce", [min(20, game["said"] + 1 + self._luck.randrange(3))]
        return ("doubt" if game["said"] == 20 or self._luck.random() < 0.25 else "believe"), []

    def _emit(self, client: Client, *words: Any) -> None:
        client.send(b"42/mia," + msgspec.json.encode(words))

    def _heard(self, client: Client, text: bytes) -> None:
        if text[:1] == b"2":
            client.send(b"3")
        elif text[:2] == b"40":
            seat = self.clients.index(client)
            self._emit(client, "sync", self.id, str(seat), self._credentials[seat], 3)
        elif text[:2] == b"42":
            self._take(client, text[7:])

    def _take(self, client: Client, text: bytes) -> None:
        words = msgspec.json.decode(text, type=tuple[msgspec.Raw, ...])
        kind = bytes(words[0])
        seat = self.clients.index(client)
        if kind == b'"sync"':
            self._synced += 1
            self._states[seat] = msgspec.json.decode(words[2], type=_Sync).state
        elif kind == b'"update"':
            state = msgspec.json.decode(words[2], type=_State)
            self._states[seat] = state
            if self._want and state.state_id >= self._want:
                self._hold(seat)

    async def reconnect(self, port: int) -> int:
        """Reconnect a client, and return the number of bytes that the server sends."""
        got: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def heard(client: Client, text: bytes) -> None:
            if text[:2] == b"40":
                self._emit(client, "sync", self.id, "0", self._credentials[0], 3)
            elif b'["sync"' in text[:20] and not got.done():
                got.set_result(len(text))

        client = await connect(port, _SOCKET, heard)
        client.send(b"40/mia,")
        size = await asyncio.wait_for(got, 20)
        client.close()
        return size


class _Sync(msgspec.Struct):
    state: _State
