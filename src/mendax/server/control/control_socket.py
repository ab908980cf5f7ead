"""The control socket: a Unix socket in the folder of the tables, for its owner alone.

Rules of this file
1. Whoever may open it may do everything: its mode is 0600, set before it listens, and the system
   keeps others out. Nothing is asked for by network.
2. One question a connection, one line of at most ``LONGEST_LINE`` bytes, within ``PATIENCE``; the
   answers follow, a line each. Whoever hangs up ends what answers them.
3. Nothing here knows what can be asked: ``messages`` and ``orders`` do.
"""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncGenerator, Callable, Iterator
from pathlib import Path
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.control.messages import (
    LONGEST_LINE,
    Answered,
    Done,
    Question,
    RequestFailed,
    line,
    question,
)
from mendax.server.refusal import where

_log = logging.getLogger("mendax.control")

NAME: Final = "control.sock"
PATIENCE: Final = 10.0
"""Seconds that a question may take to arrive."""
_LONGEST_PATH: Final = 100
"""Bytes; the system's limit is 104 or 108."""
_MOST: Final = 16
"""Questions that are answered at once."""

Answers = Callable[[Question], AsyncGenerator[Answered, None]]


class ControlSocket:
    """The control socket of a running server."""

    def __init__(self, folder: Path, answers: Answers) -> None:
        self._folder = folder
        self._answers = answers
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listens from now on. Says so in the log where that can't be, and the server goes on."""
        listening = None
        try:
            listening = _listening(self._folder)
            self._server = await asyncio.start_unix_server(
                self._begun, sock=listening, limit=LONGEST_LINE
            )
        except (OSError, AttributeError, NotImplementedError) as error:
            if listening is not None:
                listening.close()
            _log.warning("no control socket, so no «mendax admin»: %s", error)

    async def close(self) -> None:
        """Hangs up, and takes the socket out of the folder."""
        if self._server is None:
            return
        self._server.close()
        for task in tuple(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)
        with contextlib.suppress(OSError):
            (self._folder / NAME).unlink(missing_ok=True)

    async def _begun(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            if len(self._open) <= _MOST:
                await self._serve(reader, writer)
        except (OSError, TimeoutError, ValueError):
            pass  # hung up, too slow, or too long a line
        except asyncio.CancelledError:
            pass  # the server ends; a cancelled callback would be logged as an error
        finally:
            self._open.discard(task)
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with asyncio.timeout(PATIENCE):
            text = await reader.readline()
        if not text.endswith(b"\n"):
            return
        answering = asyncio.ensure_future(self._answer(text, writer))
        gone = asyncio.ensure_future(reader.read(1))
        try:
            await asyncio.wait((answering, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            answering.cancel()
            await asyncio.gather(answering, gone, return_exceptions=True)

    async def _answer(self, text: bytes, writer: asyncio.StreamWriter) -> None:
        try:
            async with contextlib.aclosing(self._answers(question(text))) as answers:
                async for part in answers:
                    writer.write(line(part))
                    await writer.drain()
            last: Answered = Done()
        except MendaxError as error:
            last = RequestFailed(error.reason)
        except ConnectionError:
            return
        except Exception as error:
            _log.error("not answered: %s in %s", type(error).__name__, where(error))
            last = RequestFailed(Reason("control-failed", {"problem": type(error).__name__}))
        writer.write(line(last))
        await writer.drain()


@contextlib.contextmanager
def reachable(folder: Path) -> Iterator[str]:
    """The control socket's path, while it is used: one that is short enough for the system."""
    path = str(folder / NAME)
    if len(os.fsencode(path)) <= _LONGEST_PATH or not Path("/proc/self/fd").is_dir():
        yield path
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{opened}/{NAME}"
    finally:
        os.close(opened)


def _listening(folder: Path) -> socket.socket:
    """A socket that its owner alone can open. What a killed server left behind makes room: the
    folder's lock says that it is nobody's."""
    (folder / NAME).unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with reachable(folder) as path:
            made.bind(path)
            Path(path).chmod(0o600)
        made.listen()
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made
